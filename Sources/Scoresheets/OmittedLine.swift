import HockeyRules

/// A line that a converted log leaves out, because no reader would take it.
package struct OmittedLine: Sendable, Hashable {
  /// The line of the source that has the play, from 1; `nil` for the head and for a play without one.
  package var source: Int?
  /// What is left out, and why.
  package var words: String

  /// A line about `play`, or about none.
  init(of play: LoggedPlay? = nil, _ words: String) {
    source = play.flatMap { $0.line > 0 ? $0.line : nil }
    self.words = words
  }
}

extension [OmittedLine] {
  /// The first of the lines, and the number of further ones in place of those.
  package var shortened: [OmittedLine] {
    let more = count - SheetReader.errorLimit
    guard more > 0 else { return self }
    return prefix(SheetReader.errorLimit) + [OmittedLine("\(more) more lines are left out")]
  }
}

extension LoggedPlay {
  /// The length of the period outside of which the play is, or sets the clock, or `nil` if there is none.
  ///
  /// `isOutside` says whether no clock shows a time elapsed in a period of the given length.
  func length(
    ofPeriodIn notation: Notation, where isOutside: (PlayingTime, PlayingTime) -> Bool
  ) -> PlayingTime? {
    var times = [event.time]
    if case .correction(.clock(let target, _)) = event.play { times.append(target) }
    for time in times where time.period != notation.shootOut {
      let length = notation.schedule.length(of: time.period)
      if isOutside(time.elapsed, length) { return length }
    }
    return nil
  }
}
