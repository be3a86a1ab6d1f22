// SDL2 as the distribution installs it. SDL_MAIN_HANDLED keeps SDL's own `main` away from Swift's.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
