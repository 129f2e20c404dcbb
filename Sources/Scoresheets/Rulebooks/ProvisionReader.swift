import HockeyRules

/// Makes typed provisions of the entries of a book and the books it extends.
struct ProvisionReader {
  /// An entry and the book that it stands in.
  struct Source {
    var entry: RulebookFile.Entry
    var book: RulebookFile
    var file: String
  }

  /// The entries in force: those of the book itself before those of the one it extends.
  private var sources: [ProvisionKey: Source] = [:]
  /// The book that is read.
  let book: RulebookFile
  let file: String

  /// Gathers the entries of `chain`, the book itself first.
  init(chain: [(book: RulebookFile, file: String)]) throws(RulebookError) {
    book = chain[0].book
    file = chain[0].file
    for (book, file) in chain {
      for entry in book.entries {
        guard let key = ProvisionKey(rawValue: entry.key) else {
          let near = nearestMatch(
            to: entry.key, among: ProvisionKey.allCases.map(\.rawValue))
          throw RulebookError(
            file: file, place: book.place(at: entry.offset),
            problem: .file(.unknownKey(entry.key, nearest: near)))
        }
        if sources[key] == nil { sources[key] = Source(entry: entry, book: book, file: file) }
      }
    }
  }

  /// The entry for `key`, in force.
  func source(_ key: ProvisionKey) throws(RulebookError) -> Source {
    guard let source = sources[key] else {
      throw RulebookError(
        file: file, place: book.place(at: 0),
        problem: .file(.missingKey(key.rawValue, of: "the book \(book.id)")))
    }
    return source
  }

  func time(_ key: ProvisionKey) throws(RulebookError) -> Provision<PlayingTime> {
    try provision(key, "a time such as 2:00") { Self.time($0) }
  }

  /// A time, or `null` where the book has no such thing.
  func timeIfAny(_ key: ProvisionKey) throws(RulebookError) -> Provision<PlayingTime?> {
    try provision(key, "a time such as 2:00, or null") { value in
      if case .none = value { return .some(nil) }
      return Self.time(value).map { $0 }
    }
  }

  func number(_ key: ProvisionKey, in range: ClosedRange<Int>) throws(RulebookError) -> Provision<
    Int
  > {
    try provision(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      guard case .integer(let number) = value, range.contains(number) else { return nil }
      return number
    }
  }

  /// A whole number from 1, or `null` where the book has no such thing.
  func numberIfAny(_ key: ProvisionKey) throws(RulebookError) -> Provision<Int?> {
    try provision(key, "a whole number from 1 to 99, or null") { value in
      switch value {
      case .none: .some(nil)
      case .integer(let number): (1...99).contains(number) ? .some(number) : nil
      case .text, .flag, .list, .rows: nil
      }
    }
  }

  func flag(_ key: ProvisionKey) throws(RulebookError) -> Provision<Bool> {
    try provision(key, "true or false") { value in
      guard case .flag(let flag) = value else { return nil }
      return flag
    }
  }

  /// A provision on which the books agree: only its rule differs.
  func common(_ key: ProvisionKey) throws(RulebookError) -> Common {
    try provision(key, "true") { $0 == .flag(true) ? .agreed : nil }
  }

  /// One of the named choices.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: ProvisionKey
  ) throws(RulebookError) -> Provision<Choice> where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    return try provision(key, "one of " + words.joined(separator: ", "), near: words) { value in
      guard case .text(let word) = value else { return nil }
      return Choice(rawValue: word)
    }
  }

  /// The table of counted infractions.
  func counts(_ key: ProvisionKey) throws(RulebookError) -> Provision<[InfractionCount]> {
    try provision(key, "rows with infractions, count and result") { value in
      switch value {
      case .list(let words): words.isEmpty ? [] : nil
      case .rows(let rows): Self.counts(rows)
      case .text, .integer, .flag, .none: nil
      }
    }
  }

  /// The table of lengths for shorter periods.
  func lengths(_ key: ProvisionKey) throws(RulebookError) -> Provision<[LengthsByPeriod]> {
    try provision(key, "rows with period-to, minor and major, each a time") { value in
      switch value {
      case .list(let words): words.isEmpty ? [] : nil
      case .rows(let rows): Self.lengths(rows)
      case .text, .integer, .flag, .none: nil
      }
    }
  }

  /// The table of lengths while a lead makes the clock run.
  func runningTime(_ key: ProvisionKey) throws(RulebookError) -> Provision<[RunningTime]> {
    try provision(key, "rows with lead, back, period-from, minor and major") { value in
      switch value {
      case .list(let words): words.isEmpty ? [] : nil
      case .rows(let rows): Self.runningTime(rows)
      case .text, .integer, .flag, .none: nil
      }
    }
  }

  private static func runningTime(_ rows: [EntryRow]) -> [RunningTime]? {
    var table: [RunningTime] = []
    for row in rows {
      guard row.members.count == 5, case .integer(let lead)? = row["lead"], (1...99).contains(lead),
        case .integer(let back)? = row["back"], (0..<lead).contains(back),
        case .integer(let period)? = row["period-from"], (1...99).contains(period),
        let minor = row["minor"].flatMap(time), let major = row["major"].flatMap(time)
      else { return nil }
      table.append(
        RunningTime(lead: lead, back: back, periodFrom: period, minor: minor, major: major))
    }
    return table
  }

  private static func lengths(_ rows: [EntryRow]) -> [LengthsByPeriod]? {
    var lengths: [LengthsByPeriod] = []
    for row in rows {
      let times = ["period-to", "minor", "major"].compactMap { row[$0].flatMap(time) }
      guard row.members.count == 3, times.count == 3 else { return nil }
      lengths.append(LengthsByPeriod(periodTo: times[0], minor: times[1], major: times[2]))
    }
    return lengths
  }

  private func provision<Value>(
    _ key: ProvisionKey, _ expected: String, near words: [String] = [],
    _ read: (EntryValue) -> Value?
  ) throws(RulebookError) -> Provision<Value> {
    let source = try source(key)
    guard let value = read(source.entry.value) else {
      var near: String?
      if case .text(let word) = source.entry.value { near = nearestMatch(to: word, among: words) }
      throw RulebookError(
        file: source.file, place: source.book.place(at: source.entry.valueOffset),
        problem: .wrongValue(key.rawValue, expected: expected, nearest: near))
    }
    let rule = RuleReference(book: source.book.name, number: source.entry.rule)
    return Provision(value, rule: rule, assumption: source.entry.unverified)
  }

  private static func time(_ value: EntryValue) -> PlayingTime? {
    guard case .text(let text) = value else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let minutes = Int(parts[0]), let seconds = Int(parts[1]),
      parts[1].count == 2, (0..<60).contains(seconds), (0...99).contains(minutes),
      minutes + seconds > 0
    else { return nil }
    return .minutes(minutes) + .seconds(seconds)
  }

  private static func counts(_ rows: [EntryRow]) -> [InfractionCount]? {
    var counts: [InfractionCount] = []
    for row in rows {
      guard row.members.count == 3, case .list(let infractions)? = row["infractions"],
        case .integer(let count)? = row["count"], (1...99).contains(count),
        case .text(let word)? = row["result"], let result = CountedEjection(rawValue: word)
      else { return nil }
      counts.append(
        InfractionCount(
          infractions: infractions.map(Infraction.init(rawValue:)), count: count, result: result))
    }
    return counts
  }
}
