import HockeyRules

/// A place on the penalty bench when play resumes, as model and solver see it.
struct SlowPlace: Hashable {
  var side: Side
  var charged: Charged
  /// The number of the player who sits, or `nil` for a team-mate who is not named.
  var sitter: Int?
  /// Whether the team is a skater short for the place, and whether its time runs.
  var isOnClock = true
  var runs = false
  /// The seconds left of all penalties in the place; off the clock, of all the offender's.
  var left: Int

  var text: String {
    let time = "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
    return
      "\(side) \(sitter.map { "\($0)" } ?? "somebody") for \(charged) \(isOnClock ? runs ? "runs" : "waits" : "off the clock") with \(time)"
  }
}

extension SlowGame {
  /// The places on both benches when play resumes.
  var placesWhenPlayGoesOn: Set<SlowPlace> {
    var game = self
    game.finish()
    var places: Set<SlowPlace> = []
    for side in Side.allCases {
      for place in game.benches[side].places {
        let left = place.owed.map(\.left).reduce(0, +)
        places.insert(
          SlowPlace(
            side: side, charged: place.charged, sitter: game.benches[side].sitter(in: place),
            runs: place.runs, left: left))
      }
      places.formUnion(game.benches[side].offTimes.placesOff(side))
    }
    return places
  }
}

extension SlowBench {
  /// The number of the player who sits on the clock; `nil` if the offender is out or has off-clock
  /// time of his own.
  fileprivate func sitter(in place: Place) -> Int? {
    if let server = place.server { return server }
    let sitsOff = offTimes.contains { $0.sitter == place.charged && $0.isOwn && $0.left > 0 }
    return sitsOff || out.contains(place.charged) || place.sat != nil ? nil : place.charged.number
  }
}

extension OffTime {
  /// The number of the player who sits; `nil` for a goalkeeper, who sits under some books only.
  fileprivate var named: Int? { charged == .goalkeeper ? nil : sitter.number }
}

extension Charged {
  fileprivate var number: Int? { if case .skater(let number) = self { number } else { nil } }
}

extension [OffTime] {
  fileprivate func placesOff(_ side: Side) -> Set<SlowPlace> {
    Set(
      filter { $0.left > 0 }.map { time in
        let all = filter { $0.left > 0 && $0.charged == time.charged && $0.named == time.named }
        return SlowPlace(
          side: side, charged: time.charged, sitter: time.named, isOnClock: false,
          left: all.map(\.left).reduce(0, +))
      })
  }
}

extension GameState {
  /// The same places, as the solver sees them.
  var placesWhenPlayGoesOn: Set<SlowPlace> {
    var places: Set<SlowPlace> = []
    var off: [SlowPlace: Int] = [:]
    for team in Team.allCases {
      for place in bench(of: team) {
        var slow = SlowPlace(
          side: Side(team), charged: Charged(place.offender), sitter: place.occupant.player?.number,
          left: 0)
        switch (place.id, place.onBoard) {
        case (.leaving, _), (_, .not(.besideTeamMate, _)), (_, .not(.timeIsUp, _)): continue
        case (.penalty, _):
          slow.isOnClock = false
          if slow.charged == .goalkeeper { slow.sitter = nil }
          off[slow, default: 0] += place.total.tenths / 10
        default:
          slow.runs = if case .serves = place.standing { true } else { false }
          slow.left = place.total.tenths / 10
          places.insert(slow)
        }
      }
    }
    for (place, left) in off where left > 0 {
      var place = place
      place.left = left
      places.insert(place)
    }
    return places
  }
}
