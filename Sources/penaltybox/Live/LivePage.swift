import Scoresheets
import SystemLibrary
import Views

/// The page of a console on a terminal: a panel that stays in sight at the top, the output below
/// it, and the line that is typed.
///
/// It is drawn again with each key, but only the rows that have changed are written.
struct LivePage {
  private let terminal: any Terminal
  private var editor = LineEditor()
  private var reader = KeyReader()
  private var keys: ArraySlice<Key> = []
  private var screen = Screen()
  private var said = SaidLines()
  /// The number of rows of the latest output that are hidden below the page, and the number of rows
  /// that the page has for output.
  private var hidden = 0
  private var room = 0
  private var mostHidden = 0
  private var isDrawn = false
  /// Whether a key has had no effect since the page was drawn.
  private var isRung = false
  /// The number of lines of output since a line was typed.
  private var newLines = 0
  var complete: (String) -> Completions? = { _ in nil }
  var panel: (Palette, Int) -> String = { _, _ in "" }

  /// The time that the rest of a key may take, in milliseconds.
  private static let keyTime = 50
  /// The time that the rest of a pasted text may take, in milliseconds.
  private static let pasteTime = 2_000

  init(_ terminal: any Terminal) throws(SystemError) {
    self.terminal = terminal
    try terminal.begin()
  }

  enum Read: Equatable {
    case line(String)
    case end
    case failed(SystemError)
  }

  /// Adds `text`, whose styles are those of the console's palette, to the output.
  mutating func say(_ text: String) { newLines += said.add(text) }

  /// Reads a line after `prompt`; the typed line stays in the history.
  mutating func read(_ prompt: String, _ console: inout Console) -> Read {
    isDrawn = false
    while true {
      do throws(SystemError) {
        guard let key = try nextKey(prompt, &console) else { return .end }
        isDrawn = false
        switch editor.press(key, completing: complete) {
        case .editing: break
        case .bell: isRung = true
        case .line(let line):
          (hidden, newLines) = (0, 0)
          return .line(line)
        case .end: return .end
        case .redraw: screen.forget()
        case .earlier: hidden = min(mostHidden, hidden + max(1, room - 1))
        case .later: hidden = max(0, hidden - max(1, room - 1))
        case .suspend:
          terminal.suspend()
          screen.forget()
        }
      } catch { return .failed(error) }
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

  mutating func end(_ prompt: String, _ console: inout Console) {
    draw(prompt, &console)
    console.draw(screen.leaving())
    terminal.end()
  }

  /// The next key, or `nil` at the end of the input.
  ///
  /// The page is drawn only once all keys that have arrived are handled: a pasted text may have
  /// thousands.
  private mutating func nextKey(
    _ prompt: String, _ console: inout Console
  ) throws(SystemError) -> Key? {
    while keys.isEmpty {
      switch try terminal.wait(milliseconds: patience) {
      case .bytes(let bytes):
        if bytes.isEmpty { return nil }
        keys = reader.keys(in: bytes)[...]
      case .timeout where !isDrawn: draw(prompt, &console)
      case .timeout where reader.isInKey: keys = reader.endOfKey()[...]
      // The mark at the end of the pasted text is lost: further keys count as typed.
      case .timeout: editor.endPaste()
      case .pageChanged:
        screen.forget()
        isDrawn = false
      }
    }
    return keys.removeFirst()
  }

  /// The time to wait for further keys before doing something else, in milliseconds, or `nil` if
  /// there is nothing else to do.
  private var patience: Int? {
    if reader.isInKey { return Self.keyTime }
    guard isDrawn else { return editor.isPasting ? Self.keyTime : 0 }
    return editor.isPasting ? Self.pasteTime : nil
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
    let news = said.rows(in: palette)
    mostHidden = max(0, news.count - room)
    hidden = min(hidden, mostHidden)
    rows += hidden == 0 ? latest(news, palette) : Array(news.dropLast(hidden).suffix(room))
    let cursor = (row: rows.count + line.cursor.row, column: line.cursor.column)
    rows += line.rows + below
    console.draw(screen.drawing(rows, cursor: cursor, in: palette) + (isRung ? [.bell] : []))
    (isDrawn, isRung) = (true, false)
  }

  /// The last rows of the output.
  ///
  /// If an answer does not fit, its beginning, which says what was kept, and its end are shown.
  private func latest(_ rows: [String], _ palette: Palette) -> [String] {
    let answer = said.rowCount(ofLast: newLines)
    guard answer > room, room > 5 else { return rows.suffix(room) }
    let more = palette.paint("  … \(answer - room + 1) more rows: Page Up", .faint)
    return rows.suffix(answer).prefix(2) + [more] + rows.suffix(room - 3)
  }

  /// The panel and the line below it, in at most half of the page, because answers need the rest.
  private func top(_ palette: Palette, atMost room: Int, _ columns: Int) -> [String] {
    let limit = max(1, min(room, terminal.size.rows / 2) - 1)
    let rows = SaidLines.rows(of: panel(palette, limit), palette).prefix(limit)
    guard rows.count < room else { return Array(rows.prefix(max(0, room))) }
    return rows + [palette.paint(String(repeating: "─", count: columns), .faint)]
  }

  private func notes(_ palette: Palette, atMost room: Int) -> [String] {
    if editor.isAskedToQuit { return [palette.paint("Ctrl-C again quits", .faint)] }
    if editor.choices.isEmpty {
      let isCut = newLines > self.room && editor.text.isEmpty || hidden > 0
      return isCut ? [palette.paint("Page Up, Page Down: what was said", .faint)] : []
    }
    var rows = SaidLines.rows(of: editor.choices.joined(separator: "  "), palette)
    if rows.count > room, room > 0 { rows = rows.prefix(room - 1) + ["  …"] }
    return rows.map { palette.paint($0, .faint) }
  }
}

private struct SaidLines {
  private var lines: [String] = []
  private var rows: [[String]] = []
  private var width: Int?

  /// The number of lines that are kept, to be shown again on a larger page.
  private static let limit = 500

  /// Adds the lines of `text`, whose styles are those of the console's palette; returns their
  /// number.
  mutating func add(_ text: String) -> Int {
    var added = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if added.last == "" { added.removeLast() }
    lines += added
    let surplus = max(0, lines.count - Self.limit)
    lines.removeFirst(surplus)
    rows.removeFirst(min(surplus, rows.count))
    return added.count
  }

  /// The rows of all lines; only lines that are new at this width are wrapped.
  mutating func rows(in palette: Palette) -> [String] {
    if palette.width != width {
      rows = []
      width = palette.width
    }
    for line in lines.dropFirst(rows.count) { rows.append(Self.rows(of: line, palette)) }
    return rows.flatMap { $0 }
  }

  func rowCount(ofLast count: Int) -> Int { rows.suffix(count).reduce(0) { $0 + $1.count } }

  static func rows(of text: String, _ palette: Palette) -> [String] {
    var rows = palette.wrapped(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if rows.last == "", rows.count > 1 { rows.removeLast() }
    return rows
  }
}
