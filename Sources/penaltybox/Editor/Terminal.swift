import SystemLibrary

/// A terminal on which keys are read one by one.
///
/// `OwnTerminal` is the one that the program runs on; the tests have one whose keys are given.
protocol Terminal: AnyObject {
  var size: TerminalSize { get }
  /// Begins to read keys instead of lines.
  func begin() throws(SystemError)
  /// Restores the terminal to its state before `begin`.
  func end()
  /// Waits for keys, or for a change of the page; `milliseconds` is nil to wait for as long as it
  /// takes.
  func wait(milliseconds: Int?) throws(SystemError) -> TerminalNews
  /// Suspends the program; returns when it is resumed.
  func suspend()
}

enum TerminalNews: Equatable {
  /// The bytes of keys; none at the end of the input.
  case bytes([UInt8])
  /// The page has a new size, or something else was written on it.
  case pageChanged
  case timeout
}

/// The terminal of standard input and output.
///
/// Its modes are restored whenever the program ends or is suspended, even by a signal; only SIGKILL
/// and SIGSTOP leave no time for that.
final class OwnTerminal: Terminal {
  private let calls: FileCalls
  private var isOpen = false

  /// The terminal; nil if standard input or output is not a terminal, or is one that cannot move
  /// its cursor.
  init?(by calls: FileCalls = FileCalls()) {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard name != "dumb", name != "", calls.isatty(STDIN_FILENO), calls.isatty(STDOUT_FILENO) else {
      return nil
    }
    self.calls = calls
  }

  deinit { end() }

  var size: TerminalSize { TerminalSize(of: STDOUT_FILENO) ?? .standard }

  func begin() throws(SystemError) {
    guard !isOpen else { return }
    guard tcgetattr(STDIN_FILENO, &TerminalModes.before) == 0 else {
      throw SystemError(number: errno)
    }
    TerminalModes.keys = TerminalModes.before
    cfmakeraw(&TerminalModes.keys)
    // Line ends are still written as a terminal wants them.
    TerminalModes.keys.c_oflag = TerminalModes.before.c_oflag
    try TerminalModes.openPipe()
    isOpen = true
    TerminalModes.enter()
    TerminalModes.catchSignals()
  }

  func end() {
    guard isOpen else { return }
    isOpen = false
    TerminalModes.releaseSignals()
    TerminalModes.leave()
  }

  func wait(milliseconds: Int?) throws(SystemError) -> TerminalNews {
    var both = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalModes.pipe.reading, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&both, 2, Int32(milliseconds ?? -1))
    guard ready >= 0 else {
      if errno == EINTR { return .timeout }
      throw SystemError(number: errno)
    }
    if both[1].revents != 0 {
      _ = try calls.read(TerminalModes.pipe.reading, upTo: 64)
      return .pageChanged
    }
    guard ready > 0 else { return .timeout }
    do throws(SystemError) { return .bytes(try calls.read(STDIN_FILENO, upTo: 4096)) } catch {
      // The terminal is gone.
      if error.number == EIO { return .bytes([]) }
      throw error
    }
  }

  func suspend() {
    raise(SIGTSTP)
    // If nobody could continue the program, the system does not suspend it.
    TerminalModes.catchSuspension()
    TerminalModes.enter()
  }
}

extension TerminalSize {
  /// The size of the terminal `descriptor`; nil if it is not a terminal or does not report its
  /// size.
  init?(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}

/// The modes of the program's terminal, for its signal handlers: they can use nothing else, and a
/// program has only one terminal.
private enum TerminalModes {
  nonisolated(unsafe) static var before = termios()
  nonisolated(unsafe) static var keys = termios()
  /// The pipe by which a handler wakes the program.
  nonisolated(unsafe) static var pipe: (reading: Int32, writing: Int32) = (-1, -1)

  /// The signals that end a program which does not handle them.
  private static let deadly: [Int32] = {
    let common = [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM,
      SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS,
    ]
    #if canImport(Darwin)
      return common + [SIGEMT]
    #else
      return common + [SIGPWR, SIGIO, SIGSTKFLT]
    #endif
  }()

  private static let handled = deadly + [SIGWINCH, SIGTSTP, SIGCONT]

  static func openPipe() throws(SystemError) {
    guard pipe.reading < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard SystemLibrary.pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    pipe = (ends[0], ends[1])
  }

  // The functions below are also called by handlers, so they make only system calls.

  /// Reads single keys, and asks the terminal to mark pasted text.
  static func enter() {
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &keys)
    say("\u{1b}[?2004h")
  }

  static func leave() {
    say("\u{1b}[?2004l")
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  private static func say(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func wake() {
    var byte: UInt8 = 1
    _ = write(pipe.writing, &byte, 1)
  }

  static func catchSignals() {
    for number in deadly { signal(number) { TerminalModes.leave(by: $0) } }
    signal(SIGWINCH) { _ in TerminalModes.wake() }
    catchSuspension()
    signal(SIGCONT) { _ in
      TerminalModes.catchSuspension()
      TerminalModes.enter()
      TerminalModes.wake()
    }
    // The parent process may have blocked the signals, and then none would arrive.
    var all = sigset_t()
    sigemptyset(&all)
    for number in handled { sigaddset(&all, number) }
    sigprocmask(SIG_UNBLOCK, &all, nil)
  }

  static func catchSuspension() {
    // The suspension takes effect when this handler returns.
    signal(SIGTSTP) { TerminalModes.leave(by: $0) }
  }

  /// Leaves the terminal as the signal `number` does by default.
  private static func leave(by number: Int32) {
    leave()
    say("\r\n\u{1b}[J")
    signal(number, SIG_DFL)
    raise(number)
  }

  static func releaseSignals() { for number in handled { signal(number, SIG_DFL) } }
}
