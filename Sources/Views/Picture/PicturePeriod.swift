import HockeyRules
import Scoresheets

/// A period as a picture has it: a stretch of the time axis.
struct PicturePeriod: Sendable {
  /// Its number.
  var number: Int
  var name: String
  /// When it begins.
  var start: Instant
  var length: PlayingTime
  /// The room to its right, for labels where it is short.
  var room: PlayingTime

  /// When it ends.
  var end: Instant { start + length }
  /// How much time is as wide as the period with its room.
  var width: PlayingTime { length + room }

  /// The place of `instant` on its axis, in hundredths of a per cent of its width.
  func place(of instant: Instant) -> Int {
    let passed = min(max(.zero, instant - start), width)
    // Tenths of a second fit ten thousand times into 32 bits, for periods of up to six hours.
    return passed.tenths * 10000 / max(1, width.tenths)
  }

  /// The part of a stretch of time that lies in it; nil if none does.
  func part(from: Instant, to: Instant) -> (from: Instant, to: Instant)? {
    let part = (from: max(from, start), to: min(to, end))
    return part.from < part.to ? part : nil
  }

  /// Whether something that takes no time is in it: at its beginning or before its end.
  func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

  /// The times to mark on its axis: every fifth minute, or a sixth of a very long period.
  ///
  /// A period with room to its right has its end marked too.
  var ticks: [PlayingTime] {
    let minutes = length.tenths / 600
    let step = max(5, minutes / 6)
    let inner: [PlayingTime] = stride(from: step, to: minutes, by: step).map { .minutes($0) }
    return inner + (room == .zero ? [] : [length])
  }
}

extension PicturePeriod {
  /// The shortest time for which there is room: less is too narrow for a label.
  private static let leastWidth = PlayingTime.minutes(12)

  /// The periods of `game` in which time was played, or in which something was ruled.
  static func all(in game: PlayedGame) -> [PicturePeriod] {
    let result = game.solution.game
    let schedule = result.schedule
    let shootOut = game.notation.shootOut
    let first = max(1, result.joining?.time.period ?? 1)
    var last = first
    for play in game.solution.plays where play.refused == nil {
      let period = play.event.time.period
      if period != shootOut, period <= Schedule.lastPeriod { last = max(last, period) }
    }
    return (first...last).map { number in
      let length = max(.seconds(1), schedule.length(of: number))
      return PicturePeriod(
        number: number, name: game.notation.name(ofPeriod: number),
        start: schedule.start(of: number), length: length,
        room: max(.zero, leastWidth - length))
    }
  }
}
