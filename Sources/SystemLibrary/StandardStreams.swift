/// Opens those of standard input, output and error that are closed, so that no file that the program
/// opens later gets one of their numbers.
///
/// Each gets `/dev/null` in the direction in which it is not used: reading from it or writing to it
/// fails, as it does with a closed one.
public func openStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    // The system gives the lowest free number, which is this one.
    let opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    guard opened == stream else { exit(2) }
  }
}
