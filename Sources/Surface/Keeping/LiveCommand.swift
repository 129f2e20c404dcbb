import HockeyRules
package import Scoresheets

package enum LiveCommand: String, CaseIterable, Worded {
  case undo, fix, box, state, score, log, ask, help, quit, exit

  /// A typed line, parsed without the game.
  package enum Line {
    case undo(KeptLog.Undo)
    /// The play to replace, or `nil` for the last play, and the correct words.
    case fix(String?, [String])
    case box
    case score
    /// The number of plays to list; `nil` for all.
    case log(Int?)
    /// A question about the game now, or about typed plays if the line has more words.
    case ask(isOfPlay: Bool)
    case help(Topic?)
    case quit
    /// A play, a time, or nothing.
    case play
  }

  package enum Topic: String, CaseIterable, Worded {
    case times, penalties, goals, corrections, periods
  }

  /// All words that a scorekeeper may type, for completion: commands, plays, what may follow them,
  /// and infractions.
  package static let typedWords: [String] = {
    let own = words + Topic.words + [SheetReader.atTime, SheetReader.insert]
    let lengths = [HeadKeyword.periods, .overtime].map { $0.word }
    let typed =
      own + lengths + ClockDirection.words + NotationWords.plays + NotationWords.details
      + NotationWords.infractions
    return Set(typed).sorted()
  }()

  package static func line(_ line: NotationLine) throws(NotationError) -> Line {
    var cursor = LineCursor(line)
    guard let token = cursor.peek else { return .play }
    let word = token.text.lowercased()
    guard let command = word == "?" ? .help : LiveCommand(word: word) else { return .play }
    cursor.skip()
    let asked: Line
    switch command {
    case .undo: asked = .undo(try undone(&cursor))
    case .fix: return .fix(fixed(&cursor), try correction(&cursor))
    case .box, .state: asked = .box
    case .score: asked = .score
    case .log: asked = .log(try count(&cursor))
    case .ask: return .ask(isOfPlay: !cursor.isAtEnd)
    case .help: asked = .help(cursor.isAtEnd ? nil : try cursor.next(Topic.self))
    case .quit, .exit: asked = .quit
    }
    try cursor.expectEnd()
    return asked
  }

  private static func undone(_ cursor: inout LineCursor) throws(NotationError) -> KeptLog.Undo {
    guard !cursor.isAtEnd else { return .last(1) }
    let token = try cursor.next(.undone)
    if token.text.hasPrefix("@"), token.text.count > 1 {
      return .called(String(token.text.dropFirst()))
    }
    return .last(try count(token, or: .undone, cursor))
  }

  /// The name of the play to replace: `@p13` or `p13`.
  private static func fixed(_ cursor: inout LineCursor) -> String? {
    guard let word = cursor.peek?.text else { return nil }
    // `P2` with a capital is a period.
    guard word.hasPrefix("@") || word.first == "p" && Int(word.dropFirst()) != nil else {
      return nil
    }
    cursor.skip()
    return word
  }

  private static func correction(_ cursor: inout LineCursor) throws(NotationError) -> [String] {
    guard !cursor.isAtEnd else { throw cursor.failure(.play) }
    return cursor.rest.map { $0.text }
  }

  private static func count(_ cursor: inout LineCursor) throws(NotationError) -> Int? {
    guard let token = cursor.peek else { return nil }
    cursor.skip()
    return try count(token, or: .number, cursor)
  }

  /// The number of plays in `token`; if it is no number, the error says that `other` was expected.
  private static func count(
    _ token: NotationLine.Token, or other: NotationError.Expected, _ cursor: LineCursor
  ) throws(NotationError) -> Int {
    guard token.text.allSatisfy({ $0.isASCIIDigit }), let count = Int(token.text), count > 0 else {
      throw cursor.failure(.expected(other, found: token.text), at: token)
    }
    return count
  }
}
