import Synchronization
import SystemLibrary
import Testing

@Suite struct WorkersStreamTests {
  /// The squares of the numbers below `count`, computed by `threads` threads, in the order in which
  /// `write` gets them.
  private func squares(below count: Int, threads: Int, until last: Int = .max) -> [Int] {
    var rest = 0
    var written: [Int] = []
    Workers.stream(
      from: &rest, to: &written, threads: threads, state: { () },
      next: { rest -> Int? in
        guard rest < count else { return nil }
        defer { rest += 1 }
        return rest
      },
      write: { written, value in
        written.append(value)
        return value < last
      },
      { _, item in item * item })
    return written
  }

  @Test(arguments: [1, 2, 7], [0, 1, 5, 3000])
  func `each item is done once, and results are written in order`(_ threads: Int, _ count: Int) {
    #expect(squares(below: count, threads: threads) == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 7])
  func `nothing is written after the last that is wanted`(_ threads: Int) {
    #expect(squares(below: 3000, threads: threads, until: 100) == (0...10).map { $0 * $0 })
  }

  @available(macOS 15, *)
  @Test func `no more items are held than the threads are busy with`() {
    let held = Mutex((now: 0, most: 0))
    var rest = 2000
    var none: Void = ()
    Workers.stream(
      from: &rest, to: &none, threads: 4, state: { () },
      next: { rest -> Int? in
        guard rest > 0 else { return nil }
        rest -= 1
        held.withLock { held in
          held.now += 1
          held.most = max(held.most, held.now)
        }
        return rest
      },
      write: { _, _ in
        held.withLock { $0.now -= 1 }
        return true
      },
      { _, item in item })
    let most = held.withLock { $0.most }
    #expect(most > 0 && most <= 4 * 8 + 4)
  }
}
