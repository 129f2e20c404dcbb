// The settlement of a stoppage's calls at the face-off.

extension Charge {
  /// The player who sits for a misconduct.
  var whoSits: Charged {
    if charged == .goalkeeper, let server { .skater(server) } else { charged }
  }

  /// The charge's misconduct, as it is served off the clock.
  var misconduct: OffTime {
    OffTime(call: call, charged: charged, sitter: whoSits, isMisconduct: true, left: 600)
  }

  init(_ charged: Charged, _ classes: [Class], _ event: SlowEvent, call: Int) {
    self.init(
      call: call, charged: charged, classes: classes, server: event.server,
      nobodySits: event.nobodySits)
  }
}

extension SlowGame {
  /// Charges a party at the current stoppage.
  mutating func charge(_ side: Side, _ charge: Charge) {
    charges[side].append(charge)
    benches[side].callsAt[charge.call] = second
    classes[side, default: [:]][charge.charged, default: []] += charge.classes
  }

  /// Whether the player's calls so far put him out of the game.
  func isEjected(_ charged: Charged, of side: Side) -> Bool {
    guard charged.isPerson else { return false }
    let all = classes[side]?[charged] ?? []
    func reaches(_ limit: Int?, _ count: Int) -> Bool { limit.map { count >= $0 } ?? false }
    return all.contains(.match) || all.contains(.gameMisconduct)
      || reaches(book.majorsToEject, all.count { $0 == .major })
      || reaches(book.misconductsToEject, all.count { $0 == .misconduct })
      || reaches(book.penaltiesToEject, all.count)
  }

  /// The minors and majors called on one team, in order.
  private mutating func called(of side: Side) -> [Called] {
    var called: [Called] = []
    for (place, charge) in charges[side].enumerated() {
      let server = server(for: charge, of: side)
      var number = 0
      for penalty in charge.classes {
        switch penalty {
        case .minor, .major, .match:
          called.append(
            Called(
              name: SlowName(call: charge.call, number: number), charged: charge.charged,
              order: calls, isMajor: penalty != .minor,
              isMatch: penalty == .match, server: server,
              nobodySits: charge.nobodySits, charge: place))
          calls += 1
          number += 1
        case .misconduct, .gameMisconduct: break
        }
      }
    }
    guard !book.servesMatchBesideMajor else { return called }
    let dropped = called.filter { match in
      match.isMatch
        && called.contains { $0.charged == match.charged && $0.isMajor && !$0.isMatch }
    }
    called.removeAll { call in dropped.contains { $0.order == call.order } }
    // The player named to serve the match penalty serves the major.
    for index in called.indices where called[index].server == nil {
      let charged = called[index].charged
      called[index].server = dropped.first { $0.charged == charged && $0.server != nil }?.server
    }
    return called
  }

  /// The team-mate named for `charge`, unless he has a penalty of this stoppage himself.
  ///
  /// A minor that was washed out does not count. A team-mate who could not have sat by the
  /// corrected record is left out.
  private mutating func server(for charge: Charge, of side: Side) -> Int? {
    guard let number = charge.server else { return nil }
    let isCharged = charges[side].contains {
      $0.charged == .skater(number) && !$0.classes.isEmpty
    }
    guard isHeardAgain || isCorrected else { return isCharged ? nil : number }
    // An amendment may name a player whom an earlier call of the stoppage has named.
    let isNamed = charges[side].contains {
      $0.server == number && $0.call < charge.call && !$0.classes.isEmpty
        && ($0.charged != charge.charged || !charge.charged.isPerson)
    }
    let isBusy = isCharged || isNamed || benches[side].isBusy(number)
    if isBusy && book.penalisedMayServe { beyond.insert(.penalisedServer) }
    return isBusy || !mayCharge(.skater(number), of: side) ? nil : number
  }

  /// Settles the calls of the stoppage, which ends.
  mutating func settle() {
    for side in Side.allCases {
      for charge in charges[side] where isEjected(charge.charged, of: side) {
        benches[side].leave(charge.charged)
      }
    }
    let calls = Both(called(of: .home), called(of: .visiting))
    if isPair(calls) {
      for side in Side.allCases {
        var owed = calls[side][0].owed
        owed.isPaired = true
        benches[side].seat(calls[side][0].charged, [owed], inOwnPlace: false)
        benches[side].name(calls[side][0].server, for: calls[side][0].charged)
      }
    } else {
      divide(calls)
    }
    for side in Side.allCases {
      for charge in charges[side] {
        for _ in charge.classes.filter({ $0 == .misconduct }) {
          benches[side].sitOff(charge.misconduct)
        }
      }
      benches[side].startWaiting()
    }
    charges = Both([], [])
  }

  /// Whether the calls are one minor each, with nothing else on the clock (NHL 19.1).
  ///
  /// In three-on-three overtime no pair is on the clock.
  private func isPair(_ calls: Both<[Called]>) -> Bool {
    if isOvertimeOfThree && book.pairLeavesClockInOvertime { return false }
    if book.fourOnFourNeedsFullStrength && isOvertimeOfThree { return false }
    if book.fourOnFourNeedsNothingBeside && hasPenaltyBeside(calls) { return false }
    return book.isFourOnFourForOneMinorEach
      && Side.allCases.allSatisfy {
        calls[$0].count == 1 && !calls[$0][0].isMajor && benches[$0].places.isEmpty
      }
  }

  /// Whether a player with a minor or major also has a penalty off the clock.
  private func hasPenaltyBeside(_ calls: Both<[Called]>) -> Bool {
    Side.allCases.contains { side in
      charges[side].contains { charge in
        charge.classes.contains { $0 == .misconduct || $0 == .gameMisconduct }
          && calls[side].contains { $0.charged == charge.charged }
      }
    }
  }

  /// Sets off as much as possible and seats the rest.
  private mutating func divide(_ calls: Both<[Called]>) {
    let count = SetOffCount(calls, in: book)
    var divisions = Both(Division(), Division())
    for side in Side.allCases {
      let misconducts = charges[side].filter { $0.classes.contains(.misconduct) }
      divisions[side] = .best(
        of: calls[side], count, on: benches[side], misconducts: misconducts, in: book)
    }
    takeDifference(from: &divisions)
    for side in Side.allCases { divisions[side].seat(on: &benches[side], in: book) }
  }

  /// Late in the game, deducts one player's minor or double minor from another's major (NHL 19.4).
  private func takeDifference(from divisions: inout Both<Division>) {
    guard book.hasLateDifference, !isPlayOffs || book.hasLateDifferenceInPlayOffs,
      second >= SlowBook.regulation - 300
    else { return }
    for side in Side.allCases {
      let minors = divisions[side.other].served
      guard let major = divisions[side].served.first, major.isMajor,
        divisions[side].served.count == 1, (1...2).contains(minors.count),
        divisions[side.other].players == 1, minors.allSatisfy({ !$0.isMajor })
      else { continue }
      divisions[side].served[0].taken = 120 * minors.count
      // The text does not say whether the other player sits for his minor; here he does, as for a
      // set-off minor.
      divisions[side.other].setOff += minors
      divisions[side.other].served = []
    }
  }
}
