import HockeyRules

// Plays of any kind, with numbers of any size.
extension ByteSource {
  mutating func event(after last: GameTime) -> Event {
    Event(id: id(), time: gameTime(after: last), play: play())
  }

  /// Usually a time in the same second as `last` or later, in its period or the next.
  mutating func gameTime(after last: GameTime) -> GameTime {
    let step = byte()
    switch step {
    case 0..<100: return last
    case 100..<220:
      return GameTime(period: last.period, elapsed: last.elapsed + .seconds(Int(step - 99)))
    case 220..<236: return GameTime(period: last.period.plus(1), elapsed: .zero)
    default: return GameTime(period: number(7), elapsed: time())
    }
  }

  mutating func play() -> Play {
    switch below(24) {
    case 0...4: return .penalty(call())
    case 5: return .signal(call())
    case 6, 7: return .goal(goal())
    case 8: return .penaltyShot(shot())
    case 9: return .shootOut(shot())
    case 10: return .goalkeeperOff(team())
    case 11: return .goalkeeperOn(team())
    case 12: return .leftBox(player(), fault: pick(Fault.allCases))
    case 13: return .backInBox(player())
    case 14: return .servesFor(player(), offender: player())
    case 15, 16: return .correction(correction())
    case 17: return .captainChoice(team(), players().map { .skater($0) })
    case 18: return .position(position())
    case 19: return .whistle()
    case 20: return .faceOff
    case 21: return flip() ? .periodStart : .periodEnd
    case 22: return flip() ? .gameEnd : .other("")
    default: return .faceOff
    }
  }

  mutating func players() -> [Player] { (0..<below(4)).map { _ in player() } }

  mutating func offender() -> Offender {
    switch below(8) {
    case 0: .goalkeeper(player())
    case 1: .bench(team())
    case 2: .unidentified(team())
    default: .skater(player())
    }
  }

  mutating func classes() -> [PenaltyClass] {
    (0..<below(5)).map { _ in pick(PenaltyClass.allCases) }
  }

  private mutating func call() -> Call {
    let offender = offender()
    let byte = byte()
    let usual: [[PenaltyClass]] = [
      [.minor], [.minor, .minor], [.major], [.match], [.misconduct], [.major, .gameMisconduct], [],
    ]
    return Call(
      offender: offender, penalties: byte & 7 < 7 ? usual[Int(byte & 7)] : classes(),
      penaltyShot: byte & 0x18 == 0x18, infraction: infraction(byte >> 5),
      server: byte & 0x18 == 0x10 ? player() : nil, nobodySits: byte == 8)
  }

  private func infraction(_ number: UInt8) -> Infraction? {
    switch number {
    case 0: Infraction(rawValue: "fighting")
    case 1: Infraction(rawValue: "too-many-players")
    case 2: Infraction(rawValue: "instigating")
    case 3: Infraction(rawValue: "")
    default: nil
    }
  }

  private mutating func goal() -> Goal {
    let byte = byte()
    return Goal(
      team: team(), scorer: byte & 1 == 0 ? nil : player(), assists: byte & 2 == 0 ? [] : players(),
      ownGoal: byte & 12 == 12, awarded: byte & 48 == 48, emptyNet: byte & 192 == 192)
  }

  private mutating func shot() -> Shot {
    Shot(
      team: team(), shooter: flip() ? player() : nil, result: pick(ShotResult.allCases),
      foulOnRecord: flip())
  }

  private mutating func correction() -> Correction {
    switch below(6) {
    case 0: .void(id(), reason: "")
    case 1: .amend(id(), classes(), reason: "")
    case 2: .goalDisallowed(id(), reason: "")
    case 3: .release(player(), reason: "")
    case 4: .penaltyClock(.skater(player()), time(), reason: "")
    default: .clock(GameTime(period: number(7), elapsed: time()), reason: "")
    }
  }

  private mutating func position() -> GamePosition {
    func pair(_ source: inout ByteSource) -> PerTeam<Int> {
      PerTeam(home: source.number(7), visiting: source.number(7))
    }
    return GamePosition(
      score: pair(&self), entries: (0..<below(5)).map { _ in entry() },
      goalkeepers: PerTeam(home: !flip(), visiting: !flip()),
      ejected: (0..<below(3)).map { _ in offender() }, skaters: flip() ? pair(&self) : nil,
      penaltyMinutes: flip() ? pair(&self) : nil, powerPlays: flip() ? pair(&self) : nil)
  }

  private mutating func entry() -> GamePosition.Entry {
    let byte = byte()
    return GamePosition.Entry(
      id: id(), offender: offender(), penaltyClass: pick(PenaltyClass.allCases),
      remaining: time(1200), manner: GamePosition.Manner.allCases[Int(byte & 3)],
      waits: byte & 12 == 12, follows: byte & 48 == 48,
      sitter: byte < 64 ? nil : byte < 128 ? .player(player()) : byte < 192 ? .nobody : .substitute,
      minutes: flip() ? number(30) : nil)
  }
}
