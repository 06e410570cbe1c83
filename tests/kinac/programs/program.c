/* The contract of the C ABI, checked from C: return codes, in-place buffers,
 * workspaces, the floating environment, threads. Prints "ok" when all holds. */
#include "step.h"

#include <fenv.h>
#include <float.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

enum { N = 32, ROWS = 3, COLUMNS = 5, M = ROWS * COLUMNS };

static int failures = 0;

static void expect(int holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "failed: %s\n", what);
    ++failures;
  }
}

static float w[N], g[N], expected[N];
static double x[M], expected_share[M];
static uint8_t expected_large[M];

/* Values that depend on rounding; some quotients are subnormal. */
static void prepare(void) {
  for (int i = 0; i < N; ++i) {
    w[i] = i % 2 ? 0.1f * (float)i : 0.0f;
    g[i] = i % 4 ? 0.7f * (float)(i + 1) : FLT_MIN * (float)(i + 1);
  }
  for (int i = 0; i < M; ++i)
    x[i] = 0.1 * (i + 1);
  expect(kina_step(w, g, expected) == KINA_SUCCESS, "step succeeds");
  expect(expected[0] < 0 && expected[0] > -FLT_MIN, "subnormals are kept");
  expect(expected[5] == w[5] - g[5] / 3.0f, "step computes its definition");
  expect(kina_normalize(x, expected_share, expected_large) == KINA_SUCCESS,
         "normalize succeeds");
  expect(expected_large[M - 1] <= 1 && expected_large[4] == 1,
         "Bool results are 0 or 1");
}

static void check_in_place(void) {
  float buffer[N];
  memcpy(buffer, w, sizeof w);
  expect(kina_step(buffer, g, buffer) == KINA_SUCCESS, "a pair may share");
  expect(memcmp(buffer, expected, sizeof buffer) == 0, "in place, same bits");
}

static void check_overlap(void) {
  float buffer[2 * N], before[2 * N];
  memset(buffer, 0x5a, sizeof buffer);
  memcpy(before, buffer, sizeof buffer);
  expect(kina_step(buffer, g, buffer + 1) == KINA_OVERLAP, "shifted overlap");
  expect(kina_step(buffer + N - 1, g, buffer) == KINA_OVERLAP, "touching end");
  expect(memcmp(buffer, before, sizeof buffer) == 0, "nothing is written");
  expect(kina_step(buffer, buffer, buffer + N) == KINA_SUCCESS,
         "inputs may share, neighbours do not overlap");
  double share[M];
  expect(kina_normalize(x, share, (uint8_t *)share) == KINA_OVERLAP,
         "two results overlap");
}

static void check_alignment(void) {
  static float aligned[N + 1];
  float *shifted = (float *)(void *)((char *)aligned + 1);
  expect(kina_step(shifted, g, expected) == KINA_MISALIGNED, "input");
  expect(kina_step(w, g, shifted) == KINA_MISALIGNED, "result");
}

static void check_workspace(void) {
  size_t bytes = kina_normalize_workspace_bytes();
  char *memory = aligned_alloc(64, (bytes / 64 + 2) * 64);
  double share[M];
  uint8_t large[M];
  if (memory == NULL) {
    expect(0, "memory for the workspace");
    return;
  }
  memset(memory, 0xff, bytes);
  expect(kina_normalize_ws(memory, x, share, large) == KINA_SUCCESS, "ws");
  expect(memcmp(share, expected_share, sizeof share) == 0, "ws, same bits");
  expect(memcmp(large, expected_large, sizeof large) == 0, "ws, same Bools");
  if (bytes > 0)
    expect(kina_normalize_ws(memory + 8, x, share, large) == KINA_MISALIGNED,
           "misaligned ws");
  if (kina_step_workspace_bytes() == 0) {
    float out[N];
    expect(kina_step_ws(NULL, w, g, out) == KINA_SUCCESS, "no ws needed");
  }
  free(memory);
}

static void check_packed(void) {
  float out[N];
  void *buffers[] = {w, g, out};
  expect(kina_step_packed(buffers) == KINA_SUCCESS, "packed");
  expect(memcmp(out, expected, sizeof out) == 0, "packed, same bits");
}

/* Calls both functions and compares; returns the number of differences. */
static int differences(void) {
  float out[N];
  double share[M];
  uint8_t large[M];
  int count = kina_step(w, g, out) != KINA_SUCCESS;
  count += kina_normalize(x, share, large) != KINA_SUCCESS;
  count += memcmp(out, expected, sizeof out) != 0;
  count += memcmp(share, expected_share, sizeof share) != 0;
  count += memcmp(large, expected_large, sizeof large) != 0;
  return count;
}

static void check_environment(void) {
  const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  for (int i = 0; i < 3; ++i) {
    fesetround(modes[i]);
    int count = differences();
    expect(fegetround() == modes[i], "the caller's rounding mode is kept");
    fesetround(FE_TONEAREST);
    expect(count == 0, "same bits under another rounding mode");
  }
#if defined(__x86_64__)
  /* Flush to zero, denormals are zero, round up; bits 0-5 are sticky flags. */
  unsigned before = _mm_getcsr(), set = (before & ~0x3fu) | 0x8040u | 0x4000u;
  _mm_setcsr(set);
  int count = differences();
  unsigned after = _mm_getcsr();
  _mm_setcsr(before);
  expect(count == 0, "same bits under flush to zero");
  expect((after & ~0x3fu) == (set & ~0x3fu), "the caller's MXCSR is kept");
#endif
}

static void *call_often(void *count) {
  for (int i = 0; i < 1000; ++i)
    *(int *)count += differences();
  return NULL;
}

static void check_threads(void) {
  pthread_t threads[4];
  int counts[4] = {0};
  for (int i = 0; i < 4; ++i)
    expect(!pthread_create(&threads[i], NULL, call_often, &counts[i]), "thread");
  for (int i = 0; i < 4; ++i) {
    pthread_join(threads[i], NULL);
    expect(counts[i] == 0, "same bits from every thread");
  }
}

int main(void) {
  prepare();
  check_in_place();
  check_overlap();
  check_alignment();
  check_workspace();
  check_packed();
  check_environment();
  check_threads();
  expect(strstr(kina_manifest(), "\"kina_step\"") != NULL, "the manifest");
  if (failures == 0)
    puts("ok");
  return failures != 0;
}
