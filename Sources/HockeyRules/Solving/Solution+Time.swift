extension Solution {
  /// The game after the play at `index` of `plays` and the rulings made with it; a negative index
  /// gives the game before the first play, and an index past the last play gives the end.
  ///
  /// The rulings are applied in order to a game that has not begun. This takes time proportional to
  /// the number of plays: to ask more than once, make a `Timeline`.
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
