import Foundation

// Writes one Swift file with each given JSON file as a raw string literal. Three number signs keep
// anything that a JSON text can hold from ending the literal.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: embed-rulebooks OUTPUT BOOK.json…\n".utf8))
  exit(2)
}
var source = "enum EmbeddedBooks {\n  static let all: [(id: String, text: String)] = [\n"
for path in arguments.dropFirst() {
  let url = URL(fileURLWithPath: path)
  let text = try String(contentsOf: url, encoding: .utf8)
  let id = url.deletingPathExtension().lastPathComponent
  source += "    (id: \"\(id)\",\n      text: ###\"\"\"\n\(text)\n\"\"\"###),\n"
}
source += "  ]\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
