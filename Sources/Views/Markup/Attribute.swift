/// An attribute of an element: a name of the program, and a value that is escaped.
struct Attribute {
  /// A part of a value.
  enum Part {
    /// A text, which may be somebody else's.
    case text(String)
    /// Words of the program.
    case words(StaticString)
    /// A whole number.
    case number(Int)
  }

  var name: StaticString
  var parts: [Part]

  init(_ name: StaticString, _ parts: Part...) {
    self.name = name
    self.parts = parts
  }

  /// An attribute with a text as its value.
  init(_ name: StaticString, text: String) {
    self.init(name, .text(text))
  }

  /// An attribute with words of the program as its value.
  init(_ name: StaticString, _ words: StaticString) {
    self.init(name, .words(words))
  }

  /// An attribute with a number as its value.
  init(_ name: StaticString, _ number: Int) {
    self.init(name, .number(number))
  }

  /// An attribute with a number of hundredths of a per cent as its value: `12.34%`.
  init(_ name: StaticString, percent hundredths: Int) {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    self.init(
      name, .number(whole), .words(rest < 10 ? ".0" : "."), .number(rest), .words("%"))
  }

  static func `class`(_ words: StaticString) -> Attribute { Attribute("class", words) }

  /// The id of an element.
  static func id(_ id: ElementID) -> Attribute { Attribute("id", parts: id.parts) }

  /// A link to an element of the same page; a page has no other links.
  static func link(to id: ElementID) -> Attribute {
    Attribute("href", parts: [.words("#")] + id.parts)
  }

  init(_ name: StaticString, parts: [Part]) {
    self.name = name
    self.parts = parts
  }
}

/// The id of an element, which differs from those of other games on the page.
struct ElementID {
  /// The number of the game on the page, from 1.
  var game: Int
  /// What it is, in letters.
  var kind: StaticString
  /// Its number among those of its kind.
  var number: Int

  var parts: [Attribute.Part] {
    [.words("g"), .number(game), .words(kind), .number(number)]
  }

  /// The id as text.
  var text: String { "g\(game)\(kind)\(number)" }
}
