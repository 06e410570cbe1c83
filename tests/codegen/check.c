/* Calls the functions of functions.mlir through their C entry points. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t kina_step(const float *w, const float *g, const float *m, const float *beta, float *w_next, float *m_next);
int32_t kina_step_packed(void *const *pointers);
int32_t kina_total(const double *x, double *sum);
int32_t kina_total_ws(void *workspace, const double *x, double *sum);
size_t kina_total_workspace_bytes(void);
int32_t kina_results(const int32_t *x, int32_t *same, int64_t *constant, int32_t *flat, int32_t *twice, int32_t *again);
const char *kina_manifest(void);

#define EXPECT(condition)                                       \
  do {                                                          \
    if (!(condition)) {                                         \
      printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);    \
      exit(1);                                                  \
    }                                                           \
  } while (0)

enum { COUNT = 8 * 33 };

static void fill(float *values, float scale) {
  for (int i = 0; i < COUNT; ++i)
    values[i] = scale * (float)((i * 37) % 101 + 1);
}

static void step_writes_both_results(void) {
  static float w[COUNT], g[COUNT], m[COUNT], w_next[COUNT], m_next[COUNT];
  const float beta = 0.9f;
  fill(w, 0.5f), fill(g, 0.25f), fill(m, 0.125f);
  EXPECT(kina_step(w, g, m, &beta, w_next, m_next) == 0);
  for (int i = 0; i < COUNT; ++i) {
    volatile float product = beta * m[i];
    volatile float mean = product + g[i];
    EXPECT(m_next[i] == mean);
    EXPECT(w_next[i] == w[i] - sqrtf(mean));
  }

  void *pointers[] = {w, g, m, (void *)&beta, malloc(sizeof w), malloc(sizeof w)};
  EXPECT(kina_step_packed(pointers) == 0);
  EXPECT(!memcmp(pointers[4], w_next, sizeof w) && !memcmp(pointers[5], m_next, sizeof w));

  /* In place: the listed pairs only, and only at equal addresses. */
  EXPECT(kina_step(w, g, m, &beta, w + 1, m_next) == 2);
  EXPECT(kina_step(w, g, m, &beta, m, w_next) == 2);
  EXPECT(kina_step(w, g, m, &beta, w_next, w_next) == 2);
  EXPECT(kina_step(w, g, m, &beta, g, m_next) == 2);
  EXPECT(kina_step(w, g, m, &beta, w, m) == 0);
  EXPECT(!memcmp(w, w_next, sizeof w) && !memcmp(m, m_next, sizeof w));
}

static void total_needs_a_workspace(void) {
  static double x[5 * 7 + 1];
  double sum = 0, expected = 0;
  for (int i = 0; i < 35; ++i)
    x[i] = i, expected += i;
  EXPECT(kina_total(x, &sum) == 0 && sum == expected);
  size_t bytes = kina_total_workspace_bytes();
  EXPECT(bytes == 64);
  char *workspace = aligned_alloc(64, 192);
  sum = 0;
  EXPECT(kina_total_ws(workspace, x, &sum) == 0 && sum == expected);
  EXPECT(kina_total_ws(workspace + 8, x, &sum) == 3);
  EXPECT(kina_total_ws(workspace, x, (double *)(workspace + 56)) == 2);
  EXPECT(kina_total_ws(workspace, (double *)(workspace + 56), &sum) == 2);
  EXPECT(kina_total_ws(workspace, x, (double *)(workspace + 64)) == 0);
  EXPECT(kina_total((double *)((char *)x + 4), &sum) == 3);
}

static void results_of_every_kind(void) {
  int32_t x[6] = {1, 2, 3, 4, 5, 6}, same[6], flat[6], twice[6], again[6];
  int64_t constant[3];
  EXPECT(kina_results(x, same, constant, flat, twice, again) == 0);
  for (int i = 0; i < 6; ++i)
    EXPECT(same[i] == x[i] && flat[i] == 2 * x[i] && twice[i] == 2 * x[i] && again[i] == 4 * x[i]);
  EXPECT(constant[0] == 7 && constant[1] == 8 && constant[2] == 9);
}

#if defined(__x86_64__)
#include <xmmintrin.h>
static void the_floating_environment_is_set_and_restored(void) {
  static float w[COUNT], g[COUNT], m[COUNT], w_next[COUNT], m_next[COUNT];
  const float beta = 1.0f;
  fill(m, 1e-42f); /* subnormal */
  unsigned flush_and_round_down = 0x1f80 | 0x8040 | 0x2000;
  _mm_setcsr(flush_and_round_down);
  int32_t status = kina_step(w, g, m, &beta, w_next, m_next);
  int32_t refused = kina_step(w, g, m, &beta, w + 1, m_next);
  unsigned after = _mm_getcsr();
  _mm_setcsr(0x1f80);
  EXPECT(status == 0 && refused == 2);
  EXPECT((after & 0xffc0) == flush_and_round_down);
  EXPECT(!memcmp(m, m_next, sizeof m));
}
#else
static void the_floating_environment_is_set_and_restored(void) {}
#endif

int main(void) {
  step_writes_both_results();
  total_needs_a_workspace();
  results_of_every_kind();
  the_floating_environment_is_set_and_restored();
  EXPECT(!strcmp(kina_manifest(), "{\"text\": \"a \\\\ b\"}"));
  puts("ok");
  return 0;
}
