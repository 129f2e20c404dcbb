import HockeyRules
import Scoresheets

extension PictureSVG {
  /// Writes a goal, or another play that is marked, on its team's side of the strength.
  func write(
    _ mark: LabelledMark<PicturedPlay>, in index: Int, to markup: inout Markup
  ) {
    guard mark.period == index else { return }
    let period = picture.periods[index]
    let team = mark.content.team
    let middle = layout.row(mark.row, isHome: team == .home)
    let place = period.place(of: mark.from)
    group(of: mark.content.play, team, .named, to: &markup) { markup in
      switch mark.content.kind {
      case .goal(let goal):
        writeLine(toPenaltyEndedBy: goal, at: place, from: middle, to: &markup)
        let look: StaticString = goal.kind == nil ? "goal even" : "goal"
        writeRing(look, at: place, middle, to: &markup)
        writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
      case .missedShot:
        writeRing("goal even", at: place, middle, sign: "×", to: &markup)
        writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
      case .refused:
        markup.element("g", .class("refused")) { markup in
          writeRing("goal even", at: place, middle, sign: "!", to: &markup)
          writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
        }
      }
    }
  }

  /// Writes a ring, perhaps with a sign in it.
  private func writeRing(
    _ look: StaticString, at place: Int, _ middle: Int, sign: StaticString? = nil,
    to markup: inout Markup
  ) {
    markup.empty(
      "circle", .class(look), Attribute("cx", percent: place), Attribute("cy", middle),
      Attribute("r", 5))
    guard let sign else { return }
    markup.element(
      "text", .class("missed"), Attribute("x", percent: place), Attribute("y", middle + 4)
    ) { $0.trusted(sign) }
  }

  /// Writes a line from a goal to the penalty that it ended.
  private func writeLine(
    toPenaltyEndedBy goal: ScoredGoal, at place: Int, from middle: Int, to markup: inout Markup
  ) {
    guard let penalty = goal.ended?.penalty,
      let row = self.middle(of: penalty, game.solution.game.penalties[penalty].team)
    else { return }
    markup.empty(
      "line", .class("ended"), Attribute("x1", percent: place), Attribute("x2", percent: place),
      Attribute("y1", middle), Attribute("y2", row))
  }

  /// The middle of the bar of a penalty.
  private func middle(of penalty: Int, _ team: Team) -> Int? {
    let mark = picture.bench[team].first { mark in
      mark.content.bars.contains { $0.penalty == penalty }
    }
    return mark.map { layout.row($0.row, isHome: team == .home) + $0.drop }
  }

  /// Writes a line through penalties that go together, with a dot at each.
  func write(_ tie: PenaltyTie, in period: PicturePeriod, to markup: inout Markup) {
    guard period.contains(tie.at) else { return }
    let rows = tie.penalties.compactMap { penalty in
      let team = game.solution.game.penalties[penalty].team
      return middle(of: penalty, team)
    }
    guard let top = rows.min(), let bottom = rows.max() else { return }
    let place = period.place(of: tie.at)
    markup.element("g", .class("tie")) { markup in
      markup.element("title", text: "These penalties go together")
      markup.empty(
        "line", Attribute("x1", percent: place), Attribute("x2", percent: place),
        Attribute("y1", top), Attribute("y2", bottom))
      for row in rows {
        markup.empty(
          "circle", Attribute("cx", percent: place), Attribute("cy", row), Attribute("r", 3))
      }
    }
  }
}
