import Scoresheets
import SystemLibrary
import Views

/// The page of a console on a terminal: what the scorekeeper keeps in sight at the top, below it what
/// was said, and the line that is typed.
///
/// It is drawn again with each key, but only the rows that have changed are written.
struct LivePage {
  private let terminal: any Terminal
  private var editor = LineEditor()
  private var reader = KeyReader()
  /// The keys that were pressed and are not handled yet.
  private var keys: ArraySlice<Key> = []
  private var screen = Screen()
  /// What was said, line by line, with styles.
  private var said: [String] = []
  /// How many rows of what was said last are hidden below the page, and how many rows it has for that.
  private var hidden = 0
  private var room = 0
  /// How many lines were said since a line was typed.
  private var newLines = 0
  /// The words that may stand at the end of a text.
  private var complete: (String) -> Completions? = { _ in nil }
  /// What is kept in sight, in a palette.
  private var panel: (Palette) -> String = { _ in "" }

  /// How many lines of what was said are kept, to be shown again on a larger page.
  private static let limit = 500
  /// How long the rest of a key may take.
  private static let keyTime = 50

  /// Begins the page on `terminal`.
  init(_ terminal: any Terminal) throws(SystemError) {
    self.terminal = terminal
    try terminal.begin()
  }

  /// A line, or the end of the input.
  enum Read: Equatable {
    case line(String)
    case end
    case failed(SystemError)
  }

  /// Adds `text`, whose styles are those of the console's palette, to what was said.
  mutating func say(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    newLines += lines.count
    said = Array((said + lines).suffix(Self.limit))
  }

  /// Shows `panel` above what was said.
  mutating func keep(_ panel: @escaping (Palette) -> String) { self.panel = panel }

  /// Completes words by `words`.
  mutating func complete(by words: @escaping (String) -> Completions?) { complete = words }

  /// Reads a line behind `prompt`; what was typed stays in the history.
  mutating func read(_ prompt: String, _ console: inout Console) -> Read {
    while true {
      draw(prompt, &console)
      do throws(SystemError) {
        guard let key = try nextKey(prompt, &console) else { return .end }
        switch editor.press(key, completing: complete) {
        case .editing: break
        case .bell: console.draw([.bell])
        case .line(let line):
          (hidden, newLines) = (0, 0)
          return .line(line)
        case .end: return .end
        case .redraw: screen.forget()
        case .earlier: hidden += max(1, room - 1)
        case .later: hidden -= max(1, room - 1)
        case .suspend:
          terminal.suspend()
          screen.forget()
        }
      } catch {
        return .failed(error)
      }
    }
  }

  /// Asks `question`, and reads the answer; it is not kept in the history.
  mutating func ask(_ question: String, _ console: inout Console) -> Read {
    let (own, completing) = (editor, complete)
    editor = LineEditor()
    complete = { _ in nil }
    let answer = read(question, &console)
    (editor, complete) = (own, completing)
    if case .line(let line) = answer { say(question + line) }
    return answer
  }

  /// Ends the page, with the cursor below it.
  mutating func end(_ prompt: String, _ console: inout Console) {
    draw(prompt, &console)
    console.draw(screen.leaving())
    terminal.end()
  }

  /// The next key; nil at the end of the input.
  private mutating func nextKey(
    _ prompt: String, _ console: inout Console
  ) throws(SystemError) -> Key? {
    while keys.isEmpty {
      switch try terminal.wait(milliseconds: reader.isInKey ? Self.keyTime : nil) {
      case .bytes(let bytes):
        if bytes.isEmpty { return nil }
        keys = reader.keys(in: bytes)[...]
      case .timeout: keys = reader.endOfKey()[...]
      case .pageChanged:
        screen.forget()
        draw(prompt, &console)
      }
    }
    return keys.removeFirst()
  }
}

// Drawing.
extension LivePage {
  private mutating func draw(_ prompt: String, _ console: inout Console) {
    let size = terminal.size
    console.resize(columns: size.columns)
    let palette = console.palette
    let edited = EditedLine(prompt: prompt, editor, width: size.columns)
    let line = edited.rows(atMost: max(1, size.rows / 3))
    let below = notes(palette, atMost: max(0, size.rows / 3))
    var rows = top(palette, atMost: size.rows - line.rows.count - below.count, size.columns)
    room = max(0, size.rows - rows.count - line.rows.count - below.count)
    let news = said.flatMap { Self.rows(of: $0, palette) }
    hidden = max(0, min(hidden, news.count - room))
    rows += news.dropLast(hidden).suffix(room)
    let cursor = (row: rows.count + line.cursor.row, column: line.cursor.column)
    rows += line.rows + below
    console.draw(screen.drawing(rows, cursor: cursor, in: palette))
  }

  /// The panel and the line below it, in at most half of the page.
  private func top(_ palette: Palette, atMost room: Int, _ columns: Int) -> [String] {
    var rows = Self.rows(of: panel(palette), palette)
    let limit = max(1, min(room - 1, terminal.size.rows * 2 / 3))
    guard rows.count < room else { return Array(rows.prefix(max(0, room))) }
    if rows.count > limit {
      rows = rows.prefix(limit - 1) + [palette.paint("… `box` shows the rest", .faint)]
    }
    return rows + [palette.paint(String(repeating: "─", count: columns), .faint)]
  }

  /// What is shown below the line: the words that may stand there, or how to quit.
  private func notes(_ palette: Palette, atMost room: Int) -> [String] {
    if editor.isAskedToQuit { return [palette.paint("Ctrl-C again quits", .faint)] }
    if editor.choices.isEmpty {
      let isCut = newLines > self.room && editor.text.isEmpty || hidden > 0
      return isCut ? [palette.paint("Page Up, Page Down: what was said", .faint)] : []
    }
    var rows = Self.rows(of: editor.choices.joined(separator: "  "), palette)
    if rows.count > room, room > 0 { rows = rows.prefix(room - 1) + ["  …"] }
    return rows.map { palette.paint($0, .faint) }
  }

  private static func rows(of text: String, _ palette: Palette) -> [String] {
    var rows = palette.wrapped(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if rows.last == "", rows.count > 1 { rows.removeLast() }
    return rows
  }
}
