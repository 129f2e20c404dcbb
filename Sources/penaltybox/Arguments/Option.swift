import Views

/// An option that a verb takes, as data: the parser and the help are made of it.
struct Option: Sendable {
  var name: Name
  var value: Value
  /// What it does, as the help says it.
  var summary: String
  /// How often it may be given.
  var limit = 1

  /// The options by their names behind `--`.
  enum Name: String, Sendable, CaseIterable {
    case at
    case `case`
    case check
    case clock
    case color
    case coverage
    case format
    case from
    case export
    case help
    case home
    case kind
    case known
    case official
    case program
    case quiet
    case rows
    case shifts
    case side
    case under
    case visiting
  }

  /// What stands behind an option.
  enum Value: Sendable {
    case nothing
    /// Any text; the help calls it by this word.
    case text(String)
    /// One of these words.
    case oneOf([String])
  }
}

extension Option.Name {
  /// The option as it is written: `--under`.
  var flag: String { "--" + rawValue }
}

extension Option {
  static let color = Option(
    name: .color, value: .oneOf(["auto", "always", "never"]),
    summary: "colours: on a terminal only, always, or never")
  static let from = Option(
    name: .from, value: .oneOf(["sheet", "jsonl", "nhl", "pwhl"]),
    summary: "the format of the logs; by their content where it is left out")
  static let help = Option(name: .help, value: .nothing, summary: "print this help")
  static let home = Option(
    name: .home, value: .text("LETTERS"),
    summary: "what a new log calls the home team; A where it is left out")
  static let kind = Option(
    name: .kind, value: .oneOf(["regular", "play-offs"]),
    summary: "which overtime a new log's game has; regular where it is left out")
  static let known = Option(
    name: .known, value: .text("FILE"),
    summary: "errors known already: GAME P2 12:34 to 13:40 ruled 4v5 recorded 5v5 REASON")
  static let official = Option(
    name: .official, value: .text("FILE.csv"),
    summary: "the league's own figures: game_id,side,goals,pim,pp_opp,pp_goals")
  static let rows = Option(
    name: .rows, value: .oneOf(ReplayCSV.Rows.allCases.map(\.rawValue)),
    summary: "what a row of --format csv stands for; plays where it is left out")
  static let shifts = Option(
    name: .shifts, value: .text("DIR"),
    summary: "shift charts, DIR/GAME.csv: period,start,end,teamId,playerId")
  static let quiet = Option(
    name: .quiet, value: .nothing, summary: "print results and errors only")
  static let clock = Option(
    name: .clock, value: .oneOf(["elapsed", "remaining"]),
    summary: "how the time of --at is counted; as the log counts where it is left out")
  static let side = Option(
    name: .side, value: .oneOf(["before", "after"]),
    summary: "before the plays of that second, or after them; after where it is left out")
  static let under = Option(
    name: .under, value: .text("BOOK"),
    summary: "an edition's id, the path of a book of your own, or auto")

  static let underTwo = Option(
    name: .under, value: .text("BOOK"),
    summary:
      "an edition's id, the path of a book of your own, or auto; twice: where two books part",
    limit: 2)

  static let visiting = Option(
    name: .visiting, value: .text("LETTERS"),
    summary: "what a new log calls the visiting team; B where it is left out")

  static func format(_ formats: [String]) -> Option {
    Option(
      name: .format, value: .oneOf(formats),
      summary: "what is printed; \(formats.first ?? "") where it is left out")
  }
}
