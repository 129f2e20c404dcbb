import HockeyRules

struct TableRow: Sendable {
  typealias Token = NotationLine.Token

  let line: NotationLine
  let cells: [ArraySlice<UInt8>]

  init(_ number: Int, _ bytes: [UInt8], by separator: UInt8) throws(NotationError) {
    line = try NotationLine(number: number, bytes: bytes, numberSigns: true)
    cells = TableCells.cells(of: line.bytes[...], by: separator)
  }

  /// The words in the cell numbered `column`.
  func words(_ column: Int?) -> [Token] {
    guard let column, cells.indices.contains(column) else { return [] }
    let content = TableCells.content(of: cells[column])
    return content.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { word in
      Token(
        text: String(decoding: word, as: UTF8.self), range: word.startIndex..<word.endIndex,
        standsApart: false)
    }
  }

  /// The whole cell numbered `column` as one word, or `nil` if it is empty.
  func cell(_ column: Int?) -> Token? { words(column).joined }

  func text(_ column: Int?) -> String { cell(column)?.text ?? "" }

  /// The row's only cell that is not empty, or `nil` if it has several or none.
  var only: Token? {
    let filled = cells.indices.compactMap { cell($0) }
    return filled.count == 1 ? filled[0] : nil
  }

  /// Whether the row is an action of stats.swehockey.se: a time, a kind (`0-1 (PP1)`, `2 min`, `GK
  /// Out`), and a team.
  var isAction: Bool {
    guard cells.count > 3, PlayingTime(clockBytes: Array(text(0).utf8)) != nil else { return false }
    let what = text(1)
    return what.isScoreWithLabel || what.hasSuffix(" min") && what.first?.isASCIIDigit == true
      || ["GK In", "GK Out"].contains(what)
  }
}

extension String {
  /// Whether the text is a score with the league's label of the goal, such as `0-1 (PP1)`.
  var isScoreWithLabel: Bool {
    let words = split(separator: " ")
    return words.count > 1 && words[0].score != nil && words[1].first == "("
  }
}

extension StringProtocol {
  /// The goals in a score such as `0-1`.
  var score: [Int]? {
    let goals = split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    return goals.count == 2 && allSatisfy { $0.isASCIIDigit || $0 == "-" } ? goals : nil
  }
}

extension [NotationLine.Token] {
  var joined: NotationLine.Token? {
    guard let first, let last else { return nil }
    return NotationLine.Token(
      text: map { $0.text }.joined(separator: " "),
      range: first.range.lowerBound..<last.range.upperBound, standsApart: false)
  }
}

extension NotationLine.Token {
  /// The word `text` in the same place.
  func called(_ text: some StringProtocol) -> Self {
    Self(text: String(text), range: range, standsApart: standsApart)
  }
}

/// A text as lines of cells: the lines of a table, or the rows of the tables on an HTML page.
struct TablePage {
  private(set) var lines: [(number: Int, bytes: [UInt8])] = []
  let isHTML: Bool

  init(_ text: [UInt8]) {
    isHTML = text.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
    if isHTML {
      readPage(text)
    } else {
      readLines(text)
    }
  }

  private mutating func readLines(_ text: [UInt8]) {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    let first = text.prefix { $0 != UInt8(ascii: "\n") }
    var (number, start) = (1, 0)
    for line in TableCells.lines(of: text, by: TableCells.separator(in: first)) {
      number += text[start..<line.lowerBound].count { $0 == UInt8(ascii: "\n") }
      start = line.lowerBound
      // A cell in quotation marks may contain line breaks.
      lines.append((number, text[line].map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }))
    }
  }

  private mutating func readPage(_ text: [UInt8]) {
    var row: [UInt8] = []
    var (index, number, start) = (0, 1, 1)
    func end(of byte: StaticString) -> Int {
      text[index...].firstIndex(of: byte.utf8Start.pointee).map { $0 + 1 } ?? text.count
    }
    while index < text.count {
      let byte = text[index]
      guard byte == UInt8(ascii: "<") else {
        let (bytes, length) = byte == UInt8(ascii: "&") ? text[index...].entity : ([byte], 1)
        number += byte == UInt8(ascii: "\n") ? 1 : 0
        if bytes != [0x20], byte > 0x20 { row += bytes } else { row.addBlank() }
        index += length
        continue
      }
      let next = end(of: ">")
      let tag = String(decoding: text[(index + 1)..<next], as: UTF8.self).lowercased()
        .prefix { $0.isLetter || $0 == "/" || $0.isNumber }
      number += text[index..<next].count { $0 == UInt8(ascii: "\n") }
      index = next
      switch tag {
      case "tr", "/tr", "/title", "/table":
        if row.contains(where: { $0 > 0x20 }) { lines.append((start, row)) }
        (row, start) = ([], number)
      case "/td", "/th": row.append(UInt8(ascii: "\t"))
      case "script", "style":
        while index < text.count, !text[index...].starts(with: "</".utf8) { index += 1 }
      case "b", "/b", "i", "/i", "span", "/span", "strong", "/strong", "a", "/a": break
      default: row.addBlank()
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func addBlank() {
    if let last, last > 0x20 { append(0x20) }
  }
}

extension ArraySlice<UInt8> {
  /// The character that an entity at the slice's beginning, such as `&amp;`, denotes, and the
  /// length of the entity.
  fileprivate var entity: ([UInt8], Int) {
    let name = prefix(10).prefix { $0 != UInt8(ascii: ";") }
    let word = String(decoding: name.dropFirst(), as: UTF8.self)
    let number =
      word.hasPrefix("#x")
      ? Int(word.dropFirst(2), radix: 16) : Int(word.dropFirst(word.hasPrefix("#") ? 1 : 9))
    if let number, let scalar = Unicode.Scalar(UInt32(clamping: number)) {
      return (number == 160 ? [0x20] : Array(String(scalar).utf8), name.count + 1)
    }
    let known = [
      "amp": "&", "quot": "\"", "lt": "<", "gt": ">", "nbsp": " ", "aring": "å", "auml": "ä",
      "ouml": "ö", "Aring": "Å", "Auml": "Ä", "Ouml": "Ö", "eacute": "é",
    ]
    return known[word].map { (Array($0.utf8), name.count + 1) } ?? ([UInt8(ascii: "&")], 1)
  }
}
