import HockeyRules
import SystemLibrary

/// The memory that solved games take.
enum Memory {
  /// Solves `logs` in turn until `count` solutions are held, and prints the memory that they take
  /// beyond the logs.
  static func report(
    holding count: Int, of logs: [(events: [Event], book: Rulebook, setup: GameSetup)]
  ) {
    var held: [Solution] = []
    held.reserveCapacity(count)
    let before = resident
    for index in 0..<count {
      let log = logs[index % logs.count]
      held.append(solve(log.events, under: log.book, setup: log.setup))
    }
    let after = resident
    let games = Double(held.count)
    print(
      "memory of \(held.count) solved games held: \(rounded(Double(after - before) / 1e6)) MB;",
      "\(rounded(Double(after - before) / games / 1e3)) KB a game;",
      "its plays and rulings take \(rounded(held.reduce(0) { $0 + $1.usedBytes } / games / 1e3)) KB",
      "of the \(rounded(held.reduce(0) { $0 + $1.allocatedBytes } / games / 1e3)) KB allocated for them"
    )
    print(
      "sizes in bytes: Event \(MemoryLayout<Event>.stride),",
      "PlayedEvent \(MemoryLayout<PlayedEvent>.stride),",
      "Ruling \(MemoryLayout<Ruling>.stride), Effect \(MemoryLayout<Effect>.size),",
      "Authority \(MemoryLayout<Authority>.size), Penalty \(MemoryLayout<Penalty>.stride),",
      "Seat \(MemoryLayout<Seat>.stride), Game \(MemoryLayout<Game>.stride),",
      "Refusal \(MemoryLayout<Refusal>.stride)")
  }

  /// The number of bytes of this process in physical memory.
  private static var resident: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 128) { buffer, count in
      count = fread(buffer.baseAddress, 1, 128, file)
    }
    // The second number counts the resident pages.
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }
}

extension Solution {
  /// The bytes of its plays and rulings.
  fileprivate var usedBytes: Double {
    Double(
      plays.count * MemoryLayout<PlayedEvent>.stride + journal.count * MemoryLayout<Ruling>.stride)
  }

  /// The bytes for which its arrays of plays and rulings have room.
  fileprivate var allocatedBytes: Double {
    Double(
      plays.capacity * MemoryLayout<PlayedEvent>.stride
        + journal.capacity * MemoryLayout<Ruling>.stride)
  }
}
