package import HockeyRules
import Scoresheets

/// What led to the manpower of a moment: the calls whose penalties still bear on it, what was
/// called with them, and what was ruled on those; and all that was ruled since an earlier play.
package struct ManpowerCauses: Sendable {
  /// The plays and rulings, in order.
  package private(set) var lines: [Line] = []

  /// A play, or a ruling below one.
  package struct Line: Sendable {
    /// When.
    package var time: GameTime
    /// The play or the ruling in words.
    package var text: String
    /// Whether it is a play, rather than a ruling.
    package var isPlay: Bool
    /// The manpower with which play goes on, where it is changed here.
    package var manpower: PerTeam<Int>?
    /// The rule's number, with its book where that is not the game's; empty for a play.
    package var rule: String
  }

  /// What led to the manpower of `game` at its play numbered `index`; `moment` is the game there.
  ///
  /// It tells of the penalties that are owed there and of those on which something was ruled behind
  /// the play numbered `agreed`: their calls, those made at the same time, and all that was ruled
  /// on them; and what was ruled at the same instants, such as that another penalty ended so that
  /// one of these could start.
  package init(of game: PlayedGame, at index: Int, moment: Game, since agreed: Int?) {
    let recent = min(index, agreed.map { $0 + 1 } ?? 0)...index
    let calls = CallsOfMoment(moment, in: game.solution, recent: recent)
    let wording = RulingWording(game, after: moment)
    var place = 0
    for entry in ReplayTimeline(game.solution).entries {
      guard place <= index else { return }
      let isRecent = place > agreed ?? -1
      place += entry.play == nil ? 0 : 1
      let isCall = entry.play.map { calls.contains($0.event.id) } ?? false
      // A penalty of a later moment has no words yet.
      let rulings = entry.rulings.filter { ruling in
        ruling.effect.changesManpower && ruling.effect.penalty ?? 0 < moment.penalties.count
      }
      let concerns = rulings.contains { ruling in
        ruling.effect.penalty.map { calls.contains(moment.penalties[$0]) } ?? false
      }
      guard isCall || isRecent || concerns else { continue }
      add(entry, rulings, isCall: isCall, game.notation, wording)
    }
  }

  private mutating func add(
    _ entry: ReplayTimeline.Entry, _ rulings: [Ruling], isCall: Bool, _ notation: Notation,
    _ wording: RulingWording
  ) {
    var added: [Line] = []
    for ruling in rulings {
      guard let line = wording.line(for: ruling, in: entry.time.period) else { continue }
      added.append(Line(time: entry.time, text: line.text, isPlay: false, rule: line.rule))
    }
    guard isCall || !added.isEmpty else { return }
    if let play = entry.play?.event.play, isCall || play.isWorthALine {
      let text = notation.text(of: play)
      added.insert(Line(time: entry.time, text: text, isPlay: true, rule: ""), at: 0)
    }
    for case .manpower(let manpower, _) in entry.rulings.map(\.effect) where !added.isEmpty {
      added[added.count - 1].manpower = manpower
    }
    lines += added
  }
}

/// The calls that bear on the ice at a moment, and those that were made at the same time as these.
private struct CallsOfMoment {
  private var ids: Set<Event.ID> = []

  init(_ moment: Game, in solution: Solution, recent: ClosedRange<Int>) {
    ids.formUnion(moment.penalties.filter(\.isOwed).map(\.call))
    for ruling in solution.plays[recent].lazy.flatMap(\.rulings) {
      guard ruling.effect.changesManpower, let penalty = ruling.effect.penalty,
        penalty < moment.penalties.count
      else { continue }
      ids.insert(moment.penalties[penalty].call)
    }
    guard !ids.isEmpty else { return }
    let times = solution.plays.filter { ids.contains($0.event.id) }.map(\.event.time)
    for play in solution.plays {
      guard case .penalty = play.event.play, times.contains(play.event.time) else { continue }
      ids.insert(play.event.id)
    }
  }

  func contains(_ id: Event.ID) -> Bool { ids.contains(id) }

  func contains(_ penalty: Penalty) -> Bool { ids.contains(penalty.call) }
}

extension Penalty {
  /// Whether something is left to serve that takes a skater off, or is set off against what would.
  fileprivate var isOwed: Bool {
    (isOnClock || service == .offClock(setOff: true)) && !isOver
  }
}

extension Effect {
  /// Whether it is of those by which the number of skaters changes, or does not though a penalty
  /// was called.
  fileprivate var changesManpower: Bool {
    switch self {
    case .starts, .waits, .ends, .expires, .cancelled, .reduced, .frozen, .reinstated, .unstarted,
      .notAssessed, .choice, .scored, .rescored, .goalDisallowed, .clockSet, .leftBox, .backInBox,
      .paired:
      true
    case .assessed, .seated, .placed, .serves, .sits, .mayLeave, .returns, .ejected, .powerPlay,
      .readmitted, .called, .settled, .signalled, .signalDown, .callVoided, .penaltyShot,
      .penaltyShotOver, .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper,
      .runningTime, .gameEnds, .shootOutAttempt, .won:
      false
    }
  }
}

extension Play {
  /// Whether it explains what was ruled on it, rather than only being where it was ruled.
  fileprivate var isWorthALine: Bool {
    switch self {
    case .penalty, .signal, .goal, .penaltyShot, .shootOut, .goalkeeperOff, .goalkeeperOn,
      .leftBox, .backInBox, .correction, .captainChoice:
      true
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .other: false
    }
  }
}
