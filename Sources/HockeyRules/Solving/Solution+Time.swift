extension Solution {
  /// The game after the play at `index` of `plays` and its rulings; before the first play for a
  /// negative index, and at the end for one past the last.
  ///
  /// The rulings are applied in order to a game that has not begun, which takes time in proportion
  /// to the plays: to ask more than once, make a `Timeline`.
  public func game(after index: Int) -> Game {
    var game = Game(before: self)
    for place in plays.indices.prefix(max(0, min(index, plays.count) + 1)) {
      game.take(
        journal[plays[place].due.lowerBound..<plays[place].rulings.upperBound], of: plays[place])
      game.apply(journal[plays[place].settlement])
    }
    return game
  }
}
