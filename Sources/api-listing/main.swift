import Scoresheets
import SystemLibrary

// Prints the listing of a module whose symbol graphs are the arguments, its own first. Exits with 1
// where a public declaration has no doc comment, one that throws does not say when, or a public
// type is not Sendable.
guard CommandLine.arguments.count > 1 else {
  say("usage: api-listing MODULE.symbols.json [MODULE@OTHER.symbols.json…]")
  exit(2)
}
var graphs: [SymbolGraph] = []
for path in CommandLine.arguments.dropFirst() {
  do throws(JSONError) {
    graphs.append(try SymbolGraph(contents(of: path)))
  } catch {
    say(error.message(file: path))
    exit(2)
  }
}
let listing = Listing(of: graphs)
print(listing.text, terminator: "")
for fault in listing.faults { say("\(listing.module): \(fault)") }
exit(listing.faults.isEmpty ? 0 : 1)

/// Writes a line to standard error.
func say(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

/// The bytes of the file at `path`; empty, and so not a symbol graph, where it cannot be read.
func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}
