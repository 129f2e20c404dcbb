import Views

struct Option: Sendable {
  var name: Name
  var value: Value
  var summary: String
  var limit = 1

  enum Name: String, Sendable {
    case all, `as`, at, `case`, check, clock, color, columns, coverage
    case extends, follow, format, from, export, game
    case help, home, into, jobs, kind, known, league, mine, names, official, overtime, periods
    case player, quiet, rows, season, shifts, side, since, stage
    case strict, team, tick, under, visiting, words, write
    case failFast = "fail-fast"

    var flag: String { "--" + rawValue }

    var short: String? {
      switch self {
      case .help: "-h"
      case .quiet: "-q"
      default: nil
      }
    }

    var flags: [String] { [short, flag].compactMap { $0 } }
  }

  enum Value: Sendable {
    case nothing
    /// Any text, which the help calls by this word.
    case text(String)
    case oneOf([String])

    /// The value in the help, after a blank; empty if the option has no value.
    var synopsis: String {
      switch self {
      case .nothing: ""
      case .text(let word): " " + word
      case .oneOf(let words): " " + words.joined(separator: "|")
      }
    }
  }
}

extension Option {
  init(_ name: Name, _ summary: String) { self.init(name: name, value: .nothing, summary: summary) }

  /// Creates an option with any text as its value, which the help calls `word`.
  init(_ name: Name, _ word: String, _ summary: String, limit: Int = 1) {
    self.init(name: name, value: .text(word), summary: summary, limit: limit)
  }

  init(_ name: Name, _ words: [String], _ summary: String) {
    self.init(name: name, value: .oneOf(words), summary: summary)
  }

  static let at = Option(.at, "TIME", "the instant, such as \"P2 12:34\" (default: the log's end)")
  static let clock = Option(
    .clock, ["elapsed", "remaining"], "how the time of --at is counted (default: as in the log)")
  static let color = Option(
    .color, ["auto", "always", "never"],
    "when to colour the output (default: auto, on a terminal only)")
  static let formats = [
    "sheet", "jsonl", "nhl", "hockeytech", "liiga", "csv", "swehockey", "pwhl",
  ]
  static let columns = Option(
    .columns, "NAMES",
    "columns of a table that are not named for their contents: time=Clock,strength=Situation")
  static let tableHome = Option(.home, "NAME", "the home team as a table names it")
  static let tableVisiting = Option(.visiting, "NAME", "the visiting team as a table names it")
  static let tableClock = Option(
    .clock, ["elapsed", "remaining"], "how a table's times are counted (default: by their order)")
  static let from = Option(
    .from, formats, "the format of the logs (default: detected from their content)")
  static let jobs = Option(.jobs, "COUNT", "how many threads work (default: one for each core)")
  static let help = Option(.help, "print this help")
  static let home = Option(.home, "LETTERS", "the home team's letters in a new log (default: A)")
  static let kind = Option(
    .kind, ["regular", "play-offs", "final"],
    "the kind of game, which decides the overtime (default: regular)")
  static let known = Option(
    .known, "FILE", "known errors: GAME P2 12:34 to 13:40 ruled 4v5 recorded 5v5 REASON")
  static let league = Option(
    .league, "LEAGUE", "the league of the games, such as WHL (default: the one in each log)")
  static let names = Option(.names, "show players with their names, where the log has them")
  static let official = Option(
    .official, "FILE.csv", "the league's own figures: game_id,side,goals,pim,pp_opp,pp_goals")
  static let overtime = Option(
    .overtime, "TIME",
    "the length of an overtime in a new log, such as 5:00 (default: the book's)")
  static let periods = Option(
    .periods, "PERIODS", "the periods of a new log, such as 3x15:00 (default: the book's)")
  static let quiet = Option(.quiet, "print results and errors only")
  static let rows = Option(
    .rows, GameRows.allCases.map(\.rawValue),
    "what each row of --format csv or jsonl is about (default: plays)")
  static let season = Option(
    .season, "FOLDER", "the games of the season so far, to warn of players who may not play")
  static let shifts = Option(
    .shifts, "DIR", "shift charts, DIR/GAME.csv: period,start,end,teamId,playerId")
  static let side = Option(
    .side, ["before", "after"], "before or after the plays of that second (default: after)")
  static let strict = Option(.strict, "end with 1 where there is a warning, as for a refused play")
  static let under = Option(.under, "BOOK", "an edition's id, the path of your own book, or auto")
  static let visiting = Option(
    .visiting, "LETTERS", "the visiting team's letters in a new log (default: B)")

  static func format(_ formats: [String]) -> Option {
    Option(.format, formats, "the output format (default: \(formats.first ?? ""))")
  }
}
