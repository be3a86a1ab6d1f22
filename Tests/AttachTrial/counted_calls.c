/* Counts the calls of malloc and its kin, and those that draw by SDL or set what it draws with; loaded
 * before a program with LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static uint64_t calls, drawn;
uint64_t malloc_calls(void) { return calls; }
uint64_t draw_calls(void) { return drawn; }
void *malloc(size_t n) { return calls++, __libc_malloc(n); }
void *calloc(size_t n, size_t m) { return calls++, __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { return calls++, __libc_realloc(p, n); }
void *memalign(size_t a, size_t n) { return calls++, __libc_memalign(a, n); }
void *aligned_alloc(size_t a, size_t n) { return calls++, __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  return calls++, *p = __libc_memalign(a, n), *p ? 0 : 12;
}

typedef void *P;
#define COUNTED(result, name, parameters, ...)                \
  result name parameters {                                    \
    static result(*next) parameters;                          \
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, #name);     \
    return drawn++, next(__VA_ARGS__);                        \
  }
COUNTED(int, SDL_RenderClear, (P r), r)
COUNTED(int, SDL_RenderCopy, (P r, P t, P from, P to), r, t, from, to)
COUNTED(int, SDL_RenderCopyF, (P r, P t, P from, P to), r, t, from, to)
COUNTED(int, SDL_RenderFillRect, (P r, P rect), r, rect)
COUNTED(int, SDL_RenderFillRects, (P r, P rects, int n), r, rects, n)
COUNTED(int, SDL_RenderFillRectF, (P r, P rect), r, rect)
COUNTED(int, SDL_RenderFlush, (P r), r)
COUNTED(int, SDL_SetRenderTarget, (P r, P t), r, t)
COUNTED(int, SDL_SetRenderDrawColor, (P r, uint8_t a, uint8_t b, uint8_t c, uint8_t d), r, a, b, c, d)
COUNTED(int, SDL_SetRenderDrawBlendMode, (P r, int mode), r, mode)
COUNTED(int, SDL_RenderSetViewport, (P r, P rect), r, rect)
COUNTED(int, SDL_RenderSetClipRect, (P r, P rect), r, rect)
COUNTED(int, SDL_RenderSetScale, (P r, float x, float y), r, x, y)
COUNTED(int, SDL_RenderSetLogicalSize, (P r, int w, int h), r, w, h)
COUNTED(P, SDL_CreateTexture, (P r, uint32_t f, int a, int w, int h), r, f, a, w, h)
COUNTED(P, SDL_CreateTextureFromSurface, (P r, P s), r, s)
