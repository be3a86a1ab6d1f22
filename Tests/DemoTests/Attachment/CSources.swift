/// Programs in C that the tests build.
nonisolated enum CSources {
  static let plain = """
    #include <SDL.h>
    #include <debugmenu.h>
    static void read_value(void *c, char *text, size_t size) { (void)c, (void)size, text[0] = 0; }
    static void act(void *c) { (void)c; }
    int main(int n, char *v[]) {
      (void)n, (void)v;
      SDL_Init(SDL_INIT_VIDEO);
      SDL_Window *w = SDL_CreateWindow("", 0, 0, 320, 240, 0);
      debug_menu *m = debug_menu_create(w, SDL_CreateRenderer(w, -1, SDL_RENDERER_SOFTWARE));
      if (!m) return 1;
      bool b = false; double x = 0, height = 0;
      if (debug_menu_add_value(m, "s", "v", "l", read_value, NULL)) return 2;
      if (debug_menu_add_toggle(m, "s", "t", "l", &b)) return 2;
      if (debug_menu_add_slider(m, "s", "x", "l", &x, 0, 1)) return 2;
      if (debug_menu_add_button(m, "s", "b", "l", act, NULL)) return 2;
      SDL_Event e = {.type = SDL_KEYDOWN};
      e.key.windowID = SDL_GetWindowID(w), e.key.keysym.sym = SDLK_z;
      e.key.keysym.mod = KMOD_LCTRL | KMOD_LALT;
      if (debug_menu_event(m, &e) || debug_menu_draw(m) || debug_menu_open(m)) return 3;
      if (debug_menu_is_open(m) || debug_menu_target(m)) return 4;
      if (debug_menu_frame(m, &x, &height) || x != 320 || height != 240) return 5;
      debug_menu_destroy(m);
      return 0;
    }
    """

  static let errors = """
    #include <SDL.h>
    #include <debugmenu.h>
    #include <stdio.h>
    #define REFUSED(call) do { if ((call) != -1) return __LINE__; puts(debug_menu_error()); } while (0)
    int main(int n, char *v[]) {
      (void)n, (void)v;
      SDL_Event event = {.type = SDL_KEYDOWN};
      if (debug_menu_create(NULL, NULL)) return 1;
      puts(debug_menu_error());
      debug_menu_destroy(NULL);
      if (debug_menu_event(NULL, &event) || debug_menu_draw(NULL) || debug_menu_open(NULL)) return 2;
      if (debug_menu_is_open(NULL) || debug_menu_target(NULL)) return 3;
      SDL_Init(SDL_INIT_VIDEO);
      SDL_Window *w = SDL_CreateWindow("", 0, 0, 320, 240, 0);
      debug_menu *m = debug_menu_create(w, SDL_CreateRenderer(w, -1, SDL_RENDERER_SOFTWARE));
      if (!m || debug_menu_event(m, NULL)) return 4;
      double x = 0; bool b = false; char odd[2] = {(char)0xFF, 0};
      REFUSED(debug_menu_add_toggle(m, NULL, "k", "l", &b));
      REFUSED(debug_menu_add_value(m, "s", "k", "l", NULL, NULL));
      REFUSED(debug_menu_add_toggle(m, "s", "k", "l", NULL));
      REFUSED(debug_menu_add_slider(m, "s", "k", "l", &x, 1, 1));
      REFUSED(debug_menu_add_button(m, "s", "k", "l", NULL, NULL));
      REFUSED(debug_menu_set_sizes(m, (debug_menu_sizes)9));
      if (debug_menu_add_toggle(m, odd, odd, odd, &b) || debug_menu_screen(m, odd, NULL)) return 5;
      if (debug_menu_remove(m, odd, odd) || debug_menu_remove(m, "none", "none")) return 6;
      debug_menu_open(m);
      if (!debug_menu_is_open(m) || debug_menu_draw(m)) return 7;
      debug_menu_destroy(m);
      return 0;
    }
    """

  static let controls = """
    #include <SDL.h>
    #include <debugmenu.h>
    #include <stdio.h>
    #include <string.h>
    #define HOLDS(what) do { if (!(what)) return printf("%d: %s\\n", __LINE__, #what), __LINE__; } while (0)
    static debug_menu *m;
    static SDL_Window *w;
    static int reads, presses;
    static void read_value(void *c, char *text, size_t size) { reads++; snprintf(text, size, "%s", (char *)c); }
    static void press(void *c) { ++*(int *)c; }
    static void key(SDL_Keycode code) {
      SDL_Event e = {.type = SDL_KEYDOWN};
      e.key.windowID = SDL_GetWindowID(w), e.key.keysym.sym = code, e.key.state = SDL_PRESSED;
      debug_menu_event(m, &e), debug_menu_draw(m);
      e.type = SDL_KEYUP, debug_menu_event(m, &e);
    }
    static void search(const char *text) {
      if (!debug_menu_is_open(m)) debug_menu_open(m);
      debug_menu_draw(m);
      SDL_Event e = {.type = SDL_TEXTINPUT};
      e.text.windowID = SDL_GetWindowID(w), strcpy(e.text.text, text);
      debug_menu_event(m, &e), debug_menu_draw(m);
    }
    static void close_menu(void) { while (debug_menu_is_open(m)) key(SDLK_ESCAPE); }
    int main(int n, char *v[]) {
      (void)n, (void)v;
      SDL_Init(SDL_INIT_VIDEO);
      w = SDL_CreateWindow("", 0, 0, 800, 600, 0);
      m = debug_menu_create(w, SDL_CreateRenderer(w, -1, SDL_RENDERER_SOFTWARE));
      HOLDS(m);
      bool flag = false, wide = true, tall = false; double amount = 1, width, height, top;
      HOLDS(!debug_menu_add_value(m, "Quux", "v", "Quux Value", read_value, "seven"));
      HOLDS(!debug_menu_add_toggle(m, "Quux", "t", "Quux Toggle", &flag));
      HOLDS(!debug_menu_add_slider(m, "Quux", "s", "Quux Slider", &amount, 0, 10));
      HOLDS(!debug_menu_add_button(m, "Quux", "b", "Quux Button", press, &presses));
      HOLDS(!debug_menu_screen(m, "Level 3", "boss"));
      search("quux value"); HOLDS(reads > 0); close_menu();
      search("quux toggle"); key(SDLK_RETURN); HOLDS(flag); close_menu();
      search("quux slider"); key(SDLK_RIGHT); HOLDS(amount > 1 && amount <= 10); close_menu();
      search("quux button"); key(SDLK_RETURN); HOLDS(presses == 1); close_menu();
      // Another item of the same key takes the place.
      int other = 0;
      HOLDS(!debug_menu_add_button(m, "Quux", "b", "Quux Button", press, &other));
      search("quux button"); key(SDLK_RETURN); HOLDS(presses == 1 && other == 1); close_menu();
      HOLDS(!debug_menu_remove(m, "Quux", "b"));
      search("quux button"); key(SDLK_RETURN); HOLDS(other == 1); close_menu();
      // A window of a fixed size: a device becomes a target.
      HOLDS(!debug_menu_target(m));
      HOLDS(!debug_menu_frame(m, &width, &height) && width == 800 && height == 600);
      search("iphone 8 plus"); key(SDLK_RETURN); close_menu(); debug_menu_draw(m);
      HOLDS(debug_menu_target(m));
      HOLDS(!debug_menu_frame(m, &width, &height) && width == 414 && height == 736);
      HOLDS(!debug_menu_safe_area(m, &top, NULL, NULL, NULL) && top == 20);
      HOLDS(!debug_menu_size_class(m, &wide, &tall) && !wide && tall);
      HOLDS(!debug_menu_renderer_gone(m) && !debug_menu_needs_draw(NULL));
      debug_menu_destroy(m);
      return 0;
    }
    """
}
