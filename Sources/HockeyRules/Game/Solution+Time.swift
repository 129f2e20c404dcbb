extension Solution {
  /// The game as it stood after the play at `index` of `plays` and what was ruled with it.
  ///
  /// Rulings, made to take effect in order on a game that has not begun, leave it behind: -1 is before the
  /// first play. `book` must be the one that the log was solved under. Takes time in proportion to the
  /// number of plays; who asks more than once makes a `Timeline`.
  public func game(after index: Int, under book: Rulebook) -> Game {
    var game = Game(before: self, under: book)
    for play in plays.prefix(index + 1) {
      if play.refused == nil { game.clock = play.event.time }
      for ruling in play.rulings { game.apply(ruling) }
    }
    return game
  }
}
