import HockeyRules
import Scoresheets

/// A game at an instant, as text for a timekeeper.
public enum StateText {
  /// The score, the strength, who sits until when, who waits for what, and what the clock changes
  /// next.
  public static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    let lines = page.head + page.bench + page.others + page.next + page.warnings
    return lines.asLines
  }
}

/// The lines that describe a moment.
struct StatePage {
  let moment: Moment
  let palette: Palette

  private var state: Game { moment.state.game }
  private var notation: Notation { moment.game.notation }
  private var book: String { moment.game.book.name }
  private var words: RulingWords { moment.game.words }

  var head: [String] {
    var line = RowBuilder(palette: palette)
    line.add(notation.text(of: moment.time), .strong)
    switch moment.state.side {
    case .before: line.add(", before its plays")
    case .after: break
    }
    line.add("   \(score(of: state))   ", .good)
    line.add(strength(of: state), .strength)
    if state.isOver { line.add("   the game is over", .faint) }
    line.move(to: Self.width - book.count, false)
    line.add(book, .faint)
    return [line.text]
  }

  /// The score in a row: `A 1, B 0`.
  func score(of game: Game) -> String {
    let letters = moment.game.log.letters
    return Team.allCases.map { "\(letters[$0]) \(game.score[$0])" }.joined(separator: ", ")
  }

  /// The manpower, and the skaters on the ice if a goalkeeper is off.
  func strength(of game: Game) -> String {
    let manpower = words.text(manpower: game.manpower)
    return game.onIce == game.manpower
      ? manpower : "\(manpower), on ice \(words.text(manpower: game.onIce))"
  }

  var bench: [String] {
    let places = Team.allCases.flatMap { moment.state.bench(of: $0) }
    if places.isEmpty { return ["", "Nobody is in the penalty box."] }
    let width = places.map { names(in: $0).count + 1 }.max() ?? 0
    return ["", palette.paint("Penalty box", .strong)]
      + places.map { line($0, width: max(10, width)) }
  }

  /// The signalled penalties, and who is out of the game.
  var others: [String] {
    let signals = state.signals.map { words.text(of: $0.call) }
    let out = state.ejected.map { notation.name(of: $0) }
    var lines: [String] = []
    if !signals.isEmpty { lines += ["", "Signalled: " + signals.joined(separator: ", ").visible] }
    if !out.isEmpty { lines += ["", "Out of the game: " + out.joined(separator: ", ").visible] }
    return lines
  }

  /// The warnings about the plays so far, each with the time of its play.
  var warnings: [String] {
    guard !moment.warnings.isEmpty else { return [] }
    let title = palette.paint("Warnings", .strong)
    return ["", title]
      + moment.warnings.map { warning in
        row(
          "\(notation.text(of: warning.time))  \(moment.game.text(of: warning))", .assumed,
          warning.citation.map { moment.wording().citation(of: .rule($0)) } ?? "")
      }
  }

  /// What expires next, and the next change of strength if that is at another time.
  var next: [String] {
    let expiry = moment.state.nextExpiry
    let change = moment.state.nextChange
    let next = expiry.map { lines(of: $0, "Next") } ?? []
    guard let change, change.time != expiry?.time else { return next }
    let strength = lines(of: change, "Next change of strength")
    return expiry.map { $0.time < change.time } ?? true ? next + strength : strength + next
  }

  private func lines(of change: Change, _ title: String) -> [String] {
    let title = "\(title), at \(notation.text(of: change.time, in: moment.time.period))"
    let news = rows(of: change.rulings.news, after: change.game, in: change.time.period)
    let authority = news.isEmpty ? change.strengthAuthority : nil
    return ["", palette.paint(title, .strong)] + news
      + (change.after == change.before ? [] : [goingOn(change.game, by: authority)])
  }

  /// Rulings line by line, without bookkeeping; if `isTimed` is true, those later than the moment
  /// have their times.
  func rows(
    of rulings: [Ruling], after game: Game, in period: Int, isTimed: Bool = false
  ) -> [String] {
    let wording = moment.wording(after: game)
    let now = notation.schedule.instant(of: moment.time)
    return rulings.compactMap { ruling in
      guard let line = wording.upcoming(ruling, in: period) else { return nil }
      let isLater = isTimed && ruling.at != now
      return row((isLater ? time(ruling.at) + "  " : "") + line.text, line.look, line.rule)
    }
  }

  /// The strength with which play goes on, and the rule.
  func goingOn(_ game: Game, by authority: Authority? = nil) -> String {
    let citation = authority.map { moment.wording().citation(of: $0) }
    return row("play goes on " + strength(of: game), .strength, citation ?? "")
  }

  /// Who sits, and for which offender.
  private func names(in place: BenchPlace) -> String {
    let name = notation.name(of: place.occupant)
    if place.occupant == place.sitsHimself || place.occupant == .substitute(for: place.offender) {
      return name
    }
    return "\(name) for \(notation.name(of: place.offender))"
  }

  private func line(_ place: BenchPlace, width: Int) -> String {
    var text = names(in: place).padded(to: width)
    if let penalty = place.penalty { text += words.text(of: penalty).padded(to: 20) }
    text += standing(of: place)
    if !place.behind.isEmpty {
      text += ", then " + place.behind.map { words.text(of: $0) }.joined(separator: ", ")
    }
    return row(text, nil, place.authority.map { moment.wording().citation(of: $0) } ?? "")
  }

  private func standing(of place: BenchPlace) -> String {
    switch place.standing {
    case .serves(let until): "until \(time(until)), \(left(until)) left"
    case .sits(let until): "until \(time(until)), off the clock"
    case .waits(let time): "waits with \(time.text)" + (place.wait.map { waiting($0, place) } ?? "")
    case .owes(let time): "has left, owes \(time.text)"
    case .mayLeave: "has served, leaves at a stoppage"
    }
  }

  /// The penalties that have to end first: `, for A6 or A7`.
  private func waiting(_ wait: BenchPlace.Wait, _ place: BenchPlace) -> String {
    if wait.penalties.allSatisfy({ $0.offender == place.offender }) { return ", after his other" }
    var names: [String] = []
    for penalty in wait.penalties {
      let name = notation.name(of: penalty.offender)
      if !names.contains(name) { names.append(name) }
    }
    let isAll = wait.count == wait.penalties.count
    let few = wait.count > 1 && !isAll ? "\(wait.count) of " : ""
    return ", for " + few + names.joined(separator: isAll ? " and " : " or ")
  }

  private func time(_ instant: Instant) -> String {
    notation.text(of: instant, in: moment.time.period)
  }

  private func left(_ until: Instant) -> String {
    (until - notation.schedule.instant(of: moment.time)).text
  }

  private static let width = 78

  func row(_ text: String, _ look: Palette.Look?, _ rule: String) -> String {
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
