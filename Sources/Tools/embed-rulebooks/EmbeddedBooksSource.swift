/// The Swift file that embeds the rulebooks in the program.
enum EmbeddedBooksSource {
  /// The file's path in the repository.
  static let path = "Sources/Rulebooks/EmbeddedBooks.swift"

  /// Whether the file called `name` in the folder `Rulebook` is a book.
  static func isBook(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasPrefix("schema")
  }

  /// The text of the file, for `books` by the names of their files.
  ///
  /// Each book is a raw string literal, with its league and seasons, by which it is found without
  /// being read, and an edition. The three number signs keep any JSON text from ending the literal.
  /// The edition is a static constant, which Swift initialises once, at its first use on any
  /// thread.
  static func text(of books: [String: String]) throws(HeadError) -> String {
    var rows = ""
    var texts = ""
    var editions = ""
    let sorted = books.map { (id: String($0.dropLast(5)), text: $1) }.sorted { $0.id < $1.id }
    for (number, book) in sorted.enumerated() {
      let head = book.text.prefix(
        upTo: book.text.firstRange(of: "\"provisions\"")?.lowerBound ?? book.text.endIndex)
      guard let name = value(of: "name", in: head), let league = value(of: "league", in: head)
      else { throw HeadError(id: book.id) }
      let constant = constant(of: book.id)
      rows += """
            EmbeddedBook(
              id: "\(book.id)", league: ###\(league)###, seasons: \(seasons(in: head)),
              text: text\(number), edition: { Rulebooks.\(constant) }),

        """
      texts += """
          fileprivate static let text\(number) = ###\"""
        \(book.text)
        \"""###

        """
      editions += """
          /// The edition `\(book.id)`: the rules of \(name.filter { $0 != "\"" }).
          public static let \(constant) = EmbeddedBook.edition("\(book.id)", EmbeddedBook.text\(number))

        """
    }
    return """
      // swift-format-ignore-file
      // `swift run embed-rulebooks` writes this file from the files in `Rulebook`.

      \(imports)

      extension Rulebooks {
      \(editions)}

      extension EmbeddedBook {
        static let all: [EmbeddedBook] = [
      \(rows)  ]
      \(texts)}

      """
  }

  private static let imports = "public import Scoresheets"

  /// The name in Swift of the book called `id`: `usaHockey2025` for `usa-hockey-2025`.
  private static func constant(of id: String) -> String {
    let words = id.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The error that a book has no name or no league.
  struct HeadError: Error, Equatable {
    /// The book's id.
    var id: String
  }

  /// The text after `"key":` in `json`, up to the next comma or brace, or `nil`.
  private static func value(of key: String, in json: Substring) -> Substring? {
    guard let found = json.firstRange(of: "\"\(key)\":") else { return nil }
    let rest = json[found.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return rest.prefix { !",} \n".contains($0) } }
    let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.endIndex
    return rest[..<end] + "\""
  }

  /// The seasons in a book's head, as Swift writes them.
  private static func seasons(in head: Substring) -> String {
    guard let found = head.firstRange(of: "\"seasons\":") else { return "nil" }
    let range = head[found.upperBound...].prefix { $0 != "}" }
    let from = value(of: "from", in: range) ?? "nil"
    let to = value(of: "to", in: range) ?? "nil"
    return "(from: \(from), to: \(to))"
  }
}
