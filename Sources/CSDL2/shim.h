// SDL2 as the distribution installs it. SDL_MAIN_HANDLED keeps SDL's own `main` away from Swift's.
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>

// The type number of SDL_TEXTEDITING_EXT, which headers before 2.0.22 do not name.
#define CSDL2_TEXTEDITING_EXT 0x305

// The text and cursor of such an event. The text belongs to the caller, who frees it with SDL_free;
// NULL where the headers are older than the event.
static inline char *csdl2_extended_editing(const SDL_Event *event, Sint32 *cursor) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
  *cursor = event->editExt.start;
  return event->editExt.text;
#else
  (void)event;
  *cursor = 0;
  return NULL;
#endif
}

// The two entries of libdispatch that let a loop of another kind serve the main queue. They are
// exported for CoreFoundation's run loop, which does the same; no header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

#endif
