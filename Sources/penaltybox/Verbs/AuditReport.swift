import Audits
import HockeyRules
import Scoresheets
import Views

/// What an audit of several logs comes to: figures in all and by season, then the differences.
struct AuditReport {
  private var total = Agreement()
  private var seasons: [(year: Int?, agreement: Agreement)] = []
  private var official = OfficialAgreement()
  private var claims = ClaimAgreement()
  /// The differences in words, in the order of the logs.
  var differences = ""

  /// Adds one game's figures.
  mutating func add(_ audit: Audit, of season: Int?) {
    total.add(audit.agreement)
    if let index = seasons.firstIndex(where: { $0.year == season }) {
      seasons[index].agreement.add(audit.agreement)
    } else {
      seasons.append((season, audit.agreement))
    }
  }

  /// Adds what a game's source makes of its penalties and goals, and tells where it differs.
  mutating func add(_ audit: ClaimAudit, of log: PlayedLog) {
    claims.add(audit.agreement)
    let notation = log.game.notation
    for difference in audit.differences {
      let event = log.file.log.plays[difference.play].event
      differences += "\(log.file.path): \(log.game.name) \(notation.text(of: event.time))"
      differences += " \(notation.text(of: event.play))\n"
      differences += "  ruled \(difference.ruled?.words ?? "no goal"), "
      differences += "recorded \(difference.claimed.words)\n"
    }
  }

  /// Holds a game's figures against the official ones, of the record or else of the log itself;
  /// whether they agree.
  mutating func hold(_ log: PlayedLog, against record: OfficialRecord?) -> Bool {
    let figures = record?[log.game.name] ?? PerTeam(both: nil)
    var agrees = true
    for team in Team.allCases {
      guard let told = figures[team] ?? log.file.log.official[team] else { continue }
      let ruled = OfficialFigures(of: team, in: log.game.solution.game)
      official.compare(told, with: ruled)
      guard told != ruled else { continue }
      agrees = false
      differences += "\(log.file.path): \(log.game.name) \(log.game.notation.letters[team])\n"
      differences += "  ruled \(Self.text(ruled)), official \(Self.text(told))\n"
    }
    return agrees
  }

  private static func text(_ figures: OfficialFigures) -> String {
    "\(figures.goals) goals, \(figures.minutes) minutes, "
      + "\(figures.powerPlayGoals)/\(figures.opportunities) power plays"
  }

  /// The tables of figures.
  func tables(_ palette: Palette) -> String {
    guard total.games > 0 else { return "" }
    var table = TextTable(["Agreement", "of", "agree", ""])
    if total.plays > 0 {
      table.add(row("plays", total.plays, total.agreedPlays))
      table.add(row("plays not at full strength", total.unevenPlays, total.agreedUnevenPlays))
      table.add(row("games", total.games, total.gamesWithoutDifference))
      table.add(
        row("games, single slips let pass", total.games, total.gamesWithoutSustainedDifference))
    }
    if claims != ClaimAgreement() {
      table.add(row("penalties as power plays", claims.comparedPenalties, claims.penalties))
      table.add(row("goals by advantage", claims.comparedGoals, claims.goals))
    }
    if official.teamGames > 0 {
      let games = official.teamGames
      table.add(row("goals, by team and game", games, official.goals))
      table.add(row("power-play goals", games, official.powerPlayGoals))
      table.add(row("power-play opportunities", games, official.opportunities))
      table.add(row("penalty minutes", games, official.minutes))
    }
    var lines = table.lines(palette)
    if seasons.count > 1 && total.plays > 0 { lines += [""] + seasonTable().lines(palette) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func seasonTable() -> TextTable {
    var table = TextTable(["Season", "games", "plays", "not at full strength", "games agree"])
    for (year, agreement) in seasons.sorted(by: { ($0.year ?? 0) < ($1.year ?? 0) }) {
      table.add([
        year.map { "\($0)-\(String($0 + 1).suffix(2))" } ?? "unknown", String(agreement.games),
        percent(agreement.agreedPlays, of: agreement.plays),
        percent(agreement.agreedUnevenPlays, of: agreement.unevenPlays),
        percent(agreement.gamesWithoutSustainedDifference, of: agreement.games),
      ])
    }
    return table
  }

  private func row(_ name: String, _ all: Int, _ agreed: Int) -> [String] {
    [name, String(all), String(agreed), percent(agreed, of: all)]
  }

  private func percent(_ agreed: Int, of all: Int) -> String {
    guard all > 0 else { return "" }
    let share = agreed * 10000 / all
    let hundredths = String(share % 100)
    return "\(share / 100).\(hundredths.count < 2 ? "0" : "")\(hundredths) %"
  }
}

extension SourceClaim {
  /// The claim in words.
  var words: String {
    switch self {
    case .powerPlay(true): "a power play"
    case .powerPlay(false): "no power play"
    case .goal(.powerPlay): "a power-play goal"
    case .goal(.shortHanded): "a short-handed goal"
    case .goal(.even): "an even-strength goal"
    }
  }
}
