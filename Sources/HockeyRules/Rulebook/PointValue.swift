// The forms in which the types of values are written in a book's file.

/// A value in a book's file: of a point, or of a member of a table's row.
@nonexhaustive public enum StatedValue: Sendable, Hashable {
  /// A word or a time.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// True or false.
  case flag(Bool)
  /// `null`: the book has no such rule.
  case none
  /// Words, in order. An empty array also has this form.
  case list([String])
  /// Numbers and words, in order.
  case steps([StatedValue])
  /// A table's rows, in order.
  case rows([StatedRow])
}

extension StatedValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a word or a time: `"1:30"`.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Creates a whole number: `4`.
  public init(integerLiteral number: Int) { self = .integer(number) }
}

/// A row of a table: each member is a string, a whole number or an array of strings.
public struct StatedRow: Sendable, Hashable {
  /// The members, in the file's order.
  public var members: [Member]

  /// Creates a row.
  public init(_ members: [Member]) {
    self.members = members
  }

  /// One member of a row.
  public struct Member: Sendable, Hashable {
    /// The member's name.
    public var name: String
    /// Its value; never rows.
    public var value: StatedValue

    /// Creates a member.
    public init(_ name: String, _ value: StatedValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the member called `name`, or `nil` if the row has no such member.
  public subscript(name: String) -> StatedValue? { members.first { $0.name == name }?.value }
}

/// A type of value that a point can have.
package protocol PointValue: Sendable, Hashable {
  /// The form of the values.
  static var form: PointForm { get }

  /// Creates the value that a file states, or `nil` if that is not of this type.
  init?(_ stated: StatedValue)

  /// The value as a file states it.
  var stated: StatedValue { get }
}

#if !hasFeature(Embedded)
  extension Provision {
    /// `value` as a file states it, or `nil` if no point has values of its type.
    package static func stated(_ value: Value) -> StatedValue? {
      func stated<Other: PointValue>(as type: Other.Type) -> StatedValue? {
        (value as? Other)?.stated
      }
      return (Value.self as? any PointValue.Type).flatMap { stated(as: $0) }
    }
  }
#endif

extension PointForm {
  /// A possible value of this form.
  var example: StatedValue {
    switch self {
    case .time: .text("1:00")
    case .number(let range): .integer(range.lowerBound)
    case .agreed, .agreedOr: .flag(true)
    case .choice(let words): .text(words.first ?? "")
    case .text: .text("")
    case .flag: .flag(false)
    case .words, .choices, .infractions, .ladder, .table: .list([])
    case .optional: .none
    }
  }
}

extension Bool: PointValue {
  /// True or false.
  package static let form = PointForm.flag

  /// Creates the flag of `stated`.
  package init?(_ stated: StatedValue) {
    guard case .flag(let flag) = stated else { return nil }
    self = flag
  }

  /// The flag.
  package var stated: StatedValue { .flag(self) }
}

extension String: PointValue {
  /// Any text.
  package static let form = PointForm.text

  /// Creates the text of `stated`.
  package init?(_ stated: StatedValue) {
    guard case .text(let text) = stated else { return nil }
    self = text
  }

  /// The text.
  package var stated: StatedValue { .text(self) }
}

/// A provision on which all books agree: only the rule's number differs.
public typealias Common = Provision<Universal>

/// The value of a provision on which the books agree.
public enum Universal: PointValue {
  /// The books agree.
  case agreed

  /// `true` in a book's file.
  package static let form = PointForm.agreed

  /// Creates the value if `stated` is `true`.
  package init?(_ stated: StatedValue) {
    guard stated == .flag(true) else { return nil }
    self = .agreed
  }

  /// `true`.
  package var stated: StatedValue { .flag(true) }
}

/// A point on which all printed books agree, and from which a league's own book may depart.
package protocol AgreedChoice: PointValue, RawRepresentable, CaseIterable
where RawValue == String {
  /// The choice of all printed books, which is `true` in a file.
  static var agreed: Self { get }
}

extension AgreedChoice {
  /// `true`, or one of the other words.
  package static var form: PointForm {
    .agreedOr(allCases.filter { $0 != agreed }.map { $0.rawValue })
  }

  /// Creates the choice that `stated` names.
  package init?(_ stated: StatedValue) {
    switch stated {
    case .flag(true): self = .agreed
    case .text(let word):
      guard let choice = Self(rawValue: word), choice != .agreed else { return nil }
      self = choice
    case .flag, .integer, .none, .list, .steps, .rows: return nil
    }
  }

  /// `true`, or the word.
  package var stated: StatedValue { self == .agreed ? .flag(true) : .text(rawValue) }
}

extension Int: PointValue {
  /// A whole number from 0 to 99, unless its point narrows it.
  package static let form = PointForm.number(0...99)

  /// Creates the number of `stated`.
  package init?(_ stated: StatedValue) {
    guard case .integer(let number) = stated else { return nil }
    self = number
  }

  /// The number.
  package var stated: StatedValue { .integer(self) }
}

extension Optional: PointValue where Wrapped: PointValue {
  /// A value, or `null` if the book has no such rule.
  package static var form: PointForm { .optional(Wrapped.form) }

  /// Creates the value of `stated`, or `nil` if that is `null`.
  package init?(_ stated: StatedValue) {
    if case .none = stated {
      self = .none
    } else {
      guard let value = Wrapped(stated) else { return nil }
      self = .some(value)
    }
  }

  /// The value, or `null`.
  package var stated: StatedValue { self?.stated ?? .none }
}

extension Array: PointValue where Element: TableRow {
  /// A table's rows, or an empty array.
  package static var form: PointForm { .table(Element.example.columns) }

  /// Creates the rows of `stated`.
  package init?(_ stated: StatedValue) {
    self = []
    switch stated {
    case .list(let words): if !words.isEmpty { return nil }
    case .rows(let rows):
      for row in rows {
        guard let element = Element(row) else { return nil }
        append(element)
      }
    case .text, .integer, .flag, .none, .steps: return nil
    }
  }

  /// The rows, or an empty array.
  package var stated: StatedValue { isEmpty ? .list([]) : .rows(map { $0.stated }) }
}

extension PlayingTime: PointValue {
  /// A time such as `2:00`, up to 99:59.
  package static let form = PointForm.time

  /// Creates the time of `stated`: minutes, a colon, two digits of seconds; above zero.
  package init?(_ stated: StatedValue) {
    guard case .text(let text) = stated else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let minutes = Int(digits: parts[0]), let seconds = Int(digits: parts[1]), seconds < 60,
      minutes + seconds > 0
    else { return nil }
    self = .minutes(minutes) + .seconds(seconds)
  }

  /// The time in whole seconds.
  package var stated: StatedValue { .text(description) }
}

extension Int {
  /// Creates the number that the decimal digits represent, or returns `nil` for anything else.
  fileprivate init?(digits: Substring.UTF8View) {
    self = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      self = self * 10 + Int(digit - UInt8(ascii: "0"))
    }
  }
}

/// A point on which books choose between words.
package protocol NamedChoice: PointValue, RawRepresentable, CaseIterable where RawValue == String {}

extension NamedChoice {
  /// One of the words.
  package static var form: PointForm { .choice(allCases.map { $0.rawValue }) }

  /// Creates the choice that `stated` names.
  package init?(_ stated: StatedValue) {
    guard case .text(let word) = stated else { return nil }
    self.init(rawValue: word)
  }

  /// The word.
  package var stated: StatedValue { .text(rawValue) }
}
