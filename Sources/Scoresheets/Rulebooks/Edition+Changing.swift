public import HockeyRules

extension Edition {
  /// Its rulebook with other values of the points that have these keys.
  ///
  /// ```swift
  /// if let edition = try Rulebooks.edition("nhl-2025") {
  ///   let house = RuleReference(book: "House Rules", number: "2")
  ///   let book = try edition.rulebook(changing: ["minor-length": .text("1:30")], by: house)
  ///   print(book.classes.minorLength.value.text, "by", book.classes.minorLength.rule?.book ?? "")
  /// }
  /// // Prints "1:30 by House Rules"
  /// ```
  ///
  /// The changed provisions cite `rule`; without one they are assumptions, and rulings by them say so.
  ///
  /// - Throws: ``RulebookErrors``, as for a file with these values: unknown keys, each with the
  ///   nearest, values that do not fit their points, and contradictions. The text of each place is
  ///   the key.
  public func rulebook(
    changing values: [String: StatedValue], by rule: RuleReference? = nil
  ) throws(RulebookErrors) -> Rulebook {
    var errors: [RulebookError] = []
    func report(_ problem: RulebookError.Problem, of key: String) {
      let place = TextPlace(offset: 0, in: Array(key.utf8))
      errors.append(
        RulebookError(file: "the changes to \(rulebook.id)", place: place, problem: problem))
    }
    var changed = provisions
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let faults = CheckedBook.faults(in: RulebookFile.Entry(key, value))
      for fault in faults { report(fault.problem, of: key) }
      guard faults.isEmpty, let index = changed.firstIndex(where: { $0.key.rawValue == key })
      else { continue }
      changed[index].value = value
      changed[index].rule = rule
      changed[index].basis =
        rule == nil ? .assumed("The program gives this value, and no rule for it.") : .stated
    }
    guard let book = Rulebook.stating(changed, id: rulebook.id, name: rulebook.name) else {
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
