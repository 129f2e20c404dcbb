import HockeyRules
public import Scoresheets

/// A rulebook as text: each provision with its value, its rule, and what it is about.
public enum BookText {
  // Values begin in column 36, and rules follow the widest short value.
  private static let values = 35
  private static let rules = 65

  /// The whole book as lines, with the styles of `palette`.
  public static func text(of edition: Edition, in palette: Palette) -> String {
    var lines = head(of: edition, in: palette)
    for provision in edition.provisions {
      lines.append("")
      lines += self.lines(of: provision, in: palette)
    }
    if edition.provisions.count > 1 { lines += ["", tally(of: edition.provisions)] }
    return palette.wrapped(lines.asLines)
  }

  private static func head(of edition: Edition, in palette: Palette) -> [String] {
    let book = edition.rulebook
    var lines = [palette.paint("\(book.id) · \(book.name)", .strong)]
    if let title = edition.title { lines.append(title.visible) }
    lines.append(palette.paint(facts(of: edition).joined(separator: " · "), .faint))
    return lines
  }

  /// The league of a book, what it extends, and its seasons, in words.
  static func facts(of edition: Edition) -> [String] {
    var facts = ["league \(edition.league)"]
    if let extends = edition.extends { facts.append("extends \(extends)") }
    if let seasons = edition.seasons?.words, !seasons.isEmpty { facts.append("seasons \(seasons)") }
    return facts
  }

  private static func lines(of provision: StatedProvision, in palette: Palette) -> [String] {
    let values = provision.value.lines
    if let width = palette.width { return lines(of: provision, width: width, in: palette) }
    var row = RowBuilder(palette: palette)
    row.add(provision.key.rawValue, .strong)
    row.move(to: Self.values, values.isEmpty)
    row.add(values.first ?? "")
    row.move(to: Self.rules, false)
    row.add(provision.rule?.words ?? "no rule known", .faint)
    var lines = [row.text]
    for value in values.dropFirst() {
      lines.append(String(repeating: " ", count: Self.values) + value.visible)
    }
    return lines + notes(on: provision, in: palette)
  }

  /// What the provision is about, and on what it rests where no rule settles it.
  private static func notes(on provision: StatedProvision, in palette: Palette) -> [String] {
    let summary = "  " + provision.point.summary
    guard let remark = provision.basis.remark() else { return [summary] }
    return [summary, "  " + palette.paint(remark, provision.basis.isMoot ? .faint : .assumed)]
  }

  /// A provision on a terminal: its key and its value in one line where both have room.
  private static func lines(
    of provision: StatedProvision, width: Int, in palette: Palette
  ) -> [String] {
    let rule = provision.rule?.words ?? "no rule known"
    let values = provision.value.lines
    let isWide = width >= 100
    let indent = isWide ? Self.values : 2
    let key = RuledRow.Piece(provision.key.rawValue, .strong)
    var lines: [String] = []
    if isWide {
      let blanks = String(repeating: " ", count: max(1, indent - key.text.columns))
      lines = RuledRow(
        lead: [key, .init(blanks)], text: .init(values.first ?? ""), rule: rule
      ).lines(in: palette)
    } else {
      lines = RuledRow(text: key, rule: rule).lines(in: palette)
    }
    for value in isWide ? values.dropFirst() : values[...] {
      let blanks = String(repeating: " ", count: indent)
      lines += RuledRow(lead: [.init(blanks)], text: .init(value)).lines(in: palette)
    }
    return lines + notes(on: provision, in: palette)
  }

  /// How many provisions there are, and how many of them no rule settles, in words.
  static func tally(of provisions: [StatedProvision]) -> String {
    var (assumed, recorded, open, moot) = (0, 0, 0, 0)
    for provision in provisions {
      switch provision.basis {
      case .stated: break
      case .assumed: assumed += 1
      case .recorded: recorded += 1
      case .open: open += 1
      case .moot: moot += 1
      }
    }
    return "\(provisions.count) provisions: \(assumed) unverified, "
      + "\(recorded) by the league's record, \(open) left to the league, \(moot) never used"
  }
}
