public import HockeyRules

/// The words for rulings, with the names and the clock of one log.
///
/// ```swift
/// let log = try GameLog(sheet: "home TOR\nP1 5:00 TOR6 2+2 tripping\n")
/// let words = RulingWords(log)
/// print(
///   words.text(manpower: PerTeam(home: 4, visiting: 5)),
///   words.notation.text(of: log.events[0].play))
/// // Prints "4v5 TOR6 2+2 tripping"
/// ```
public struct RulingWords: Sendable, Hashable {
  /// The names and the clock that the words use.
  public var notation: Notation
  /// Whether names of penalties include the class, as in `A6 5 ends`, to distinguish two penalties
  /// of one player.
  public var showsClasses: Bool

  /// Creates the words for a notation.
  public init(_ notation: Notation, showsClasses: Bool = false) {
    self.notation = notation
    self.showsClasses = showsClasses
  }

  /// Creates the words for `log`; `standard` gives the length of the periods if the log does not.
  public init(_ log: GameLog, showsClasses: Bool = false) {
    self.init(Notation(of: log), showsClasses: showsClasses)
  }

  /// The statement in the notation of case files; a time outside `period` follows its period.
  public func text(of statement: RulingStatement, in period: Int) -> String {
    let words = [subject(of: statement), statement.kind.words, rest(of: statement)]
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard case .penalty(_, let statement) = statement else { return text }
    return text + ending(of: statement, in: period)
  }

  /// The penalty or the player with which the statement begins, or an empty text.
  private func subject(of statement: RulingStatement) -> String {
    switch statement {
    case .penalty(let subject, _):
      let offender = notation.name(of: subject.offender)
      return subject.penaltyClass.map { "\(offender) \($0.word)" } ?? offender
    case .returns(let occupant), .serves(let occupant, _): return notation.name(of: occupant)
    case .ejected(let offender): return notation.name(of: offender)
    default: return ""
    }
  }

  /// The part of the statement after the words of its kind.
  package func rest(of statement: RulingStatement) -> String {
    switch statement {
    case .penalty, .returns, .ejected, .nothing, .goalDisallowed, .noPenaltyShot: ""
    case .serves(let occupant, let offender):
      occupant == .substitute(for: offender) ? "" : "for \(notation.name(of: offender))"
    case .manpower(let skaters), .onIce(let skaters): text(manpower: skaters)
    case .score(let figures), .minutes(let figures), .opportunities(let figures):
      text(figures: figures)
    case .goal(let goal):
      ([goal.manpower.word]
        + [
          (goal.emptyNet, GoalMark.emptyNet), (goal.penaltyShot, .penaltyShot),
          (goal.awarded, .awarded),
        ].filter { $0.0 }.map { $0.1.word })
        .joined(separator: " ")
    case .penaltyShot(let team), .pointLost(let team), .winner(let team), .change(let team, .all),
      .change(let team, .none):
      notation.letters[team]
    case .faceOff(let spot, let chooser): text(of: spot, chosenBy: chooser)
    case .penaltyShotLost(let team): "\(notation.letters[team]) \(ShotResult.lost.word)"
    case .change(let team, .penalised): "\(notation.letters[team]) one"
    case .attempt(let shot): notation.text(of: .shootOut(shot))
    case .mayChoose(let candidates):
      candidates.map { notation.name(of: $0) }.joined(separator: " ")
    case .mayPlay(let players), .mayNotPlay(let players):
      players.map { notation.name(of: $0) }.joined(separator: " ")
    }
  }

  /// The part of a statement about a penalty after the verb.
  private func ending(of statement: PenaltyStatement, in period: Int) -> String {
    switch statement {
    case .starts(let until), .startsAgain(let until), .sits(let until):
      until.map { ", until \(notation.text(of: $0, in: period))" } ?? ""
    case .ends(let ending): ", \(ending.word)"
    case .frozen: ", \(PenaltyStatement.frozenWord)"
    case .waits, .notAssessed, .cancelled: ""
    }
  }

  /// The spot and the chooser in the notation of case files: `A's end, B chooses`.
  private func text(of spot: FaceOff.Spot, chosenBy chooser: Team?) -> String {
    let place =
      switch spot {
      case .end(let team): "\(notation.letters[team])'s end"
      case .line(let team): "\(notation.letters[team])'s line"
      case .neutral: "neutral"
      case .centre: "centre"
      case .nearest: "nearest"
      }
    return chooser.map { "\(place), \(notation.letters[$0]) chooses" } ?? place
  }

  /// The next face-off, ready to be shown: `Face-off: A's end, B chooses`.
  package func text(of faceOff: FaceOff) -> String {
    switch faceOff.spot {
    case .neutral: "Face-off: in the neutral zone"
    case .nearest: "Face-off: nearest to where play stopped"
    case .end, .line, .centre:
      "Face-off: \(text(of: faceOff.spot, chosenBy: faceOff.chooser))"
    }
  }

  /// Manpower, home first: `5v4`.
  public func text(manpower: PerTeam<Int>) -> String { manpower.versusText }

  /// Two figures, home first: `1-0`.
  public func text(figures: PerTeam<Int>) -> String { figures.description }

  /// The name of a play: its line or its label.
  package func name(_ id: Event.ID) -> String { id.description }

  /// The situation at `now` in one line: `3v5 · serving A7 0:50, A11 1:20 · waiting A23 2:00`.
  public func situation(of game: Game, at now: GameInstant) -> String {
    func list(_ word: String, _ penalties: [Penalty]) -> String? {
      let list = penalties.map { "\(notation.name(of: $0.offender)) \($0.remaining(at: now))" }
      return list.isEmpty ? nil : "\(word) \(list.joined(separator: ", "))"
    }
    return [
      text(manpower: game.manpower),
      list("serving", Team.allCases.flatMap { game.running(of: $0) }),
      list("waiting", Team.allCases.flatMap { game.waiting(of: $0) }),
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

extension Ruling {
  /// The ruling in the words of the rink, without its rule: `A6 in the box until 7:00`.
  ///
  /// The teams are `A` and `B`, and the clock counts the time played in periods of 20 minutes. For
  /// the names and the clock of a log, use its ``RulingWords``.
  public var text: String { RulingWords(Notation()).text(of: self) }
}

extension Ruling: CustomStringConvertible {
  /// The ruling and its rule: `A6 in the box until 7:00, NHL 2025-26 16.1`.
  public var description: String { "\(text), \(authority)" }
}

extension PerTeam<Int> {
  /// Both teams' skaters, home first: `5v4`.
  package var versusText: String { "\(home)v\(visiting)" }
}

extension [String] {
  /// The words as a list in a sentence, with `conjunction` before the last: `one, two or three`.
  package func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
