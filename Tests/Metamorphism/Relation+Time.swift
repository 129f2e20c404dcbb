import HockeyRules
import Scoresheets
import SeededRandom

// The plays of one period, moved earlier or later by the same time. They stay in the period, and on
// the same side of the last minutes if the book has special rules for these. Apart from the times,
// the answer is the same.

extension Relation {
  func shift(_ sample: Sample, _ random: inout SplitMix) -> Outcome? {
    let periods = Set(sample.log.events.map(\.time.period)).filter { $0 > 0 && $0 < 10 }.sorted()
    guard !periods.isEmpty else { return nil }
    let period = random.pick(periods)
    let length = sample.schedule.length(of: period)
    var log = sample.log
    log.plays.removeAll { play in
      play.event.readings.contains {
        $0.period != period || $0.elapsed <= .zero || $0.elapsed >= length
      }
    }
    let readings = log.events.flatMap(\.readings).map(\.elapsed.tenths)
    guard let first = readings.min(), let last = readings.max(),
      let room = room(from: first, to: last, in: period, of: sample), room.count > 1
    else { return nil }
    let tenths = room.lowerBound + random.below(room.count)
    let renaming = Renaming(shift: PlayingTime(tenths: tenths))
    let original = Sample(log, under: sample.book)
    let changed = Sample(renaming(log), under: sample.book)
    return Outcome(
      original, changed, expected: original.answer.renamed(by: renaming).withoutStretches,
      answer: changed.answer.withoutStretches)
  }

  /// The possible shifts, in tenths of a second, of plays from `first` to `last`.
  private func room(
    from first: Int, to last: Int, in period: Int, of sample: Sample
  ) -> ClosedRange<Int>? {
    var start = 1
    var end = sample.schedule.length(of: period).tenths - 1
    if let window = sample.book.lateDifference(for: sample.log.kind).value,
      period == sample.book.play.periods.value
    {
      let late = sample.schedule.length(of: period).tenths - window.tenths
      if first >= late {
        start = late
      } else if last < late {
        end = late - 1
      } else {
        return nil
      }
    }
    return (start - first)...(end - last)
  }
}

extension Event {
  /// The readings of the clock in the event.
  fileprivate var readings: [GameTime] {
    if case .correction(.clock(let set, _)) = play { [time, set] } else { [time] }
  }
}

extension Answer {
  /// The answer without the time at each strength, because the time before the first play differs.
  fileprivate var withoutStretches: Answer {
    map { line in
      if case .total(.played) = line { nil } else { line }
    }
  }
}
