import Scoresheets
// `environ` is a C variable: it is read once, before anything could change it.
@preconcurrency import SystemLibrary

/// Another program that rules on cases: it reads one question per line and answers each with one
/// line.
final class CaseProgram {
  let command: String
  private let process: pid_t
  private let questions: Int32
  private let answers: Int32
  /// The bytes read after the last answer.
  private var rest: [UInt8] = []
  /// The time that a program may take to read a question and answer it.
  private let patience: Duration
  /// The greatest length of an answer, or of a question, in bytes.
  static let limit = 4_000_000
  /// The number of milliseconds that a program may take for a case.
  static let patience: Int32 = 10_000

  /// Starts `command` in a shell; it may take `patience` milliseconds per case.
  init(_ command: String, patience: Int32 = CaseProgram.patience) throws(ProgramError) {
    self.command = command
    self.patience = .milliseconds(patience)
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&output) == 0 else {
      throw .cannotStart(command, String(cString: strerror(errno)))
    }
    // The program gets only its own two ends: if it also had ours, its input would never end.
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // Darwin's is a pointer, which the next line sets.
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    // It leads a process group of its own, so that whatever it starts ends with it.
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup(command), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, &arguments, environ)
    close(input[0])
    close(output[1])
    guard failure == 0 else { throw .cannotStart(command, String(cString: strerror(failure))) }
    self.process = process
    questions = input[1]
    answers = output[0]
    // A program that does not read its input must not block us.
    _ = fcntl(questions, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(questions)
    close(answers)
    // A program should exit at the end of its input; one that does not is killed.
    var hasEnded = false
    for _ in 0..<50 where !hasEnded {
      hasEnded = waitpid(process, nil, WNOHANG) != 0
      if !hasEnded { usleep(20_000) }
    }
    // The processes that it started and left running are killed too.
    kill(-process, SIGKILL)
    if !hasEnded { waitpid(process, nil, 0) }
  }

  /// The program's answer, one line, to the line `question` about the case `title`.
  func answer(to question: [UInt8], title: String) throws(ProgramError) -> [UInt8] {
    let deadline = ContinuousClock.now + patience
    try send(question, title, deadline)
    // Each byte is searched only once, however many reads a line takes.
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(end + 1) }
        guard end <= Self.limit else { throw .endless(command, title, limit: Self.limit) }
        return Array(rest[..<end])
      }
      searched = rest.count
      guard searched <= Self.limit else { throw .endless(command, title, limit: Self.limit) }
      try wait(for: answers, POLLIN, title, deadline)
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = piece.withUnsafeMutableBytes { read(answers, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .ended(command, title) }
      rest += piece[..<count]
    }
  }

  private func send(
    _ question: [UInt8], _ title: String, _ deadline: ContinuousClock.Instant
  ) throws(ProgramError) {
    var left = question[...]
    while !left.isEmpty {
      try wait(for: questions, POLLOUT, title, deadline)
      let written = left.withUnsafeBytes { write(questions, $0.baseAddress, $0.count) }
      if written < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard written > 0 else { throw .ended(command, title) }
      left = left.dropFirst(written)
    }
  }

  /// Waits until `descriptor` is ready, or until the time for the whole answer is over.
  private func wait(
    for descriptor: Int32, _ event: Int32, _ title: String, _ deadline: ContinuousClock.Instant
  ) throws(ProgramError) {
    var ready = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let left = max(.zero, ContinuousClock.now.duration(to: deadline)) / .milliseconds(1)
      let count = poll(&ready, 1, Int32(left.rounded(.up)))
      if count < 0 && errno == EINTR { continue }
      guard count > 0, ContinuousClock.now < deadline else {
        kill(-process, SIGKILL)
        throw .silent(command, title, seconds: Int(patience.components.seconds))
      }
      return
    }
  }
}

/// An error of the program that is asked.
enum ProgramError: Error {
  case cannotStart(String, String)
  /// It ended before it answered the named case.
  case ended(String, String)
  /// Its answer to the named case is longer than any answer can be.
  case endless(String, String, limit: Int)
  /// It did not answer the named case in time.
  case silent(String, String, seconds: Int)

  /// The error message.
  var message: String { words.visible }

  private var words: String {
    switch self {
    case .cannotStart(let command, let words): "`\(command)` cannot be started: \(words)"
    case .ended(let command, let title): "`\(command)` ended before it answered `\(title)`"
    case .endless(let command, let title, let limit):
      "`\(command)` answered `\(title)` with more than \(limit / 1_000_000) MB, which is the most that is read"
    case .silent(let command, let title, let seconds):
      "`\(command)` did not answer `\(title)` within \(seconds) seconds"
    }
  }
}
