import HockeyRules

/// The game as the people at the rink see it after a play, with its stoppage settled: who serves,
/// who may play, with how many skaters, and the score.
///
/// A penalty has the name of its call, and a seat has no name: two logs of one game have the same
/// pictures.
struct BenchPicture: Equatable {
  /// The kind of reason for which the book refuses the play, or `nil` if the book accepts it.
  var refused: String?
  var strength: PerTeam<Int>
  var score: PerTeam<Int>
  var isOver: Bool
  /// The places on the benches, each with the number of times that it occurs.
  var places: [Place: Int] = [:]
  var out: Set<Offender>
  /// The players who left the box too early and are not back.
  var away: Set<Player>
  /// The calls that are signalled, and the fouls with a penalty shot to come.
  var pending: [Event.ID]

  /// A place on the penalty bench.
  struct Place: Hashable {
    var occupant: Occupant
    var offender: Offender
    var call: Event.ID?
    var classes: [PenaltyClass]
    var standing: BenchPlace.Standing
    /// The time to serve after the first penalty.
    var behind: PlayingTime
  }

  /// The picture of `game`; `names` renames calls.
  init(of game: Game, refused reason: Refusal.Reason?, names: [Event.ID: Event.ID] = [:]) {
    let state = game.state
    refused = reason.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
    strength = state.manpower
    score = game.score
    isOver = game.isOver
    out = Set(state.game.ejected)
    away = Set(game.illegal)
    let shots = game.stoppage?.shots ?? []
    pending = (game.signals.map(\.id) + shots.map(\.foul.id)).map { names[$0] ?? $0 }
    for team in Team.allCases {
      for place in state.bench(of: team) {
        places[Place(place, names), default: 0] += 1
      }
    }
  }

  /// The picture without the times: who serves, who sits and who waits.
  var withoutTimes: BenchPicture {
    var picture = self
    picture.places = [:]
    for (place, count) in places { picture.places[place.withoutTimes, default: 0] += count }
    return picture
  }

  /// The gravest difference from `other`, or `nil` if there is none.
  func difference(from other: BenchPicture) -> Difference? {
    if (refused == nil) != (other.refused == nil) { return .refused }
    if strength != other.strength { return .strength }
    if out != other.out || occupants != other.occupants || away != other.away {
      return .whoMayPlay
    }
    if places != other.places { return .whoServes }
    if pending != other.pending { return .shots }
    if score != other.score || isOver != other.isOver { return .score }
    return nil
  }

  private var occupants: Set<Occupant> { Set(places.keys.map(\.occupant)) }

  /// The parts in which two games may differ, the gravest first.
  enum Difference: String, CaseIterable {
    case refused, strength, shots, score, figures
    case whoMayPlay = "who may play"
    case whoServes = "who serves"
    case powerPlays = "power plays"
  }
}

extension BenchPicture.Place {
  fileprivate init(_ place: BenchPlace, _ names: [Event.ID: Event.ID]) {
    occupant = place.occupant
    offender = place.offender
    standing = place.standing
    // The time does not run, whether the player could sit down or already sits.
    if case .owes(let left) = standing { standing = .waits(left) }
    behind = place.total - place.remaining
    guard place.standing != .mayLeave else {
      (call, classes) = (nil, [])
      return
    }
    call = place.penalty.map { names[$0.call] ?? $0.call }
    classes = ([place.penalty].compactMap { $0 } + place.behind).map(\.penaltyClass)
  }

  fileprivate var text: String {
    let time =
      switch standing {
      case .serves(let until): "on the clock until \(until)"
      case .sits(let until): "off the clock until \(until)"
      case .waits(let left): "waits with \(left)"
      case .owes(let left): "owes \(left)"
      case .mayLeave: "may leave"
      }
    return "\(occupant) for \(offender) \(classes) of \(call.map { "\($0)" } ?? "-"), \(time)"
      + (behind == .zero ? "" : " and then \(behind)")
  }

  fileprivate var withoutTimes: BenchPicture.Place {
    var place = self
    place.behind = .zero
    switch standing {
    case .serves: place.standing = .serves(until: GameInstant(played: .zero))
    case .sits: place.standing = .sits(until: GameInstant(played: .zero))
    case .waits: place.standing = .waits(.zero)
    case .owes: place.standing = .owes(.zero)
    case .mayLeave: break
    }
    return place
  }
}

extension BenchPicture: CustomStringConvertible {
  var description: String {
    let lines = places.map { place, count in
      "    \(count > 1 ? "\(count) times " : "")\(place.text)"
    }
    let head =
      "  \(strength.home)v\(strength.visiting), score \(score.home)-\(score.visiting)"
      + (isOver ? ", over" : "") + (refused.map { ", refused: \($0)" } ?? "")
      + ", out \(out.map { "\($0)" }.sorted()), away \(away.map { "\($0)" }.sorted())"
      + ", pending \(pending)"
    return ([head] + lines.sorted()).joined(separator: "\n")
  }
}

/// The figures of a game: the minutes, the power plays, and the strength at each goal.
struct GameFigures {
  private var minutes: PerTeam<Int>
  private var powerPlays: PerTeam<Int>
  private var goals: [GoalFigures]

  private struct GoalFigures: Equatable {
    var call: Event.ID
    var manpower: ScoredGoal.Manpower
    var isShot: Bool
    /// The call of the penalty that the goal ended, and the calls of the minors that it washed out.
    var ended: Event.ID?
    var washed: [Event.ID]
  }

  init(of game: Game) {
    minutes = game.penaltyMinutes
    powerPlays = game.powerPlays
    goals = game.goals.map { goal in
      GoalFigures(
        call: goal.call, manpower: goal.manpower, isShot: goal.penaltyShot,
        ended: goal.ended?.penalty.call, washed: goal.washed.map(\.id))
    }
  }

  func difference(from other: GameFigures) -> BenchPicture.Difference? {
    if minutes != other.minutes || goals != other.goals { return .figures }
    return powerPlays == other.powerPlays ? nil : .powerPlays
  }
}
