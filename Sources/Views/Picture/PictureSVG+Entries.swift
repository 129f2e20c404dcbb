import HockeyRules
import Scoresheets

// Penalties: bars, with marks at their ends.
extension PictureSVG {
  func writePenalties(_ mark: PictureMark, in index: Int, to markup: inout Markup) {
    let period = picture.periods[index]
    let isMarked = mark.from == mark.to && mark.period == index
    guard isMarked || period.part(from: mark.from, to: mark.to) != nil else { return }
    let line = mark.line
    // The keyboard reaches a mark only in its first period.
    let isFirst = isMarked || period.contains(mark.from)
    let link: LinkKind? = !isFirst ? nil : mark.isFirst ? .named : .unnamed
    group(of: mark, link, to: &markup) { markup in
      for course in mark.courses {
        if !course.stretches.isEmpty || course.unserved != nil && !isMarked {
          write(course, of: mark.team, in: period, line, to: &markup)
        } else if isFirst {
          // A penalty without time to serve.
          markup.text(
            "◆", "nothing", at: .part(period.place(of: course.begin)), y: line - mark.drop + 5)
        }
      }
      // A cut between two penalties of one call.
      for course in mark.courses where course.begin > mark.from && period.contains(course.begin) {
        markup.line("joint", at: period.place(of: course.begin), from: line - 6, to: line + 6)
      }
      for course in mark.courses where period.start < course.end && course.end <= period.end {
        writeEnd(of: course, at: .part(period.place(of: course.end)), line, to: &markup)
      }
      if mark.period == index {
        writeLabel(of: mark, in: period, y: line - mark.drop + 4, to: &markup)
      }
    }
  }

  private func write(
    _ course: PenaltyCourse, of team: Team, in period: PicturePeriod, _ middle: Int,
    to markup: inout Markup
  ) {
    func box(
      _ look: StaticString, _ from: GameInstant, _ to: GameInstant, _ height: Int,
      _ fill: Attribute? = nil
    ) {
      guard let part = period.part(from: from, to: to) else { return }
      markup.box(
        look, from: period.place(of: part.from), to: period.place(of: part.to),
        y: middle - height / 2, height: height, fill)
    }
    for stretch in course.stretches {
      switch stretch.kind {
      case .waits: box("bar waits", stretch.from, stretch.to, PictureLayout.bar, hatching(of: team))
      case .runs: box("bar runs", stretch.from, stretch.to, PictureLayout.bar)
      case .offClock: box("bar off", stretch.from, stretch.to, PictureLayout.thinBar)
      }
    }
    if let rest = course.unserved {
      box("rest", rest.lowerBound, rest.upperBound, PictureLayout.bar - 4)
    }
  }

  /// Writes the sign at the end of a bar: a ring for a goal, a cross if the officials ended it.
  private func writeEnd(
    of course: PenaltyCourse, at place: PicturePlace, _ middle: Int, to markup: inout Markup
  ) {
    guard let ending = course.ending, !course.stretches.isEmpty else { return }
    switch ending {
    case .goalAgainst, .goalFor: markup.circle("by-goal", at: place, y: middle)
    case .released, .voided, .replaced: markup.text("×", "let-out", at: place, y: middle + 5)
    case .served, .recorded: break
    @unknown default: break
    }
  }

  /// Writes a line through penalties that belong together, with a dot at each.
  func write(_ tie: PenaltyTie, in period: PicturePeriod, to markup: inout Markup) {
    let rows = tie.penalties.compactMap { line(ofPenalty: $0) }
    guard let top = rows.min(), let bottom = rows.max() else { return }
    let place = period.place(of: tie.at)
    markup.element("g", .class("tie")) { markup in
      markup.element("title", text: "These penalties go together")
      markup.line(at: place, from: top, to: bottom)
      for row in rows { markup.circle(at: .part(place), y: row, radius: 3) }
    }
  }

  private func line(ofPenalty penalty: Int) -> Int? {
    let team = game.solution.game.penalties[penalty].team
    let mark = picture.bench[team].first { mark in mark.courses.contains { $0.penalty == penalty } }
    return mark?.line
  }
}

// Goals and other marked plays, on their teams' sides of the strength.
extension PictureSVG {
  func writePlay(_ mark: PictureMark, in period: PicturePeriod, to markup: inout Markup) {
    let middle = PictureLayout.row(mark.row, of: mark.team)
    let place = period.place(of: mark.from)
    func writeRing(_ sign: String, to markup: inout Markup) {
      markup.circle("goal even", at: .part(place), y: middle)
      markup.text(sign, "missed", at: .part(place), y: middle + 4)
      writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
    }
    group(of: mark, .named, to: &markup) { markup in
      switch mark.kind {
      case .goal(let goal):
        // A line from a goal to the penalty that it ended.
        if let bar = goal.ended.flatMap({ line(ofPenalty: $0.penalty.index) }) {
          markup.line("ended", at: place, from: middle, to: bar)
        }
        markup.circle(goal.kind == nil ? "goal even" : "goal", at: .part(place), y: middle)
        writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
      case .missedShot: writeRing("×", to: &markup)
      case .refused: markup.element("g", .class("refused")) { writeRing("!", to: &$0) }
      case .penalties: break
      }
    }
  }
}

// Labels and links.
extension PictureSVG {
  /// Whether a link has an id that other links can lead to.
  private enum LinkKind { case unnamed, named }

  private func writeLabel(
    of mark: PictureMark, in period: PicturePeriod, y: Int, to markup: inout Markup
  ) {
    // A ring reaches beyond its place.
    let beside = mark.from == mark.to ? 9 : 7
    let (look, place, gap): (StaticString, Int, Int) =
      switch mark.side {
      case .after: ("label", period.place(of: min(mark.to, period.end)), beside)
      case .before: ("label before", period.place(of: mark.from), -beside)
      case .on: ("label", period.place(of: mark.from), 5)
      case .over: ("label over", 10000, 0)
      }
    markup.text(
      mark.label, look, at: .part(place), y: mark.side == .on ? y - 4 : y, shift: gap, mark.rest)
  }

  /// Writes the group of a mark; with `link`, the group links to the row of the mark's play.
  private func group(
    of mark: PictureMark, _ link: LinkKind?, to markup: inout Markup,
    _ body: (inout Markup) -> Void
  ) {
    guard let play = mark.play else {
      markup.element("g", .class(mark.team.look), body: body)
      return
    }
    let look = Attribute("class", .words(mark.team.look), .words(" k"), .number(play))
    func content(_ markup: inout Markup) {
      markup.element("title", text: title(of: play))
      body(&markup)
    }
    if isLinked, let link {
      markup.element(
        "a", .link(to: id("p", play)), link == .named ? .id(id("b", play)) : nil, look,
        body: content)
    } else {
      markup.element("g", look, body: content)
    }
  }

  private func title(of index: Int) -> String {
    notes[index].enumerated().map { place, note in
      let rule = note.row.line.rule.isEmpty ? "" : " (\(note.row.line.rule))"
      let time = game.notation.text(of: note.time, in: place == 0 ? nil : note.time.period)
      return "\(time) \(note.row.words)\(rule)"
    }.joined(separator: "; ")
  }
}

extension PictureMark {
  /// The pixels by which the mark is lower than the middle of its row, to make room for a label.
  fileprivate var drop: Int { side == .on ? 5 : 0 }

  fileprivate var line: Int { PictureLayout.row(row, of: team) + drop }
}
