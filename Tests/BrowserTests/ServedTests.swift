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
      server.arguments = ["python3", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", folder]
      let output = Pipe()
      server.standardOutput = output
      server.standardError = FileHandle.nullDevice
      server.environment = [
        "PYTHONUNBUFFERED": "1", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ]
      try server.run()
      defer { server.terminate() }
      // Serving HTTP on 127.0.0.1 port 40000 (http://127.0.0.1:40000/) ...
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let port = try #require(line.split(separator: " ").compactMap { Int($0) }.first)
      let browser = try Browser("http://127.0.0.1:\(port)/index.html")
      defer { try? browser.close() }
      #expect(try browser.text(".reading") == "P3 9:10")
      #expect(try browser.value("typeof part") == "undefined", "each module has names of its own")
      try browser.wait(
        until:
          "window.caches && (caches.match(new URL('penaltybox.wasm', location)).then((found) => (window.isKept = Boolean(found))), window.isKept)"
      )
      server.terminate()
      server.waitUntilExit()
      try browser.reload()
      #expect(try browser.text(".reading") == "P3 9:10")
    }
  }
}
