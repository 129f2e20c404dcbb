import Glibc

// Writes one Swift file with each given JSON file as a raw string literal. The three number signs
// prevent any JSON text from ending the literal.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else { fail("usage: embed-rulebooks OUTPUT BOOK.json…") }
var source = "enum EmbeddedBooks {\n  static let all: [(id: String, text: String)] = [\n"
for path in arguments.dropFirst() {
  let name = path.split(separator: "/").last ?? ""
  let id = name.hasSuffix(".json") ? name.dropLast(5) : name
  source += "    (id: \"\(id)\",\n      text: ###\"\"\"\n\(text(of: path))\n\"\"\"###),\n"
}
source += "  ]\n}\n"
write(source, to: output)

/// Prints `message` and ends the program.
func fail(_ message: String) -> Never {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}

/// The text of the file at `path`.
func text(of path: String) -> String {
  guard let file = fopen(path, "rb") else { fail("\(path): cannot be read") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { fail("\(path): is not UTF-8") }
  return text
}

/// Writes `text` to the file at `path`.
func write(_ text: String, to path: String) {
  let bytes = Array(text.utf8)
  guard let file = fopen(path, "wb") else { fail("\(path): cannot be written") }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { fail("\(path): cannot be written") }
}
