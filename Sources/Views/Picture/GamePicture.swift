import HockeyRules
import Scoresheets

/// The content of a game's picture as values: what there is, where in time, and with which labels.
struct GamePicture: Sendable {
  let game: PlayedGame
  let periods: [PicturePeriod]
  let bench: PerTeam<[PictureMark]>
  /// Each team's goals and other marked plays, in the same rows.
  let marks: PerTeam<[PictureMark]>
  let strengths: [StrengthInterval]
  let stoppages: [GameInstant]
  let ties: [PenaltyTie]
  let shootOut: ShootOutDrawing?
  let widths: PictureWidths
  let scale: LabelScale

  /// Creates the picture, laid out for `width` pixels or, without a width, for the narrowest page.
  init(of game: PlayedGame, width: Int? = nil) {
    self.game = game
    let periods = PicturePeriod.all(in: game)
    self.periods = periods
    shootOut = ShootOutDrawing(of: game)
    let widths = PictureWidths(periods, shootOut: shootOut?.width)
    let scale = LabelScale(minute: width.map { max(1, $0 * 600 / widths.total) } ?? widths.minute)
    (self.widths, self.scale) = (widths, scale)
    let plays = PlayIndex(of: game.solution)
    let courses = game.solution.courses
    let penalties = PictureMark.penalties(courses, in: game, periods, plays)
    let played = PictureMark.plays(in: game, periods, plays)
    var (bench, marks) = (PerTeam(both: penalties), PerTeam(both: played))
    for team in Team.allCases {
      // Goals take the rows nearest to the strength; penalties fill the room that goals leave.
      var rows = LabelRows()
      marks[team] = scale.arrange(played.filter { $0.team == team }, in: periods, &rows)
      rows.beginAgain()
      bench[team] = scale.arrange(penalties.filter { $0.team == team }, in: periods, &rows)
      if width == nil { widths.addRests(to: &bench[team], beside: marks[team], in: periods) }
    }
    (self.bench, self.marks) = (bench, marks)
    strengths = game.solution.intervals
    stoppages = Set(game.solution.journal.filter { $0.effect == .play(.stops) }.map { $0.at })
      .sorted()
    ties = PenaltyTie.all(of: courses, in: game.solution)
  }

  var all: [PictureMark] { Team.allCases.flatMap { bench[$0] + marks[$0] } }
}

struct PicturePeriod: Sendable {
  var number: Int
  var name: String
  var start: GameInstant
  var length: PlayingTime

  /// The least width of a period: a narrower one has no room for a label.
  private static let leastWidth = PlayingTime.minutes(12)

  var end: GameInstant { start + length }
  /// The empty room to the right of a short period, for labels.
  var room: PlayingTime { max(.zero, Self.leastWidth - length) }
  var width: PlayingTime { length + room }

  /// The periods from the first, or from the moment the game was joined, to the last accepted play;
  /// a shoot-out is no period here.
  static func all(in game: PlayedGame) -> [PicturePeriod] {
    let result = game.solution.game
    let first = max(1, result.joining?.time.period ?? 1)
    let shootOut = game.notation.shootOut
    let played = game.solution.plays.lazy.filter { $0.refused == nil }
      .map { $0.event.time.period }.filter { $0 != shootOut && $0 <= Schedule.lastPeriod }
    return (first...max(first, played.max() ?? first)).map { number in
      PicturePeriod(
        number: number, name: game.notation.name(ofPeriod: number),
        start: result.schedule.start(of: number),
        length: max(.seconds(1), result.schedule.length(of: number)))
    }
  }

  /// The place of `instant` on the period's axis, in hundredths of a per cent of the width.
  func place(of instant: GameInstant) -> Int {
    let passed = min(max(.zero, instant - start), width)
    // `Int` has 32 bits in WebAssembly: this product fits in periods of up to almost six hours.
    return passed.tenths * 10000 / max(1, width.tenths)
  }

  func part(from: GameInstant, to: GameInstant) -> (from: GameInstant, to: GameInstant)? {
    let part = (from: max(from, start), to: min(to, end))
    return part.from < part.to ? part : nil
  }

  /// Whether the period includes `instant`: its beginning belongs to it, its end does not.
  func contains(_ instant: GameInstant) -> Bool { start <= instant && instant < end }

  /// The times to mark on the axis: every fifth minute, or about six times in a very long period.
  ///
  /// A period with room to its right has its end marked too.
  var ticks: [PlayingTime] {
    let minutes = length.tenths / 600
    let step = max(5, minutes / 6)
    let inner: [PlayingTime] = stride(from: step, to: minutes, by: step).map { .minutes($0) }
    return inner + (room == .zero ? [] : [length])
  }
}

/// The time that fits on one line of drawings, in tenths of a second: the whole game, several
/// periods, or one.
struct PictureWidths {
  /// On a telephone, on a larger screen, and on a tablet or paper.
  let narrow, wide, paper: Int
  let total: Int

  init(_ periods: [PicturePeriod], shootOut: PlayingTime?) {
    let widths = periods.map { $0.width.tenths } + [shootOut?.tenths ?? 0]
    total = max(1, widths.reduce(0, +))
    let longest = max(1, widths.max() ?? 0)
    narrow = longest
    paper = min(total, 3 * longest)
    wide = total <= PlayingTime.minutes(80).tenths ? total : paper
  }

  /// The fewest pixels that a minute gets on any of these.
  var minute: Int {
    let scales = [(336, narrow), (880, wide), (720, paper)]
    return max(1, scales.map { $0.0 * 600 / $0.1 }.min() ?? 1)
  }

  /// Gives the labels of `bench` their rests for each width of a page that has room for them.
  func addRests(
    to bench: inout [PictureMark], beside marks: [PictureMark], in periods: [PicturePeriod]
  ) {
    var all = bench + marks
    for page in LabelPage.allCases {
      // A label keeps 10 pixels from the edge.
      LabelScale(minute: max(1, (page.rawValue - 10) * 600 / wide))
        .addRests(on: page, to: &all, in: periods, isOneLine: wide == total)
    }
    bench = Array(all[..<bench.count])
  }
}

extension GamePicture {
  /// The strength as a table, for readers who cannot see the picture and for copying; the box score
  /// has the penalties.
  var strengthTable: TextTable {
    func text(of instant: GameInstant) -> String {
      game.notation.text(of: game.notation.schedule.time(of: instant, in: 1))
    }
    return TextTable(
      of: strengths,
      .left("Strength, home first") { $0.manpower.versusText },
      .right("from") { text(of: $0.from) },
      .right("to") { text(of: $0.to) })
  }
}
