import Scoresheets
import SystemLibrary
import Views

/// The output for results and messages.
///
/// Results are buffered. They are written before a message, so that both are in order, and at the
/// end.
struct Console {
  /// The styles of results.
  let palette: Palette
  /// Whether remarks are suppressed.
  let isQuiet: Bool
  private var results: [UInt8] = []
  private var isClosed = false
  /// Whether progress can be shown, and whether it is on the terminal now.
  private let showsProgress: Bool
  private var hasProgress = false
  private(set) var failure: String?

  /// Creates a console without styles, for help and messages.
  init() {
    palette = .plain
    isQuiet = false
    showsProgress = false
  }

  init(_ arguments: Arguments) {
    palette = Self.palette(arguments[.color])
    isQuiet = arguments.has(.quiet)
    showsProgress = !arguments.has(.quiet) && isatty(STDERR_FILENO) == 1
  }

  /// How many bytes are buffered at most.
  private static let limit = 1 << 20

  /// Prints results.
  mutating func print(_ text: String) { print(Array(text.utf8)) }

  /// Prints results.
  mutating func print(_ bytes: [UInt8]) {
    results += bytes
    if results.count >= Self.limit { flush() }
  }

  /// Prints the JSON that `write` writes.
  mutating func printJSON(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    print(writer.bytes)
  }

  /// Prints an answer as JSON if `format` says so, otherwise as text.
  mutating func print(
    as format: String?, text: (Palette) -> String, json: (inout JSONWriter) -> Void
  ) {
    format == "json" ? printJSON(json) : print(text(palette))
  }

  /// Reports an error.
  mutating func report(_ message: String) {
    flush()
    FileSystem.write(Array((message + "\n").utf8), to: STDERR_FILENO)
  }

  /// Prints a remark, unless remarks are suppressed.
  mutating func remark(_ message: String) {
    if !isQuiet { report(message) }
  }

  /// Shows progress on a terminal: `done` of `total` files, or other things.
  mutating func progress(_ done: Int, of total: Int, _ things: String = "files") {
    guard showsProgress, total > 10 else { return }
    FileSystem.write(Array("\r\(done) of \(total) \(things)".utf8), to: STDERR_FILENO)
    hasProgress = true
  }

  /// Clears the progress from the terminal.
  private mutating func clearProgress() {
    if hasProgress { FileSystem.write(Array("\r\u{1b}[K".utf8), to: STDERR_FILENO) }
    hasProgress = false
  }

  /// Writes the buffered results.
  mutating func flush() {
    clearProgress()
    defer { results.removeAll(keepingCapacity: true) }
    guard !isClosed, !results.isEmpty else { return }
    let error = FileSystem.write(results, to: STDOUT_FILENO)
    guard error != 0 else { return }
    isClosed = true
    // A reader that closes the pipe early, such as `head`, is not an error.
    if error != EPIPE { failure = String(cString: strerror(error)) }
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

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
