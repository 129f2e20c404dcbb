import HockeyRules
public import Scoresheets

/// A file for a league's own rulebook, in which every point of the book that it extends is a
/// comment.
public enum BookTemplate {
  /// The file, which extends `edition` by the name `parent`, and changes nothing yet.
  public static func text(extending edition: Edition, called parent: String) -> String {
    let book = edition.rulebook
    let head = [
      "This is your league's rulebook. It takes over \(book.name) and states only what differs.",
      "A member whose name begins with // is a comment. All points below are comments: to change one,",
      "remove the // in front of its name, and give your value and the number of your rule. Where no",
      "rule says it, replace \"rule\" by \"unverified\", \"record\", \"open\" or \"moot\" with the reason.",
      "`penaltybox books check FILE` says all that is wrong with the file, and `penaltybox books try",
      "FILE` plays situations that your changes decide. A replay uses it with `--under ./FILE`.",
    ]
    var lines = ["{", "  \"//\": ["]
    lines += head.enumerated().map { index, text in
      "    " + json { $0.string(text) } + (index < head.count - 1 ? "," : "")
    }
    lines += ["  ],"]
    lines += members([
      ("id", "our-league"), ("name", "Our League"), ("league", "Our League"), ("extends", parent),
    ]).map { "  \($0)," }
    lines.append("  \"provisions\": {")
    for (index, provision) in edition.provisions.enumerated() {
      let isLast = index == edition.provisions.count - 1
      lines += comment(on: provision) + [isLast ? "    }" : "    },"]
    }
    return (lines + ["  }", "}"]).asLines
  }

  /// A provision as a comment, ready to be changed, without its last bracket.
  private static func comment(on provision: StatedProvision) -> [String] {
    let key = json { $0.string("// " + provision.key.rawValue) }
    return [
      "    \(key): {",
      "      \"//\": " + json { $0.string(words(about: provision)) } + ",",
      "      \"value\": " + json { $0.write(provision.value) } + ",",
      "      \"rule\": \"our rule\"",
    ]
  }

  /// What the point is about, which values it may have, and on what the inherited one rests.
  private static func words(about provision: StatedProvision) -> String {
    let form = provision.point.form
    let value =
      form == .agreed ? "All books agree, and differ in the rule." : "Value: \(form.words)."
    let rule = provision.rule.map { "From \($0.words)." } ?? "From no known rule."
    let remark = provision.basis.remark().map { " " + $0 } ?? ""
    return "\(provision.point.summary) \(value) \(rule)\(remark)"
  }

  private static func members(_ members: [(String, String)]) -> [String] {
    members.map { key, value in "\"\(key)\": " + json { $0.string(value) } }
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }
}
