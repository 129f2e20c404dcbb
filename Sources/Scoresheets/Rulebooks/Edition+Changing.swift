public import HockeyRules

extension Edition {
  /// Another value of a point, for a rulebook of your own.
  public struct Change: Sendable, Hashable {
    /// The point's key.
    public var key: String
    /// The value.
    public var value: StatedValue
    /// The number of the rule in the new book, or `nil` for the number shared by all changes.
    public var rule: String?

    #if !hasFeature(Embedded)
      /// Creates a change of a point to a value of its type:
      /// `.init(\.classes.minorLength, to: .seconds(90))`.
      public init<Value>(
        _ point: KeyPath<Rulebook, Provision<Value>>, to value: Value, by rule: String? = nil
      ) {
        let key = Rulebook.example[keyPath: point].key.rawValue
        self.init(key, to: Provision.stated(value) ?? .none, by: rule)
      }
    #endif

    /// Creates a change of the point called `key`, the name in a rulebook's file, for programs
    /// whose users choose the points.
    public init(_ key: String, to value: StatedValue, by rule: String? = nil) {
      (self.key, self.value, self.rule) = (key, value, rule)
    }
  }

  /// A rulebook of your own: this edition's rules, with these changes.
  ///
  /// ```swift
  /// let book = try Rulebooks.nhl2025.rulebook(
  ///   id: "house", name: "House Rules",
  ///   changing: [
  ///     .init(\.classes.minorLength, to: .seconds(90)),
  ///     .init(\.play.periodLength, to: .minutes(15), by: "3"),
  ///   ], by: "2")
  /// let minor = book.classes.minorLength
  /// print(minor.value, "by", minor.rule?.description ?? "")
  /// // Prints "1:30 by House Rules 2"
  /// ```
  ///
  /// The changed provisions cite the rule with the number that you give; without a number they are
  /// assumptions, and rulings by them say so. The last change of a point counts.
  ///
  /// - Throws: ``RulebookErrors``, as for a file that extends this edition: unknown keys, each with
  ///   the nearest known one, values that do not fit their points, contradictions, an empty rule,
  ///   or the edition's own id. The file of each error is the new book's id, and the text of its
  ///   place is the key.
  public func rulebook(
    id: String, name: String, changing changes: [Change], by rule: String? = nil
  ) throws(RulebookErrors) -> Rulebook {
    var errors: [RulebookError] = []
    func report(_ problem: RulebookError.Problem, of key: String) {
      let place = TextPlace(offset: 0, in: Array(key.utf8))
      errors.append(RulebookError(file: id, place: place, problem: problem))
    }
    if id == rulebook.id { report(.circle([id, id]), of: id) }
    var sound: [String: Change] = [:]
    for change in changes {
      let faults = CheckedBook.faults(in: RulebookFile.Entry(change.key, change.value))
      for fault in faults { report(fault.problem, of: change.key) }
      if change.rule ?? rule == "" { report(.emptyRule(of: change.key), of: change.key) }
      if faults.isEmpty { sound[change.key] = change }
    }
    let changed = provisions(after: { provision in
      guard let change = sound[provision.key.rawValue] else { return }
      let number = change.rule ?? rule
      provision.value = change.value
      provision.rule = number.map { RuleReference(book: name, number: $0) }
      provision.basis =
        number == nil ? .assumed("The program gives this value, and no rule for it.") : .stated
    })
    let book = Rulebook.stating(
      changed, id: id, name: name, inheritance: Inheritance(.adopted, book: rulebook.name))
    for (keys, problem) in book.contradictions {
      let key = keys.first { key in changes.contains { $0.key == key } }
      report(problem, of: key ?? keys.joined(separator: ", "))
    }
    guard errors.isEmpty else { throw RulebookErrors(errors: errors) }
    return book
  }
}

extension RulebookFile.Entry {
  /// An entry without a place in a file.
  fileprivate init(_ key: String, _ value: StatedValue) {
    self.init(
      key: key, value: value, rule: nil, basis: .stated, offset: 0, valueOffset: 0)
    guard case .rows(let stated) = value else { return }
    rows = stated.map { RulebookFile.RowPlaces(of: $0) }
  }
}

extension RulebookFile.RowPlaces {
  /// The places of a row that is in no file.
  init(of row: StatedRow) {
    self.init(offset: 0, members: row.members.map { _ in Member(key: 0, value: 0) })
  }
}
