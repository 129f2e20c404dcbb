package import Scoresheets

/// The commands that can be typed besides plays and times.
package enum LiveCommand: String, CaseIterable, Worded {
  case undo
  case state
  case help
  case quit

  /// A typed line, parsed as far as possible without the game.
  package enum Line {
    case undoLast(Int)
    case undo(called: String)
    case state
    case help
    case quit
    /// A play, a time, or nothing.
    case play
  }

  /// Parses `line`.
  package static func line(_ line: NotationLine) throws(NotationError) -> Line {
    var cursor = LineCursor(line)
    guard let token = cursor.peek, let command = LiveCommand(word: token.text) else { return .play }
    cursor.skip()
    let asked: Line
    switch command {
    case .undo: asked = try undone(&cursor)
    case .state: asked = .state
    case .help: asked = .help
    case .quit: asked = .quit
    }
    try cursor.expectEnd()
    return asked
  }

  private static func undone(_ cursor: inout LineCursor) throws(NotationError) -> Line {
    guard !cursor.isAtEnd else { return .undoLast(1) }
    let token = try cursor.next(.undone)
    if token.text.hasPrefix("@"), token.text.count > 1 {
      return .undo(called: String(token.text.dropFirst()))
    }
    guard token.text.allSatisfy({ $0.isASCIIDigit }), let count = Int(token.text), count > 0 else {
      throw cursor.failure(.expected(.undone, found: token.text), at: token)
    }
    return .undoLast(count)
  }

  /// The output of `help`: what may be typed.
  package static let helpText = """
    12:34 A15 2 hooking     a play, as in a sheet; without a time, it happens now
    B9 goal 4 17            a goal of B9, with assists
    whistle, face-off       play is stopped; play goes on
    at 12:34, at P2 12:34   the clock reads this now; nothing happened
    insert 12:34 A6 2       a late entry: it goes where it belongs by its time
    undo, undo 2, undo @p3  take back the last play, the last two, the play called @p3
    void @p3 REASON         a correction that stays on record; also amend, release, clock …
    state                   show the box again
    quit                    stop; the log is on disk, and `penaltybox live LOG` continues it

    """
}
