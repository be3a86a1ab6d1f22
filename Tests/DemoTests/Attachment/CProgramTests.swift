import Foundation
import Testing

/// What `scripts/install` puts under a prefix, as a program in C uses it.
@Suite(
  "The menu in a program in C", .serialized, .timeLimit(.minutes(5)),
  .enabled(
    if: Machine.runsAllTests || CPrograms.prefix != nil,
    "needs what scripts/install installs, at SHAKE_MENU_PREFIX"))
nonisolated struct CProgramTests {
  @Test("The example has at most sixty lines")
  func size() throws {
    let text = try String(contentsOf: CPrograms.example, encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  }

  @Test("The example is built by the system's compiler, and plays", arguments: [false, true])
  func plays(sanitized: Bool) throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try CPrograms.build(
      CPrograms.example, in: folder,
      sanitized ? ["-fsanitize=address", "-g", "-fno-omit-frame-pointer"] : [])
    let display = try VirtualDisplay()
    let driver = try AttachmentDriver(
      program, [], title: "^Bounce$", environment: ["ASAN_OPTIONS": "detect_leaks=0"], on: display)
    let log = { driver.process.messagesSoFar.split(separator: "\n").map(String.init) }
    try driver.key("ctrl+alt+z")
    usleep(500_000)
    try driver.type("restart")
    usleep(300_000)
    try driver.expect("restarted") { try driver.key("Return") }
    try driver.key("Escape")
    let receipt = try driver.wait(for: "INFO: debug menu closed", in: log)
    #expect(!receipt.contains("not as before"), "\(receipt)")
    try driver.key("alt+F4")
    let outcome = try driver.process.outcome(within: 10)
    #expect(outcome.code == 0)
    #expect(!outcome.messages.contains("AddressSanitizer"), "\(outcome.messages)")
  }

  @Test("Bad arguments are refused with what is wrong, and NULL does nothing")
  func errors() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "errors.c")
    try Data(Self.errors.utf8).write(to: source)
    let program = try CPrograms.build(source, in: folder, ["-fsanitize=address", "-g"])
    let outcome = try ChildProcess.run(
      program, [], environment: ["SDL_VIDEODRIVER": "dummy", "ASAN_OPTIONS": "detect_leaks=0"])
    #expect(outcome.code == 0, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 7)
    for (line, part) in zip(
      lines,
      [
        "window is NULL", "one of them is NULL", "read is NULL", "value is NULL",
        "a slider goes from a number to a larger one", "action is NULL", "DEBUG_MENU_SIZES_WINDOW",
      ])
    { #expect(line.contains(part), "\(line)") }
  }

  @Test("A release without the tools has the same functions, which do nothing")
  func plain() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "plain.c")
    try Data(Self.plain.utf8).write(to: source)
    let program = try CPrograms.build(source, in: folder, [], prefix: CPrograms.plainPrefix)
    let outcome = try ChildProcess.run(program, [], environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(outcome.code == 0, "\(outcome.messages)")
  }

  private static let plain = """
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

  private static let errors = """
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
}

@Suite("What an event costs while the menu is closed")
nonisolated struct AttachmentCostTests {
  @Test(
    "Nothing is allocated for an event or a frame",
    .enabled(if: Machine.runsAllTests || Machine.hasPrograms("cc"), "needs a C compiler"))
  func allocations() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appending(path: "calls.so").path
    let source = CPrograms.root.appending(path: "Tests/AttachTrial/malloc_calls.c").path
    let built = try ChildProcess.run("cc", ["-shared", "-fPIC", source, "-o", library])
    #expect(built.code == 0, "\(built.messages)")
    let trial = URL(filePath: Machine.demo).deletingLastPathComponent()
      .appending(path: "AttachTrial").path
    let outcome = try ChildProcess.run(
      trial, ["allocations"], environment: ["LD_PRELOAD": library])
    #expect(outcome.code == 0, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 12)
    for line in lines.dropLast() { #expect(line.hasSuffix(" 0"), "\(line)") }
    #expect(lines.last == "allocations open some")
  }
}

/// Programs in C, built as somebody else would.
nonisolated enum CPrograms {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let example = root.appending(path: "Examples/C/bounce.c")
  /// Where scripts/test has installed the C library, and the one of a release without the tools.
  static let prefix = ProcessInfo.processInfo.environment["SHAKE_MENU_PREFIX"]
  static let plainPrefix = ProcessInfo.processInfo.environment["SHAKE_MENU_PLAIN_PREFIX"]

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Builds a program with the flags that pkg-config gives; every warning is an error.
  static func build(
    _ source: URL, in folder: URL, _ options: [String], prefix: String? = prefix
  ) throws -> String {
    let flags = try ChildProcess.run(
      "pkg-config", ["--cflags", "--libs", "debugmenu"],
      environment: ["PKG_CONFIG_PATH": (prefix ?? "") + "/lib/pkgconfig"])
    guard flags.code == 0 else { throw ChildProcess.Failure(description: flags.messages) }
    let program = folder.appending(path: "program").path
    let words = flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
    let built = try ChildProcess.run(
      "cc",
      ["-std=c11", "-Wall", "-Wextra", "-Werror"] + options + [source.path, "-o", program]
        + words)
    guard built.code == 0 else { throw ChildProcess.Failure(description: built.messages) }
    return program
  }
}
