import Scoresheets
import SystemLibrary
import Views

/// The output for results and messages.
///
/// Results are buffered. They are written before any message, so that both stay in order, and at
/// the end. Everything that the program writes to standard output and standard error goes through
/// `write`, which takes only `SafeText`.
struct Console {
  /// The styles and the width of results.
  private(set) var palette: Palette
  /// Whether remarks are suppressed.
  let isQuiet: Bool
  /// The results that are not written yet, and their size in bytes.
  private var results: [SafeText] = []
  private var size = 0
  private var isClosed = false
  /// Whether progress can be shown, and whether it is on the terminal now.
  private let showsProgress: Bool
  private var hasProgress = false
  private(set) var failure: String?
  /// Whether GitHub reads the messages: it obeys any line that looks like a workflow command, so a
  /// message that quotes such a line is put inside a command of the program's own.
  var isReadByGitHub = false
  private let calls: FileCalls
  /// The width in columns of the terminal that messages are written to; nil for a file or another
  /// program.
  let errorWidth: Int?

  /// Creates a console without styles, for help and messages.
  init() {
    calls = FileCalls()
    palette = .plain
    palette.width = Self.width(by: calls)
    isQuiet = false
    showsProgress = false
    errorWidth = Self.width(of: STDERR_FILENO, by: calls)
  }

  init(_ arguments: Arguments, by calls: FileCalls = FileCalls()) {
    self.calls = calls
    palette = Self.palette(arguments[.color])
    palette.width = Self.width(of: STDOUT_FILENO, by: calls)
    errorWidth = Self.width(of: STDERR_FILENO, by: calls)
    isQuiet = arguments.has(.quiet)
    showsProgress = !arguments.has(.quiet) && isatty(STDERR_FILENO) == 1
  }

  /// The greatest number of bytes that are buffered.
  private static let limit = 1 << 20

  /// Prints results without styles.
  mutating func print(_ text: String) { print(SafeText(text)) }

  /// Prints results that have the styles of `palette`.
  ///
  /// On a terminal, lines are broken at blanks to fit its width.
  mutating func print(styled text: String) { print(SafeText(palette.wrapped(text), in: palette)) }

  /// Prints results without styles, in UTF-8.
  mutating func print(_ bytes: [UInt8]) { print(SafeText(bytes)) }

  /// Prints the JSON that `write` writes.
  mutating func printJSON(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    print(writer.bytes)
  }

  /// Writes `texts` to a terminal at once.
  mutating func draw(_ texts: [SafeText]) {
    flush()
    for text in texts { print(text) }
    flush()
  }

  /// Fits results to a terminal with this number of columns.
  mutating func resize(columns: Int) { palette.width = columns }

  /// Whether the output still has a reader.
  var isOpen: Bool { !isClosed }

  mutating func print(_ text: SafeText) {
    results.append(text)
    size += text.bytes.count
    if size >= Self.limit { flush() }
  }

  /// Prints an answer as JSON if `format` says so, otherwise as text.
  mutating func print(
    as format: String?, text: (Palette) -> String, json: (inout JSONWriter) -> Void
  ) {
    format == "json" ? printJSON(json) : print(styled: text(palette))
  }

  /// Reports an error.
  ///
  /// On a terminal, lines are broken at blanks to fit its width.
  mutating func report(_ message: String) {
    flush()
    var line = isReadByGitHub ? WorkflowCommand.error(message) : message
    if let errorWidth, !isReadByGitHub { line = line.fitted(to: errorWidth) }
    write([SafeText(line + "\n")], to: STDERR_FILENO)
  }

  /// Prints a remark, unless remarks are suppressed.
  mutating func remark(_ message: String) {
    if !isQuiet { report(message) }
  }

  /// Shows progress on a terminal: `done` of `total` files, or other things.
  mutating func progress(_ done: Int, of total: Int, _ things: String = "files") {
    guard showsProgress, total > 10 else { return }
    write([.lineStart, SafeText("\(done) of \(total) \(things)")], to: STDERR_FILENO)
    hasProgress = true
  }

  /// Clears the progress from the terminal.
  private mutating func clearProgress() {
    if hasProgress { write([.clearLine], to: STDERR_FILENO) }
    hasProgress = false
  }

  /// Writes the buffered results.
  mutating func flush() {
    clearProgress()
    defer {
      results.removeAll(keepingCapacity: true)
      size = 0
    }
    guard !isClosed, !results.isEmpty else { return }
    let error = write(results, to: STDOUT_FILENO)
    guard error != 0 else { return }
    isClosed = true
    // A reader that closes the pipe early, such as `head`, is not an error.
    if error != EPIPE { failure = String(cString: strerror(error)) }
  }

  /// Writes to standard output or standard error; returns the error number, or 0.
  @discardableResult
  private func write(_ texts: [SafeText], to descriptor: Int32) -> Int32 {
    let bytes = texts.count == 1 ? texts[0].bytes : texts.flatMap(\.bytes)
    do throws(SystemError) {
      try calls.write(bytes, to: descriptor)
      return 0
    } catch {
      return error.number
    }
  }

  private static func palette(_ color: String?) -> Palette {
    switch color {
    case "always": return .terminal
    case "never": return .plain
    default: break
    }
    let isTerminal = isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb"
    let noColor = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return isTerminal && !noColor ? .terminal : .plain
  }

  /// The width in columns of the terminal that is written to; nil for a file or another program.
  private static func width(of descriptor: Int32 = STDOUT_FILENO, by calls: FileCalls) -> Int? {
    guard calls.isatty(descriptor) else { return nil }
    if let stated = environment("COLUMNS").flatMap({ Int($0) }), stated > 0 { return stated }
    return TerminalSize(of: descriptor)?.columns ?? 100
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
