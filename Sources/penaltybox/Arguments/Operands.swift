/// The operands of a verb: the words after it that are not options.
enum Operands: Sendable {
  /// None.
  case none
  /// One, or none.
  case optional(String)
  /// Exactly one.
  case one(String)
  /// Exactly two of one kind.
  case two(String)
  /// One, followed by any number of others.
  case oneWith(String, others: String)
  /// At least one.
  case several(String)
  /// One of these actions, which the word names in the help, and the action's own operands.
  case actions(String, [Action], areOptional: Bool = false)

  /// An action of a verb, such as `show` of `books`.
  struct Action: Sendable {
    var name: String
    var operands: Operands
    /// A summary for the help.
    var summary: String

    init(_ name: String, _ operands: Operands, _ summary: String) {
      self.name = name
      self.operands = operands
      self.summary = summary
    }
  }

  /// The operands in the help, after a blank.
  var synopsis: String {
    switch self {
    case .none: ""
    case .optional(let word): " [\(word)]"
    case .one(let word): " \(word)"
    case .two(let word): " \(word) \(word)"
    case .oneWith(let word, let others): " \(word) [\(others)…]"
    case .several(let word): " \(word)…"
    case .actions(let word, _, let areOptional): areOptional ? " [\(word) …]" : " \(word)"
    }
  }

  /// The actions; none if the operands are something else.
  var actions: [Action] {
    if case .actions(_, let actions, _) = self { actions } else { [] }
  }

  /// The name at each place, and the name at all places after those; not for actions.
  var places: (first: [String], others: String?) {
    switch self {
    case .none, .actions: ([], nil)
    case .optional(let word), .one(let word): ([word], nil)
    case .two(let word): ([word, word], nil)
    case .oneWith(let word, let others): ([word], others)
    case .several(let word): ([], word)
    }
  }

  /// Checks the operands `words` of `verb`, which is a verb or a verb with its action.
  func check(_ words: ArraySlice<String>, of verb: String) throws(UsageError) {
    if case .actions(let word, let actions, let areOptional) = self {
      guard let name = words.first else {
        if areOptional { return }
        throw .operandMissing(word, of: verb)
      }
      guard let action = actions.first(where: { $0.name == name }) else {
        throw .unknownAction(name, of: verb, actions.map(\.name))
      }
      return try action.operands.check(words.dropFirst(), of: "\(verb) \(name)")
    }
    let (first, others) = places
    if words.count < leastCount { throw .operandMissing((first + [others ?? ""])[0], of: verb) }
    if others == nil, let word = words.dropFirst(first.count).first {
      throw .tooManyOperands(word, of: verb)
    }
  }

  private var leastCount: Int {
    switch self {
    case .none, .optional, .actions: 0
    case .one, .oneWith, .several: 1
    case .two: 2
    }
  }
}
