/* A debug menu over a program that uses SDL 2.
 *
 * Three calls bring it: create it for a window, hand it each event that you poll, and let it draw
 * at the end of each frame, before you present it:
 *
 *     debug_menu *menu = debug_menu_create(window, renderer);
 *     while (SDL_PollEvent(&event)) {
 *       if (debug_menu_event(menu, &event)) continue;   // the menu took it
 *       ...
 *     }
 *     ...
 *     debug_menu_draw(menu);
 *     SDL_RenderPresent(renderer);
 *
 * Ctrl+Alt+Z opens it, as do shaking the window or a controller that measures motion, three fingers
 * held still, and both sticks of a controller pressed. While it is closed it draws nothing and
 * changes nothing.
 *
 * All functions are to be called on the thread that runs SDL's video, which is the first one of the
 * process. Those that give an int give 0 when all went well and -1 when not; debug_menu_error() says
 * why. A menu that is NULL is allowed everywhere and does nothing. Text is UTF-8 and is copied.
 *
 * The library of a release without the tools has the same functions; they do nothing and give 0.
 */
#ifndef DEBUGMENU_H
#define DEBUGMENU_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct SDL_Window;
struct SDL_Renderer;
struct SDL_Texture;
union SDL_Event;

/* A menu that is attached to a window. */
typedef struct debug_menu debug_menu;

/* Attaches a menu to a window. `renderer` is the window's own; NULL says that the program draws with
 * OpenGL or on the window's surface, and its menu opens in a small window of its own. Gives NULL
 * where that does not work. The window must outlive the menu. */
debug_menu *debug_menu_create(struct SDL_Window *window, struct SDL_Renderer *renderer);

/* Gives everything back. Call it before the renderer and the window are destroyed. */
void debug_menu_destroy(debug_menu *menu);

/* Shows the menu an event that was polled. True: the menu took it, and the program leaves it alone.
 * False: it is the program's; positions are changed to those in the program's frame where that is
 * shown at another place. */
bool debug_menu_event(debug_menu *menu, union SDL_Event *event);

/* Draws what shows over the finished frame. Call it before the frame is presented. */
int debug_menu_draw(debug_menu *menu);

/* What the last function that failed says about it, for people, whichever menu it was called on; an
 * empty text where none did yet. It stands until another fails, and the pointer is valid until the
 * next call of this function. */
const char *debug_menu_error(void);

/* --- What the program adds. Items stand under the heading `section`; `key` tells an item from the
 * others of its section, and adding a key again puts the new item in the old one's place. --- */

/* Writes a value as text of at most `size` bytes, the end included, into `text`. */
typedef void (*debug_menu_read)(void *context, char *text, size_t size);

/* A value that is read whenever the menu shows it. */
int debug_menu_add_value(debug_menu *menu, const char *section, const char *key, const char *label,
                         debug_menu_read read, void *context);

/* A switch for a variable of the program, which must outlive the menu. */
int debug_menu_add_toggle(debug_menu *menu, const char *section, const char *key,
                          const char *label, bool *value);

/* A slider for a variable of the program, from `least` to `most`. */
int debug_menu_add_slider(debug_menu *menu, const char *section, const char *key,
                          const char *label, double *value, double least, double most);

/* A button. */
int debug_menu_add_button(debug_menu *menu, const char *section, const char *key,
                          const char *label, void (*action)(void *context), void *context);

/* Takes an item out; it is no error where there is none. */
int debug_menu_remove(debug_menu *menu, const char *section, const char *key);

/* Names the screen that the program shows and the route that it stands on, for the menu's labels;
 * NULL names none. */
int debug_menu_screen(debug_menu *menu, const char *name, const char *route);

/* --- What the program asks. --- */

/* Whether the menu shows: a program that reads the keyboard's state leaves it alone then. */
bool debug_menu_is_open(debug_menu *menu);

/* Whether drawing would show something new, for programs that draw only when something changed. */
bool debug_menu_needs_draw(debug_menu *menu);

/* Opens the menu, where its switch for the program's code is on. */
int debug_menu_open(debug_menu *menu);

/* The program destroys its renderer: the menu forgets what belongs to it. Call it before. */
int debug_menu_renderer_gone(debug_menu *menu);

/* What a chosen size means. Set it right after creating; the first is the default where a person can
 * resize the window, else the second. */
typedef enum {
  DEBUG_MENU_SIZES_WINDOW = 0, /* the real window takes the size */
  DEBUG_MENU_SIZES_TARGET = 1  /* the program draws on a target, shown centred and scaled */
} debug_menu_sizes;

/* Chooses what a size means. */
int debug_menu_set_sizes(debug_menu *menu, debug_menu_sizes sizes);

/* What to hand to SDL_SetRenderTarget where you would hand NULL; NULL is the window. */
struct SDL_Texture *debug_menu_target(debug_menu *menu);

/* The size of the program's frame in points, and what the chosen device's status bar, cutout and
 * home indicator take of it. Pointers may be NULL. */
int debug_menu_frame(debug_menu *menu, double *width, double *height);
int debug_menu_safe_area(debug_menu *menu, double *top, double *left, double *bottom,
                         double *right);

/* Whether the frame has the room of a tablet in width and height: the size class is regular. */
int debug_menu_size_class(debug_menu *menu, bool *wide, bool *tall);

#ifdef __cplusplus
}
#endif

#endif
