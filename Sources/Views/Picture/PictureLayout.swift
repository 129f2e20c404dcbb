import HockeyRules

/// Where the rows of a picture are, in pixels from the middle of the strength; upwards is negative.
struct PictureLayout {
  /// The rows above and below the strength.
  let rows: (home: Int, visiting: Int)

  /// Half the height of the strength.
  static let band = 13
  static let rowHeight = 18
  /// The height of a bar on the clock, and of one off it.
  static let bar = 12
  static let thinBar = 4
  /// The heights of the period's name above, and of the minutes below.
  static let head = 20
  static let foot = 18

  init(of picture: GamePicture) {
    func count(_ team: Team) -> Int {
      max(
        picture.marks[team].reduce(0) { max($0, $1.row + 1) },
        picture.bench[team].reduce(0) { max($0, $1.row + 1) })
    }
    rows = (count(.home), count(.visiting))
  }

  /// The middle of the row numbered `row`.
  func row(_ row: Int, isHome: Bool) -> Int {
    let distance = Self.band + 4 + row * Self.rowHeight + Self.rowHeight / 2
    return isHome ? -distance : distance
  }

  /// How far `rows` rows reach from the middle.
  func reach(_ rows: Int, isHome: Bool) -> Int {
    let middle = row(max(rows, 1) - 1, isHome: isHome)
    return (isHome ? -middle : middle) + Self.rowHeight / 2
  }

  /// The place of the middle below the top of a drawing with all rows.
  var middle: Int { Self.head + reach(rows.home, isHome: true) }

  /// The height of a drawing with all rows.
  var height: Int { middle + reach(rows.visiting, isHome: false) + Self.foot }
}
