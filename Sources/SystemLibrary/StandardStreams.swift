/// Opens standard input, output and error if they are closed, so that no file that the program
/// opens later gets one of their numbers.
///
/// Each becomes `/dev/null`, opened in the direction in which the stream is not used: reading or
/// writing fails as it does with a closed one.
public func openStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    // The system gives the lowest free number, which is this one.
    let opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    guard opened == stream else { exit(2) }
  }
}
