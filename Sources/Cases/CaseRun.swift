package import HockeyRules
import Scoresheets

/// A case played under one book.
///
/// The run is immutable; it is a class because of its size.
package final class CaseRun: Sendable {
  package let `case`: Case
  package let book: Rulebook
  package let solution: Solution
  /// The words for rulings, in the case's own notation.
  let words: RulingWords
  /// The id of the book whose rulings the case expects.
  let expectedBook: String

  /// Plays `case` under `book`.
  ///
  /// The rulings are compared with what the case expects of the book called `expected`, or of
  /// `book` itself.
  package init(_ case: Case, under book: Rulebook, expecting expected: String? = nil) {
    expectedBook = expected ?? book.id
    self.case = `case`.timed(under: book)
    self.book = book
    solution = solve(`case`.log, under: book)
    words = RulingWords(self.case.log)
  }

  /// Finds the differences from what the case expects, instant by instant.
  package func differences() -> [CaseDifference] {
    zip(`case`.instants, answers).compactMap { instant, answer in
      difference(at: instant, answer)
    }
  }

  /// Whether the case was replayed under a book other than the book whose rulings the case expects.
  var isUnderAnother: Bool { expectedBook != book.id }

  /// The statement of `ruling`, which was made on or before `play`.
  func statement(of ruling: Ruling, on play: PlayedEvent) -> RulingStatement? {
    words.statement(of: ruling.effect, in: play.event.time.period) ?? lostShot(of: ruling, on: play)
  }

  /// The statement that a penalty shot is lost, if `ruling` means that: the shot is over, and
  /// `play` did not take it.
  private func lostShot(of ruling: Ruling, on play: PlayedEvent) -> RulingStatement? {
    guard case .call(.penaltyShotOver(let shot)) = ruling.effect else { return nil }
    let lost = RulingStatement.penaltyShotLost(shot.team)
    guard case .penaltyShot(let taken) = play.event.play, taken.team == shot.team else {
      return lost
    }
    let first = solution.rulings(of: play).first { other in
      if case .call(.penaltyShotOver) = other.effect { true } else { false }
    }
    return taken.result != .lost && first?.effect == ruling.effect ? nil : lost
  }
}

extension Case {
  /// The case with its plays, instants and expected times timed as in a game under `book`; the
  /// written readings of the clock stay.
  fileprivate func timed(under book: Rulebook) -> Case {
    var timed = self
    timed.log = log.timed(under: book)
    let (old, new) = (log.schedule, timed.log.schedule)
    guard old != new else { return timed }
    let shootOut = Notation(of: log).shootOut
    for index in instants.indices {
      guard let play = instants[index].plays.first else { continue }
      timed.instants[index].time = timed.log.plays[play].event.time
      for place in instants[index].expectations.indices {
        timed.instants[index].expectations[place].statement.move { time in
          var reading: LoggedPlay.Reading = time.period > old.regulationPeriods ? .inOvertime : []
          if log.clock == .remaining, time.period != shootOut { reading.insert(.fromEnd) }
          return time.moved(from: old, to: new, reading)
        }
      }
    }
    return timed
  }
}

extension RulingStatement {
  /// Converts the time in the statement, if it has one.
  fileprivate mutating func move(_ moved: (GameTime) -> GameTime) {
    guard case .penalty(let subject, var statement) = self else { return }
    statement.until = statement.until.map(moved)
    self = .penalty(subject, statement)
  }
}

/// A place at which the rulings differ from what the case expects: an instant, or a game of several.
package struct CaseDifference: Sendable, Hashable {
  /// The line of the case file to look at.
  package var place: CasePlace
  /// The instant, by the clock of the case, or the game: `game 5`.
  package var at: String
  /// The situation just before the rulings and the plays, in lines for people.
  var situation: [String]
  /// The lines of the comparison: statements both expected and ruled, only expected, or only ruled.
  package var lines: [Line]
  /// The rulings before the instant, each with its time and rule.
  var past: [String] = []

  package struct Line: Sendable, Hashable {
    /// Whether the line was ruled, expected, or both.
    package var mark: Mark
    package var text: String
    /// The rule that is cited, if any.
    package var citation: String?

    package enum Mark: String, Sendable, Hashable {
      /// Expected and ruled.
      case agreed = " "
      /// Expected but not ruled.
      case expected = "-"
      /// Ruled but not expected.
      case ruled = "+"
    }
  }
}
