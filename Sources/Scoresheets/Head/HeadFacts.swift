import HockeyRules

/// A kind of fact in a log's head: its form in a sheet and in JSON lines.
protocol HeadFact {
  associatedtype Value

  /// The words that a sheet may have for the fact, if they are few.
  static var words: [String] { get }
  /// Reads the fact from a sheet, after `keyword`.
  static func read(_ cursor: inout LineCursor, _ keyword: HeadKeyword) throws(NotationError)
    -> Value
  /// The text of the fact in a sheet, or `nil` if a sheet leaves the fact out.
  static func text(_ value: Value) -> String?
  /// Takes the fact from JSON lines, or `nil` if the key is missing.
  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> Value?
  /// Writes the fact's member of JSON lines, unless they leave the fact out.
  static func write(_ value: Value, _ key: HeadKey, to writer: inout JSONWriter)
}

extension HeadFact {
  static var words: [String] { [] }

  static func write(_ value: Value, _ key: HeadKey, to writer: inout JSONWriter) {
    if let text = text(value) { writer.member(key.rawValue, text) }
  }

  /// Reads the next token and converts it with `value`; an error names what was `expected`.
  fileprivate static func next<Part>(
    _ cursor: inout LineCursor, _ expected: NotationError.Expected, _ value: (String) -> Part?
  ) throws(NotationError) -> Part {
    let token = try cursor.next(expected)
    guard let value = value(token.text) else {
      throw cursor.failure(.expected(expected, found: token.text), at: token)
    }
    return value
  }

  /// Takes the text of `key` and converts it with `value`; an error names what was `expected`.
  fileprivate static func take<Part>(
    _ key: HeadKey, of line: inout JSONLine, _ expected: String, _ value: (String) -> Part?
  ) throws(LogError) -> Part? {
    try line.take(key.rawValue) { member throws(LogError.Problem) in
      guard let value = value(try member.text(of: key.rawValue)) else {
        throw .wrongType(key.rawValue, expected: expected)
      }
      return value
    }
  }

  /// Takes the number of `key`, which must be in `range`; an error names what was `expected`.
  fileprivate static func take(
    _ key: HeadKey, of line: inout JSONLine, _ expected: String, in range: ClosedRange<Int>
  ) throws(LogError) -> Int? {
    try line.take(key.rawValue) { member throws(LogError.Problem) in
      guard case .number(let number) = member, range.contains(number) else {
        throw .wrongType(key.rawValue, expected: expected)
      }
      return number
    }
  }
}

/// A text of any words.
enum HeadText: HeadFact {
  static func read(_ cursor: inout LineCursor, _ keyword: HeadKeyword) throws(NotationError)
    -> String
  {
    try cursor.text(.textBehind(keyword.word))
  }

  static func text(_ value: String) -> String? { value }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> String? {
    try line.text(key.rawValue)
  }
}

/// One or two colours, such as `#00205B #FFFFFF`.
enum HeadColors: HeadFact {
  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> [String] {
    let first = try next(&cursor, .color, color)
    return cursor.peek == nil ? [first] : [first, try next(&cursor, .color, color)]
  }

  static func text(_ colors: [String]) -> String? { colors.joined(separator: " ") }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> [String]? {
    try take(key, of: &line, "one or two colours, such as #00205B") { text in
      let words = text.split(separator: " ").map { color(String($0)) }
      let colors = words.compactMap { $0 }
      return (1...2).contains(words.count) && colors.count == words.count ? colors : nil
    }
  }

  /// The colour that `text` is, with capitals.
  private static func color(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return text.uppercased()
  }
}

enum HeadBooks: HeadFact {
  static func read(_ cursor: inout LineCursor, _ keyword: HeadKeyword) throws(NotationError)
    -> [String]
  {
    try cursor.words(behind: keyword)
  }

  /// A sheet's line separates the books by blanks, so a book with a blank in its id is left out.
  static func text(_ books: [String]) -> String? {
    books.filter { $0.headText == $0 && !$0.contains(" ") }.joined(separator: " ")
  }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> [String]? {
    try line.list(key.rawValue)
  }

  static func write(_ books: [String], _ key: HeadKey, to writer: inout JSONWriter) {
    if !books.isEmpty { writer.member(key.rawValue, books) }
  }
}

enum HeadWord<Word: Worded>: HeadFact {
  static var words: [String] { Word.words }

  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> Word {
    try cursor.next(Word.self)
  }

  static func text(_ word: Word) -> String? { word.word }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> Word? {
    try line.word(key.rawValue)
  }
}

/// A date such as `2016-04-28`.
enum HeadDate: HeadFact {
  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> String {
    try next(&cursor, .date, text)
  }

  static func text(_ date: String) -> String? { Notation.isDate(date) ? date : nil }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> String? {
    try take(key, of: &line, "a date such as 2016-04-28", text)
  }
}

/// The year in which a season began.
enum HeadYear: HeadFact {
  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> Int {
    try next(&cursor, .year) { $0.number(ofDigits: 4...4, in: Notation.years) }
  }

  static func text(_ year: Int) -> String? { Notation.years.contains(year) ? "\(year)" : nil }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> Int? {
    try take(key, of: &line, "a year such as 2016", in: Notation.years)
  }

  static func write(_ year: Int, _ key: HeadKey, to writer: inout JSONWriter) {
    if Notation.years.contains(year) { writer.member(key.rawValue, year) }
  }
}

/// A length of playing time that is not zero.
enum HeadLength: HeadFact {
  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> PlayingTime
  {
    let token = cursor.peek
    let length = try cursor.reading()
    guard length > .zero else { throw cursor.failure(.notATime(token?.text ?? ""), at: token) }
    return length
  }

  static func text(_ length: PlayingTime) -> String? { length.text }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> PlayingTime? {
    try take(key, of: &line, "a length of time such as 20:00") { text in
      PlayingTime(clockBytes: Array(text.utf8)).flatMap { $0 > .zero ? $0 : nil }
    }
  }
}

/// The number of periods in regulation, and their length.
///
/// JSON lines have a separate member for each.
enum HeadRegulation: HeadFact {
  static func read(_ cursor: inout LineCursor, _ keyword: HeadKeyword) throws(NotationError)
    -> Regulation
  {
    let periods = try next(&cursor, .periodCount) { $0.number(ofDigits: 1...1, in: 1...9) }
    return Regulation(periods: periods, length: try HeadLength.read(&cursor, keyword))
  }

  static func text(_ regulation: Regulation) -> String? {
    "\(regulation.periods) \(regulation.length.text)"
  }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> Regulation? {
    let length = try HeadLength.take(.periodLength, of: &line)
    let periods = try take(key, of: &line, "a whole number from 1 to 9", in: 1...9)
    switch (periods, length) {
    case (let periods?, let length?): return Regulation(periods: periods, length: length)
    case (nil, nil): return nil
    case (_?, nil):
      throw line.error(.missingKey(HeadKey.periodLength.rawValue, of: "the head"))
    case (nil, _?): throw line.error(.missingKey(key.rawValue, of: "the head"))
    }
  }

  static func write(_ regulation: Regulation, _ key: HeadKey, to writer: inout JSONWriter) {
    writer.member(key.rawValue, regulation.periods)
    writer.member(HeadKey.periodLength.rawValue, regulation.length.text)
  }
}

/// The number of players of each team who may shoot in the shoot-out, home first.
enum HeadShooters: HeadFact {
  private static let counts = 1...99

  static func read(_ cursor: inout LineCursor, _: HeadKeyword) throws(NotationError) -> PerTeam<Int>
  {
    let count = { (text: String) in text.number(ofDigits: 1...2, in: counts) }
    return PerTeam(
      home: try next(&cursor, .shooterCount, count),
      visiting: try next(&cursor, .shooterCount, count))
  }

  static func text(_ shooters: PerTeam<Int>) -> String? {
    "\(shooters.home) \(shooters.visiting)"
  }

  static func take(_ key: HeadKey, of line: inout JSONLine) throws(LogError) -> PerTeam<Int>? {
    try take(key, of: &line, "two whole numbers from 1 to 99, such as 18v17") { text in
      PerTeam(versusText: text).flatMap { shooters in
        counts.contains(shooters.home) && counts.contains(shooters.visiting) ? shooters : nil
      }
    }
  }

  static func write(_ shooters: PerTeam<Int>, _ key: HeadKey, to writer: inout JSONWriter) {
    writer.member(key.rawValue, shooters.versusText)
  }
}

extension String {
  /// The number that the text writes with `count` plain digits, if it is in `range`.
  fileprivate func number(ofDigits count: ClosedRange<Int>, in range: ClosedRange<Int>) -> Int? {
    guard count.contains(utf8.count), let number = utf8.digits, range.contains(number) else {
      return nil
    }
    return number
  }
}
