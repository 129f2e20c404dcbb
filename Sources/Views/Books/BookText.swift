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
    return lines.asLines
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
    lines.append("  " + provision.point.summary)
    if let remark = provision.basis.remark() {
      lines.append("  " + palette.paint(remark, provision.basis.isMoot ? .faint : .assumed))
    }
    return lines
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
