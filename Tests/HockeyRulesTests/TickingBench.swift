/// One team's penalty bench, watched second by second: a slow model of serving and returning.
///
/// Written from the text of the rules (HC 4.2, 4.4, 4.14; NHL 16.2, 20, 26) and from nothing of the solver. It
/// knows one team that fouls, at separate times, and another that never does.
struct TickingBench {
  /// A penalty that a player has still to serve.
  struct Owed {
    /// The order of the call among all calls.
    var order: Int
    var isMinor: Bool
    /// Seconds left.
    var left: Int
  }

  /// A player who returned, and when.
  struct Return: Hashable {
    var second: Int
    var player: Int
  }

  private struct Sitter {
    var player: Int
    var owes: [Owed]
  }

  /// The seconds that have gone by.
  private(set) var second = 0
  /// The team's skaters.
  private(set) var skaters = 5
  /// Who went back on the ice so far, in order.
  private(set) var returns: [Return] = []
  /// Those with time to serve, in the order they sat down: only the first two are being served.
  private var sitting: [Sitter] = []
  /// Those whose time is up and who may not go on the ice yet, in the order it was up.
  private var done: [Int] = []

  private var entitled: Int { 5 - min(2, sitting.count) }

  /// Whether the player has time to serve.
  func isSitting(_ player: Int) -> Bool { sitting.contains { $0.player == player } }

  /// Lets a second of playing time go by.
  mutating func tick() {
    second += 1
    for index in sitting.indices.prefix(2) { sitting[index].owes[0].left -= 1 }
    for index in sitting.indices.prefix(2) where sitting[index].owes[0].left == 0 {
      sitting[index].owes.removeFirst()
    }
    clear()
    // In play only as many return as the team may have more skaters.
    while skaters < entitled && !done.isEmpty {
      skaters += 1
      letReturn(done.removeFirst())
    }
  }

  /// Play stops: all whose time is up leave the bench.
  mutating func stop() {
    for player in done { letReturn(player) }
    done = []
    skaters = entitled
  }

  /// The player is penalised, at a stoppage.
  mutating func call(_ player: Int, _ penalties: [Owed]) {
    stop()
    // Of one call the major is served before the minor.
    let ordered = penalties.filter { !$0.isMinor } + penalties.filter(\.isMinor)
    if let index = sitting.firstIndex(where: { $0.player == player }) {
      sitting[index].owes += ordered
    } else {
      sitting.append(Sitter(player: player, owes: ordered))
    }
    skaters = entitled
  }

  /// The other team scores.
  mutating func goalAgainst() {
    let isShort = skaters < 5
    stop()
    let running = sitting.indices.prefix(2).filter { sitting[$0].owes[0].isMinor }
    let ended = running.min { left, right in
      let (one, other) = (sitting[left].owes[0], sitting[right].owes[0])
      return (one.left, one.order) < (other.left, other.order)
    }
    guard isShort, let ended else { return }
    sitting[ended].owes.removeFirst()
    clear()
    stop()
  }

  /// Moves those with nothing left to serve to those who are done.
  private mutating func clear() {
    done += sitting.filter(\.owes.isEmpty).map(\.player)
    sitting.removeAll(where: \.owes.isEmpty)
  }

  private mutating func letReturn(_ player: Int) {
    returns.append(Return(second: second, player: player))
  }
}
