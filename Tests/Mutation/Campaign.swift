import Foundation
import SeededRandom

/// A run over many mutations.
struct Campaign {
  let order: Order
  private let root = URL(filePath: FileManager.default.currentDirectoryPath)
  private let files: [SourceFile]
  private let places: [Place]

  /// The percentage of mutations that must be noticed.
  private static let share = 95

  init(_ order: Order) throws {
    self.order = order
    var files: [SourceFile] = []
    for folder in order.folders { files += try Self.sources(under: folder, of: root) }
    self.files = files
    let declared = try Self.sources(under: "Sources/HockeyRules", of: root)
    places = PlaceFinder(files: files, names: DeclaredNames(declared.map { $0.code })).places()
  }

  /// Tries the mutations; returns whether enough of them are noticed.
  func run() throws -> Bool {
    say("\(places.count) places in \(order.folders.joined(separator: " and ")), seed \(order.seed)")
    for kind in Place.Kind.allCases {
      say("  \(places.count { $0.kind == kind }) \(kind.rawValue)")
    }
    if order.isDry {
      for mutation in draw().prefix(order.count) { say(description(of: mutation)) }
      return true
    }
    let workshop = try Workshop(copying: root, to: root.appending(path: ".build/mutation"))
    let checks = Checks(workshop: workshop)
    try checkUnchanged(checks)
    return try attempt(checks)
  }

  private func attempt(_ checks: Checks) throws -> Bool {
    var tally = Tally()
    for mutation in draw() where order.only.isEmpty || order.only.contains(mutation.number) {
      if tally.tried == order.count { break }
      let file = files[mutation.place.file]
      try checks.workshop.write(
        file.text(replacing: mutation.place.range, by: mutation.replacement), to: file.path)
      let outcome = checks.outcome()
      try checks.workshop.write(file.text, to: file.path)
      tally.add(mutation, outcome)
      if outcome == .doesNotCompile { continue }
      say("\n\(description(of: mutation))\n    \(outcome.words)")
    }
    say("\n\(tally.report(Self.share))")
    return tally.isEnough(Self.share)
  }

  /// The program must pass before it is changed.
  private func checkUnchanged(_ checks: Checks) throws {
    if let failure = checks.build() { throw Unsound(reason: failure) }
    let outcome = checks.outcome()
    guard outcome == .survived else { throw Unsound(reason: outcome.words) }
  }

  /// The program fails before it is changed.
  struct Unsound: Error, CustomStringConvertible {
    var reason: String
    var description: String { "the unchanged program fails: \(reason)" }
  }

  /// All places in an order drawn by the seed, each with one of its changes.
  private func draw() -> [Mutation] {
    var random = SplitMix(order.seed)
    var left = places
    var drawn: [Mutation] = []
    while !left.isEmpty {
      left.swapAt(random.below(left.count), left.count - 1)
      let place = left.removeLast()
      drawn.append(
        Mutation(number: drawn.count + 1, place: place, replacement: random.pick(place.options)))
    }
    return drawn
  }

  private func description(of mutation: Mutation) -> String {
    let file = files[mutation.place.file]
    let (before, after) = file.lines(around: mutation.place.range, replacedBy: mutation.replacement)
    let line = file.line(at: mutation.place.range.lowerBound)
    return """
      \(mutation.number)  \(file.path):\(line)  \(mutation.place.kind.rawValue)
        - \(before)
        + \(after)
      """
  }

  /// Prints `text` at once, also into a file or a pipe.
  private func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func sources(under folder: String, of root: URL) throws -> [SourceFile] {
    let url = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      let text = try String(contentsOf: url.appending(path: $0), encoding: .utf8)
      return SourceFile(path: "\(folder)/\($0)", text: text)
    }
  }
}
