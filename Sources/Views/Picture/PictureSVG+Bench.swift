import HockeyRules
import Scoresheets

extension LabelledMark {
  /// How far below the middle of its row it is, for a label on it.
  var drop: Int { side == .on ? 5 : 0 }
}

/// Whether a part of the picture is a link, and whether others can link to it.
enum LinkPlace {
  case none
  case unnamed
  case named
}

extension PictureSVG {
  /// Writes what a period shows of an entry of the bench; its label stands in one period only.
  func write(
    _ mark: LabelledMark<BenchEntry>, in index: Int, to markup: inout Markup
  ) {
    let period = picture.periods[index]
    let entry = mark.content
    let isMarked = mark.from == mark.to ? mark.period == index : false
    guard isMarked || period.part(from: mark.from, to: mark.to) != nil else { return }
    let isHome = entry.team == .home
    let middle = layout.row(mark.row, isHome: isHome)
    let line = middle + mark.drop
    // The part in its first period is the one that can be reached by the keyboard.
    let isFirst = isMarked || (period.start <= mark.from && mark.from < period.end)
    let place: LinkPlace = !isFirst ? .none : entry.isFirst ? .named : .unnamed
    group(of: entry.play, entry.team, place, to: &markup) { markup in
      for bar in entry.bars {
        if bar.stretches.isEmpty, bar.unserved == nil || isMarked {
          if isFirst { writeNothing(of: bar, in: period, middle, to: &markup) }
        } else {
          write(bar, of: entry.team, in: period, line, to: &markup)
        }
      }
      for bar in entry.bars where bar.begin > mark.from {
        writeJoint(bar, in: period, line, to: &markup)
      }
      for bar in entry.bars where period.start < bar.end && bar.end <= period.end {
        writeEnd(of: bar, in: period, line, to: &markup)
      }
      if mark.period == index { writeLabel(of: mark, in: period, y: middle + 4, to: &markup) }
    }
  }

  private func write(
    _ bar: PenaltyBar, of team: Team, in period: PicturePeriod, _ middle: Int,
    to markup: inout Markup
  ) {
    for stretch in bar.stretches {
      guard let part = period.part(from: stretch.from, to: stretch.to) else { continue }
      let height = stretch.kind == .offClock ? PictureLayout.thinBar : PictureLayout.bar
      let fill: Attribute? =
        stretch.kind == .waits
        ? Attribute(
          "fill", parts: [.words("url(#")] + hatch(of: team).parts + [.words(")")]) : nil
      box(Self.look(of: stretch.kind), part, in: period, middle, height, fill, to: &markup)
    }
    if let rest = bar.unserved,
      let part = period.part(from: rest.lowerBound, to: rest.upperBound)
    {
      box("rest", part, in: period, middle, PictureLayout.bar - 4, nil, to: &markup)
    }
  }

  private static func look(of kind: PenaltyBar.Kind) -> StaticString {
    switch kind {
    case .waits: "bar waits"
    case .runs: "bar runs"
    case .offClock: "bar off"
    }
  }

  private func box(
    _ look: StaticString, _ part: (from: Instant, to: Instant), in period: PicturePeriod,
    _ middle: Int, _ height: Int, _ fill: Attribute?, to markup: inout Markup
  ) {
    let (from, to) = (period.place(of: part.from), period.place(of: part.to))
    markup.empty(
      "rect", .class(look), Attribute("x", percent: from), Attribute("width", percent: to - from),
      Attribute("y", middle - height / 2), Attribute("height", height), fill)
  }

  /// Writes the mark at the end of a bar: a ring for a goal, a cross where officials ended it.
  private func writeEnd(
    of bar: PenaltyBar, in period: PicturePeriod, _ middle: Int, to markup: inout Markup
  ) {
    guard let ending = bar.ending, !bar.stretches.isEmpty else { return }
    let place = period.place(of: bar.end)
    switch ending {
    case .goalAgainst, .goalFor:
      markup.empty(
        "circle", .class("by-goal"), Attribute("cx", percent: place), Attribute("cy", middle),
        Attribute("r", 5))
    case .released, .voided, .replaced:
      markup.element(
        "text", .class("let-out"), Attribute("x", percent: place), Attribute("y", middle + 5),
        text: "×")
    case .served, .recorded: break
    @unknown default: break
    }
  }

  /// Writes a cut between two penalties of one call.
  private func writeJoint(
    _ bar: PenaltyBar, in period: PicturePeriod, _ middle: Int, to markup: inout Markup
  ) {
    guard period.contains(bar.begin) else { return }
    let place = period.place(of: bar.begin)
    markup.empty(
      "line", .class("joint"), Attribute("x1", percent: place), Attribute("x2", percent: place),
      Attribute("y1", middle - 6), Attribute("y2", middle + 6))
  }

  /// Writes the mark of a penalty of which nothing is served.
  private func writeNothing(
    of bar: PenaltyBar, in period: PicturePeriod, _ middle: Int, to markup: inout Markup
  ) {
    markup.element(
      "text", .class("nothing"), Attribute("x", percent: period.place(of: bar.begin)),
      Attribute("y", middle + 5), text: "◆")
  }

  /// Writes the label of a mark, behind it or before it.
  func writeLabel<Content>(
    of mark: LabelledMark<Content>, in period: PicturePeriod, y: Int, to markup: inout Markup
  ) {
    let (look, place, gap): (StaticString, Int, Int) =
      switch mark.side {
      case .after: ("label", period.place(of: min(mark.to, period.end)), 7)
      case .before: ("label before", period.place(of: mark.from), -7)
      case .on: ("label", period.place(of: mark.from), 5)
      case .over: ("label over", 10000, 0)
      }
    markup.element(
      "text", .class(look), Attribute("x", percent: place),
      Attribute("y", mark.side == .on ? y - 4 : y), Attribute("dx", gap), text: mark.label)
  }

  /// Writes a group that belongs to a play: a link to its row, or without one.
  func group(
    of play: Int?, _ team: Team, _ link: LinkPlace, to markup: inout Markup,
    _ body: (inout Markup) -> Void
  ) {
    let words: [Attribute.Part] = [.words(team == .home ? "home" : "visiting")]
    guard let play else {
      markup.element("g", Attribute("class", parts: words), body: body)
      return
    }
    let look = Attribute("class", parts: words + [.words(" k"), .number(play)])
    func content(_ markup: inout Markup) {
      markup.element("title", text: title(of: play))
      body(&markup)
    }
    switch isLinked ? link : .none {
    case .none: markup.element("g", look, body: content)
    case .unnamed: markup.element("a", .link(to: id("p", play)), look, body: content)
    case .named:
      markup.element("a", .link(to: id("p", play)), .id(id("b", play)), look, body: content)
    }
  }

  /// What is said of the play at `index`, in one line.
  private func title(of index: Int) -> String {
    notes[index].enumerated().map { place, note in
      let rule = note.row.line.rule.isEmpty ? "" : " (\(note.row.line.rule))"
      let time = game.notation.text(of: note.time, in: place == 0 ? nil : note.time.period)
      return "\(time) \(note.row.line.text)\(rule)"
    }.joined(separator: "; ")
  }
}
