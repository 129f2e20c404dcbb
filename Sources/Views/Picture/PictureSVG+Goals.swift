import HockeyRules
import Scoresheets

extension PictureSVG {
  /// Writes a goal on its team's side of the strength, and a line to the penalty that it ended.
  func write(
    _ mark: LabelledMark<PicturedGoal>, in index: Int, to markup: inout Markup
  ) {
    guard mark.period == index else { return }
    let period = picture.periods[index]
    let goal = mark.content
    let team = goal.goal.goal.team
    let middle = layout.goal(mark.row, isHome: team == .home)
    let place = period.place(of: mark.from)
    group(of: goal.play, team, .named, to: &markup) { markup in
      if let row = row(ofPenaltyEndedBy: goal) {
        markup.empty(
          "line", .class("ended"), Attribute("x1", percent: place), Attribute("x2", percent: place),
          Attribute("y1", middle), Attribute("y2", row))
      }
      markup.empty(
        "circle", .class(goal.kind == nil ? "goal even" : "goal"), Attribute("cx", percent: place),
        Attribute("cy", middle), Attribute("r", 5))
      writeLabel(of: mark, in: period, y: middle + 4, to: &markup)
    }
  }

  /// The middle of the row of the penalty that `goal` ended.
  private func row(ofPenaltyEndedBy goal: PicturedGoal) -> Int? {
    guard let penalty = goal.goal.ended?.penalty else { return nil }
    let team = game.solution.game.penalties[penalty].team
    return middle(of: penalty, team)
  }

  /// The middle of the bar of a penalty.
  private func middle(of penalty: Int, _ team: Team) -> Int? {
    let mark = picture.bench[team].first { mark in
      mark.content.bars.contains { $0.penalty == penalty }
    }
    return mark.map { layout.bench($0.row, isHome: team == .home) + $0.drop }
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
