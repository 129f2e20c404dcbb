package import HockeyRules
import Scoresheets

/// A change in a game worth announcing, on goal lights, boards and overlays.
package struct GameChange: Hashable, Sendable {
  package private(set) var kind: Kind
  package let time: GameTime
  package let team: Team
  /// The play that scored the goal; `nil` for other changes.
  var play: Event.ID?
  var occupant: Occupant?
  /// How the power play ended, how the player's penalty ended, or at which strength the goal was
  /// scored.
  var reason: String?
  var manpower: PerTeam<Int>

  package enum Kind: String, FieldWord {
    case powerPlay = "power-play"
    case twoMen = "two-men"
    case powerPlayEnds = "power-play-ends"
    case outOfBox = "out-of-box"
    case goal
    case powerPlayAgain = "power-play-again"
    case powerPlayTakenBack = "power-play-taken-back"
    case goalTakenBack = "goal-taken-back"
    case gameEnds = "game-ends"
  }

  /// The change without its manpower: a goal remains the same if a later entry changes the
  /// strength.
  private var identity: GameChange {
    var change = self
    change.manpower = PerTeam(both: 0)
    return change
  }

  package static func all(in solution: Solution) -> [GameChange] {
    let game = solution.game
    let track = solution.manpower
    func manpower(at instant: GameInstant) -> PerTeam<Int> {
      track[instant] ?? track.steps[0].value
    }
    func time(_ instant: GameInstant) -> GameTime { game.schedule.time(of: instant, in: 1) }
    var changes: [(at: GameInstant, order: Int, change: GameChange)] = []
    func add(_ at: GameInstant, _ order: Int, _ change: GameChange) {
      changes.append((at, order, change))
    }
    func addPowerPlay(at instant: GameInstant, _ team: Team, _ manpower: PerTeam<Int>) {
      let kind = manpower.lead > 1 ? Kind.twoMen : .powerPlay
      add(
        instant, 3, GameChange(kind: kind, time: time(instant), team: team, manpower: manpower))
    }
    for power in solution.powerPlays {
      for (index, interval) in power.intervals.enumerated()
      where index == 0 || interval.manpower.lead > 1 {
        addPowerPlay(at: interval.from, power.team, interval.manpower)
      }
      guard power.ending != .gameEnd || game.isOver,
        game.isOver || power.to < game.now || game.manpower.stronger != power.team
      else { continue }
      add(
        power.to, 2,
        GameChange(
          kind: .powerPlayEnds, time: time(power.to), team: power.team,
          reason: power.ending.rawValue, manpower: manpower(at: power.to)))
    }
    // A change at the very end of the log has no interval yet.
    let last =
      track.value(before: game.now) ?? PerTeam(both: game.book.play.skaters.value)
    if !game.isOver, let team = game.manpower.stronger,
      team != last.stronger || game.manpower.lead > 1 && last.lead < game.manpower.lead
    {
      addPowerPlay(at: game.now, team, game.manpower)
    }
    for goal in game.goals {
      let at = game.schedule.instant(of: goal.time)
      add(
        at, 0,
        GameChange(
          kind: .goal, time: goal.time, team: goal.goal.team, play: goal.call,
          occupant: goal.goal.scorer.map { .player($0) }, reason: goal.manpower.word,
          manpower: manpower(at: at)))
    }
    var ending: Penalty.Ending?
    for ruling in solution.journal {
      if case .bench(.ends(_, let why)) = ruling.effect { ending = why }
      guard case .bench(.returns(let occupant, _)) = ruling.effect, occupant.isSomebody
      else { continue }
      add(
        ruling.at, 1,
        GameChange(
          kind: .outOfBox, time: solution.time(of: ruling), team: occupant.team,
          occupant: occupant, reason: ending?.name, manpower: manpower(at: ruling.at)))
    }
    if game.isOver {
      let winner = game.winner ?? .home
      add(
        game.now, 4,
        GameChange(kind: .gameEnds, time: game.clock, team: winner, manpower: game.manpower))
    }
    return changes.enumerated().sorted { ($0.1.at, $0.1.order, $0.0) < ($1.1.at, $1.1.order, $1.0) }
      .map { $0.1.change }
  }

  /// The changes that are new in `now`, after notices of earlier changes that were taken back.
  package static func new(in now: [GameChange], since before: [GameChange]) -> [GameChange] {
    let (old, new) = (Set(before.map { $0.identity }), Set(now.map { $0.identity }))
    let gone = before.filter { !new.contains($0.identity) }.compactMap { $0.takenBack(of: now) }
    return gone + now.filter { !old.contains($0.identity) }
  }

  /// The notice that the game no longer has this change; `nil` if nobody needs to hear of it.
  private func takenBack(of now: [GameChange]) -> GameChange? {
    func becomes(_ kind: Kind) -> GameChange {
      var change = self
      (change.kind, change.reason) = (kind, nil)
      return change
    }
    switch kind {
    case .goal: return becomes(.goalTakenBack)
    case .powerPlay, .twoMen: return becomes(.powerPlayTakenBack)
    case .powerPlayEnds:
      // The power play continues, unless another entry ends it.
      let isOver = now.contains { $0.kind == .powerPlayEnds && $0.team == team && $0.time >= time }
      return isOver ? nil : becomes(.powerPlayAgain)
    case .outOfBox, .powerPlayAgain, .powerPlayTakenBack, .goalTakenBack, .gameEnds: return nil
    }
  }
}

extension Occupant {
  fileprivate var isSomebody: Bool {
    switch self {
    case .player, .substitute: true
    case .nobody: false
    }
  }
}

extension PerTeam<Int> {
  fileprivate var lead: Int { abs(home - visiting) }
}

package struct ChangeLine: FieldObject {
  package let change: GameChange
  let game: PlayedGame

  package init(_ change: GameChange, in game: PlayedGame) {
    (self.change, self.game) = (change, game)
  }

  /// The changes of `game` since `before`, an earlier solution of its log.
  package static func all(in game: PlayedGame, since before: Solution) -> [ChangeLine] {
    GameChange.new(in: GameChange.all(in: game.solution), since: GameChange.all(in: before))
      .map { ChangeLine($0, in: game) }
  }

  package static let fields = Fields<Self>("gameChange") {
    Field("change", "The kind of change.") { $0.change.kind }
    Field.gameName { $0.game }
    Field.clock { $0.change.time }
    Field(
      "team",
      "The team of the power play, goal or player; at the game's end the winner, or home if tied."
    ) { $0.change.team }
    Field.who { Who($0.change.team, $0.change.occupant?.player, in: $0.game.notation) }
    Field(
      "reason",
      "How a power play ended: `goal`, `time`, `penalty`, `other`, `game-end`; how the penalty of a player out of the box ended; how a goal counts: `PP`, `SH` or `EV`."
    ) { $0.change.reason }
    Field("manpower", "The skaters with which play goes on.") { $0.manpower }
    Field("score", "The score at the end of the log.") { $0.game.solution.game.score }
    Field("text", "The change in words.") { $0.text }
  }

  /// The strength after the change; for a notice that something was taken back, at the log's end.
  private var manpower: PerTeam<Int> {
    switch change.kind {
    case .powerPlayAgain, .powerPlayTakenBack, .goalTakenBack: game.solution.game.manpower
    case .powerPlay, .twoMen, .powerPlayEnds, .outOfBox, .goal, .gameEnds: change.manpower
    }
  }

  package var text: String {
    let notation = game.notation
    let team = notation.letters[change.team]
    let player = change.occupant.map { notation.serverName(of: $0) }
    let words =
      switch change.kind {
      case .powerPlay: "power play \(team)"
      case .twoMen: "two-man advantage \(team)"
      case .powerPlayEnds: "power play \(team) over"
      case .outOfBox: "\(player ?? team) out of the box"
      case .goal: "goal \(player ?? team)"
      case .powerPlayAgain: "power play \(team) is on again"
      case .powerPlayTakenBack: "power play \(team) taken back"
      case .goalTakenBack: "goal \(player ?? team) taken back"
      case .gameEnds: "the game is over"
      }
    return "\(notation.text(of: change.time)) \(words)"
  }
}
