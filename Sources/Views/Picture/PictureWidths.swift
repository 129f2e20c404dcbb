import HockeyRules

/// How much time stands in one line of drawings, in tenths of a second: all of it where there is room,
/// and else some periods, or one.
struct PictureWidths {
  /// On a telephone.
  let narrow: Int
  /// On a tablet.
  let medium: Int
  /// On a larger screen.
  let wide: Int
  /// On paper.
  let paper: Int

  /// The widths for periods and, where there is one, a shoot-out.
  init(_ periods: [PicturePeriod], shootOut: PlayingTime?) {
    let widths = periods.map { $0.width.tenths } + [shootOut?.tenths ?? 0]
    let total = max(1, widths.reduce(0, +))
    let longest = max(1, widths.max() ?? 0)
    narrow = longest
    medium = min(total, 2 * longest)
    let fits = total <= PlayingTime.minutes(80).tenths
    wide = fits ? total : min(total, 3 * longest)
    paper = min(total, 3 * longest)
  }

  /// The pixels that a minute has at least, on each of the four.
  var minute: Int {
    let scales = [(336, narrow), (568, medium), (960, wide), (720, paper)]
    return max(1, scales.map { $0.0 * 600 / $0.1 }.min() ?? 1)
  }
}
