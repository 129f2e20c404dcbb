import Views

/// An option of a verb, as data for the parser and the help.
struct Option: Sendable {
  var name: Name
  var value: Value
  /// A summary for the help.
  var summary: String
  /// The number of times that it may be given.
  var limit = 1

  /// The options, by their names after `--`.
  enum Name: String, Sendable, CaseIterable {
    case all
    case `as`
    case at
    case `case`
    case check
    case clock
    case color
    case coverage
    case diff
    case failFast = "fail-fast"
    case filesFrom = "files-from"
    case extends
    case format
    case from
    case export
    case help
    case home
    case into
    case jobs
    case kind
    case known
    case league
    case mine
    case names
    case official
    case overtime
    case periods
    case program
    case quiet
    case rows
    case shifts
    case side
    case since
    case strict
    case threshold
    case under
    case visiting
    case write
  }

  /// The value of an option.
  enum Value: Sendable {
    case nothing
    /// Any text; this is its name in the help.
    case text(String)
    /// One of these words.
    case oneOf([String])
  }
}

extension Option.Name {
  /// The option as it is written: `--under`.
  var flag: String { "--" + rawValue }

  /// Its short form after one hyphen; nil if it has none.
  var short: String? {
    switch self {
    case .help: "-h"
    case .quiet: "-q"
    default: nil
    }
  }

  /// All forms in which it is written, the short one first.
  var flags: [String] { [short, flag].compactMap { $0 } }
}

extension Option {
  static let color = Option(
    name: .color, value: .oneOf(["auto", "always", "never"]),
    summary: "when to colour the output (default: auto, on a terminal only)")
  static let from = Option(
    name: .from, value: .oneOf(["sheet", "jsonl", "nhl", "hockeytech", "pwhl"]),
    summary: "the format of the logs (default: detected from their content)")
  static let fromLines = Option(
    name: .from, value: .oneOf(["sheet", "jsonl", "nhl", "hockeytech", "pwhl", "lines"]),
    summary: "the format of the logs (default: detected); lines: a game in each, answered by a line"
  )
  static let filesFrom = Option(
    name: .filesFrom, value: .text("FILE"),
    summary: "also read the logs that FILE or - names, one in each line")
  static let jobs = Option(
    name: .jobs, value: .text("COUNT"),
    summary: "how many threads work (default: one for each core)")
  static let help = Option(name: .help, value: .nothing, summary: "print this help")
  static let home = Option(
    name: .home, value: .text("LETTERS"),
    summary: "the home team's letters in a new log (default: A)")
  static let kind = Option(
    name: .kind, value: .oneOf(["regular", "play-offs", "final"]),
    summary: "the kind of game, which decides the overtime (default: regular)")
  static let known = Option(
    name: .known, value: .text("FILE"),
    summary: "known errors: GAME P2 12:34 to 13:40 ruled 4v5 recorded 5v5 REASON")
  static let league = Option(
    name: .league, value: .text("LEAGUE"),
    summary: "whose games the logs are, such as WHL (default: as they say)")
  static let names = Option(
    name: .names, value: .nothing, summary: "show players with their names, where the log has them")
  static let withNames = Option(
    name: .names, value: .nothing, summary: "keep the players' names, in JSON lines")
  static let official = Option(
    name: .official, value: .text("FILE.csv"),
    summary: "the league's own figures: game_id,side,goals,pim,pp_opp,pp_goals")
  static let overtime = Option(
    name: .overtime, value: .text("TIME"),
    summary: "the length of an overtime in a new log, such as 5:00 (default: the book's)")
  static let periods = Option(
    name: .periods, value: .text("PERIODS"),
    summary: "the periods of a new log, such as 3x15:00 (default: the book's)")
  static let rows = Option(
    name: .rows, value: .oneOf(GameRows.allCases.map(\.rawValue)),
    summary: "what each row of --format csv or jsonl is about (default: plays)")
  static let shifts = Option(
    name: .shifts, value: .text("DIR"),
    summary: "shift charts, DIR/GAME.csv: period,start,end,teamId,playerId")
  static let quiet = Option(
    name: .quiet, value: .nothing, summary: "print results and errors only")
  static let clock = Option(
    name: .clock, value: .oneOf(["elapsed", "remaining"]),
    summary: "how the time of --at is counted (default: as in the log)")
  static let side = Option(
    name: .side, value: .oneOf(["before", "after"]),
    summary: "before or after the plays of that second (default: after)")
  static let since = Option(
    name: .since, value: .text("FILE"),
    summary: "only what is new since this earlier file of the log, or since a play's id")
  static let strict = Option(
    name: .strict, value: .nothing,
    summary: "end with 1 where there is a warning, as for a refused play")
  static let strictlyComplete = Option(
    name: .strict, value: .nothing,
    summary: "end with 1 where there is a warning; leave incomplete games out")
  static let under = Option(
    name: .under, value: .text("BOOK"),
    summary: "an edition's id, the path of your own book, or auto")

  static let underTwo = Option(
    name: .under, value: .text("BOOK"),
    summary:
      "an edition's id, your own book's path, or auto; twice to compare",
    limit: 2)

  static let visiting = Option(
    name: .visiting, value: .text("LETTERS"),
    summary: "the visiting team's letters in a new log (default: B)")

  static func format(_ formats: [String]) -> Option {
    Option(
      name: .format, value: .oneOf(formats),
      summary: "the output format (default: \(formats.first ?? ""))")
  }
}
