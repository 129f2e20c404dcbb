import HockeyRules
import Scoresheets

/// A game at an instant, as text for a timekeeper.
package enum StateText {
  /// The score, the strength, who sits until when, who waits for which penalties, and what the
  /// clock changes next.
  package static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    return Document.text(
      of: [.lines(page.head + page.legend + page.remarks + page.powerPlay + page.phase)]
        + page.bench + page.faceOff + page.others + page.next + page.refusals + page.warnings,
      in: palette)
  }

  /// The score, the clock and the strength in one line, and the penalty box in another.
  ///
  /// A shoot-out, or a lead that keeps the clock running, has a third line.
  package static func short(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    return Document.text(
      of: [.lines([page.figures] + page.phase + [[.init(page.boxInShort)]])], in: palette)
  }
}

struct StatePage {
  typealias Block = Document.Block

  let moment: Moment
  let palette: Palette
  private let books: ShortBooks

  init(moment: Moment, palette: Palette) {
    self.moment = moment
    self.palette = palette
    books = ShortBooks(of: moment.game, in: palette)
  }

  var state: Game { moment.state.game }
  var notation: Notation { moment.game.notation }
  private var book: String { moment.game.book.name }
  var words: RulingWords { moment.game.words }

  /// The clock, the score and the strength.
  var figures: Document.Line {
    let side: String
    switch moment.state.side {
    case .before: side = ", before its plays"
    case .after: side = ""
    }
    return [
      .init(notation.text(of: moment.time), .strong), .init(side),
      .init("   \(score(of: state))   ", .good),
      .init(moment.shootOut == nil ? strength(of: state) : "", .strength),
      .init(state.isOver ? "   the game is over" : "", .faint),
    ]
  }

  var head: [Document.Line] {
    let edge = RuledRow.edge(width: palette.width)
    let gap = edge - book.columns - figures.reduce(0) { $0 + $1.text.columns }
    let name = Document.Span(book, .faint)
    if palette.width != nil, gap < 2 { return [figures, [name]] }
    return [figures + [.init(String(repeating: " ", count: max(2, gap))), name]]
  }

  var legend: [Document.Line] { books.legend.map { [.init($0, .faint)] } }

  var remarks: [Document.Line] {
    ((moment.game.assumption.map { [$0] } ?? []) + moment.game.remarks)
      .map { [.init($0, .assumed)] }
  }

  /// The power play of a game that is still on, and the time until the strength changes.
  var powerPlay: [Document.Line] {
    guard moment.game.isStillOn, let powerPlay = moment.powerPlay, let left = powerPlay.left else {
      return []
    }
    let letters = moment.game.log.letters[powerPlay.team]
    return [[.init("power play \(letters): \(left.text) left", .strength)]]
  }

  /// The shoot-out so far, or the lead that keeps the clock running.
  var phase: [Document.Line] {
    let letters = notation.letters
    var lines: [String] = []
    if let tally = moment.shootOut {
      let teams = Team.allCases.map { team in
        let scored = tally.scored[team]
        let marks = String(scored.map { $0 ? "●" : "○" })
        return "\(letters[team]) \(scored.count { $0 })\(marks.isEmpty ? "" : " ")\(marks)"
      }
      let next = tally.next.map { ", \(letters[$0]) next" } ?? ""
      let round = state.shootOutWinner == nil ? "round \(tally.round)\(next)" : "decided"
      lines.append("Shoot-out \(round): " + teams.joined(separator: ", "))
    }
    if let running = moment.runningClock {
      lines.append(
        "Clock runs: \(letters[running.leader]) \(running.lead) ahead; it stops at a lead of "
          + "\(running.back)")
    }
    return lines.map { [.init($0, .strength)] }
  }

  /// Who sits until when, who waits, and which penalties are signalled.
  var boxInShort: String {
    let places = Team.allCases.flatMap { moment.state.bench(of: $0) }
      .map { "\(names(in: $0)) \(standing(of: $0))\(remark(on: $0))" }
    let box = places.isEmpty ? "Nobody is in the box" : "Box: " + places.joined(separator: " · ")
    return box + delayed.map { " · delayed penalty: " + $0 }.joined()
  }

  /// The score in a line: `A 1, B 0`.
  func score(of game: Game) -> String {
    let letters = moment.game.log.letters
    return Team.allCases.map { "\(letters[$0]) \(game.score[$0])" }.joined(separator: ", ")
  }

  /// The manpower and, if a goalkeeper is off, the skaters on the ice.
  func strength(of game: Game) -> String {
    let manpower = words.text(manpower: game.manpower)
    return game.onIce == game.manpower
      ? manpower : "\(manpower), on ice \(words.text(manpower: game.onIce))"
  }

  var bench: [Block] {
    let rows = Team.allCases.flatMap { moment.state.bench(of: $0) }.map { row(of: $0) }
    let widths = BenchRow.Widths(rows, within: palette.width)
    return rows.isEmpty
      ? [.line("Nobody is in the penalty box.")]
      : Block.rows("Penalty box", rows.map { $0.row(widths, books.text(of: $0.rule)) })
  }

  private func row(of place: BenchPlace) -> BenchRow {
    BenchRow(
      left: left(of: place), names: names(in: place),
      penalty: place.penalty.map { words.text(of: $0) } ?? "", standing: standing(of: place),
      remark: remark(on: place),
      rule: place.authority.map { moment.wording().citation(of: $0) } ?? "")
  }

  /// The next face-off.
  ///
  /// Without calls, a face-off at the nearest spot or at centre is not worth a line.
  var faceOff: [Block] {
    guard let faceOff = moment.state.faceOff else { return [] }
    let calls = moment.state.unsettled.stoppage?.calls ?? []
    if calls.isEmpty, faceOff.spot == .nearest || faceOff.spot == .centre { return [] }
    let exception =
      switch (faceOff.spot, faceOff.unlessDeep) {
      case (.end(let team), let other?):
        " (\(notation.letters[team])'s line if \(notation.letters[other]) came in deep)"
      default: ""
      }
    return [.rows([], [row(of: faceOff, exception)])]
  }

  /// The rows of a face-off, with an exception that the log cannot rule out.
  func row(of faceOff: FaceOff, _ exception: String = "") -> RuledRow {
    row(words.text(of: faceOff) + exception, by: .rule(faceOff.citation))
  }

  /// The signalled penalties, not yet called.
  private var delayed: [String] { state.signals.map { words.text(of: $0.call).inWords } }

  private var signals: [String] { list("Delayed penalty", delayed) }

  private var ejected: [String] {
    list(
      "Out of the game",
      state.ejected.map { notation.name(of: $0) + ($0.isSomebody ? "" : " (one of the staff)") })
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["\(title): \(items.joined(separator: ", "))"]
  }

  var others: [Block] { (signals + ejected).map { .line($0) } }

  /// What else people at the rink want to know: the shoot-out, signalled penalties, the next
  /// face-off unless its spot is obvious, and who is out.
  var told: [ToldLine] {
    var lines = (phase.map { $0[0].text } + signals).map { ToldLine(text: $0) }
    if let faceOff = moment.state.faceOff, faceOff.spot != .nearest, faceOff.spot != .centre {
      lines.append(ToldLine(text: words.text(of: faceOff), citation: faceOff.citation))
    }
    return lines + ejected.map { ToldLine(text: $0) }
  }

  var warnings: [Block] {
    Block.rows(
      "Warnings", moment.warnings.map { row(of: $0, notation.text(of: $0.time) + "  ") })
  }

  func row(of warning: Warning, _ lead: String) -> RuledRow {
    row(lead + moment.game.text(of: warning), .assumed, by: warning.citation.map { .rule($0) })
  }

  /// The plays that the book refuses; the state leaves them out.
  var refusals: [Block] {
    Block.rows("Refused", moment.refusals.map { row(moment.game.text(of: $0), .bad) })
  }

  /// The next penalty to run out, and the next change of strength if that is at another time.
  var next: [Block] {
    let expiry = moment.state.nextExpiry
    let change = moment.state.nextChange
    let next = expiry.map { [block(of: $0, "Next")] } ?? []
    guard let change, change.time != expiry?.time else { return next }
    let strength = block(of: change, "Next change of strength")
    return expiry.map { $0.time < change.time } ?? true ? next + [strength] : [strength] + next
  }

  private func block(of change: ClockChange, _ title: String) -> Block {
    let title = "\(title), at \(notation.text(of: change.time, in: moment.time.period))"
    let news = rows(of: change.rulings, after: change.game, in: change.time.period)
    let authority = news.isEmpty ? change.strengthAuthority : nil
    let goesOn = change.after == change.before ? [] : [goingOn(change.game, by: authority)]
    return .rows([.init(title, .strong)], news + goesOn)
  }

  /// Rulings line by line, without bookkeeping.
  ///
  /// If `isTimed` is true, rulings later than the moment have their times.
  func rows(
    of rulings: [Ruling], after game: Game, in period: Int, isTimed: Bool = false
  ) -> [RuledRow] {
    let wording = moment.wording(after: game)
    let now = notation.schedule.instant(of: moment.time)
    return rulings.compactMap { ruling in
      guard let line = wording.line(for: ruling, in: period, among: rulings[...], isAhead: true)
      else { return nil }
      let isLater = isTimed && ruling.at != now
      return row((isLater ? time(ruling.at) + "  " : "") + line.text, line.look, line.rule)
    }
  }

  func goingOn(_ game: Game, by authority: Authority? = nil) -> RuledRow {
    row("play goes on " + strength(of: game), .strength, by: authority)
  }

  /// The player who sits, and for whom.
  func names(in place: BenchPlace) -> String {
    let name = notation.name(of: place.occupant)
    if place.occupant == place.sitsHimself || place.occupant == .substitute(for: place.offender) {
      return name
    }
    return "\(name) for \(notation.name(of: place.offender))"
  }

  private func left(of place: BenchPlace) -> String {
    switch place.standing {
    case .serves(let until), .sits(let until): left(until)
    case .waits(let time), .owes(let time): time.text
    case .mayLeave: ""
    }
  }

  private func standing(of place: BenchPlace) -> String {
    switch place.standing {
    case .serves(let until): "until \(time(until))"
    case .sits(let until): "until \(time(until)), off the board"
    case .waits: place.wait.map { waiting($0, place) } ?? "waits"
    case .owes: place.wait.map { waiting($0, place) } ?? "left the box too early, still owes this"
    case .mayLeave: "time is up"
    }
  }

  /// Why somebody is in `place` and what follows, without its clock: `2 hooking, next in line`.
  func note(on place: BenchPlace) -> String {
    var words = [place.penalty.map { self.words.text(of: $0).inWords } ?? ""]
    switch (place.standing, place.onBoard) {
    case (.waits, _), (.owes, _), (.mayLeave, _): words.append(standing(of: place))
    case (.serves, .not), (.sits, .not): words.append("off the board")
    case (.serves, _), (.sits, _): break
    }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
      + remark(on: place, isShort: true).inWords
  }

  /// Whether the player waits for a whistle, and what he serves next.
  ///
  /// If `isShort` is true, an infraction is not repeated.
  private func remark(on place: BenchPlace, isShort: Bool = false) -> String {
    let behind = place.behind.map { penalty in
      isShort && penalty.infraction == place.penalty?.infraction
        ? penalty.penaltyClass.word : words.text(of: penalty)
    }
    let next = behind.isEmpty ? "" : ", then " + behind.joined(separator: ", ")
    switch (place.standing, place.id) {
    case (.mayLeave, .leaving): return "; \(RulingWords.leaving(isOnClock: false))" + next
    case (.mayLeave, _): return "; \(RulingWords.leaving(isOnClock: true))" + next
    case (.sits, _) where isLast(place): return "; \(RulingWords.leaving(isOnClock: false))"
    case (.serves, _), (.sits, _), (.waits, _), (.owes, _): return next
    }
  }

  /// Whether the offender has nothing else to serve.
  private func isLast(_ place: BenchPlace) -> Bool {
    moment.state.bench(of: place.offender.team).allSatisfy {
      $0.offender != place.offender || $0.id == place.id
    }
  }

  /// Where in line a waiting penalty is, or which of the player's own penalties comes first.
  private func waiting(_ wait: BenchPlace.Wait, _ place: BenchPlace) -> String {
    guard wait.penalties.allSatisfy({ $0.offender == place.offender }) else {
      return "\(wait.count == 1 ? "next" : wait.count.ordinal) in line"
    }
    guard let first = wait.penalties.first, wait.penalties.count == 1 else {
      return "starts after the others"
    }
    return "starts after the \(first.penaltyClass.rinkName)"
  }

  private func time(_ instant: GameInstant) -> String {
    notation.text(of: instant, in: moment.time.period)
  }

  private func left(_ until: GameInstant) -> String {
    (until - notation.schedule.instant(of: moment.time)).text
  }

  func row(_ text: String, _ look: Palette.Look? = nil, by authority: Authority? = nil) -> RuledRow
  {
    row(text, look, authority.map { moment.wording().citation(of: $0) } ?? "")
  }

  private func row(_ text: String, _ look: Palette.Look?, _ rule: String) -> RuledRow {
    RuledRow(lead: [.init("  ")], text: .init(text, look), rule: books.text(of: rule))
  }
}

extension BenchPlace {
  fileprivate var sitsHimself: Occupant? { offender.player.map { .player($0) } }
}
