import HockeyRules
import Scoresheets
import SeededRandom

// Plays of no consequence, and the misconduct of a player who does nothing else.

extension Relation {
  func addEmptyPlays(to sample: Sample, _ random: inout SplitMix) -> Outcome? {
    var edit = Edit()
    for index in sample.log.plays.indices where sample.isTaken(index) && random.flip() {
      guard let next = sample.taken(after: index) else { break }
      let clock = sample.moments[index].clock
      let later = sample.time(next)
      guard clock <= later else { continue }
      let time = random.pick([clock, later, someTime(from: clock, to: later, &random)])
      // The play comes after the refused plays in between, which may be refused for their times.
      edit.add(.other("hit"), at: time, behind: next - 1)
    }
    return outcome(of: edit, on: sample)
  }

  /// Removes plays of no consequence.
  ///
  /// Two kinds remain, because an empty play still reads the clock: the last play, which shows how
  /// long the game lasted, and a play before a refused one, because the book may refuse that play
  /// for a clock that ran backwards.
  func removeEmptyPlays(from sample: Sample) -> Outcome? {
    var edit = Edit()
    for index in sample.log.plays.indices.dropLast()
    where sample.isTaken(index) && sample.isTaken(index + 1) {
      if case .other = sample.play(index) { edit.remove(index) }
    }
    return outcome(of: edit, on: sample)
  }

  private func someTime(
    from first: GameTime, to last: GameTime, _ random: inout SplitMix
  ) -> GameTime {
    let start = first.period == last.period ? first.elapsed.tenths : 0
    let tenths = start + random.below(last.elapsed.tenths - start + 1)
    return GameTime(period: last.period, elapsed: PlayingTime(tenths: tenths))
  }

  /// Adds a misconduct that changes the answer for nobody else.
  func addMisconduct(to sample: Sample, _ random: inout SplitMix) -> Outcome? {
    let places = sample.log.plays.indices.filter { mayCallMisconduct(behind: $0, in: sample) }
    guard !places.isEmpty else { return nil }
    let place = random.pick(places)
    let bystander = Player(random.pick(Team.allCases), Self.bystandersNumber)
    var edit = Edit()
    edit.add(
      .penalty(Call(offender: .skater(bystander), penalties: [.misconduct])),
      at: sample.moments[place].clock, behind: place)
    let changed = Sample(edit(sample.log), under: sample.book)
    let minutes = minutes(of: bystander, in: changed.solution.game)
    let answer = changed.answer.withPlays { !$0.isNew }.map { line in
      if line.concerns(bystander) { return nil }
      guard case .total(.penaltyMinutes(bystander.team, let all)) = line else { return line }
      return .total(.penaltyMinutes(bystander.team, all - minutes))
    }
    return Outcome(sample, changed, expected: sample.answer, answer: answer)
  }

  /// A number that no player of a random game has.
  private static let bystandersNumber = 1_000_000

  private func minutes(of player: Player, in game: Game) -> Int {
    game.penalties.filter { $0.offender.player == player }.reduce(0) { $0 + $1.minutes }
  }

  /// Whether play is stopped after the play at `index`, and a call there changes nothing for later
  /// calls of the stoppage.
  ///
  /// If something was called, a goal in the same second comes after a face-off, and not otherwise.
  private func mayCallMisconduct(behind index: Int, in sample: Sample) -> Bool {
    let moment = sample.moments[index]
    guard sample.isTaken(index), let stopped = moment.stoppedAt, moment.signals == 0 else {
      return false
    }
    guard let next = sample.taken(after: index) else { return true }
    if sample.schedule.instant(of: sample.time(next)) > stopped { return true }
    return moment.calls > 0 && sample.book.shots.earlierFoul.value == .shotStands
  }
}

extension AnswerLine {
  /// Whether the line is about `player`, or about the player who sits for him.
  fileprivate func concerns(_ player: Player) -> Bool {
    switch self {
    case .play, .goal, .total: false
    case .penalty(let penalty): penalty.offender.player == player
    case .bench(let bench): bench.offender?.player == player || bench.occupant == .player(player)
    }
  }
}
