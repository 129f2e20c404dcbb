import HockeyRules
import Scoresheets

/// A game at an instant, as a timekeeper asks for it.
public enum StateText {
  /// Score, strength, who sits and until when, who waits, and what the clock changes next.
  public static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    let lines = page.head + page.bench + page.others + page.next
    return lines.map { $0 + "\n" }.joined()
  }
}

private struct StatePage {
  let moment: Moment
  let palette: Palette

  private var state: Game { moment.game.solution.game }
  private var notation: Notation { moment.game.notation }
  private var book: String { moment.game.book.name }
  private var words: RulingWords { moment.game.words }

  var head: [String] {
    let letters = moment.game.log.letters
    let score = Team.allCases.map { "\(letters[$0]) \(state.score[$0])" }.joined(separator: ", ")
    var strength = words.text(manpower: state.manpower)
    if state.onIce != state.manpower { strength += ", on ice \(words.text(manpower: state.onIce))" }
    var line = RowBuilder(palette: palette)
    line.add(notation.text(of: moment.time), .strong)
    line.add("   \(score)   ", .good)
    line.add(strength, .strength)
    if state.isOver { line.add("   the game is over", .faint) }
    line.move(to: Self.width - book.count, false)
    line.add(book, .faint)
    return [line.text]
  }

  var bench: [String] {
    let places = Team.allCases.flatMap { moment.bench(of: $0) }
    if places.isEmpty { return ["", "Nobody is in the penalty box."] }
    return ["", palette.paint("Penalty box", .strong)] + places.map(line)
  }

  /// Raised arms, and who is out of the game.
  var others: [String] {
    let signals = state.signals.map { words.text(of: $0.call) }
    let out = state.ejected.map { notation.name(of: $0) }
    var lines: [String] = []
    if !signals.isEmpty { lines += ["", "Signalled: " + signals.joined(separator: ", ")] }
    if !out.isEmpty { lines += ["", "Out of the game: " + out.joined(separator: ", ")] }
    return lines
  }

  var next: [String] {
    guard let next = moment.next else { return [] }
    let wording = RulingWording(moment.game, after: next.game)
    let title = "Next, at \(notation.text(of: next.time, in: moment.time.period))"
    var lines = ["", palette.paint(title, .strong)]
    for ruling in next.rulings {
      guard let line = wording.upcoming(ruling, in: next.time.period) else { continue }
      lines.append(row(line.text, nil, line.rule))
    }
    if next.game.manpower != state.manpower {
      lines.append(row("play goes on " + words.text(manpower: next.game.manpower), .strength, ""))
    }
    return lines
  }

  private func line(_ place: BenchPlace) -> String {
    var text = notation.name(of: place.occupant)
    if place.occupant != place.sitsHimself, place.occupant != .substitute(for: place.offender) {
      text += " for \(notation.name(of: place.offender))"
    }
    text = text.padded(to: 10)
    if let penalty = place.penalty { text += words.text(of: penalty).padded(to: 20) }
    text += standing(of: place)
    if !place.behind.isEmpty {
      text += ", then " + place.behind.map { words.text(of: $0) }.joined(separator: ", ")
    }
    let wording = RulingWording(moment.game)
    return row(text, nil, place.rule.map { wording.citation(of: .rule($0)) } ?? "")
  }

  private func standing(of place: BenchPlace) -> String {
    switch place.standing {
    case .serves(let until): "until \(time(until)), \(left(until)) left"
    case .sits(let until): "until \(time(until)), off the clock"
    case .waits(let time): "waits with \(time.text)"
    case .owes(let time): "has left, owes \(time.text)"
    case .mayLeave: "has served, leaves at a stoppage"
    }
  }

  private func time(_ instant: Instant) -> String {
    notation.text(of: instant, in: moment.time.period)
  }

  private func left(_ until: Instant) -> String {
    (until - notation.schedule.instant(of: moment.time)).text
  }

  private static let width = 78

  private func row(_ text: String, _ look: Palette.Look?, _ rule: String) -> String {
    var line = RowBuilder(palette: palette)
    line.add("  ")
    line.add(text, look)
    line.move(to: Self.width - rule.count, rule.isEmpty)
    line.add(rule, .faint)
    return line.text
  }
}

extension BenchPlace {
  fileprivate var sitsHimself: Occupant? { offender.player.map { .player($0) } }
}

extension RulingWording {
  /// The ruling as a line of what is to come: a player whose time is up but who has to wait for a
  /// stoppage is told of as well.
  func upcoming(_ ruling: Ruling, in period: Int) -> RulingLine? {
    line(for: ruling, in: period)
      ?? timeIsUp(ruling.effect, in: period).map {
        RulingLine($0, rule: citation(of: ruling.authority))
      }
  }
}
