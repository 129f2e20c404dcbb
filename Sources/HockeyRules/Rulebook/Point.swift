/// A question that every rulebook answers.
///
/// A point is declared once, in one line of its group's initialiser. The reader of the books'
/// files, the schema, the command `books`, the coverage and the documentation all use that line.
public struct Point: Sendable, Hashable {
  /// Its name in the books' files, such as `minor-length`.
  public let key: ProvisionKey
  /// Its subject, in one sentence.
  public let summary: String
  /// The family with which the coverage alters the point, to see whether a case depends on it.
  public let family: Family
  /// The form of its value in a book's file.
  public let form: PointForm
  /// The value in force if a book states none, or `nil` if every book must state one.
  ///
  /// Such rules exist in leagues' own books only.
  public let usual: StatedValue?

  /// A family of points that can be altered together to see whether a case depends on any of them.
  ///
  /// Within a family, no alternative hides the effect of another: if all points are altered and the
  /// rulings stay the same, the case depends on none of them. So points that decide ties are in
  /// another family than points whose alternatives could remove the tie.
  @nonexhaustive public enum Family: Sendable, Hashable, CaseIterable {
    /// Points altered one by one, because each hides the effect of others.
    case alone
    /// Overtime.
    case overtime
    /// Lengths and minutes on record.
    case records
    /// Tables of other lengths.
    case tables
    /// Ejections.
    case ejections
    /// The players who serve.
    case servers
    /// Decisions between penalties that are equal.
    case ties
    /// Goals and the penalties that they end.
    case goals
    /// Penalty shots and the shoot-out.
    case shots
    /// Signalled penalties.
    case signals
    /// Coincidental penalties.
    case coincidental
    /// Time-outs, challenges, changes of players and forfeits.
    case teams
    /// Face-offs.
    case faceOffs
    /// Points on which all books agree: there is no other value.
    case agreed
  }
}

/// The form of a point's value in a book's file.
@nonexhaustive public indirect enum PointForm: Sendable, Hashable {
  /// A time such as `2:00`, up to 99:59 and not zero.
  case time
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// `true`: all books agree, and only the rule's number differs.
  case agreed
  /// `true`: all printed books agree; or one of these words in a league's own book.
  case agreedOr([String])
  /// One of these words.
  case choice([String])
  /// Any text.
  case text
  /// True or false.
  case flag
  /// Any words, in order.
  case words
  /// Some of these words.
  case choices([String])
  /// A list of infractions in order, at least this many.
  case infractions(atLeast: Int)
  /// The consequences of the first, second and further times: rising or equal numbers, or words.
  case ladder([String])
  /// This form, or `null` if the book has no such rule.
  case optional(PointForm)
  /// Rows with these members; or an empty array.
  case table([Column])

  /// A member of each row of a table.
  public struct Column: Sendable, Hashable {
    /// The member's name.
    public let name: String
    /// The member's subject, in one sentence.
    public let summary: String
    /// The form of the member's value.
    public let form: PointForm
    /// The member's value in an example row.
    public let example: StatedValue
    /// Whether a row may leave the member out.
    public let isOptional: Bool
    /// The column whose number must be greater than this column's, or `nil`.
    public let below: String?

    package init(
      _ name: String, _ summary: String, _ form: PointForm, example: StatedValue,
      isOptional: Bool = false, below: String? = nil
    ) {
      self.name = name
      self.summary = summary
      self.form = form
      self.example = example
      self.isOptional = isOptional
      self.below = below
    }
  }
}

/// The source of a rulebook's values: what a book states on each point, or the points' examples.
package struct PointSource {
  /// A book's value for a point, and how far the book settles the point.
  package typealias Statement = (
    key: ProvisionKey, value: StatedValue, rule: RuleReference?, basis: Basis
  )

  private let statements: [Statement]
  /// The points asked about so far.
  fileprivate private(set) var points: [Point] = []
  /// Whether each statement so far was about the declared point, and had a value of its type.
  package private(set) var fits = true

  /// Creates a source with `statements`, one for each point, in order; without statements, each
  /// point gets a possible value.
  package init(_ statements: [Statement] = []) { self.statements = statements }

  /// Declares a point, and returns the book's provision on it; `form` narrows the form of the
  /// value's type, and `usual` is in force if no book states a value.
  mutating func point<Value: PointValue>(
    _ key: String, _ summary: String, _ family: Point.Family,
    _ form: PointForm = Value.form, usual: StatedValue? = nil
  ) -> Provision<Value> {
    let point = Point(
      key: ProvisionKey(key), summary: summary, family: family, form: form, usual: usual)
    points.append(point)
    if points.count <= statements.count {
      let stated = statements[points.count - 1]
      if stated.key == point.key, let value = Value(stated.value) {
        return Provision(value, key: point.key, rule: stated.rule, basis: stated.basis)
      }
    }
    fits = false
    guard let value = Value(form.example) else {
      preconditionFailure("The example of a point's form is a value of its type.")
    }
    return Provision(value, key: point.key, rule: nil)
  }

  /// Declares a point on which all books agree, so that only the rule's number differs.
  mutating func point(_ key: String, _ summary: String) -> Common {
    point(key, summary, .agreed)
  }
}

extension Rulebook {
  /// All points, in the order in which they are declared.
  public static let points = declared.points
  /// A book with a possible value for each point, from which the points' keys are read.
  package static let example = declared.example

  private static let declared = {
    var source = PointSource()
    let example = Rulebook(id: "", name: "", from: &source)
    return (example: example, points: source.points)
  }()
}
