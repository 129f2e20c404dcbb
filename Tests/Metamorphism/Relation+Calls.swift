import HockeyRules
import Scoresheets
import SeededRandom

// The calls of a stoppage in another order. Calls are settled together: the order decides only
// ties, which are possible only between calls on one team.

extension Relation {
  /// Reorders calls on different teams, which changes nothing in the answer.
  ///
  /// Two fouls for penalty shots keep their order: a sequence of play leads to two shots at most,
  /// and the first two fouls get them (NHL 24.6). If the book says that an earlier foul by the
  /// other team takes a shot away (HC 4.4(a)), a foul for a shot keeps its place among all calls.
  func reorderBothTeams(in sample: Sample, _ random: inout SplitMix) -> Outcome? {
    let shotsKept = sample.book.shots.earlierFoul.value == .ordinaryPenalty ? 0 : 1
    let changed = exchange(in: sample, &random) { first, second in
      first.offender.team != second.offender.team
        && [first, second].count { $0.penaltyShot } <= shotsKept
    }
    guard let changed else { return nil }
    return Outcome(sample, changed, expected: sample.answer, answer: changed.answer)
  }

  /// Reorders calls on one player, which keeps strengths and figures: the player owes the same.
  ///
  /// The order decides which of two minors is set off, ended, or served if the call is corrected.
  func reorderOnePlayer(in sample: Sample, _ random: inout SplitMix) -> Outcome? {
    if sample.log.events.contains(where: { $0.play.correctsCall }) { return nil }
    let changed = exchange(in: sample, &random) { first, second in
      first.offender == second.offender && first.offender.player != nil && first.isPlain
        && second.isPlain
    }
    guard let changed else { return nil }
    return Outcome(
      sample, changed, expected: sample.answer.figures, answer: changed.answer.figures)
  }

  /// Reorders all calls of a stoppage, which keeps the strengths and figures when play resumes.
  ///
  /// Later strengths may change, because the order decides whose penalty waits.
  func reorderStoppage(in sample: Sample, _ random: inout SplitMix) -> Outcome? {
    let runs = sample.log.plays.indices.compactMap { callsTogether(from: $0, in: sample) }
    guard !runs.isEmpty else { return nil }
    let run = random.pick(runs)
    var log = sample.log
    log.plays.removeSubrange(run.upperBound...)
    var end = sample.time(run.lowerBound)
    end.elapsed = end.elapsed + PlayingTime(tenths: 1)
    guard end.elapsed <= sample.schedule.length(of: end.period) else { return nil }
    log.plays.append(
      LoggedPlay(event: Event(id: .label("end"), time: end, play: .other("hit")), line: 0))
    let original = Sample(log, under: sample.book)
    for index in run.dropFirst().reversed() {
      log.plays.swapAt(index, run.lowerBound + random.below(index - run.lowerBound + 1))
    }
    let changed = Sample(log, under: sample.book)
    return Outcome(
      original, changed, expected: original.answer.figures, answer: changed.answer.figures)
  }

  /// The run of plain calls at one stoppage that begins at `first`; `nil` if the run begins earlier
  /// or has only one call.
  private func callsTogether(from first: Int, in sample: Sample) -> Range<Int>? {
    func isPlainCall(_ index: Int) -> Bool {
      guard sample.isTaken(index), let call = sample.play(index).call else { return false }
      return call.isPlain && sample.time(index) == sample.time(first)
    }
    guard isPlainCall(first), first == 0 || !isPlainCall(first - 1) else { return nil }
    let end = sample.log.plays.indices[first...].first { !isPlainCall($0) }
    let run = first..<(end ?? sample.log.plays.count)
    return run.count > 1 ? run : nil
  }

  /// The log with some pairs of adjacent calls exchanged, as far as `mayExchange` allows.
  private func exchange(
    in sample: Sample, _ random: inout SplitMix, _ mayExchange: (Call, Call) -> Bool
  ) -> Sample? {
    var log = sample.log
    var isChanged = false
    for index in sample.log.plays.indices.dropLast() {
      let next = index + 1
      guard sample.isTaken(index), sample.isTaken(next), sample.time(index) == sample.time(next),
        let first = log.plays[index].event.play.call,
        let second = log.plays[next].event.play.call, mayExchange(first, second),
        !isChanged || random.flip()
      else { continue }
      log.plays.swapAt(index, next)
      isChanged = true
    }
    return isChanged ? Sample(log, under: sample.book) : nil
  }
}

extension Play {
  /// The call, if the play is a penalty.
  fileprivate var call: Call? { if case .penalty(let call) = self { call } else { nil } }

  /// Whether the play takes a call back or amends it.
  var correctsCall: Bool {
    switch self {
    case .correction(.void), .correction(.amend): true
    default: false
    }
  }
}

extension Call {
  /// Whether the call awards no penalty shot and does not say who sits.
  fileprivate var isPlain: Bool { !penaltyShot && server == nil && !nobodySits }
}
