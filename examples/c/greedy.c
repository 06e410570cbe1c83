/* Greedy decoding from C, with a static library:
 *
 *   kinac build ../storylm0_greedy.kina -o libgreedy.a --header greedy.h
 *   cc -I. greedy.c libgreedy.a -o greedy && ./greedy
 */
#include "greedy.h"

#include <stdio.h>

int main(void) {
  float logits[4][8] = {{0}};
  int64_t tokens[4];
  for (int t = 0; t < 4; ++t)
    logits[t][(3 * t + 1) % 8] = 1.0f;
  int32_t status = kina_greedy(&logits[0][0], tokens);
  if (status != KINA_SUCCESS) {
    fprintf(stderr, "kina_greedy returned %d\n", (int)status);
    return 1;
  }
  for (int t = 0; t < 4; ++t)
    printf("%d%c", (int)tokens[t], t < 3 ? ' ' : '\n');
  return 0;
}
