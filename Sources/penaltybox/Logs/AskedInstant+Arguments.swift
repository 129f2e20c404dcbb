import HockeyRules
import Scoresheets
import Surface

extension AskedInstant {
  /// The instant that the options name.
  init(_ arguments: Arguments) {
    self.init(
      at: arguments[.at].map { .typed($0) },
      clock: arguments[.clock].flatMap { ClockDirection(rawValue: $0) },
      side: arguments[.side].flatMap { Timeline.Side(rawValue: $0) })
    names = (at: "--at", plays: "PLAY")
  }
}
