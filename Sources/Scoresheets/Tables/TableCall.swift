import HockeyRules

/// Calls as people write them in tables: `2 min + 2 min`, `5+GM`, `Double Minor`, `240.0`.
enum TableCall {
  /// The call in the notation, or `nil` if `text` is not a call.
  static func call(_ text: String, inSeconds: Bool = false) -> String? {
    var parts: [String] = []
    for part in text.lowercased().split(whereSeparator: { "+/&,".contains($0) }) {
      guard let call = single(part, inSeconds) else { return nil }
      parts.append(call)
    }
    let call = parts.joined(separator: "+")
    return parts.isEmpty ? nil : usual[call] ?? call
  }

  /// The usual penalties for a number of minutes that no single class has.
  private static let usual = [
    "4": "2+2", "12": "2+10", "14": "2+2+10", "15": "5+10", "20": "GM", "25": "5+GM",
    "5+20": "5+GM", "2+20": "2+GM", "10+20": "10+GM",
  ]

  private static func single(_ text: Substring, _ inSeconds: Bool) -> String? {
    let words = text.split { $0 == " " || $0 == "'" || $0 == "-" || $0 == "\u{a0}" }
    var number: Int?
    var names: [String] = []
    for word in words {
      if word.first?.isASCIIDigit == true {
        let letters = word.drop { !$0.isLetter }
        guard number == nil, let read = minutes(word.dropLast(letters.count), inSeconds) else {
          return nil
        }
        number = read
        if !letters.isEmpty { names.append(String(letters)) }
      } else {
        names.append(String(word.prefix { $0 != "." }))
      }
    }
    names.removeAll { beside.contains($0) }
    guard !names.isEmpty else { return number.map { String($0) } }
    return name(names, number)
  }

  private static let gross = PenaltyClass.grossMisconduct.word

  private static let beside = [
    "min", "mins", "minute", "minutes", "minuter", "minuten", "m", "s", "sec", "seconds", "bench",
    "penalty", "a",
  ]

  /// The minutes that `2`, `2.0`, `2:00`, `120` and, in seconds, `240.0` mean.
  private static func minutes(_ text: Substring, _ inSeconds: Bool) -> Int? {
    let parts = text.split(whereSeparator: { ".:".contains($0) }).compactMap { Int($0) }
    guard let first = parts.first, parts.dropFirst().allSatisfy({ $0 == 0 }), first < 10_000
    else { return nil }
    let isInSeconds = inSeconds || first >= 60
    return isInSeconds ? (first % 60 == 0 ? first / 60 : nil) : first
  }

  /// The call that `words` name; `minutes` are the minutes next to them, if there are any.
  static func name(_ words: [String], _ minutes: Int? = nil) -> String? {
    let text = words.joined(separator: " ")
    switch text {
    case "minor": return minutes == 4 ? "2+2" : minutes.map { String($0) } ?? "2"
    case "double minor", "double": return "2+2"
    case "major": return "5"
    case "misconduct": return "10"
    case "game misconduct", "game", "gm", "gmc":
      return gameMisconduct(besides: minutes)
    case "match", "mp": return "M"
    case "gross misconduct", "gross": return gross
    case "shot", "ps": return "PS"
    default: return nil
    }
  }

  /// A game misconduct, together with the major or the minor that the `minutes` next to it mean.
  static func gameMisconduct(besides minutes: Int?) -> String {
    [5: "5+GM", 25: "5+GM", 2: "2+GM"][minutes ?? 0] ?? "GM"
  }

  /// The call that the words of a text about a penalty name, or `nil` if they name no class.
  static func call(in words: [String]) -> String? {
    if words.contains("match") { return "M" }
    if words.contains("misconduct") {
      guard words.contains("game") else { return words.contains("gross") ? gross : "10" }
      return words.contains("major") ? "5+GM" : "GM"
    }
    if words.contains("shot") { return "PS" }
    if words.contains("major") { return "5" }
    return words.contains("minor") ? (words.contains("double") ? "2+2" : "2") : nil
  }
}
