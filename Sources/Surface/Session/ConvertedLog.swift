package import HockeyRules
package import Scoresheets

/// A log written as a sheet or as JSON lines.
package struct ConvertedLog {
  package let bytes: [UInt8]
  /// What it leaves out, in words.
  package private(set) var errors: [String] = []

  /// Writes `log` in `format`; `standard` gives the length of the periods if the log does not.
  ///
  /// JSON lines have the players' names only with `isNamed`.
  package init(
    _ log: GameLog, as format: ConvertedFormat, isNamed: Bool, standard: Schedule
  ) {
    switch format {
    case .jsonLines: bytes = JSONLines.text(of: isNamed ? log : log.withoutNames)
    case .sheet:
      let remark =
        log.hasPlayerIDs
        ? "# The source gives no sweater numbers: players are numbered by ascending id.\n" : ""
      let sheet = WrittenSheet(of: log.numberingPlayers, standard: standard)
      bytes = Array((remark + sheet.text).utf8)
      errors = sheet.errors
    }
  }
}
