import SystemLibrary

openStandardStreams()
// Ignore SIGPIPE and SIGXFSZ; handle EPIPE and EFBIG from `write`.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
