import Scoresheets
import Surface
import SystemLibrary
import Views

/// Writes results and messages.
///
/// Results are buffered. They are written at the end and before each message, so that both stay in
/// order. Everything that the program writes to standard output and standard error is `SafeText`.
struct Console {
  private(set) var palette: Palette
  let isQuiet: Bool
  private var results: [UInt8] = []
  private(set) var isOpen = true
  private let showsProgress: Bool
  private var hasProgress = false
  private(set) var failure: String?
  /// Whether GitHub's runner reads the messages.
  ///
  /// The runner obeys any line that looks like a workflow command. A message may quote such a line,
  /// so it becomes part of a command of the program's own.
  var isReadByGitHub = false
  let calls: any SystemCalls
  /// The columns of the terminal that shows messages, or `nil` for a file or another program.
  private var errorWidth: Int?

  /// Creates a console with the options in `arguments`; without them, it is for help and messages.
  init(_ arguments: Arguments? = nil, by calls: any SystemCalls = OwnSystem()) {
    self.calls = calls
    palette = arguments.map { Self.palette($0[.color], by: calls) } ?? .plain
    isQuiet = arguments?.has(.quiet) ?? false
    showsProgress = arguments != nil && !isQuiet && calls.isatty(STDERR_FILENO)
    fit()
  }

  /// Fits the next lines to the present width of the terminal.
  mutating func fit() {
    palette.width = Self.width(of: STDOUT_FILENO, by: calls)
    errorWidth = Self.width(of: STDERR_FILENO, by: calls)
  }

  /// The most bytes that are buffered.
  private static let limit = 1 << 20

  mutating func print(_ text: String) { print(SafeText(text)) }

  /// Prints results with the styles of `palette`.
  ///
  /// On a terminal, long lines are broken at blanks.
  mutating func print(styled text: String) { print(SafeText(palette.wrapped(text), in: palette)) }

  mutating func print(_ bytes: [UInt8]) { print(SafeText(bytes)) }

  mutating func print(json answer: some FieldValue) {
    var writer = JSONWriter()
    answer.writeLine(to: &writer)
    print(writer.bytes)
  }

  mutating func print(_ text: SafeText) {
    results += text.bytes
    if results.count >= Self.limit { flush() }
  }

  /// Prints `answer` in the format that `arguments` name, as CSV with a head if it `isFirst`.
  @discardableResult
  mutating func print(
    _ answer: Answer, _ arguments: Arguments, isFirst: Bool = true
  ) -> ExitStatus {
    switch arguments[.format] {
    case nil, "text": answer.text?(palette) { print(styled: $0) }
    case "html": print(answer.html?() ?? "")
    case "csv": answer.csv?(isFirst) { print($0) }
    default: answer.print? { print($0) }
    }
    let isOdd = arguments.has(.strict) && answer.hasWarnings
    return answer.differs || isOdd ? .differs : .done
  }

  /// Reports an error.
  ///
  /// On a terminal, long lines are broken at blanks.
  mutating func report(_ message: String) {
    flush()
    var line = isReadByGitHub ? WorkflowCommand.error(message) : message
    if let errorWidth, !isReadByGitHub { line = line.fitted(to: errorWidth) }
    write(SafeText(line + "\n").bytes, to: STDERR_FILENO)
  }

  mutating func remark(_ message: String) { if !isQuiet { report(message) } }

  mutating func progress(_ done: Int, of total: Int, _ things: String = "files") {
    guard showsProgress, total > 10 else { return }
    let text = SafeText("\(done) of \(total) \(things)")
    write(SafeText.lineStart.bytes + text.bytes, to: STDERR_FILENO)
    hasProgress = true
  }

  mutating func flush() {
    if hasProgress { write(SafeText.clearLine.bytes, to: STDERR_FILENO) }
    hasProgress = false
    defer { results.removeAll(keepingCapacity: true) }
    guard isOpen, !results.isEmpty else { return }
    let error = write(results, to: STDOUT_FILENO)
    guard error != 0 else { return }
    isOpen = false
    // A reader such as `head` may close the pipe early. That is no error.
    if error != EPIPE { failure = String(cString: strerror(error)) }
  }

  /// Writes `bytes`, which are safe, and returns the number of the system's error, or 0.
  @discardableResult
  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    do throws(SystemError) {
      try calls.write(bytes, to: descriptor)
      return 0
    } catch { return error.number }
  }

  private static func palette(_ color: String?, by calls: any SystemCalls) -> Palette {
    let isColored =
      switch color {
      case "always": true
      case "never": false
      default:
        calls.isatty(STDOUT_FILENO) && environment("TERM") != "dumb"
          && environment("NO_COLOR") ?? "" == ""
      }
    return isColored ? .terminal : .plain
  }

  /// The columns of the terminal behind `descriptor`, or `nil` for a file or another program.
  private static func width(of descriptor: Int32, by calls: any SystemCalls) -> Int? {
    guard calls.isatty(descriptor) else { return nil }
    if let stated = environment("COLUMNS").flatMap({ Int($0) }), stated > 0 { return stated }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 100
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// A line that sends a command to GitHub's runner.
enum WorkflowCommand {
  static func error(_ message: String, _ properties: [(name: String, value: String)] = []) -> String
  {
    let written = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }
      .joined(separator: ",")
    return "::error\(written.isEmpty ? "" : " ")\(written)::\(escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    // A `Character` can contain a line break and more.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
