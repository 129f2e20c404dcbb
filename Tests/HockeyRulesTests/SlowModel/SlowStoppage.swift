/// The penalties that one call gives an offender.
struct Charge {
  /// The index of the play that made the call.
  var call: Int
  var charged: Charged
  var classes: [Class]
  /// The number of the team-mate who serves, if one is named.
  var server: Int?
  var nobodySits = false
}

/// A minor or a major, or a match penalty as a major, called at a stoppage.
struct Called {
  var name: SlowName
  var charged: Charged
  var order: Int
  var isMajor: Bool
  var isMatch = false
  /// The seconds that the other team's minors take off the penalty late in the game.
  var taken = 0
  /// The number of the team-mate who serves, if one is named.
  var server: Int?
  var nobodySits = false
  /// The index of the charge at the stoppage; a double minor of the bench is served in one place.
  var charge = 0

  /// Whether the penalty is served in the same place as `other`.
  func sharesPlace(with other: Called) -> Bool {
    charged == other.charged && (charged.isPerson || charge == other.charge)
  }

  var seconds: Int { (isMajor ? 300 : 120) - taken }
  var owed: TimePenalty {
    TimePenalty(name: name, order: order, isMajor: isMajor, length: seconds, left: seconds)
  }
}

/// The number of penalties of each class that are set off against the other team's.
struct SetOffCount {
  var minors = 0
  var majors = 0
  /// The least numbers of match penalties and of other majors among the `majors`.
  var matches = 0
  var plainMajors = 0

  /// Counts as many set-offs as the penalties of both teams allow.
  init(_ calls: Both<[Called]>, in book: SlowBook) {
    func both(_ counts: (Called) -> Bool) -> Int {
      min(calls.home.count(where: counts), calls.visiting.count(where: counts))
    }
    minors = both { !$0.isMajor }
    majors = both(\.isMajor)
    if book.setsOffMatchesFirst {
      matches = both(\.isMatch)
      plainMajors = both { $0.isMajor && !$0.isMatch }
    }
  }

  func isMet(by off: [Called]) -> Bool {
    off.count { !$0.isMajor } == minors && off.count(where: \.isMajor) == majors
      && off.count(where: \.isMatch) >= matches
      && off.count { $0.isMajor && !$0.isMatch } >= plainMajors
  }
}

/// A division of one team's penalties of a stoppage: served on the clock, or set off.
struct Division {
  var served: [Called] = []
  var setOff: [Called] = []

  /// The number of players who have to serve; each call on the bench or on an unknown player needs
  /// another one.
  var players: Int {
    places(of: served)
  }

  private func places(of calls: [Called]) -> Int {
    calls.indices.count { place in !calls[..<place].contains { $0.sharesPlace(with: calls[place]) }
    }
  }

  /// The best division that sets off these numbers of penalties: by skaters short, players in the
  /// box, and order of the calls.
  static func best(
    of calls: [Called], _ count: SetOffCount, on bench: SlowBench, misconducts: [Charge],
    in book: SlowBook
  ) -> Division {
    var best: (division: Division, rank: [Int])?
    for chosen in 0..<(1 << calls.count) {
      var division = Division()
      for (index, call) in calls.enumerated() {
        if chosen & (1 << index) == 0 {
          division.served.append(call)
        } else {
          division.setOff.append(call)
        }
      }
      guard count.isMet(by: division.setOff), !division.setsOffServed else { continue }
      let rank = division.rank(on: bench, misconducts: misconducts, in: book)
      if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
      best = (division, rank)
    }
    return best?.division ?? Division()
  }

  /// Whether the division sets off a player's penalty with a named server, although an equal
  /// penalty of the same player has none.
  private var setsOffServed: Bool {
    setOff.contains { off in
      off.server != nil && off.charged.isPerson
        && served.contains {
          $0.charged == off.charged && $0.isMajor == off.isMajor && $0.server == nil
        }
    }
  }

  /// The rank of this division; smaller is better.
  private func rank(on bench: SlowBench, misconducts: [Charge], in book: SlowBook) -> [Int] {
    var bench = bench
    seat(on: &bench, in: book)
    for charge in misconducts { bench.sitOff(charge.misconduct) }
    // A team-mate sits for a goalkeeper's penalties that are set off, and another for each bench
    // penalty (HC 4.13 Note 1, 4.3 I1). Named team-mates sit already, so they are not counted. One
    // team-mate sits for a goalkeeper's misconduct and his set-off penalties together: the
    // team-mate named for the misconduct or, without such a name, the team-mate named for the
    // set-off penalties.
    let own = setOff.filter { $0.charged == .goalkeeper }
    let ownMisconducts = misconducts.filter { $0.charged == .goalkeeper }
    let isServed =
      !bench.out.contains(.goalkeeper) && own.allSatisfy { $0.server == nil }
      && (ownMisconducts.isEmpty
        ? !own.isEmpty : ownMisconducts.allSatisfy { $0.server == nil })
    // A named team-mate sits even where the goalkeeper serves a major or misconduct himself (NCAA
    // 28.1, 28.2); he is counted unless he sits already.
    let named = Set(own.compactMap(\.server) + ownMisconducts.compactMap(\.server)).filter {
      number in
      !bench.out.contains(.goalkeeper) && !bench.skatersOff.contains(.skater(number))
        && !bench.places.contains { $0.charged == .skater(number) }
    }
    let servers =
      (isServed ? 1 : 0) + named.count
      + places(of: setOff.filter { !$0.charged.isPerson && $0.server == nil })
    let order = setOff.filter(\.isMajor).map(\.order) + setOff.filter { !$0.isMajor }.map(\.order)
    return [bench.places.count, bench.sitting + servers] + order
  }

  /// Seats the penalties to be served: places with minors before places with majors, and within one
  /// player's place the majors first.
  func seat(on bench: inout SlowBench, in book: SlowBook) {
    var places: [(call: Called, owed: [TimePenalty], server: Int?, isEmpty: Bool)] = []
    // A player whose own penalties are all set off still sits, so a substitute takes the seat in
    // which he served for another.
    for call in setOff where !served.contains(where: { $0.charged == call.charged }) {
      bench.relieve(call.charged)
    }
    if book.relievesServers {
      for call in served { bench.relieve(call.charged) }
    }
    for call in served {
      let own = places.firstIndex { $0.call.sharesPlace(with: call) }
      if let own {
        // Of two team-mates, the one who is named for the penalty that is served first sits.
        let isFirst = call.isMajor && !places[own].owed.contains(where: \.isMajor)
        let named = places[own].server
        places[own].server = isFirst ? call.server ?? named : named ?? call.server
        places[own].owed.append(call.owed)
        places[own].isEmpty = places[own].isEmpty || call.nobodySits
      } else {
        places.append((call, [call.owed], call.server, call.nobodySits))
      }
    }
    for index in places.indices {
      // The team-mate named for a person's set-off call serves the rest of that person's penalties.
      let charged = places[index].call.charged
      if charged.isPerson && places[index].server == nil {
        places[index].server = setOff.first { $0.charged == charged && $0.server != nil }?.server
      }
      let owed = places[index].owed
      places[index].owed = owed.filter(\.isMajor) + owed.filter { !$0.isMajor }
    }
    places = places.filter { !$0.owed[0].isMajor } + places.filter { $0.owed[0].isMajor }
    for (call, owed, server, isEmpty) in places {
      let charged = call.charged
      let ownServer = charged == .goalkeeper && book.goalkeeperHasServerEach
      bench.seat(charged, owed, inOwnPlace: ownServer || !charged.isPerson)
      bench.name(server, for: charged)
      if isEmpty { bench.leaveEmpty(charged) }
    }
    for call in setOff {
      // Nobody sits for a player who is out of the game (NHL 19.2).
      let server = bench.out.contains(call.charged) ? nil : call.server
      bench.sitOff(
        OffTime(
          call: call.name.call, charged: call.charged,
          sitter: server.map { .skater($0) } ?? call.charged, isMajor: call.isMajor,
          left: call.seconds))
    }
  }
}
