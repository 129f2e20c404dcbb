package import HockeyRules
import Scoresheets

/// The causes of the manpower at a moment.
///
/// The causes are the calls whose penalties still affect the manpower, the other calls at the same
/// times, the rulings on all of these, and all rulings since an earlier play.
package struct ManpowerCauses: Sendable {
  package private(set) var lines: [Line] = []

  package struct Line: Sendable {
    package var time: GameTime
    package var text: String
    package var isPlay: Bool
    package var manpower: PerTeam<Int>?
    /// The rule's number, after its book's name unless that is the game's book; empty for a play.
    package var rule: String
  }

  /// Finds what led to the manpower at play `index` of `game`; `moment` is the game after it.
  ///
  /// A penalty matters if it is still to be served, or if a play after `agreed` brought a ruling on
  /// it. Listed are the calls of these penalties, the other calls at the same times, and the
  /// rulings on all of them. Other rulings at the same instants are listed too, such as the end of
  /// another penalty that let one of these start.
  package init(of game: PlayedGame, at index: Int, moment: Game, since agreed: Int?) {
    let recent = min(index, agreed.map { $0 + 1 } ?? 0)...index
    let calls = CallsOfMoment(moment, in: game.solution, recent: recent)
    let wording = RulingWording(game, after: moment)
    var next = 0
    for step in game.solution.steps(ofPlays: 0..<index + 1) {
      let isRecent = next > agreed ?? -1
      if let play = step.play { next = play + 1 }
      let event = step.play.map { game.solution.plays[$0].event }
      let isCall = event.map { calls.contains($0.id) } ?? false
      // The words come from the game at that moment, which lacks penalties called later.
      let rulings = step.rulings.filter { $0.effect.isAbout(moment) }
      let concerns = rulings.contains { ruling in
        ruling.effect.changesManpower
          && ruling.effect.penalty.map { calls.contains($0.call) } ?? false
      }
      guard isCall || isRecent || concerns else { continue }
      add(step, event?.play, rulings, isCall: isCall, game.notation, wording)
    }
  }

  private mutating func add(
    _ step: Step, _ play: Play?, _ rulings: [Ruling], isCall: Bool, _ notation: Notation,
    _ wording: RulingWording
  ) {
    var added: [Line] = []
    for ruling in rulings where ruling.effect.changesManpower {
      guard let line = wording.line(for: ruling, in: step.time.period, among: rulings[...]) else {
        continue
      }
      added.append(Line(time: step.time, text: line.text, isPlay: false, rule: line.rule))
    }
    guard isCall || !added.isEmpty else { return }
    if let play, isCall || play.isWorthALine {
      let text = notation.text(of: play)
      added.insert(Line(time: step.time, text: text, isPlay: true, rule: ""), at: 0)
    }
    for case .play(.manpower(let manpower, _)) in step.rulings.map({ $0.effect })
    where !added.isEmpty { added[added.count - 1].manpower = manpower }
    lines += added
  }
}

/// The calls that affect the manpower at a moment, and the other calls at the same times.
private struct CallsOfMoment {
  private var ids: Set<Event.ID> = []

  init(_ moment: Game, in solution: Solution, recent: ClosedRange<Int>) {
    ids.formUnion(moment.penalties.filter { $0.isOwed }.map { $0.call })
    for ruling in solution.plays[recent].lazy.flatMap({ solution.rulings(of: $0) }) {
      guard ruling.effect.changesManpower, let penalty = ruling.effect.penalty,
        penalty.index < moment.penalties.count
      else { continue }
      ids.insert(penalty.call)
    }
    guard !ids.isEmpty else { return }
    let times = solution.plays.filter { ids.contains($0.event.id) }.map { $0.event.time }
    for play in solution.plays {
      guard case .penalty = play.event.play, times.contains(play.event.time) else { continue }
      ids.insert(play.event.id)
    }
  }

  func contains(_ id: Event.ID) -> Bool { ids.contains(id) }
}

extension Penalty {
  /// Whether the penalty is still owed, and takes a skater off the ice or is set off against a
  /// penalty that would.
  fileprivate var isOwed: Bool { (isOnClock || service == .offClock(setOff: true)) && !isOver }
}

extension Effect {
  fileprivate func isAbout(_ game: Game) -> Bool {
    let seat: Seat.ID? =
      switch self {
      case .bench(.expires(_, let seat)), .bench(.vacated(let seat, _)),
        .bench(.paired(let seat, _)),
        .bench(.returns(_, .some(let seat))), .bench(.placed(_, let seat)):
        seat
      case .bench, .call, .play, .score: nil
      }
    return penalty?.index ?? -1 < game.penalties.count && seat?.index ?? -1 < game.seats.count
  }

  /// Whether the effect changes the number of skaters, or explains why a penalty does not.
  fileprivate var changesManpower: Bool {
    switch self {
    case .bench(let effect): effect.changesManpower
    case .call(.notAssessed), .call(.choice), .play(.clockSet), .score(.scored),
      .score(.disallowed):
      true
    case .call, .play, .score: false
    }
  }
}

extension BenchEffect {
  fileprivate var changesManpower: Bool {
    switch self {
    case .starts, .waits, .ends, .expires, .cancelled, .reduced, .frozen, .reinstated, .unstarted,
      .leftBox, .backInBox, .leftIce, .paired:
      true
    case .assessed, .seated, .placed, .serves, .vacated, .sits, .mayLeave, .returns, .ejected,
      .readmitted, .putRight:
      false
    }
  }
}
