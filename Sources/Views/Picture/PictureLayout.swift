import HockeyRules

/// Where the rows of a picture are, in pixels from the middle of the strength; upwards is negative.
struct PictureLayout {
  /// The rows of goals and of penalties above and below the strength.
  let goalRows: (home: Int, visiting: Int)
  let benchRows: (home: Int, visiting: Int)

  /// Half the height of the strength.
  static let band = 13
  static let rowHeight = 18
  static let goalHeight = 17
  /// The height of a bar on the clock, and of one off it.
  static let bar = 12
  static let thinBar = 4
  /// The heights of the period's name above, and of the minutes below.
  static let head = 20
  static let foot = 18

  init(of picture: GamePicture) {
    func count<Content>(_ marks: [LabelledMark<Content>]) -> Int {
      marks.reduce(0) { max($0, $1.row + 1) }
    }
    goalRows = (count(picture.goals.home), count(picture.goals.visiting))
    benchRows = (count(picture.bench.home), count(picture.bench.visiting))
  }

  /// The middle of the row of goals numbered `row`.
  func goal(_ row: Int, isHome: Bool) -> Int {
    let distance = Self.band + 2 + row * Self.goalHeight + Self.goalHeight / 2
    return isHome ? -distance : distance
  }

  /// The middle of the row of penalties numbered `row`.
  func bench(_ row: Int, isHome: Bool) -> Int {
    let goals = (isHome ? goalRows.home : goalRows.visiting) * Self.goalHeight
    let distance = Self.band + 6 + goals + row * Self.rowHeight + Self.rowHeight / 2
    return isHome ? -distance : distance
  }

  /// How far `rows` rows of penalties reach from the middle.
  func reach(_ rows: Int, isHome: Bool) -> Int {
    let middle = bench(max(rows, 1) - 1, isHome: isHome)
    return (isHome ? -middle : middle) + Self.rowHeight / 2
  }

  /// The place of the middle below the top of a drawing with all rows.
  var middle: Int { Self.head + reach(benchRows.home, isHome: true) }

  /// The height of a drawing with all rows.
  var height: Int { middle + reach(benchRows.visiting, isHome: false) + Self.foot }
}
