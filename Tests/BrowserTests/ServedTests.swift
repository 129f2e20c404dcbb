import Foundation
import Testing

extension Pages {
  /// The folder, served by a plain server: modules, the WebAssembly module and its worker as they are.
  @Suite struct ServedFolder {
    @Test func `the folder runs as it is served, and without a connection afterwards`() throws {
      let page = try #require(Programs.page)
      let folder = URL(filePath: page).deletingLastPathComponent().path
      let server = Process()
      server.executableURL = URL(filePath: "/usr/bin/env")
      server.arguments = ["python3", "-c", Self.program, folder]
      let (input, output) = (Pipe(), Pipe())
      server.standardInput = input
      server.standardOutput = output
      try server.run()
      defer { try? input.fileHandleForWriting.close() }
      let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let port = try #require(Int(said.trimmingCharacters(in: .whitespacesAndNewlines)))
      let browser = try Browser("http://127.0.0.1:\(port)/index.html")
      defer { try? browser.close() }
      #expect(try browser.text(".reading") == "P3 9:10")
      #expect(try browser.value("typeof part") == "undefined", "each module has names of its own")
      try browser.wait(
        until:
          "window.caches && (caches.match(new URL('penaltybox.wasm', location)).then((found) => (window.isKept = Boolean(found))), window.isKept)"
      )
      try input.fileHandleForWriting.close()
      try browser.reload()
      #expect(try browser.text(".reading") == "P3 9:10")
    }

    /// Serves a folder until its input ends, and says at which port.
    private static let program = """
      import functools, http.server, sys, threading
      quiet = type("Quiet", (http.server.SimpleHTTPRequestHandler,), {"log_message": lambda *words: None})
      made = functools.partial(quiet, directory=sys.argv[1])
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), made)
      print(server.server_port, flush=True)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      sys.stdin.read()
      """
  }
}
