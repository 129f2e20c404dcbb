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
  /// The greatest length of an answer, or of a question, in bytes.
  static let limit = 4_000_000
  /// The number of milliseconds that a program may take to read a question and answer it.
  static let patience: Int32 = 10_000

  init(_ command: String) throws(CommandError) {
    self.command = command
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&output) == 0 else {
      throw Self.error(command, "cannot be started: \(String(cString: strerror(errno)))")
    }
    // The program gets only its own two ends: if it also had ours, its input would never end.
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // Darwin's are pointers, which the calls set.
    #if canImport(Darwin)
      var (actions, attributes) = (posix_spawn_file_actions_t?.none, posix_spawnattr_t?.none)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    // It leads a process group of its own, so that whatever it starts ends with it.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup(command), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    close(input[0])
    close(output[1])
    guard failure == 0 else {
      throw Self.error(command, "cannot be started: \(String(cString: strerror(failure)))")
    }
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

  func answer(to question: [UInt8], title: String) throws(CommandError) -> [UInt8] {
    let deadline = ContinuousClock.now + .milliseconds(Self.patience)
    try send(question, title, deadline)
    // Each byte is searched only once, however many reads a line takes.
    var searched = 0
    while true {
      let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n"))
      if let end, end <= Self.limit {
        defer { rest.removeFirst(end + 1) }
        return Array(rest[..<end])
      }
      searched = rest.count
      guard searched <= Self.limit else {
        let most = Self.limit / 1_000_000
        throw Self.error(
          command,
          "answered `\(title)` with more than \(most) MB, which is the most that is read")
      }
      try wait(for: answers, POLLIN, title, deadline)
      guard let piece = try? FileCalls().read(answers, upTo: 1 << 16), !piece.isEmpty else {
        throw ended(title)
      }
      rest += piece
    }
  }

  private func send(
    _ question: [UInt8], _ title: String, _ deadline: ContinuousClock.Instant
  ) throws(CommandError) {
    var left = question[...]
    while !left.isEmpty {
      try wait(for: questions, POLLOUT, title, deadline)
      let written = left.withUnsafeBytes { write(questions, $0.baseAddress, $0.count) }
      if written < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard written > 0 else { throw ended(title) }
      left = left.dropFirst(written)
    }
  }

  /// Waits until `descriptor` is ready, or until the time for the whole answer is over.
  private func wait(
    for descriptor: Int32, _ event: Int32, _ title: String, _ deadline: ContinuousClock.Instant
  ) throws(CommandError) {
    var ready = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let left = max(.zero, ContinuousClock.now.duration(to: deadline)) / .milliseconds(1)
      let count = poll(&ready, 1, Int32(left.rounded(.up)))
      if count < 0 && errno == EINTR { continue }
      guard count > 0, ContinuousClock.now < deadline else {
        kill(-process, SIGKILL)
        throw Self.error(
          command, "did not answer `\(title)` within \(Self.patience / 1_000) seconds")
      }
      return
    }
  }

  private func ended(_ title: String) -> CommandError {
    Self.error(command, "ended before it answered `\(title)`")
  }

  private static func error(_ command: String, _ words: String) -> CommandError {
    CommandError(reporting: "`\(command)` \(words)".visible)
  }
}
