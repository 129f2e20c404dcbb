import Foundation

// Changes one place of the rules after another, and checks whether a case or a test notices it. See
// `.ci/mutation`.
do {
  let order = try Order(CommandLine.arguments.dropFirst())
  exit(try Campaign(order).run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mutation: \(error)\n".utf8))
  exit(2)
}
