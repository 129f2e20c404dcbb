/// Opens standard input, output and error if they are closed; otherwise a file that the program
/// opens later would get one of their numbers.
///
/// Each closed stream becomes `/dev/null`, opened in the direction in which the stream is not used,
/// so reading or writing fails as on a closed one.
public func openStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    // The system assigns the lowest free number, which is this stream's.
    let opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    guard opened == stream else { exit(2) }
  }
}
