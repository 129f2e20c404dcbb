import HockeyRules
public import Scoresheets

/// A rulebook as one JSON object, with its provisions in the keys' order.
public enum BookJSON {
  /// Writes the whole book and ends the line.
  public static func write(_ edition: Edition, to writer: inout JSONWriter) {
    writer.object { writer in
      writeFacts(of: edition, to: &writer)
      writer.key("provisions")
      writer.array { writer in
        for provision in edition.provisions { write(provision, to: &writer) }
      }
    }
    writer.endLine()
  }

  /// Writes the facts about the book other than its provisions.
  static func writeFacts(of edition: Edition, to writer: inout JSONWriter) {
    writer.member("id", edition.rulebook.id)
    writer.member("name", edition.rulebook.name)
    writer.member("league", edition.league)
    if let title = edition.title { writer.member("title", title) }
    if let extends = edition.extends { writer.member("extends", extends) }
    if let seasons = edition.seasons { write(seasons, to: &writer) }
  }

  private static func write(_ seasons: RulebookFile.Seasons, to writer: inout JSONWriter) {
    writer.key("seasons")
    writer.object { writer in
      if let from = seasons.from { writer.member("from", from) }
      if let to = seasons.to { writer.member("to", to) }
    }
  }

  private static func write(_ provision: StatedProvision, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("key", provision.key.rawValue)
      writeMembers(of: provision, to: &writer)
      writer.member("summary", provision.point.summary)
    }
  }

  /// Writes what a book provides on one point, without the point's key.
  static func writeMembers(of provision: StatedProvision, to writer: inout JSONWriter) {
    writer.member("value", provision.value)
    if let rule = provision.rule { writer.member("rule", rule) }
    switch provision.basis {
    case .stated: break
    case .recorded(let text): writer.member("record", text)
    case .open(let text): writer.member("open", text)
    case .assumed(let text): writer.member("unverified", text)
    case .moot(let text): writer.member("moot", text)
    }
  }
}
