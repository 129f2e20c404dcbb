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
  /// Whether penalties are named with their class, as in `A6 5 ends`, to distinguish two penalties
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

  /// The statement in the notation of case files; a time outside `period` is preceded by its period.
  public func text(of statement: RulingStatement, in period: Int) -> String {
    switch statement {
    case .penalty(let subject, let statement):
      "\(text(subject)) \(statement.verb)"
        + (statement.until.map { ", until \(notation.text(of: $0, in: period))" } ?? "")
    case .returns(let occupant): "\(notation.name(of: occupant)) returns"
    case .serves(let occupant, let offender): text(serving: occupant, for: offender)
    case .ejected(let offender): "\(notation.name(of: offender)) ejected"
    case .nothing: "nothing"
    case .manpower(let manpower): text(manpower: manpower)
    case .onIce(let skaters): "on ice \(text(manpower: skaters))"
    case .score(let score): "score \(text(figures: score))"
    case .goal(let goal): text(goal)
    case .goalDisallowed: "goal disallowed"
    case .penaltyShot(let team): "penalty shot \(notation.letters[team])"
    case .penaltyShotLost(let team): "penalty shot \(notation.letters[team]) lost"
    case .noPenaltyShot: "no penalty shot"
    case .attempt(let shot): notation.text(of: .shootOut(shot))
    case .mayChoose(let candidates):
      "may choose " + candidates.map { notation.name(of: $0) }.joined(separator: " ")
    case .mayPlay(let players): "may play \(names(players))"
    case .mayNotPlay(let players): "may not play \(names(players))"
    case .change(let team, .all): "may change \(notation.letters[team])"
    case .change(let team, .penalised): "may change \(notation.letters[team]) one"
    case .change(let team, .none): "may not change \(notation.letters[team])"
    case .pointLost(let team): "no point \(notation.letters[team])"
    case .minutes(let minutes): "minutes \(text(figures: minutes))"
    case .opportunities(let opportunities): "opportunities \(text(figures: opportunities))"
    case .winner(let team): "winner \(notation.letters[team])"
    }
  }

  /// Manpower, home first: `5v4`.
  public func text(manpower: PerTeam<Int>) -> String { manpower.versusText }

  /// Two figures, home first: `1-0`.
  public func text(figures: PerTeam<Int>) -> String { figures.description }

  /// A play, named by its line or by its label.
  package func name(_ id: Event.ID) -> String { id.description }

  private func names(_ players: [Player]) -> String {
    players.map { notation.name(of: $0) }.joined(separator: " ")
  }

  private func text(_ subject: RulingSubject) -> String {
    let offender = notation.name(of: subject.offender)
    return subject.penaltyClass.map { "\(offender) \($0.word)" } ?? offender
  }

  private func text(serving occupant: Occupant, for offender: Offender) -> String {
    let name = notation.name(of: occupant)
    return occupant == .substitute(for: offender)
      ? "\(name) serves" : "\(name) serves for \(notation.name(of: offender))"
  }

  private func text(_ goal: StatedGoal) -> String {
    var words = ["goal", goal.manpower.word]
    if goal.emptyNet { words.append("EN") }
    if goal.penaltyShot { words.append("PS") }
    if goal.awarded { words.append("awarded") }
    return words.joined(separator: " ")
  }

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

extension PenaltyStatement {
  /// The statement as its line has it, without a time.
  fileprivate var verb: String {
    switch self {
    case .starts: "starts"
    case .startsAgain: "starts again"
    case .sits: "sits"
    case .waits: "waits"
    case .ends(let ending): "ends, \(ending.word)"
    case .frozen: "ends, frozen"
    case .notAssessed: "not assessed"
    case .cancelled: "cancelled"
    }
  }
}

extension Ruling {
  /// The ruling in the words of the rink, without its rule: `A6 in the box until 7:00`.
  ///
  /// The teams are `A` and `B`, and the clock counts the time played in periods of 20 minutes. A
  /// ``RulingWords`` has the names and the clock of a log.
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
  /// The words listed as in a sentence, with `conjunction` before the last: `one, two or three`.
  package func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
