// Manpower: the skaters that penalties leave each team (HC 6.1, 6.17; NHL 26, 84). In overtime at
// reduced strength, a penalty gives the other team a skater if the offender's team would otherwise
// have fewer than three.

extension Referee {
  /// The number of skaters that `team` may have now.
  func entitlement(of team: Team) -> Int {
    let left = fullStrength(in: game.period) - game.skatersOff(team) + game.extraSkaters
    return min(book.play.skaters.value, max(game.minimumSkaters(in: game.period), left))
  }

  /// The number of skaters of a team without penalties in `period`.
  func fullStrength(in period: Int) -> Int {
    let number = period - schedule.regulationPeriods
    if number <= 0 { return book.play.skaters.value }
    let overtime = book.overtime(for: game.kind)
    return overtime.strength(of: number)?.skaters ?? overtime.skaters.value
  }

  /// Whether a pair played four-on-four is off the clock in `period`: in overtime at reduced
  /// strength, if the book says so (NHL 84.3).
  func pairsLeaveClock(in period: Int) -> Bool {
    switch book.coincidental.pairInOvertime.value {
    case .onClock: false
    case .offClock: fullStrength(in: period) < book.play.skaters.value
    }
  }

  /// Takes a pair played four-on-four off the clock if overtime begins in `period`.
  mutating func takePairsOffClock(in period: Int) {
    guard period > schedule.regulationPeriods, pairsLeaveClock(in: period) else { return }
    var teams: [Team] = []
    for index in game.bench.openSeats where game.seats[index].paired && game.seats[index].isActive {
      let seat = game.seats[index]
      guard let index = game.bench.current(in: seat.index) else { continue }
      teams.append(seat.team)
      rule(
        .bench(.cancelled(penalty: game.penalties[index].id)),
        by: book.coincidental.pairInOvertime)
      guard let next = game.bench.current(in: seat.index) else { continue }
      // A penalty that follows the pair's minor remains on the clock. A team-mate serves it, since
      // the player still has to sit for the pair's minor.
      freezeOffClock(of: seat.offender)
      if seat.occupant == seat.offender.himself {
        seatSubstitute(in: seat, by: book.serving.server.citation)
      }
      startNext(game.penalties[next], in: seat.index)
    }
    // Waiting penalties begin before anything called at the end of regulation.
    for team in teams { startWaiting(of: team) }
  }

  /// The skaters that penalties leave both teams at a face-off in `period`, and the number of
  /// skaters added to both teams.
  func manpowerAtFaceOff(in period: Int) -> (manpower: PerTeam<Int>, extraSkaters: Int) {
    let full = fullStrength(in: period)
    let minimum = game.minimumSkaters(in: period)
    let most = book.play.skaters.value
    // A team with a pair and two other penalties has three players on the bench, but plays with
    // only two skaters fewer (NHL 26.1).
    let shortest = most - book.play.minimumSkaters.value
    let left = PerTeam(home: game.skatersOff(.home), visiting: game.skatersOff(.visiting)).map {
      full - min(shortest, $0)
    }
    let extraSkaters =
      full < most ? max(0, minimum - min(left.home, left.visiting)) : 0
    return (left.map { min(most, max(minimum, $0 + extraSkaters)) }, extraSkaters)
  }

  /// Gives both teams, at the face-off, the skaters that their penalties leave them in `period`.
  mutating func restoreManpower(in period: Int) {
    let (manpower, extraSkaters) = manpowerAtFaceOff(in: period)
    guard manpower != game.manpower || extraSkaters != game.extraSkaters else { return }
    rule(.play(.manpower(manpower, extraSkaters: extraSkaters)), by: strengthRule(in: period))
  }

  private func strengthRule(in period: Int) -> Citation {
    if period <= schedule.regulationPeriods { return book.play.minimumSkaters.citation }
    let overtime = book.overtime(for: game.kind)
    return overtime.strengths.value.isEmpty
      ? overtime.skaters.citation : overtime.strengths.citation
  }
}

extension Game {
  /// The least number of skaters that penalties can leave a team in `period`.
  func minimumSkaters(in period: Int) -> Int {
    let number = period - schedule.regulationPeriods
    if number <= 0 { return book.play.minimumSkaters.value }
    return book.overtime(for: kind).strength(of: number)?.minimum ?? book.play.minimumSkaters.value
  }
}
