public import HockeyRules

extension Edition {
  /// A rulebook of your own: this edition's, with other values of the points that have these keys.
  ///
  /// ```swift
  /// let changes: [String: StatedValue] = ["minor-length": "1:30", "period-length": "15:00"]
  /// let book = try Rulebooks.nhl2025.rulebook(
  ///   id: "house", name: "House Rules", changing: changes, by: "2")
  /// let minor = book.classes.minorLength
  /// print(minor.value, "by", minor.rule?.description ?? "")
  /// // Prints "1:30 by House Rules 2"
  /// ```
  ///
  /// The changed provisions cite the rule of that number in the new book; without one they are
  /// assumptions, and rulings by them say so.
  ///
  /// - Throws: ``RulebookErrors``, as for a file that extends this edition: unknown keys, each with
  ///   the nearest, values that do not fit their points, contradictions, an empty rule, or the
  ///   edition's own id. The file of each error is the new book's id, and the text of its place is
  ///   the key.
  public func rulebook(
    id: String, name: String, changing values: [String: StatedValue], by rule: String? = nil
  ) throws(RulebookErrors) -> Rulebook {
    var errors: [RulebookError] = []
    func report(_ problem: RulebookError.Problem, of key: String) {
      let place = TextPlace(offset: 0, in: Array(key.utf8))
      errors.append(RulebookError(file: id, place: place, problem: problem))
    }
    if id == rulebook.id { report(.circle([id, id]), of: id) }
    var changed = provisions
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let faults = CheckedBook.faults(in: RulebookFile.Entry(key, value))
      for fault in faults { report(fault.problem, of: key) }
      if rule == "" { report(.emptyRule(of: key), of: key) }
      guard faults.isEmpty, let index = changed.firstIndex(where: { $0.key.rawValue == key })
      else { continue }
      changed[index].value = value
      changed[index].rule = rule.map { RuleReference(book: name, number: $0) }
      changed[index].basis =
        rule == nil ? .assumed("The program gives this value, and no rule for it.") : .stated
    }
    let inheritance = Inheritance(.adopted, book: rulebook.name)
    guard
      let book = Rulebook.stating(changed, id: id, name: name, inheritance: inheritance)
    else {
      preconditionFailure("A value that its point's form admits is a value of its type.")
    }
    for (keys, problem) in book.contradictions {
      report(problem, of: keys.first { values[$0] != nil } ?? keys.joined(separator: ", "))
    }
    guard errors.isEmpty else { throw RulebookErrors(errors: errors) }
    return book
  }
}

extension RulebookFile.Entry {
  /// An entry that is in no file.
  fileprivate init(_ key: String, _ value: StatedValue) {
    self.init(
      key: key, value: value, rule: nil, basis: .stated, offset: 0, valueOffset: 0)
    guard case .rows(let stated) = value else { return }
    rows = stated.map { row in
      RulebookFile.RowPlaces(
        offset: 0, members: row.members.map { _ in RulebookFile.RowPlaces.Member(key: 0, value: 0) }
      )
    }
  }
}
