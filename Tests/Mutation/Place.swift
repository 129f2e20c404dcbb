/// A place in a file that can be changed, with its possible replacements.
struct Place {
  /// The kinds of changes.
  enum Kind: String, CaseIterable {
    /// `<` to `<=`, `==` to `!=`.
    case comparison
    /// `&&` to `||`, `true` to `false`, a `!` added or removed.
    case condition
    /// `book.goals.tie` to `book.goals.ends`.
    case provision
    /// `+` to `-`, `min` to `max`.
    case arithmetic
    /// A call, an assignment, a `guard` or a `return` left out.
    case statement
    /// `.minor` to `.major`.
    case enumCase = "enum case"
    /// `first` to `last`, `team.opponent` to `team`.
    case order
    /// `1` to `2`.
    case number
  }

  var file: Int
  var range: Range<Int>
  var kind: Kind
  var options: [String]
}

/// One change that is drawn.
struct Mutation {
  /// Its number in the draw, from 1 on.
  var number: Int
  var place: Place
  var replacement: String
}

/// The finder of all places in the files.
struct PlaceFinder {
  let files: [SourceFile]
  let names: DeclaredNames

  /// The places, by file and then by position.
  func places() -> [Place] {
    var places: [Place] = []
    for file in files.indices {
      places += wordPlaces(in: file)
      places += conditionPlaces(in: file)
      places += provisionPlaces(in: file)
      places += enumCasePlaces(in: file)
      places += numberPlaces(in: file)
      places += statementPlaces(in: file)
    }
    return places.sorted { $0.order < $1.order }
  }
}

extension Place {
  fileprivate var order: (Int, Int, String) { (file, range.lowerBound, kind.rawValue) }
}
