/* A ball that bounces, with a debug menu over it. Build it with
 *   cc bounce.c -o bounce $(pkg-config --cflags --libs debugmenu)
 */
#include <SDL.h>
#include <debugmenu.h>
#include <stdio.h>

typedef struct {
  double x, y, dx, dy, speed;
  bool paused;
  int bounces;
} Ball;

static void read_bounces(void *ball, char *text, size_t size) {
  snprintf(text, size, "%d", ((Ball *)ball)->bounces);
}

static void restart(void *ball) {
  *(Ball *)ball = (Ball){.x = 100, .y = 100, .dx = 1, .dy = 1, .speed = 2};
  puts("restarted");
  fflush(stdout);
}

int main(int count, char *arguments[]) {
  (void)count, (void)arguments;
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) != 0) return 3;
  SDL_Window *window = SDL_CreateWindow("Bounce", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        800, 600, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
  Ball ball = {.x = 100, .y = 100, .dx = 1, .dy = 1, .speed = 2};
  debug_menu *menu = debug_menu_create(window, renderer);
  if (!menu) fprintf(stderr, "no debug menu: %s\n", debug_menu_error());
  debug_menu_add_value(menu, "Ball", "bounces", "Bounces", read_bounces, &ball);
  debug_menu_add_toggle(menu, "Ball", "paused", "Paused", &ball.paused);
  debug_menu_add_slider(menu, "Ball", "speed", "Speed", &ball.speed, 0, 20);
  debug_menu_add_button(menu, "Ball", "restart", "Restart", restart, &ball);
  debug_menu_screen(menu, "Playground", "bounce");
  for (bool over = false; !over; SDL_Delay(8)) {
    SDL_Event event;
    while (SDL_PollEvent(&event))
      if (!debug_menu_event(menu, &event) && event.type == SDL_QUIT) over = true;
    double width, height;
    if (debug_menu_frame(menu, &width, &height) != 0 || !menu) width = 800, height = 600;
    if (!ball.paused) ball.x += ball.dx * ball.speed, ball.y += ball.dy * ball.speed;
    if (ball.x < 0 || ball.x > width - 40) ball.dx = ball.x < 0 ? 1 : -1, ball.bounces++;
    if (ball.y < 0 || ball.y > height - 40) ball.dy = ball.y < 0 ? 1 : -1, ball.bounces++;
    SDL_SetRenderDrawColor(renderer, 24, 32, 48, 255);
    SDL_RenderClear(renderer);
    SDL_SetRenderDrawColor(renderer, 250, 190, 60, 255);
    SDL_RenderFillRectF(renderer, &(SDL_FRect){(float)ball.x, (float)ball.y, 40, 40});
    debug_menu_draw(menu);
    SDL_RenderPresent(renderer);
  }
  debug_menu_destroy(menu);
  SDL_DestroyRenderer(renderer), SDL_DestroyWindow(window), SDL_Quit();
}
