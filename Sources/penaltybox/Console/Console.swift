import Glibc
import Scoresheets
import Views

/// Where results and messages go.
///
/// Results are gathered and written at once: before a message, so that both come in order, and at
/// the end.
struct Console {
  /// The looks of results.
  let palette: Palette
  /// Whether remarks are left out.
  let isQuiet: Bool
  private var results: [UInt8] = []
  private var isClosed = false
  /// Whether how far the work is can be shown, and whether it stands on the terminal now.
  private let showsProgress: Bool
  private var hasProgress = false
  private(set) var failure: String?

  /// A console without looks, for help and messages.
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

  /// How many bytes are gathered at most.
  private static let limit = 1 << 20

  /// Prints results.
  mutating func print(_ text: String) { print(Array(text.utf8)) }

  /// Prints results.
  mutating func print(_ bytes: [UInt8]) {
    results += bytes
    if results.count >= Self.limit { flush() }
  }

  /// Says what is wrong.
  mutating func report(_ message: String) {
    flush()
    FileSystem.write(Array((message + "\n").utf8), to: STDERR_FILENO)
  }

  /// Says what is odd, unless nobody wants to know.
  mutating func remark(_ message: String) {
    if !isQuiet { report(message) }
  }

  /// Shows on a terminal how far long work is: `done` of `total` files, or other things.
  mutating func progress(_ done: Int, of total: Int, _ things: String = "files") {
    guard showsProgress, total > 10 else { return }
    FileSystem.write(Array("\r\(done) of \(total) \(things)".utf8), to: STDERR_FILENO)
    hasProgress = true
  }

  /// Takes the progress off the terminal.
  private mutating func clearProgress() {
    if hasProgress { FileSystem.write(Array("\r\u{1b}[K".utf8), to: STDERR_FILENO) }
    hasProgress = false
  }

  /// Writes what is gathered.
  mutating func flush() {
    clearProgress()
    defer { results.removeAll(keepingCapacity: true) }
    guard !isClosed, !results.isEmpty else { return }
    let error = FileSystem.write(results, to: STDOUT_FILENO)
    guard error != 0 else { return }
    isClosed = true
    // A reader who has seen enough, such as `head`, is no failure.
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
