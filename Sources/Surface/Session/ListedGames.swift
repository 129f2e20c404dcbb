import Feeds
import Scoresheets
import Views

/// The games in many files, each to be played once.
///
/// The plays and the summary of a HockeyTech game belong together if they have the same game id or
/// matching file names. The beginning of a file suffices, because feeds begin with the id.
struct ListedGames {
  private(set) var games: [ListedGame] = []
  private(set) var notes: [String] = []

  init(_ files: [NamedText]) {
    let heads = distinct(files.map { FileHead($0) })
    var (byID, byName): ([FeedGame: FileHead], [String: FileHead]) = ([:], [:])
    for (_, head) in heads where head.part == .summary {
      if let game = head.game { byID[game] = head }
      byName[head.name] = head
    }
    let summaries = heads.map { _, head -> FileHead? in
      guard head.part == .plays else { return nil }
      return head.game.flatMap { byID[$0] }
        ?? HockeyTechFeed.summary(besidePlays: head.name).flatMap { byName[$0] }
    }
    let paired = Set(summaries.compactMap { $0?.name })
    for ((index, head), summary) in zip(heads, summaries)
    where head.part != .summary || !paired.contains(head.name) {
      let place = heads.first { $0.head.name == summary?.name }?.index
      games.append(ListedGame(log: index, summary: place))
      if head.part == .plays, place == nil {
        notes.append("\(head.name.visible): the summary of this game is missing")
      }
    }
  }

  /// The files with their indices; of several files with the same game, only the first.
  private mutating func distinct(_ heads: [FileHead]) -> [(index: Int, head: FileHead)] {
    var seen: [FileHead.Identity: String] = [:]
    return heads.enumerated().filter { _, head in
      guard let first = seen[head.identity] else {
        seen[head.identity] = head.name
        return true
      }
      notes.append(FeedGame.remark(head.name, sameAs: first))
      return false
    }.map { (index: $0.offset, head: $0.element) }
  }
}

struct ListedGame: FieldObject {
  let log: Int
  let summary: Int?

  static let fields = Fields<Self>("listedGame") {
    Field("log", "The place of the game's log in the list, from 0.") { $0.log }
    Field("summary", "The place of the game's summary, if the log is a list of plays.") {
      $0.summary
    }
  }
}

/// The facts at the beginning of a file that say which game it has.
private struct FileHead {
  enum Identity: Hashable {
    case game(FeedGame, isSummary: Bool)
    /// Files written by people may share an id, so only an identical file is a repetition.
    case file(String, [UInt8])
  }

  let name: String
  let part: HockeyTechFeed.Part?
  /// The game, if the file is a feed that has its id.
  let game: FeedGame?
  let identity: Identity

  init(_ file: NamedText) {
    let read = ReadLog(file)
    let format = read.format
    name = file.name
    part = format == .hockeyTech ? HockeyTechFeed.part(of: file.text) : nil
    game = read.feedGame
    identity =
      game.map { [part] in .game($0, isSummary: part == .summary) } ?? .file(name, file.text)
  }
}
