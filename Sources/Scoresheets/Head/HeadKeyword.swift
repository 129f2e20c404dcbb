/// The first words of the lines of a head.
package enum HeadKeyword: String, CaseIterable, Worded {
  case under, clock, home, visiting, name, color, kind, date, periods, overtime, shooters, league,
    season, id
  case from, decides, gap, disputed, omits

  /// The keyword for `word`; `away` is another word for `visiting`.
  package init?(word: String) { self.init(rawValue: word == "away" ? "visiting" : word) }

  /// The heads in which a line may appear.
  package enum Home: Sendable {
    /// A sheet, a case file's head or a case.
    case anyHead
    /// A case file's head or a case.
    case caseFile
    /// A sheet or a case, but not the head of a case file.
    case caseHead
    case fileHead
  }

  package var home: Home {
    switch self {
    case .under, .clock, .home, .visiting, .name, .color, .kind, .date, .periods, .overtime,
      .shooters, .league, .season:
      .anyHead
    case .id: .caseHead
    case .from, .decides, .gap, .disputed: .caseFile
    case .omits: .fileHead
    }
  }

  /// Whether the plays below cannot be read without the keyword's line.
  package var shapesPlays: Bool {
    [.clock, .home, .visiting, .kind, .periods, .overtime].contains(self)
  }

  /// Whether a head may have a line with this word for each team.
  package var isPerTeam: Bool { self == .name || self == .color }

  /// Whether a head may have several lines with this keyword.
  package var mayRepeat: Bool { [.id, .decides, .omits].contains(self) }

  /// The canonical line with this keyword and `value`.
  package func line(_ value: String) -> String { word.padded(to: 9) + value }
}

extension String {
  /// The text padded with blanks to `width`, with at least one blank.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
