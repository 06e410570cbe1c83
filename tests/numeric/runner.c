/* Calls one function of a compiled library with buffers from files.
 *
 * runner LIBRARY SYMBOL (in:FILE | out:FILE:BYTES)...
 *
 * Exit status 0 on success; else a message on stderr and 1. A library has one
 * C parameter per argument; up to MAX_PARAMETERS are supported. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PARAMETERS = 64, ALIGNMENT = 64 };

static void fail(const char *what, const char *name) {
  fprintf(stderr, "%s: %s\n", what, name);
  exit(1);
}

static void *allocate(size_t bytes) {
  void *buffer = aligned_alloc(ALIGNMENT, (bytes / ALIGNMENT + 1) * ALIGNMENT);
  if (!buffer)
    fail("out of memory", "buffer");
  return buffer;
}

static void *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END))
    fail("cannot read", path);
  long bytes = ftell(file);
  void *buffer = allocate((size_t)bytes);
  rewind(file);
  if (fread(buffer, 1, (size_t)bytes, file) != (size_t)bytes)
    fail("cannot read", path);
  fclose(file);
  return buffer;
}

/* One parameter, and eight of them: one for each argument of a call. */
#define P void *
#define P8 P, P, P, P, P, P, P, P
#define A8(i)                                                                  \
  p[i], p[i + 1], p[i + 2], p[i + 3], p[i + 4], p[i + 5], p[i + 6], p[i + 7]

typedef int32_t (*Function)(P8, P8, P8, P8, P8, P8, P8, P8);

int main(int argc, char **argv) {
  if (argc < 3 || argc - 3 > MAX_PARAMETERS)
    fail("usage", "runner LIBRARY SYMBOL (in:FILE | out:FILE:BYTES)...");
  void *library = dlopen(argv[1], RTLD_NOW);
  if (!library)
    fail("dlopen", dlerror());
  Function function;
  *(void **)&function = dlsym(library, argv[2]);
  if (!function)
    fail("no such symbol", argv[2]);

  void *p[MAX_PARAMETERS] = {0};
  size_t sizes[MAX_PARAMETERS] = {0};
  char *paths[MAX_PARAMETERS] = {0};
  for (int i = 0; i < argc - 3; ++i) {
    char *argument = argv[i + 3];
    if (strncmp(argument, "in:", 3) == 0) {
      p[i] = read_file(argument + 3);
      continue;
    }
    char *size = strrchr(argument, ':');
    *size = 0;
    paths[i] = argument + 4;
    sizes[i] = strtoul(size + 1, NULL, 10);
    p[i] = allocate(sizes[i]);
    memset(p[i], 0xa5, sizes[i]);
  }

  int32_t status =
      function(A8(0), A8(8), A8(16), A8(24), A8(32), A8(40), A8(48), A8(56));
  if (status) {
    fprintf(stderr, "status %d\n", (int)status);
    return 1;
  }
  for (int i = 0; i < argc - 3; ++i) {
    if (!paths[i])
      continue;
    FILE *file = fopen(paths[i], "wb");
    if (!file || fwrite(p[i], 1, sizes[i], file) != sizes[i] || fclose(file))
      fail("cannot write", paths[i]);
  }
  return 0;
}
