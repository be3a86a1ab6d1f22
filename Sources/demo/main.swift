internal import Glibc

// Who reads our output may leave before the end; that is not worth dying of.
signal(SIGPIPE, SIG_IGN)
// A limit on the size of files is an error of writing, after which nothing half-written is left.
signal(SIGXFSZ, SIG_IGN)
let program = Program(console: .standard, makeApp: { DemoApp.harbor() })
exit(program.runOnFirstThread(Array(CommandLine.arguments.dropFirst())).rawValue)
