import HockeyRules

/// A line that a converted log leaves out because no reader would accept it.
package struct OmittedLine: Sendable, Hashable {
  /// The number of the play's line in the source, from 1; `nil` for the head and plays without
  /// lines.
  package var source: Int?
  /// The line that is left out, and why, in words.
  package var words: String

  /// A line about `play`, or about no play.
  init(of play: LoggedPlay? = nil, _ words: String) {
    source = play.flatMap { $0.line > 0 ? $0.line : nil }
    self.words = words
  }
}

extension [OmittedLine] {
  /// The first lines, and one that counts the others if there are too many.
  package var shortened: [OmittedLine] {
    let more = count - SheetReader.errorLimit
    guard more > 0 else { return self }
    return prefix(SheetReader.errorLimit) + [OmittedLine("\(more) more lines are left out")]
  }
}

extension LoggedPlay {
  /// The length of the period that the play's time, or the time to which it sets the clock, does
  /// not fit; otherwise `nil`.
  ///
  /// `isOutside` says whether an elapsed time does not fit in a period of a given length.
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
