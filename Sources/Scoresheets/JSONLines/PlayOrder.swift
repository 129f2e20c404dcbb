/// The order of the plays of a log that grows: each play is added last, or before an earlier one.
///
/// The plays are linked: adding one takes the same time however many there are.
struct PlayOrder {
  private struct Links {
    var previous: Int?
    var next: Int?
  }

  private var links: [Links] = []
  private var first: Int?
  private var last: Int?

  mutating func append() {
    if let last { links[last].next = links.count } else { first = links.count }
    links.append(Links(previous: last))
    last = links.count - 1
  }

  mutating func append(before index: Int) {
    let previous = links[index].previous
    links[index].previous = links.count
    if let previous { links[previous].next = links.count } else { first = links.count }
    links.append(Links(previous: previous, next: index))
  }

  /// The numbers of the plays, in the order of the game.
  var indices: [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(links.count)
    var play = first
    while let index = play {
      indices.append(index)
      play = links[index].next
    }
    return indices
  }
}
