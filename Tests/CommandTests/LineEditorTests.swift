import Scoresheets
import Testing
import Views

@testable import penaltybox

/// The keys that a terminal sends.
@Suite struct KeyReading {
  private static func keys(_ text: String) -> [Key] {
    var reader = KeyReader()
    return reader.keys(in: Array(text.utf8)) + reader.endOfKey()
  }

  @Test(
    arguments: [
      ("a", [.scalar("a")]), ("é", [.scalar("é")]), ("選", [.scalar("選")]),
      ("\u{1b}[D", [.left]), ("\u{1b}OC", [.right]), ("\u{1b}[A\u{1b}[B", [.up, .down]),
      ("\u{1b}[H", [.home]), ("\u{1b}[1~", [.home]), ("\u{1b}OF", [.end]), ("\u{1b}[4~", [.end]),
      ("\u{1b}[3~", [.delete]), ("\u{1b}[1;5C", [.wordRight]), ("\u{1b}b", [.wordLeft]),
      ("\u{7f}", [.backspace]), ("\u{08}", [.backspace]), ("\t", [.tab]), ("\r", [.enter]),
      ("\u{01}", [.control("a")]), ("\u{1a}", [.control("z")]), ("\u{1b}[200~", [.pasteStart]),
      ("\u{1b}[5~\u{1b}[6~", [.pageUp, .pageDown]),
      ("\u{1b}", [.other]), ("\u{1b}[25~x", [.other, .scalar("x")]), ("\u{1f}", [.other]),
    ] as [(String, [Key])])
  func `bytes are read as the keys that sent them`(bytes: String, keys: [Key]) {
    #expect(Self.keys(bytes) == keys)
  }

  @Test func `a key whose bytes come apart is one key`() {
    for text in ["\u{1b}[1;5C", "選", "\u{1b}[3~"] {
      var reader = KeyReader()
      var keys: [Key] = []
      for byte in text.utf8 { keys += reader.keys(in: [byte]) }
      #expect(keys.count == 1 && !keys.contains(.other) && !reader.isInKey, "\(keys)")
    }
  }

  @Test func `bytes that are no text are keys that mean nothing`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0xFF, 0x61]) == [.other, .scalar("a")])
    #expect(reader.keys(in: [0xC3, 0x61]) == [.other, .scalar("a")])
  }
}

/// The effect of keys on a line.
@Suite struct LineEditing {
  /// An editor after `keys`, and the outcomes of the last of them.
  private static func editor(
    _ keys: String, words: [String] = [], after lines: [String] = []
  ) -> (editor: LineEditor, outcome: LineEditor.Outcome) {
    var reader = KeyReader()
    var editor = LineEditor()
    var outcome = LineEditor.Outcome.editing
    for line in lines {
      for key in reader.keys(in: Array((line + "\r").utf8)) { _ = editor.press(key) }
    }
    for key in reader.keys(in: Array(keys.utf8)) + reader.endOfKey() {
      outcome = editor.press(key) { text in
        let typed = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        return Completions(
          column: text.count - typed.count + 1, words: words.filter { $0.hasPrefix(typed) })
      }
    }
    return (editor, outcome)
  }

  @Test(arguments: [
    ("hook", "hook|"), ("hook\u{1b}[D\u{1b}[Dx", "hox|ok"), ("ab\u{1b}[Hx", "x|ab"),
    ("ab\u{01}x\u{05}y", "xaby|"), ("ab\u{1b}[D\u{1b}[3~", "a|"), ("abc\u{7f}", "ab|"),
    ("a bc d\u{17}", "a bc |"), ("a bc\u{17}\u{17}", "|"), ("abc\u{02}\u{0b}", "ab|"),
    ("abc\u{02}\u{15}", "|c"), ("abc\u{02}\u{15}\u{05}\u{19}", "cab|"), ("ab\u{14}", "ba|"),
    ("A6 2 hook\u{1b}b\u{1b}bx", "A6 x|2 hook"), ("A6 2\u{01}\u{1b}f", "A6| 2"),
    ("e\u{301}", "e\u{301}|"), ("e\u{301}\u{7f}", "|"), ("x\u{03}y", "y|"),
  ])
  func `keys move, insert and cut`(keys: String, text: String) {
    let (editor, _) = Self.editor(keys)
    var shown = editor.text
    shown.insert("|", at: editor.cursor)
    #expect(String(shown) == text)
  }

  @Test(arguments: ["\u{1b}[D", "\u{1b}[C", "\u{7f}", "\u{1b}[3~", "\u{1b}[A", "\t", "\u{1b}"])
  func `a key without effect sounds the bell`(key: String) {
    #expect(Self.editor(key).outcome == .bell)
  }

  @Test func `Enter ends the line, and leaves an empty one`() {
    let (editor, outcome) = Self.editor("A6 2\u{01}\r")
    #expect(outcome == .line("A6 2"))
    #expect(editor.text.isEmpty && editor.cursor == 0)
  }

  @Test func `Ctrl-C clears the line, and once more quits; Ctrl-D quits on an empty line alone`() {
    #expect(Self.editor("abc\u{03}").editor.text == [])
    #expect(Self.editor("abc\u{03}").outcome == .editing)
    #expect(Self.editor("abc\u{03}").editor.isAskedToQuit)
    #expect(Self.editor("abc\u{03}\u{03}").outcome == .end)
    #expect(Self.editor("\u{03}a\u{03}").outcome == .editing)
    #expect(Self.editor("\u{04}").outcome == .end)
    #expect(Self.editor("ab\u{01}\u{04}").editor.text == ["b"])
  }

  @Test func `earlier lines come back, with what was made of them, and the new one is kept`() {
    let lines = ["one", "two", "two", " "]
    func text(_ keys: String) -> String { String(Self.editor(keys, after: lines).editor.text) }
    #expect(text("new\u{1b}[A") == "two")
    #expect(text("\u{1b}[A\u{1b}[A") == "one")
    #expect(text("new\u{1b}[A\u{1b}[A\u{1b}[B\u{1b}[B") == "new")
    #expect(text("\u{1b}[Ax\u{1b}[A\u{1b}[B") == "twox")
    #expect(text("\u{1b}[Ax\r\u{1b}[A\u{1b}[A") == "two")
  }

  @Test func `Tab completes one word, then the common part of several, then shows them`() {
    let words = ["hooking", "holding", "holding-the-stick", "tripping"]
    #expect(String(Self.editor("2 t\t", words: words).editor.text) == "2 tripping ")
    #expect(String(Self.editor("2 h\t", words: words).editor.text) == "2 ho")
    #expect(Self.editor("2 h\t", words: words).editor.choices == [])
    #expect(Self.editor("2 h\t\t", words: words).editor.choices == Array(words.prefix(3)))
    #expect(Self.editor("2 h\t\tx", words: words).editor.choices == [])
    #expect(Self.editor("2 x\t", words: words).outcome == .bell)
    let middle = "2 t served\u{1b}b\u{1b}[D\t"
    #expect(String(Self.editor(middle, words: words).editor.text) == "2 tripping served")
  }

  @Test func `pasted text has no keys that command`() {
    #expect(String(Self.editor("\u{1b}[200~A6\t2\u{1b}[201~").editor.text) == "A6 2")
  }

  @Test(arguments: [
    "\u{15}", "\u{03}", "\u{04}", "\u{1a}", "\u{1b}[D", "\u{7f}", "\u{19}", "\u{1b}[A",
  ])
  func `a control character in a pasted text does nothing`(key: String) {
    let (editor, outcome) = Self.editor("ab\u{1b}[200~c\(key)d\u{1b}[201~")
    #expect(String(editor.text) == "abcd" && editor.cursor == 4)
    #expect(outcome == .editing && !editor.isAskedToQuit)
    #expect(Self.editor("\u{1b}[200~c\(key)").editor.isPasting)
  }

  @Test func `what was cut is put back up to the longest line`() {
    let (editor, outcome) = Self.editor(
      "xxxxxxxxxx" + String(repeating: "\u{15}\u{19}\u{19}", count: 40))
    #expect(editor.text.count == 10_000 && editor.cursor == 10_000)
    #expect(outcome == .bell)
  }

  @Test func `a character takes no endless accents`() {
    let (editor, _) = Self.editor("e" + String(repeating: "\u{301}", count: 50_000))
    #expect(editor.text.count <= 10_000)
    #expect(editor.text.allSatisfy { $0.unicodeScalars.count <= 32 })
  }

  @Test func `a long line takes several rows, and a wide character is not cut`() {
    let (editor, _) = Self.editor("abc選手d")
    let line = EditedLine(prompt: "> ", editor, width: 4)
    #expect(line.rows == ["> ab", "c選", "手d"])
    #expect(line.cursor == (2, 3))
    let full = EditedLine(prompt: "> ", Self.editor("ab").editor, width: 4)
    #expect(full.rows == ["> ab", ""] && full.cursor == (1, 0))
    #expect(line.rows(atMost: 1).rows == ["手d"])
    #expect(line.rows(atMost: 1).cursor == (0, 3))
  }
}

/// A page, of which only the changes are written.
@Suite struct Screens {
  @Test func `only changed rows are written, and the cursor goes to its place`() {
    func text(_ texts: [SafeText]) -> String {
      String(decoding: texts.flatMap(\.bytes), as: UTF8.self)
    }
    var screen = Screen()
    let first = text(screen.drawing(["a", "b", "c"], cursor: (2, 1), in: .plain))
    #expect(first.hasPrefix("\u{1b}[H\u{1b}[2J"))
    let second = text(screen.drawing(["a", "x", "c"], cursor: (0, 0), in: .plain))
    #expect(second == "\u{1b}[2;1Hx\u{1b}[K\u{1b}[1;1H")
    let third = text(screen.drawing(["a"], cursor: (0, 1), in: .plain))
    #expect(third == "\u{1b}[2;1H\u{1b}[J\u{1b}[1;2H")
    #expect(text(screen.leaving()) == "\u{1b}[1;1H\n")
    screen.forget()
    #expect(text(screen.drawing(["a"], cursor: (0, 1), in: .plain)).contains("a"))
  }
}
