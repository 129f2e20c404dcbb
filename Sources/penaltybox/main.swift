import SystemLibrary

openStandardStreams()
// Ignore SIGPIPE; handle EPIPE from `write`.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
