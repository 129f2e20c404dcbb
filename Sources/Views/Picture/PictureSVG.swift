import HockeyRules
import Scoresheets

/// The picture of a game as SVG, period by period.
///
/// Places on the time axis are percentages of the width; everything else is in pixels. A wider
/// drawing stretches the time, but no letters.
struct PictureSVG {
  let picture: GamePicture
  let layout: PictureLayout
  /// The number of the game on the page, from 1.
  let number: Int
  let notes: [[ReplayStory.Note]]
  /// Whether bars and goals link to the rows of a list.
  let isLinked: Bool

  init(_ picture: GamePicture, _ story: ReplayStory, number: Int, isLinked: Bool = true) {
    self.picture = picture
    layout = PictureLayout(of: picture)
    notes = story.notes
    self.number = number
    self.isLinked = isLinked
  }

  var game: PlayedGame { picture.game }

  func id(_ kind: StaticString, _ number: Int) -> ElementID {
    ElementID(game: self.number, kind: kind, number: number)
  }

  /// Writes the drawing of the period at `index`, with the strength `middle` pixels below the top.
  ///
  /// The first period's drawing also has the patterns that all drawings use.
  func write(_ index: Int, middle: Int, to markup: inout Markup) {
    if index == 0 { writePatterns(to: &markup) }
    let period = picture.periods[index]
    writeAxis(of: period, to: &markup)
    markup.element(
      "g", .class("body"),
      Attribute("transform", .words("translate(0,"), .number(middle), .words(")"))
    ) { markup in
      writeStrength(in: period, to: &markup)
      for tie in picture.ties where period.contains(tie.at) { write(tie, in: period, to: &markup) }
      for team in Team.allCases {
        for mark in picture.bench[team] { writePenalties(mark, in: index, to: &markup) }
        for mark in picture.marks[team] where mark.period == index {
          writePlay(mark, in: period, to: &markup)
        }
      }
    }
  }

  private func writePatterns(to markup: inout Markup) {
    markup.element("defs") { markup in
      for team in Team.allCases {
        markup.element(
          "pattern", .id(hatch(of: team)), Attribute("width", 5), Attribute("height", 5),
          Attribute("patternUnits", "userSpaceOnUse"),
          Attribute("patternTransform", "rotate(45)")
        ) { markup in
          markup.empty("rect", .class(team.look), Attribute("width", 2), Attribute("height", 5))
        }
      }
    }
  }

  private func hatch(of team: Team) -> ElementID { id("h", Int(team.rawValue)) }

  func hatching(of team: Team) -> Attribute {
    Attribute("fill", parts: [.words("url(#")] + hatch(of: team).parts + [.words(")")])
  }

  private func heading(of period: PicturePeriod) -> String {
    let result = game.solution.game
    var score = result.joining?.score ?? PerTeam(both: 0)
    for goal in result.goals where goal.time.period < period.number { score[goal.goal.team] += 1 }
    let isBlank = score == PerTeam(both: 0)
    return isBlank ? period.name : "\(period.name) · \(game.words.text(figures: score))"
  }

  private func writeAxis(of period: PicturePeriod, to markup: inout Markup) {
    func line(at place: Int, _ look: StaticString, to markup: inout Markup) {
      markup.empty(
        "line", .class(look), Attribute("x1", percent: place), Attribute("x2", percent: place),
        Attribute("y1", PictureLayout.head - 2), Attribute("y2", "100%"))
    }
    markup.element("g", .class("axis"), Attribute("aria-hidden", "true")) { markup in
      line(at: 0, "edge", to: &markup)
      markup.text(heading(of: period), "period", at: .pixels(5), y: 14)
      for tick in period.ticks {
        let place = period.place(of: period.start + tick)
        line(at: place, tick == period.length ? "edge" : "tick", to: &markup)
        let time = GameTime(period: period.number, elapsed: tick)
        markup.element(
          "text", .class("minute"), Attribute("x", percent: place), Attribute("y", "100%"),
          Attribute("dy", "-4"), text: game.notation.reading(of: time).text)
      }
    }
  }
}

// The strength as a band.
//
// The band is in the middle at even strength. Otherwise it is on the side of the team with more
// skaters, and higher for two more.
extension PictureSVG {
  /// The 22 pixels that three characters need, multiplied by the 600 tenths in a minute.
  private static let leastRoom = 22 * 600

  private func writeStrength(in period: PicturePeriod, to markup: inout Markup) {
    let band = PictureLayout.band
    markup.empty(
      "rect", .class("band"), Attribute("y", -band),
      Attribute("width", percent: period.place(of: period.end)), Attribute("height", 2 * band))
    for stretch in picture.strengths {
      guard let part = period.part(from: stretch.from, to: stretch.to) else { continue }
      write(stretch.manpower, part, in: period, to: &markup)
    }
    for mark in Team.allCases.flatMap({ picture.marks[$0] }) {
      guard case .goal = mark.kind, mark.number == period.number else { continue }
      markup.element("g", .class(mark.team.look)) {
        $0.line("scored", at: period.place(of: mark.from), from: -band, to: band)
      }
    }
    for instant in picture.stoppages where period.contains(instant) && instant > period.start {
      markup.line("stop", at: period.place(of: instant), from: band - 4, to: band)
    }
  }

  private func write(
    _ manpower: PerTeam<Int>, _ part: (from: GameInstant, to: GameInstant),
    in period: PicturePeriod,
    to markup: inout Markup
  ) {
    let (from, to) = (period.place(of: part.from), period.place(of: part.to))
    markup.element("g", .class("strength")) { markup in
      let times = [part.from, part.to].map { game.notation.text(of: $0, in: period.number) }
      markup.element(
        "title", text: "\(manpower.versusText), \(period.name) \(times[0]) to \(times[1])")
      let box = Self.box(for: manpower)
      markup.box(box.look, from: from, to: to, y: box.top, height: box.height)
      // A narrow stretch has its strength in its title and in the table.
      guard (part.to - part.from).tenths * picture.scale.minute >= Self.leastRoom else { return }
      markup.text(manpower.versusText, "manpower", at: .part((from + to) / 2), y: 4)
    }
  }

  private static func box(
    for manpower: PerTeam<Int>
  ) -> (look: StaticString, top: Int, height: Int) {
    let band = PictureLayout.band
    let more = manpower.home - manpower.visiting
    if more == 0 { return (manpower.look, -7, 14) }
    let height = abs(more) == 1 ? band + 5 : 2 * band
    return (manpower.look, more > 0 ? -band : band - height, height)
  }
}

extension PerTeam<Int> {
  /// The look of a strength: which team has more skaters, and whether by more than one.
  var look: StaticString {
    switch home - visiting {
    case 0: "even"
    case 1: "home more"
    case -1: "visiting more"
    case 2...: "home most"
    default: "visiting most"
    }
  }
}

/// The places of a picture's rows, in pixels from the middle of the strength; upwards is negative.
struct PictureLayout {
  private let rows: PerTeam<Int>

  /// Half the height of the strength's band.
  static let band = 13
  static let rowHeight = 18
  /// The heights of a bar on the clock and of a bar off the clock.
  static let bar = 12
  static let thinBar = 4
  /// The heights of the period's name at the top and of the minutes at the bottom.
  static let head = 20
  static let foot = 18

  /// Lays out all rows of `picture`, or only the rows that the period at `index` needs.
  init(of picture: GamePicture, _ index: Int? = nil) {
    rows = PerTeam { team in
      (picture.bench[team] + picture.marks[team]).reduce(0) { rows, mark in
        let isIn =
          index.map { index in
            mark.period == index || picture.periods[index].part(from: mark.from, to: mark.to) != nil
          } ?? true
        return isIn ? max(rows, mark.row + 1) : rows
      }
    }

  }

  static func row(_ row: Int, of team: Team) -> Int {
    let distance = band + 4 + row * rowHeight + rowHeight / 2
    return team == .home ? -distance : distance
  }

  private func reach(of team: Team) -> Int {
    abs(Self.row(max(rows[team], 1) - 1, of: team)) + Self.rowHeight / 2
  }

  var middle: Int { Self.head + reach(of: .home) }

  var height: Int { middle + reach(of: .visiting) + Self.foot }
}

extension Team {
  var look: StaticString { self == .home ? "home" : "visiting" }
}

enum PicturePlace {
  /// Hundredths of a per cent of the width.
  case part(Int)
  case pixels(Int)

  fileprivate func attribute(_ name: StaticString) -> Attribute {
    switch self {
    case .part(let part): Attribute(name, percent: part)
    case .pixels(let pixels): Attribute(name, pixels)
    }
  }
}

// The shapes of pictures.
extension Markup {
  mutating func line(_ look: StaticString? = nil, at place: Int, from top: Int, to bottom: Int) {
    empty(
      "line", look.map { .class($0) }, Attribute("x1", percent: place),
      Attribute("x2", percent: place), Attribute("y1", top), Attribute("y2", bottom))
  }

  mutating func circle(
    _ look: StaticString? = nil, at place: PicturePlace, y: Int, radius: Int = 5
  ) {
    empty(
      "circle", look.map { .class($0) }, place.attribute("cx"), Attribute("cy", y),
      Attribute("r", radius))
  }

  /// Writes a label or a sign at a place, `shift` pixels to its right, with the `rest` that only
  /// wide pages show.
  mutating func text(
    _ text: String, _ look: StaticString, at place: PicturePlace, y: Int, shift: Int? = nil,
    _ rest: LabelRest? = nil
  ) {
    element(
      "text", .class(look), place.attribute("x"), Attribute("y", y),
      shift.map { Attribute("dx", $0) }
    ) { markup in
      markup.add(text)
      guard let rest, let page = rest.width else { return }
      markup.element("tspan", .class(page.look), text: rest.text)
    }
  }

  /// Writes a box between two places on the time axis.
  mutating func box(
    _ look: StaticString, from: Int, to: Int, y: Int, height: Int, _ fill: Attribute? = nil
  ) {
    empty(
      "rect", .class(look), Attribute("x", percent: from), Attribute("width", percent: to - from),
      Attribute("y", y), Attribute("height", height), fill)
  }
}
