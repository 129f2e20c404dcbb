/// One of the two teams.
enum Side: CaseIterable {
  case home, visiting

  var other: Side { self == .home ? .visiting : .home }
}

/// A value for each team.
struct Both<Value> {
  var home: Value
  var visiting: Value

  init(_ home: Value, _ visiting: Value) {
    self.home = home
    self.visiting = visiting
  }

  subscript(side: Side) -> Value {
    // Benches are changed in place: a copy in every second would take half of the model's time.
    _read { if side == .home { yield home } else { yield visiting } }
    _modify { if side == .home { yield &home } else { yield &visiting } }
  }
}

extension Both: Equatable where Value: Equatable {}

/// The party charged: a skater by number, the goalkeeper, the bench, or an unidentified player.
enum Charged: Hashable {
  case skater(Int)
  case goalkeeper
  case bench
  case unknown

  var isSkater: Bool { if case .skater = self { true } else { false } }

  /// Whether the party is one person, who may be charged again.
  var isPerson: Bool { self != .bench && self != .unknown }
}

/// The classes of penalties.
enum Class: Hashable {
  case minor, major, match, misconduct, gameMisconduct
}

/// The name of a penalty: the index of the play that called it, and its number among that call's
/// penalties on the clock.
struct SlowName: Hashable {
  var call: Int
  var number = 0
}

/// A penalty that is served on the penalty clock.
struct TimePenalty {
  var name: SlowName
  /// The number of the call among all calls of the game.
  var order: Int
  /// The number of the call's stoppage, counted on its bench.
  var stoppage = 0
  var isMajor: Bool
  /// Whether the penalty belongs to a pair of minors played four-on-four: coincidental but on the
  /// clock.
  var isPaired = false
  /// The party that owes the penalty, once it has a place.
  var charged: Charged?
  /// The seconds to serve, and the seconds left.
  let length: Int
  var left: Int
  /// Whether a power play of the other team was assigned to the penalty.
  var gavePowerPlay = false

  /// Whether a goal can end the penalty.
  var endsByGoal: Bool { !isMajor && !isPaired }
}

/// A place on the bench for which the team is a skater short: one party's penalties on the clock,
/// served one after the other.
struct Place {
  var charged: Charged
  var owed: [TimePenalty]
  /// Whether the first penalty of the place is being served; otherwise the place waits until one of
  /// two other places is free.
  var runs = false
  /// The number of the team-mate who sits, if one is named.
  var server: Int?
  /// The number of the team-mate who sat until a substitute took his seat.
  var sat: Int?
  /// Whether nobody sits in the place.
  var isEmpty = false

  /// Whether `charged` sits here for another and serves his own penalties afterwards.
  ///
  /// A penalised player may not serve a goalkeeper's penalty (NHL 27.1).
  func isServed(by charged: Charged) -> Bool {
    guard case .skater(let number) = charged, self.charged != .goalkeeper else { return false }
    return server == number
  }

  /// Whether the place does not count among the two places that are served at once.
  var isPaired: Bool { owed.first?.isPaired ?? false }
}

/// One team's penalty bench.
struct SlowBench {
  /// The places, in the order in which they were taken.
  var places: [Place] = [] { didSet { mostPlaces = max(mostPlaces, places.count) } }
  /// The greatest number of places at one time.
  private(set) var mostPlaces = 0
  /// The off-clock times (misconducts, set-off penalties) of players who have not left, in order.
  var offTimes: [OffTime] = []
  /// The players whose time on the clock has expired but who may not go on the ice yet, in the
  /// order of expiry.
  var expired: [Charged] = []
  /// The players who left the box too early, and therefore serve nothing.
  var away: Set<Int> = []
  /// The player whose time was up and who was let out when it was another player's turn.
  var inAnothersTurn: Charged?
  /// Whether, in this second, it became a player's turn to go on the ice.
  private(set) var hasReturned = false
  /// The players who went on the ice from their places, themselves or by a substitute, in order.
  private(set) var returned: [Charged] = []
  /// The players who are out of the game.
  var out: Set<Charged> = []
  /// The number of power plays that the bench has given the other team, in all and in this second.
  var powerPlays = 0
  var powerPlaysNow = 0

  /// The number of skaters by which the team is short: at most two.
  var short: Int { min(2, places.count) }

  /// The number of players who sit, including substitutes.
  ///
  /// A team-mate sits on the clock for a player with off-clock time of his own, but not for a
  /// player who sits off the clock only for another.
  var sitting: Int {
    places.count
      + skatersOff.count { skater in
        offTimes.contains { $0.sitter == skater && $0.isOwn }
          || !places.contains { $0.charged == skater }
      }
  }

  /// The skaters who sit off the clock.
  var skatersOff: Set<Charged> { Set(offTimes.map(\.sitter).filter(\.isSkater)) }

  /// Advances the playing time; players whose time has expired go on the ice if the team may have
  /// more skaters.
  ///
  /// If `served` is given, only the time that was actually served counts.
  mutating func tick(_ seconds: Int, counting served: [ServedTime]? = nil) {
    (powerPlaysNow, hasReturned) = (0, false)
    if !satLast.isEmpty { satLast = [] }
    for time in served ?? [] { count(seconds, of: time, servedWith: served ?? []) }
    if places.isEmpty && offTimes.isEmpty && expired.isEmpty { return }
    satLast = Set((1...9).filter { isBusy($0) || isExpired($0) })
    if served == nil {
      for index in offTimesNow { offTimes[index].left -= seconds }
      for index in placesNow { places[index].owed[0].left -= seconds }
    }
    // A minor that a goal is known to end keeps its place until that goal.
    let ended = places.indices.filter {
      places[$0].owed[0].left <= 0 && !isToBeEnded(places[$0].owed[0])
    }
    if ended.isEmpty { return }
    let before = short
    for index in ended.sorted(by: { places[$0].owed[0].order < places[$1].owed[0].order }) {
      endFirst(of: index)
    }
    startWaiting()
    for _ in short..<before where !expired.isEmpty {
      returned.append(expired.removeFirst())
      hasReturned = true
    }
  }

  /// Whether nobody sat in a place when its time expired.
  ///
  /// The team is then a player short until play stops, but not short-handed (NHL 20.3).
  private(set) var isWithoutReturn = false

  /// Stops play: players whose time has expired leave, on the clock or off it.
  mutating func stop() {
    if !offTimes.isEmpty {
      let sit = offTimes.filter { $0.left > 0 }
      offTimes.removeAll { time in !sit.contains { $0.sitter == time.sitter } }
    }
    // A player who was let out in another player's turn goes back until his own turn comes (NHL
    // Situation Handbook 26E).
    let stays = short > 0 ? inAnothersTurn : nil
    if expired.contains(where: { $0 != stays }) { hasReturned = true }
    returned += expired.filter { $0 != stays }
    expired.removeAll { $0 != stays }
    away = []
    isWithoutReturn = false
  }

  /// The place of the running minor with the least time left; of two minors with equal time, the
  /// minor called first.
  var minorThatAGoalEnds: Int? {
    places.indices.filter { places[$0].runs && places[$0].owed[0].endsByGoal }.min {
      let (one, other) = (places[$0].owed[0], places[$1].owed[0])
      return (one.left, one.order) < (other.left, other.order)
    }
  }

  /// The players whose running minors have the least time left.
  var whoseMinorAGoalMayEnd: [Charged] {
    guard let first = minorThatAGoalEnds else { return [] }
    return places.filter {
      $0.runs && $0.owed[0].endsByGoal && $0.owed[0].left == places[first].owed[0].left
    }.map(\.charged)
  }

  /// The name of the running minor that a goal ends.
  ///
  /// If several minors have the least time left, the goal ends the minor of `named`.
  func minorThatAGoalEnds(naming named: Charged?) -> SlowName? {
    let chosen = named.flatMap { whoseMinorAGoalMayEnd.contains($0) ? $0 : nil }
    let place = chosen.flatMap { named in places.firstIndex { $0.charged == named } }
    return (place ?? minorThatAGoalEnds).map { places[$0].owed[0].name }
  }

  /// The seconds that the minor with that name has been served.
  func secondsServed(of name: SlowName) -> Int {
    let minor = places.lazy.flatMap(\.owed).first { $0.name == name }
    return minor.map { $0.length - $0.left } ?? 0
  }

  /// Ends the minor with that name, wherever it is.
  ///
  /// Only after a correction can it follow another penalty, be set off, or be a major now.
  mutating func end(_ name: SlowName) {
    let minors = places.indices.flatMap { place in
      places[place].owed.indices.map { (place: place, penalty: places[place].owed[$0], index: $0) }
    }.filter { $0.penalty.name.call == name.call && !$0.penalty.isMajor }
    // Which of two alike minors is set off may differ from one replay to another.
    guard let ended = minors.first(where: { $0.penalty.name == name }) ?? minors.first else {
      let setOff = offTimes.firstIndex { $0.call == name.call && $0.isMinor }
      if let setOff { offTimes.remove(at: setOff) }
      return
    }
    if ended.index == 0 {
      endFirst(of: ended.place)
    } else {
      places[ended.place].owed.remove(at: ended.index)
    }
    startWaiting()
  }

  /// Gives `charged` the penalties `owed` to serve, after his earlier ones or in a new place.
  mutating func seat(_ charged: Charged, _ owed: [TimePenalty], inOwnPlace: Bool) {
    var owed = owed
    for index in owed.indices {
      (owed[index].stoppage, owed[index].charged) = (stoppages, charged)
      if !owed[index].isMajor, let seconds = secondsToGoal[owed[index].name] {
        owed[index].left = min(owed[index].left, seconds)
      }
      noteGoalkeepers(charged, owed[index].name.call, isMinor: !owed[index].isMajor)
    }
    // One player's penalties are served one after the other, wherever the first is served.
    let present =
      places.firstIndex { $0.charged == charged } ?? places.firstIndex { $0.isServed(by: charged) }
      ?? places.firstIndex { $0.owed.contains { $0.charged == charged } }
    if let present, !inOwnPlace {
      places[present].owed += owed
    } else {
      places.append(Place(charged: charged, owed: owed))
    }
  }

  /// Has the sitter of `time` sit off the clock, unless he or the offender is out of the game.
  mutating func sitOff(_ time: OffTime) {
    guard !out.contains(time.sitter), !out.contains(time.charged) else { return }
    var time = time
    let sitsHimself = goalkeeperSits && (time.isMajor || time.isMisconduct)
    if sitsHimself && time.charged == .goalkeeper {
      hasServerBesideGoalkeeper = hasServerBesideGoalkeeper || time.sitter != .goalkeeper
      time.sitter = .goalkeeper
    }
    time.stoppage = stoppages
    offTimes.append(time)
    noteGoalkeepers(time.charged, time.call, isMinor: time.isMinor)
    if case .skater(let number) = time.sitter, !time.isOwn { serversOffClock.insert(number) }
  }

  /// The seconds of the stoppages at which the calls were made.
  var callsAt: [Int: Int] = [:]

  /// The seconds that each player is known to serve for each call later, except for misconducts.
  var toCome: [Int: [Charged: Int]] = [:]

  /// The seconds that the minors are served which a later goal is known to end.
  var secondsToGoal: [SlowName: Int] = [:]

  /// Whether a later goal is known to end the penalty.
  func isToBeEnded(_ penalty: TimePenalty) -> Bool {
    !penalty.isMajor && secondsToGoal[penalty.name] != nil
  }

  /// Whether a team-mate was named for a call of which the goalkeeper sits a part himself.
  private(set) var hasServerBesideGoalkeeper = false

  /// For each call of a goalkeeper, whether it has minors, other penalties, or both.
  private(set) var goalkeepersKinds: [Int: Set<Bool>] = [:]

  private mutating func noteGoalkeepers(_ charged: Charged, _ call: Int, isMinor: Bool) {
    if charged == .goalkeeper { goalkeepersKinds[call, default: []].insert(isMinor) }
  }

  /// The players who have sat off the clock for another.
  var serversOffClock: Set<Int> = []

  /// Names `server` for the last place of `charged`.
  mutating func name(_ server: Int?, for charged: Charged) {
    guard let server, let place = places.lastIndex(where: { $0.charged == charged }) else { return }
    places[place].server = server
  }

  /// Has a substitute take the seat in which `charged` sits for another.
  mutating func relieve(_ charged: Charged) {
    guard case .skater(let number) = charged else { return }
    for place in places.indices where places[place].server == number {
      (places[place].server, places[place].sat) = (nil, number)
    }
  }

  /// Leaves the place of `charged` empty if he owes only majors (NHL 20.3).
  mutating func leaveEmpty(_ charged: Charged) {
    guard let place = places.firstIndex(where: { $0.charged == charged }) else { return }
    places[place].isEmpty = places[place].owed.allSatisfy(\.isMajor)
  }

  /// Somebody sits down in a place left empty.
  mutating func sitDown(for charged: Charged) {
    guard let place = places.firstIndex(where: { $0.charged == charged }) else { return }
    places[place].isEmpty = false
  }

  /// Whether the player serves a penalty, his own or another's, or sits off the clock.
  func isBusy(_ number: Int) -> Bool {
    offTimes.contains { $0.sitter == .skater(number) } || isServing(number)
      || places.contains { $0.charged == .skater(number) }
  }

  /// The players who sat just before this second.
  private(set) var satLast: Set<Int> = []

  /// Whether the player sits for another.
  func isServing(_ number: Int) -> Bool { places.contains { $0.server == number } }

  /// Removes a player who is out of the game.
  mutating func leave(_ charged: Charged) {
    relieve(charged)
    out.insert(charged)
    // Nobody sits off the clock for him either (NHL 19.2).
    hasDroppedTime =
      hasDroppedTime
      || offTimes.contains {
        $0.charged == charged && $0.left > 0 && (!$0.isMisconduct || $0.countsOther)
      }
    offTimes.removeAll { $0.sitter == charged || $0.charged == charged }
  }

  /// Whether a player was put out who had time to sit off the clock.
  private(set) var hasDroppedTime = false

  /// Whether a pair counts among the two places that are served at once.
  var countsPairs = false
  /// Whether a goalkeeper sits off the clock himself for majors and misconducts.
  var goalkeeperSits = false
  /// Whether a substitute replaces a player who is penalised while he sits for another.
  var relievesServers = false

  /// The number of times so far, at stoppages and elsewhere, that waiting penalties could start.
  private var stoppages = 0

  /// Starts waiting penalties, in the order of the calls, while fewer than two are being served.
  mutating func startWaiting() {
    stoppages += 1
    places.removeAll(where: \.owed.isEmpty)
    for index in places.indices where places[index].isPaired { places[index].runs = true }
    while places.count(where: { $0.runs && (countsPairs || !$0.isPaired) }) < 2,
      let next = places.indices.filter({ !places[$0].runs }).min(by: {
        (places[$0].owed[0].stoppage, $0) < (places[$1].owed[0].stoppage, $1)
      })
    {
      places[next].runs = true
    }
  }

  /// Takes pairs off the clock; their players leave the box at a stoppage after their time.
  mutating func takePairsOffTheClock() {
    for index in places.indices where places[index].isPaired {
      let pair = places[index].owed.removeFirst()
      let server = places[index].server.map(Charged.skater)
      sitOff(
        OffTime(
          call: pair.name.call, charged: places[index].charged,
          sitter: server ?? places[index].charged, left: pair.left))
      // If pairs count, the next penalty keeps the pair's place among the two places that are
      // served at once.
      if !countsPairs || places[index].owed.isEmpty { places[index].runs = false }
    }
    startWaiting()
  }

  /// Ends the first penalty of the place at `index`.
  ///
  /// If a paired minor that did not count ends, the next penalty has to become one of the two that
  /// are served at once.
  mutating func endFirst(of index: Int) {
    let ended = places[index].owed.removeFirst()
    if places[index].owed.isEmpty {
      if places[index].isEmpty {
        isWithoutReturn = true
      } else {
        expired.append(places[index].charged)
      }
    }
    if ended.isPaired && !countsPairs { places[index].runs = false }
  }
}
