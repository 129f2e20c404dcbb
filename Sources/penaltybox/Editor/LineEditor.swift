import Scoresheets

/// A line that is edited key by key, with a history of earlier lines.
///
/// It is a value that does not know about terminals: it turns keys into a text and the cursor's
/// place in it.
struct LineEditor {
  private(set) var text: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// The words that may come here, if Tab was pressed and there are several.
  private(set) var choices: [String] = []
  private var history = LineHistory()
  /// The text that was cut last, for Ctrl-Y.
  private var cut: [Character] = []
  private(set) var isPasting = false
  /// Whether the last key was Ctrl-C: one more ends the program.
  private(set) var isAskedToQuit = false

  /// The effect of a key other than that on the text.
  enum Outcome: Equatable {
    case editing
    case line(String)
    case end
    case redraw
    case earlier
    case later
    case suspend
    /// The key has no effect here.
    case bell
  }

  /// The greatest length of the text, in characters; further characters are not accepted.
  private static let limit = 10_000
  /// The greatest number of accents and other marks that are joined to a character.
  private static let markLimit = 32

  /// Handles a key; `complete` gives the words that may come at the end of a text.
  mutating func press(
    _ key: Key, completing complete: (String) -> Completions? = { _ in nil }
  ) -> Outcome {
    let wasAskedToQuit = isAskedToQuit
    isAskedToQuit = false
    choices = []
    if isPasting { return paste(key) }
    switch key {
    case .control("c"):
      guard !wasAskedToQuit else { return .end }
      isAskedToQuit = true
      clear()
      return .editing
    case .control("d") where text.isEmpty: return .end
    case .control("l"): return .redraw
    case .control("z"): return .suspend
    case .pageUp: return .earlier
    case .pageDown: return .later
    case .enter: return .line(finish())
    case .tab: return self.complete(by: complete)
    case .scalar(let scalar): return insert(scalar)
    case .pasteStart:
      isPasting = true
      return .editing
    default: return edit(key)
    }
  }

  /// Handles a key of a pasted text, in which only characters and the ends of lines count.
  private mutating func paste(_ key: Key) -> Outcome {
    switch key {
    case .scalar(let scalar): return insert(scalar)
    case .tab: return insert(" ")
    case .enter: return .line(finish())
    case .pasteEnd: endPaste()
    default: break
    }
    return .editing
  }

  mutating func endPaste() { isPasting = false }

  private mutating func finish() -> String {
    let line = String(text)
    history.add(line)
    clear()
    return line
  }

  private mutating func clear() {
    text = []
    cursor = 0
    history.leave()
  }

  private mutating func insert(_ scalar: Unicode.Scalar) -> Outcome {
    guard text.count < Self.limit, !scalar.isHidden else { return .bell }
    // An accent may combine with the character before it.
    if cursor > 0, text[cursor - 1].unicodeScalars.count < Self.markLimit {
      let joined = Array(String(text[cursor - 1]) + String(scalar))
      if joined.count == 1 {
        text[cursor - 1] = joined[0]
        return .editing
      }
    }
    text.insert(Character(scalar), at: cursor)
    cursor += 1
    return .editing
  }
}

// Moving, deleting, and going through earlier lines.
extension LineEditor {
  private mutating func edit(_ key: Key) -> Outcome {
    switch key {
    case .left, .control("b"): return move(to: cursor - 1)
    case .right, .control("f"): return move(to: cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .backspace: return remove(cursor - 1..<cursor)
    case .delete, .control("d"): return remove(cursor..<cursor + 1)
    case .control("k"): kill(cursor..<text.count)
    case .control("u"): kill(0..<cursor)
    case .control("w"): kill(blankBefore..<cursor)
    case .control("y"):
      let taken = cut.prefix(max(0, Self.limit - text.count))
      text.insert(contentsOf: taken, at: cursor)
      cursor += taken.count
      if taken.count < cut.count { return .bell }
    case .control("t"):
      guard cursor > 0, text.count > 1 else { return .bell }
      let second = min(cursor, text.count - 1)
      text.swapAt(second - 1, second)
      cursor = second + 1
    case .up, .control("p"): return show(history.line(-1, from: text))
    case .down, .control("n"): return show(history.line(1, from: text))
    default: return .bell
    }
    return .editing
  }

  private mutating func move(to place: Int) -> Outcome {
    guard (0...text.count).contains(place) else { return .bell }
    cursor = place
    return .editing
  }

  private mutating func remove(_ range: Range<Int>) -> Outcome {
    guard range.lowerBound >= 0, range.upperBound <= text.count else { return .bell }
    text.removeSubrange(range)
    cursor = range.lowerBound
    return .editing
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cut = Array(text[range])
    text.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func show(_ line: [Character]?) -> Outcome {
    guard let line else { return .bell }
    text = line
    cursor = line.count
    return .editing
  }

  private var wordStart: Int {
    let end = text[..<cursor].lastIndex { $0.isWordPart } ?? 0
    return text[..<end].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
  }

  private var wordEnd: Int {
    let start = text[cursor...].firstIndex { $0.isWordPart } ?? text.count
    return text[start...].firstIndex { !$0.isWordPart } ?? text.count
  }

  private var blankBefore: Int {
    let end = text[..<cursor].lastIndex { $0 != " " } ?? 0
    return text[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }
}

// Completion.
extension LineEditor {
  /// Completes the word before the cursor as far as the possible words agree; if they differ from
  /// there on, it shows them.
  private mutating func complete(by complete: (String) -> Completions?) -> Outcome {
    let before = String(text[..<cursor])
    guard let found = complete(before), let first = found.words.first else { return .bell }
    let start = min(found.column - 1, cursor)
    let typed = cursor - start
    guard found.words.count > 1 else {
      replace(from: start, by: first + " ")
      return .editing
    }
    var common = first
    for word in found.words { common = String(zip(common, word).prefix { $0 == $1 }.map(\.0)) }
    if common.count > typed {
      replace(from: start, by: common)
      return .editing
    }
    choices = found.words
    return .editing
  }

  private mutating func replace(from start: Int, by word: String) {
    var word = Array(word)
    // A blank that exists already is not doubled.
    if word.last == " ", cursor < text.count, text[cursor] == " " { word.removeLast() }
    text.replaceSubrange(start..<cursor, with: word)
    cursor = start + word.count
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

/// The lines that were typed before, with the changes made while going through them.
private struct LineHistory {
  private var lines: [[Character]] = []
  /// The index of the line that is shown; the one after the last is the new line.
  private var place = 0
  private var drafts: [Int: [Character]] = [:]

  private static let limit = 1_000

  mutating func add(_ line: String) {
    defer { leave() }
    guard line.contains(where: { $0 != " " }), lines.last != Array(line) else { return }
    lines.append(Array(line))
    if lines.count > Self.limit { lines.removeFirst() }
  }

  mutating func leave() {
    place = lines.count
    drafts = [:]
  }

  mutating func line(_ step: Int, from text: [Character]) -> [Character]? {
    let next = place + step
    guard (0...lines.count).contains(next) else { return nil }
    drafts[place] = text
    place = next
    return drafts[next] ?? (next < lines.count ? lines[next] : [])
  }
}
