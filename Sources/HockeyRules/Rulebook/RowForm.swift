// The rows of tables in a book's file. Each type of row describes its members once, for the reader,
// the checker and the schema.

/// A type whose values are the rows of a table.
package protocol TableRow: Sendable, Hashable {
  /// A row for examples.
  static var example: Self { get }

  /// The values of a row's optional members in case a file leaves them out.
  static var blank: Self { get }

  /// Describes the members of a row, in order.
  mutating func describe(to form: inout RowForm)
}

extension TableRow {
  /// The example, for rows in which no member is optional.
  package static var blank: Self { example }

  /// Creates the row that a file states, or `nil` if a required member is missing or a member has
  /// the wrong form.
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

/// The reader and writer of a table's rows.
///
/// A row describes its members to the form, which collects the columns and, if it has a row of a
/// file, reads the members from it.
package struct RowForm {
  /// The columns so far; their examples are the values of the row.
  private(set) var columns: [PointForm.Column] = []
  /// Whether the file's row had all required members so far, each of its type.
  private(set) var fits = true
  private let stated: StatedRow?

  init(reading stated: StatedRow? = nil) { self.stated = stated }

  /// Adds a column, and calls `read` with the file's value; `read` returns whether the value fits.
  package mutating func add(_ column: PointForm.Column, _ read: (StatedValue) -> Bool) {
    columns.append(column)
    guard let stated else { return }
    fits = fits && (stated[column.name].map(read) ?? column.isOptional)
  }

  /// Describes a member; `form` replaces the form of the member's type.
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

  /// Describes a list of at least this many infractions; a row may leave out a list that may be
  /// empty.
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

  /// Describes a list of words, which a row may leave out; if `all` has words, each word must be
  /// one of them.
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
