/* Counts the calls of malloc and its kin; loaded before a program with LD_PRELOAD. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static uint64_t calls;
uint64_t malloc_calls(void) { return calls; }
void *malloc(size_t n) { return calls++, __libc_malloc(n); }
void *calloc(size_t n, size_t m) { return calls++, __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { return calls++, __libc_realloc(p, n); }
void *memalign(size_t a, size_t n) { return calls++, __libc_memalign(a, n); }
void *aligned_alloc(size_t a, size_t n) { return calls++, __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  return calls++, *p = __libc_memalign(a, n), *p ? 0 : 12;
}
