// `environ` is a variable of C's: it is read once, before anything could change it.
@preconcurrency import Glibc

/// Another program that rules on cases: it reads a question a line and answers each with a line.
final class CaseProgram {
  private let command: String
  private let process: pid_t
  private let questions: Int32
  private let answers: Int32
  /// What has been read behind the last answer.
  private var rest: [UInt8] = []
  /// How long a program may be silent.
  private let patience: Int32

  /// Starts `command` by the shell; it may think about a case for `patience` milliseconds.
  init(_ command: String, patience: Int32 = 10_000) throws(ProgramError) {
    self.command = command
    self.patience = patience
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&output) == 0 else {
      throw .cannotStart(command, String(cString: strerror(errno)))
    }
    // The program gets its two ends alone: with ours in its hands it would never see the input end.
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup(command), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, environ)
    close(input[0])
    close(output[1])
    guard failure == 0 else { throw .cannotStart(command, String(cString: strerror(failure))) }
    self.process = process
    questions = input[1]
    answers = output[0]
    // A program that does not read must not keep us from noticing.
    _ = fcntl(questions, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(questions)
    close(answers)
    // At the end of its input a program ends by itself; one that does not is ended.
    for _ in 0..<50 {
      if waitpid(process, nil, WNOHANG) != 0 { return }
      usleep(20_000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The line that the program answers to `question`, which is one line, about the case called `title`.
  func answer(to question: [UInt8], title: String) throws(ProgramError) -> [UInt8] {
    try send(question, title)
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(end + 1) }
        return Array(rest[..<end])
      }
      try wait(for: answers, POLLIN, title)
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = piece.withUnsafeMutableBytes { read(answers, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .ended(command, title) }
      rest += piece[..<count]
    }
  }

  private func send(_ question: [UInt8], _ title: String) throws(ProgramError) {
    var left = question[...]
    while !left.isEmpty {
      try wait(for: questions, POLLOUT, title)
      let written = left.withUnsafeBytes { write(questions, $0.baseAddress, $0.count) }
      if written < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard written > 0 else { throw .ended(command, title) }
      left = left.dropFirst(written)
    }
  }

  /// Waits until `descriptor` is ready, or patience ends.
  private func wait(
    for descriptor: Int32, _ event: Int32, _ title: String
  ) throws(ProgramError) {
    var ready = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let count = poll(&ready, 1, patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .silent(command, title, seconds: Int(patience) / 1000) }
      return
    }
  }
}

/// A program that cannot be asked.
enum ProgramError: Error {
  case cannotStart(String, String)
  /// It ended before it answered the case of that name.
  case ended(String, String)
  /// It has not answered the case of that name in time.
  case silent(String, String, seconds: Int)

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .cannotStart(let command, let words): "`\(command)` cannot be started: \(words)"
    case .ended(let command, let title): "`\(command)` ended before it answered `\(title)`"
    case .silent(let command, let title, let seconds):
      "`\(command)` has not answered `\(title)` within \(seconds) seconds"
    }
  }
}
