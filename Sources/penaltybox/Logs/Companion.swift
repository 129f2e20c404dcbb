/// The two files of one game: the plays, and the summary beside them.
enum Companion {
  /// The endings of both files' names: in the newer view, and in the older.
  private static let endings = [
    (plays: ".plays.json", summary: ".summary.json"),
    (plays: ".pxpverbose.json", summary: ".gamesummary.json"),
    (plays: ".pxp.json", summary: ".gamesummary.json"),
  ]

  /// The path of the summary that may be beside the plays at `path`; nil if that is not the name of such
  /// a file.
  static func summary(beside path: String) -> String? {
    endings.first { path.hasSuffix($0.plays) }
      .map { String(path.dropLast($0.plays.count)) + $0.summary }
  }
}
