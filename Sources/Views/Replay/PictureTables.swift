import HockeyRules
import Scoresheets

/// What the picture of a game shows, as tables: for those who cannot see it, and for a copy.
struct PictureTables {
  private let picture: GamePicture

  init(_ picture: GamePicture) {
    self.picture = picture
  }

  func write(to markup: inout Markup) {
    markup.element("details", .class("sheet")) { markup in
      markup.element("summary") { $0.trusted("The timeline as tables") }
      markup.table(penalties, caption: "Penalties")
      markup.table(strengths, caption: "Strength, home first")
    }
    markup.endLine()
  }

  private var penalties: TextTable {
    let game = picture.game
    var table = TextTable(
      ["Penalty", "called", "waits from", "begins", "ends", "how"],
      alignments: [.left, .right, .right, .right, .right, .left])
    let bars = (picture.bench.home + picture.bench.visiting).flatMap { $0.content.bars }
    for bar in bars.sorted(by: { $0.penalty < $1.penalty }) {
      let penalty = game.solution.game.penalties[bar.penalty]
      let waits = bar.stretches.first { $0.kind == .waits }?.from
      let begins = bar.stretches.first { $0.kind != .waits }
      table.add([
        "\(game.notation.name(of: penalty.offender)) \(game.words.text(of: penalty))",
        text(of: bar.calledAt), waits.map { text(of: $0) } ?? "",
        begins.map { text(of: $0.from) } ?? "", bar.ending == nil ? "" : text(of: bar.end),
        how(bar),
      ])
    }
    return table
  }

  private func how(_ bar: PenaltyBar) -> String {
    var words: [String] = []
    if bar.isSetOff { words.append("set off") }
    if bar.stretches.contains(where: { $0.kind == .offClock }) { words.append("off the clock") }
    let isNothing = bar.stretches.isEmpty && bar.unserved == nil
    words.append(bar.ending.map { $0.word } ?? (isNothing ? "no time served" : "not over"))
    return words.joined(separator: ", ")
  }

  private var strengths: TextTable {
    var table = TextTable(["Strength", "from", "to"])
    for stretch in picture.strengths {
      table.add([stretch.manpower.versusText, text(of: stretch.from), text(of: stretch.to)])
    }
    return table
  }

  private func text(of instant: Instant) -> String {
    let notation = picture.game.notation
    return notation.text(of: notation.schedule.time(of: instant, in: 1))
  }
}
