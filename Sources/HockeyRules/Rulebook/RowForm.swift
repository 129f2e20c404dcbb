// The rows of tables in a book's file: each row describes its members once, for the reader, the
// checker and the schema.

/// A type whose values are the rows of a table.
package protocol TableRow: Sendable, Hashable {
  /// A row for examples.
  static var example: Self { get }

  /// A row whose members are those of a row of a file that leaves them out.
  static var blank: Self { get }

  /// Describes the members of a row, in order.
  mutating func describe(to form: inout RowForm)
}

extension TableRow {
  /// The example, for rows that may leave nothing out.
  package static var blank: Self { example }

  /// Creates the row that a file states, or `nil` if a member is missing, unless it is optional, or of
  /// another form.
  package init?(_ stated: StatedRow) {
    self = Self.blank
    var form = RowForm(reading: stated)
    describe(to: &form)
    guard form.fits else { return nil }
  }

  /// The columns of a table of these rows, with the row's values as examples.
  package var columns: [PointForm.Column] {
    var (row, form) = (self, RowForm())
    row.describe(to: &form)
    return form.columns
  }

  /// The row as a file states it.
  var stated: StatedRow {
    StatedRow(columns.map { StatedRow.Member($0.name, $0.example) })
  }
}

/// The reader and writer of a table's rows, to which a row describes its members: it collects the
/// columns, and reads the members from a row of a file if it has one.
package struct RowForm {
  /// The columns so far; their examples are the values of the row.
  private(set) var columns: [PointForm.Column] = []
  /// Whether the file's row had all members so far that are not optional, each of its type.
  private(set) var fits = true
  private let stated: StatedRow?

  init(reading stated: StatedRow? = nil) { self.stated = stated }

  /// Adds a column, and reads the file's value by `read`, which returns whether it fits.
  package mutating func add(_ column: PointForm.Column, _ read: (StatedValue) -> Bool) {
    columns.append(column)
    guard let stated else { return }
    fits = fits && (stated[column.name].map(read) ?? column.isOptional)
  }

  /// Describes a member; `form` narrows the form of its type.
  package mutating func member<Value: PointValue>(
    _ name: String, _ summary: String, _ value: inout Value, _ form: PointForm = Value.form,
    isOptional: Bool = false, below: String? = nil
  ) {
    let column = PointForm.Column(
      name, summary, form, example: value.stated, isOptional: isOptional, below: below)
    add(column) { stated in
      guard let read = Value(stated) else { return false }
      value = read
      return true
    }
  }

  /// Describes a list of at least so many infractions; a row may leave it out if there may be none.
  package mutating func infractions(
    _ name: String, _ summary: String, _ infractions: inout [Infraction], atLeast count: Int = 0
  ) {
    let column = PointForm.Column(
      name, summary, .infractions(atLeast: count),
      example: .list(infractions.map { $0.rawValue }), isOptional: count == 0)
    add(column) { stated in
      guard case .list(let names) = stated else { return false }
      infractions = names.map { Infraction(rawValue: $0) }
      return true
    }
  }

  /// Describes a list of words, which a row may leave out; each is the word of one of `all`, if there
  /// are any.
  package mutating func words(
    _ name: String, _ summary: String, _ words: inout [String], among all: [String]? = nil
  ) {
    let column = PointForm.Column(
      name, summary, all.map { .choices($0) } ?? .words, example: .list(words), isOptional: true)
    add(column) { stated in
      guard case .list(let read) = stated else { return false }
      words = read
      return true
    }
  }

  /// Describes a list of choices, which a row may leave out.
  package mutating func choices<Choice: NamedChoice>(
    _ name: String, _ summary: String, _ choices: inout [Choice]
  ) {
    var words = choices.map { $0.rawValue }
    self.words(name, summary, &words, among: Choice.allCases.map { $0.rawValue })
    choices = words.compactMap { Choice(rawValue: $0) }
  }
}
