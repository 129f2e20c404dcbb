import HockeyRules
import Scoresheets
import SeededRandom

// Whistles and face-offs that other plays imply: a penalty or a goal implies its whistle, and the
// next later play implies the face-off. The answer is the same whether they are logged or not.

extension Relation {
  func spellOut(_ sample: Sample, _ random: inout SplitMix) -> Outcome? {
    var edit = Edit()
    for index in sample.log.plays.indices where sample.isTaken(index) {
      if impliesWhistle(index, in: sample), random.flip() {
        edit.add(.whistle(reason: nil), at: sample.time(index), behind: index - 1)
      }
      let moment = sample.moments[index]
      if moment.stoppedAt != nil, moment.signals == 0, random.below(4) == 0 {
        edit.add(.whistle(reason: nil), at: moment.clock, behind: index)
      }
      // A play that is refused in this stoppage might be accepted after the face-off, so the
      // face-off comes after the play.
      if let next = sample.taken(after: index),
        let time = timeOfFaceOff(after: index, before: next, in: sample), random.flip()
      {
        edit.add(.faceOff, at: time, behind: next - 1)
      }
    }
    return outcome(of: edit, on: sample)
  }

  func leaveOut(_ sample: Sample, _ random: inout SplitMix) -> Outcome? {
    var edit = Edit()
    for index in sample.log.plays.indices where sample.isTaken(index) {
      switch sample.play(index) {
      case .whistle where isSuperfluousWhistle(index, in: sample): edit.remove(index)
      case .faceOff where isSuperfluousFaceOff(index, in: sample): edit.remove(index)
      default: continue
      }
    }
    return outcome(of: edit, on: sample)
  }

  func outcome(of edit: Edit, on sample: Sample) -> Outcome? {
    if edit.isEmpty { return nil }
    let changed = Sample(edit(sample.log), under: sample.book)
    let kept = Set(changed.log.events.map(\.id))
    return Outcome(
      sample, changed, expected: sample.answer.withPlays { kept.contains($0) },
      answer: changed.answer.withPlays { !$0.isNew })
  }

  /// Whether the play at `index` stops play, and a whistle before it would have no other effect.
  ///
  /// A whistle before a goal would assess signalled penalties, and remove players who are illegally
  /// on the ice.
  private func impliesWhistle(_ index: Int, in sample: Sample) -> Bool {
    switch sample.play(index) {
    case .penalty, .periodEnd, .gameEnd: true
    case .goal:
      sample.moment(before: index).map { $0.signals == 0 && $0.illegal.isEmpty } ?? true
    default: false
    }
  }

  /// The time of the face-off after the stoppage of the play at `index`, before the play `next`;
  /// `nil` if no face-off can be logged there.
  private func timeOfFaceOff(after index: Int, before next: Int, in sample: Sample) -> GameTime? {
    let moment = sample.moments[index]
    guard let stopped = moment.stoppedAt, !moment.isDecided,
      sample.schedule.instant(of: moment.clock) == stopped,
      sample.schedule.instant(of: sample.time(next)) > stopped
    else { return nil }
    if case .shootOut = sample.play(next) { return nil }
    let isEnd = moment.clock.elapsed == sample.schedule.length(of: moment.clock.period)
    return isEnd ? GameTime(period: moment.clock.period + 1, elapsed: .zero) : moment.clock
  }

  /// Whether play is already stopped at the whistle, or the next play stops it.
  private func isSuperfluousWhistle(_ index: Int, in sample: Sample) -> Bool {
    if let before = sample.moment(before: index), before.stoppedAt != nil, before.signals == 0,
      before.stoppedAt == sample.moments[index].stoppedAt
    {
      return sample.taken(after: index) != nil
    }
    guard let next = sample.taken(after: index), next == index + 1 else { return false }
    return sample.time(next) == sample.time(index) && impliesWhistle(next, in: sample)
      && sample.moment(before: index)?.signals ?? 0 == 0
      && sample.moment(before: index)?.illegal.isEmpty ?? true
  }

  /// Whether the next play is later than the face-off, and therefore implies it.
  ///
  /// A face-off logged at the very end of a period means that play resumes in that period. The
  /// implied face-off is in the next period, in which the teams may have another strength.
  private func isSuperfluousFaceOff(_ index: Int, in sample: Sample) -> Bool {
    guard let before = sample.moment(before: index), let stopped = before.stoppedAt,
      sample.schedule.instant(of: sample.time(index)) == stopped, !before.isDecided,
      sample.time(index).elapsed < sample.schedule.length(of: sample.time(index).period),
      let next = sample.taken(after: index), next == index + 1,
      sample.schedule.instant(of: sample.time(next)) > stopped
    else { return false }
    if case .shootOut = sample.play(next) { return false }
    return true
  }
}
