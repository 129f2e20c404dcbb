import HockeyRules

extension TableLog {
  /// The call of a row, or `nil` if the row is not about a penalty.
  mutating func call(of row: TableRow) throws(NotationError) -> NotationLine.Token? {
    let words = row.textWords(head)
    let keys = words.flatMap { $0.text.keys }
    if let cell = row.cell(head[.minutes]), !cell.text.isNothing {
      let call = TableCall.call(cell.text, inSeconds: head.isInSeconds)
      return cell.called(call.map { Self.call($0, besides: keys) } ?? cell.text)
    }
    for (index, word) in words.enumerated() where word.text.first?.isASCIIDigit == true {
      let rest = words[(index + 1)...].prefix {
        "+0123456789".contains($0.text.first ?? " ") || $0.text.key.hasPrefix("min")
      }
      guard
        word.text.lowercased().hasSuffix("min")
          || rest.contains(where: { $0.text.key.hasPrefix("min") }),
        let cell = ([word] + rest).joined, let call = TableCall.call(cell.text.filter { $0 != "." })
      else { continue }
      return cell.called(Self.call(call, besides: keys))
    }
    guard row.isPenalty(head), let place = words.joined else { return nil }
    if let call = TableCall.call(in: keys) { return place.called(call) }
    guard head[.minutes] == nil else {
      throw LineCursor(row.line).failure(.expected(.call, found: place.text), at: place)
    }
    assumedMinors += 1
    return place.called("2")
  }

  /// The call for the minutes and the words next to them.
  private static func call(_ minutes: String, besides words: [String]) -> String {
    if words.contains("match") { return PenaltyClass.match.word }
    guard words.contains("game"), words.contains("misconduct"), !minutes.holds("GM") else {
      return minutes
    }
    return TableCall.gameMisconduct(besides: Int(minutes))
  }

  /// The infraction in the text of a row: the longest known infraction that the text contains, or
  /// else all words of the text.
  static func infraction(
    _ text: [NotationLine.Token]
  ) -> [NotationLine.Token] {
    let words = text.prefix { $0.text.lowercased().key != "served" }.compactMap { word in
      let letters = word.text.lowercased().filter { $0.isLetter || $0 == "-" }
      return letters.contains { $0.isLetter } && !besideInfractions.contains(letters)
        ? word.called(letters) : nil
    }
    guard let first = words.first, let last = words.last else { return [] }
    for count in stride(from: min(words.count, 6), to: 0, by: -1) {
      for start in 0...(words.count - count) {
        let name = words[start..<start + count].map { $0.text }.joined(separator: "-")
        guard Infraction(rawValue: name).isKnown else { continue }
        return [first.called(Infraction(rawValue: name).canonical)]
      }
    }
    return [
      NotationLine.Token(
        text: words.map { $0.text }.joined(separator: "-"),
        range: first.range.lowerBound..<last.range.upperBound, standsApart: false)
    ]
  }

  private static let besideInfractions: Set = [
    "penalty", "minor", "double", "major", "bench", "match", "misconduct", "game", "for", "min",
    "minutes", "mins", "taken", "-", "team", "utvisning", "strafe",
  ]
}
