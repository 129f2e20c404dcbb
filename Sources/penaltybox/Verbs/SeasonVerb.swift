import Rulebooks
import Scoresheets
import Seasons
import Surface
import Views

extension Verb {
  static let season = Verb(
    name: "season",
    summary: "say who may not play in the next game of a season, until when and why",
    operands: .several("LOG"),
    options: [
      Option(.game, "GAME", "the next game: only those before it count"),
      Option(
        .team, "LETTERS", "a team's suspensions and counts; twice, the teams of the next game",
        limit: 2),
      Option(.player, "PLAYER", "the suspensions and counts of a player, such as TOR6"),
      Option(.since, "GAME", "also what the games from this one, or this date, on have added"),
      Option(.stage, Stage.allCases.map(\.rawValue), "the stage of the next game"),
      Option(.strict, "end with 1 if somebody played who was out, or something is odd"),
      .names, .under, .from, .league, .jobs, .format(["text", "json", "csv", "html"]), .color,
      .quiet,
    ],
    examples: [
      "penaltybox season 2024-25",
      "penaltybox season 2024-25 rulings.season --game 2024020801 --format html > tonight.html",
      "penaltybox season 2024-25 --since 2024020801 --strict",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    try arguments.expectOnlyOne(of: .team, .player)
    var maker = SeasonMaker()
    let status = try addLogs(to: &maker, arguments, &console)
    if status == .couldNotRun && maker.isEmpty { return status }
    var (surface, request) = (Surface(), Request(.season))
    request.season.games = maker
    request.season.person = arguments[.player]
    request.season.teams = arguments.all(.team)
    request.season.game = arguments[.game]
    request.season.since = arguments[.since]
    request.season.stage = arguments[.stage].flatMap { Stage(rawValue: $0) }
    request.game.isNamed = arguments.has(.names)
    return max(status, console.print(try surface.answered(request), arguments))
  }

  /// The season in the folder given with `--season`, or `nil`.
  static func seasonMaker(
    _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> SeasonMaker? {
    guard let folder = arguments[.season] else { return nil }
    var logs = arguments
    logs.operands = [folder]
    var maker = SeasonMaker()
    _ = try addLogs(to: &maker, logs, &console)
    if maker.isEmpty { throw SurfaceError("\(folder.visible): no games of a season") }
    return maker
  }

  private static func addLogs(
    to maker: inout SeasonMaker, _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    var logs = arguments
    var status = logs.findLogs(&console, besides: [".season"])
    let files = logs.operands.filter { SeasonMaker.isSeasonFile($0) }
    logs.operands.removeAll { SeasonMaker.isSeasonFile($0) }
    // A remark says what a log lacks. Its readable calls still count, so the status stays.
    let read = try LogPlayer(logs).each(&console) { played, _ in
      maker.add(played, named: played.file.name.fileName)
      return .done
    }
    if read == .couldNotRun { status = read }
    let decided = try arguments.each(of: files, with: (), &console) { _, path in
      [Result { () throws(SurfaceError) in try NamedText(at: path) }]
    } take: { (file, _) throws(SurfaceError) in
      var shelf = BookShelf.ofFiles
      try maker.add(try file.get(), choice: arguments[.under], &shelf)
      return .done
    }
    return max(status, decided)
  }
}
