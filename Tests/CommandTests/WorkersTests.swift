import Synchronization
import SystemLibrary
import Testing

@Suite struct WorkersTests {
  @available(macOS 15, *)
  @Test(arguments: [1, 2, 7, 64], [0, 1, 5, 500])
  func `each thing is done once, and results come in order`(_ threads: Int, _ count: Int) {
    let done = Mutex<[Int]>([])
    let results = Workers.map(
      count, threads: threads, state: { () },
      { _, index in
        done.withLock { $0.append(index) }
        return index * index
      })
    #expect(results == (0..<count).map { $0 * $0 })
    #expect(done.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `a thread keeps what it has made, and the caller hears how far the work is`() {
    var heard: [Int] = []
    let results = Workers.map(
      10, threads: 1, state: { 0 }, progress: { heard.append($0) },
      { state, _ in
        state += 1
        return state
      })
    #expect(results == Array(1...10))
    #expect(heard == Array(0..<10))
  }
}
