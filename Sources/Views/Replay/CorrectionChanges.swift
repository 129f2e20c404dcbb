import HockeyRules
import Scoresheets

/// The changes that the corrections of a game made, in words.
///
/// It is asked about the plays in their order.
struct CorrectionChanges {
  private let game: PlayedGame
  /// How many of the log's plays have been passed, and how many of these are corrections.
  private var passed = 0
  private var corrections = 0
  /// The log played once more; nil until the first correction is asked about.
  private var replay: CorrectionReplay?

  init(of game: PlayedGame) {
    self.game = game
  }

  /// What the play at `index` of the log changed, in words: the game with it compared with the game
  /// without it, both without later corrections.
  ///
  /// Nil for a play that is not a correction, and for one that was refused. What comes after a
  /// correction is played twice for each answer, so a log with very many corrections has it for the
  /// first of them only: the next one's says so, and the others have none.
  mutating func changes(madeBy index: Int) -> [String]? {
    let play = game.solution.plays[index]
    guard play.isTakenCorrection else { return nil }
    corrections += game.solution.plays[passed..<index].count { $0.isTakenCorrection }
    passed = index
    let limit = Self.explained(of: game.solution.plays.count)
    guard corrections < limit else {
      return corrections > limit
        ? nil : ["what this and later corrections change is left out: they are too many"]
    }
    if replay == nil { replay = CorrectionReplay(of: game.solution) }
    guard let difference = replay?.difference(madeBy: index) else { return nil }
    // A captain's choice that matches the book's own order changes nothing worth a line.
    if case .captainChoice = play.event.play, difference.isEmpty { return nil }
    return DifferenceWords(game, in: play.event.time.period).lines(of: difference)
  }

  /// The number of corrections whose changes are told: fewer in a log of more plays, and more than any
  /// scorer makes in a game.
  private static func explained(of plays: Int) -> Int { max(20, 20_000 / max(1, plays)) }
}

extension PlayedEvent {
  /// Whether the scorer states with it what the rules cannot infer, and the book takes it.
  fileprivate var isTakenCorrection: Bool {
    guard refused == nil else { return false }
    switch event.play {
    case .correction, .captainChoice: return true
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .signal,
      .goal, .penaltyShot, .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox,
      .servesFor, .other:
      return false
    }
  }
}
