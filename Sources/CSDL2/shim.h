// SDL2 as the distribution installs it. SDL_MAIN_HANDLED keeps SDL's own `main` away from Swift's.
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
#include <unistd.h>

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

// Lines for SDL's log: Swift calls no function of a varying number of arguments.
static inline void csdl2_log_info(const char *line) {
  SDL_LogInfo(SDL_LOG_CATEGORY_APPLICATION, "%s", line);
}
static inline void csdl2_log_warn(const char *line) {
  SDL_LogWarn(SDL_LOG_CATEGORY_APPLICATION, "%s", line);
}

// The two entries of libdispatch that let a loop of another kind serve the main queue. They are
// exported for CoreFoundation's run loop, which does the same; no header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

// Whether the caller runs on the thread that the process began with.
static inline int csdl2_is_first_thread(void) { return syscall(SYS_gettid) == getpid(); }

// A descriptor that can be read when a file appears in a folder, or may be opened at last; -1 where
// the folder cannot be watched.
static inline int csdl2_watch_folder(const char *folder) {
  int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (descriptor >= 0 && inotify_add_watch(descriptor, folder, IN_CREATE | IN_ATTRIB) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

#endif
