/// A module's public declarations as sorted lines: each type with its conformances, and its members
/// indented below it.
///
/// It does not depend on the machine, the order of the source or the place of a declaration, so
/// that it changes only when the public surface does.
struct Listing {
  let module: String
  private var types: [String: Symbol] = [:]
  /// The conformances of each type, by its id.
  private var conformances: [String: [Conformance]] = [:]
  /// The lines below each heading, which is a type's, an extension's, or empty.
  private var members: [String: Set<String>] = [:]
  /// The faults of the surface: declarations without a doc comment, throwing ones that do not say
  /// when they throw, and types that are not Sendable.
  private(set) var faults: [String] = []

  /// Creates the listing of the first graph's module; the others show how it extends other modules'
  /// types.
  init(of graphs: [SymbolGraph]) {
    module = graphs.first?.module ?? ""
    for graph in graphs {
      for conformance in graph.conformances {
        conformances[conformance.type, default: []].append(conformance)
      }
    }
    let symbols = graphs.flatMap(\.symbols).filter { $0.kind != "swift.extension" }
    for symbol in symbols where symbol.isType { add(type: symbol) }
    for symbol in symbols where !symbol.isType { add(member: symbol) }
    faults = symbols.filter(\.documentation.isEmpty).map { "\($0.name) has no doc comment" }
    faults += symbols.filter { throwsUnsaid($0) }.map { "\($0.name) does not say when it throws" }
    faults += types.values.filter { hasValues($0) && !isSendable($0) }
      .map { "\($0.name) is not Sendable" }
    faults.sort()
  }

  private mutating func add(type: Symbol) {
    types[type.name] = type
    members[type.name] = []
  }

  private mutating func add(member: Symbol) {
    let owner = member.path.dropLast().joined(separator: ".")
    let isForeign = types[owner] == nil && !owner.isEmpty
    let heading = isForeign ? "extension \(member.extendedModule ?? "?").\(owner)" : owner
    members[heading, default: []].insert(member.declaration)
  }

  /// Whether `symbol` throws, and neither its doc comment nor that of its type says when.
  private func throwsUnsaid(_ symbol: Symbol) -> Bool {
    let type = types[symbol.path.dropLast().joined(separator: ".")]
    let comment = symbol.documentation + (type?.documentation ?? [])
    return symbol.declaration.contains(") throws")
      && !comment.contains { $0.contains("hrows") }
  }

  private func isSendable(_ type: Symbol) -> Bool {
    conformances[type.id, default: []].contains { $0.name == "Sendable" }
  }

  /// Whether `type` has values: an enum without cases is only a namespace.
  private func hasValues(_ type: Symbol) -> Bool {
    type.kind != "swift.enum" || members[type.name, default: []].contains { $0.hasPrefix("case ") }
  }

  /// The listing's lines.
  var text: String {
    var lines = ["# The public declarations of \(module)"]
    lines += members["", default: []].sorted().flatMap { ["", $0] }
    for heading in members.keys.sorted() where !heading.isEmpty {
      lines += ["", types[heading].map { self.heading(of: $0) } ?? heading]
      lines += members[heading, default: []].sorted().map { "    " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The declaration of `type` with its full name and its conformances.
  private func heading(of type: Symbol) -> String {
    var declaration = type.declaration
    if let own = type.path.last, let range = declaration.range(ofWord: own) {
      declaration.replaceSubrange(range, with: type.name)
    }
    // A protocol inherited through several others occurs once for each; the weakest condition comes
    // first.
    var words: [String: String] = [:]
    for conformance in conformances[type.id, default: []] {
      words[conformance.name] = min(words[conformance.name] ?? conformance.words, conformance.words)
    }
    let list = words.values.sorted().joined(separator: ", ")
    guard !list.isEmpty else { return declaration }
    // The conditions on a type's own parameters follow its protocols, as in Swift.
    guard let conditions = declaration.firstRange(of: " where ") else {
      return "\(declaration): \(list)"
    }
    declaration.insert(contentsOf: ": \(list)", at: conditions.lowerBound)
    return declaration
  }
}

extension Conformance {
  /// The conformance as it is written in a type's heading.
  fileprivate var words: String {
    conditions.isEmpty ? name : "\(name) where \(conditions.sorted().joined(separator: ", "))"
  }
}

extension String {
  /// The range of the first `word` that is a whole word.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? endIndex
      if self[start..<end] == word { return start..<end }
      start = end == endIndex ? end : index(after: end)
    }
    return nil
  }
}
