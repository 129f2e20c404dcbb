// The ids of a log's plays. A correction names a play by its id, so no two plays may have the same.

/// The ids of the plays that a log has had so far.
///
/// Feeds number their plays from a small number, in any order. Small numbers are bits of an array,
/// so a play costs neither a hash nor an allocation.
struct PlayIDs {
  private var bits: [UInt64] = []
  private var others: Set<Event.ID> = []

  /// The smallest number that is stored like any other id.
  private static let limit = 1 << 18

  /// Whether a play has had `id`.
  func contains(_ id: Event.ID) -> Bool {
    guard let number = Self.small(id) else { return others.contains(id) }
    let word = number / 64
    return word < bits.count && bits[word] & Self.bit(number) != 0
  }

  /// Notes the id of a play.
  mutating func insert(_ id: Event.ID) {
    guard let number = Self.small(id) else {
      others.insert(id)
      return
    }
    let word = number / 64
    if word >= bits.count {
      bits.append(contentsOf: repeatElement(0, count: word + 1 - bits.count))
    }
    bits[word] |= Self.bit(number)
  }

  /// Forgets the id of a play.
  mutating func remove(_ id: Event.ID) {
    guard let number = Self.small(id) else {
      others.remove(id)
      return
    }
    if number / 64 < bits.count { bits[number / 64] &= ~Self.bit(number) }
  }

  /// Notes the ids that `event` takes: its own, and those of the penalties of a position.
  mutating func insert(idsOf event: Event) {
    insert(event.id)
    guard case .position(let position) = event.play else { return }
    for entry in position.entries { insert(entry.id) }
  }

  /// Forgets the ids that `event` takes.
  mutating func remove(idsOf event: Event) {
    remove(event.id)
    guard case .position(let position) = event.play else { return }
    for entry in position.entries { remove(entry.id) }
  }

  private static func small(_ id: Event.ID) -> Int? {
    switch id {
    case .number(let number): (0..<limit).contains(number) ? number : nil
    case .label: nil
    }
  }

  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number % 64) }
}

extension Game {
  /// Whether a call, a goal or an attempt of this game has `id`, so that a correction can name it.
  func hasPlay(called id: Event.ID) -> Bool {
    transcript.index(of: id) != nil || penalties.indices.contains { penalties[$0].call == id }
  }
}
