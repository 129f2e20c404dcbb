import Glibc

// Closed pipes are told of by `write`, where they can be taken for what they are.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
