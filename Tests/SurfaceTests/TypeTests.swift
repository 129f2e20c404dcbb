import Foundation
import Testing

/// The declarations of `penaltybox.d.mts` match the JavaScript module.
///
/// A compiler checks programs that use all declarations, correctly and incorrectly, and one of the
/// programs is run. `.ci/library --test` prints which compiler is missing.
@Suite(.enabled(if: Doors.folder != nil && Module.path != nil)) struct TypeTests {
  /// A folder with the module, the programs, and a script that calls `use`.
  private func folder(calling caller: String) throws -> URL {
    let folder = try Doors.workFolder()
    let script = Requests.root.appending(path: "Sources/Doors/JavaScript")
    let module = URL(filePath: try #require(Module.path))
    let types = module.deletingLastPathComponent().appending(path: "penaltybox.d.mts")
    let sources = [types] + ["penaltybox.mjs", "worker.mjs"].map { script.appending(path: $0) }
    let programs = ["types.mts", "wrong-types.mts"].map(Doors.source)
    for file in sources + programs {
      try FileManager.default.copyItem(at: file, to: folder.appending(path: file.lastPathComponent))
    }
    try FileManager.default.copyItem(at: module, to: folder.appending(path: "penaltybox.wasm"))
    try Data(caller.utf8).write(to: folder.appending(path: "caller.mjs"))
    return folder
  }

  @Test(.enabled(if: Doors.has("tsc") && Module.node != nil))
  func `TypeScript and Node take the types as they are declared`() throws {
    let folder = try folder(
      calling: """
        import { readFile } from 'node:fs/promises';
        import { use } from './types.mjs';
        await use(await readFile('penaltybox.wasm'));
        """)
    let strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"]
    let compiled = try Doors.run(
      ["tsc"] + strict + ["--module", "nodenext", "--target", "es2022"]
        + ["types.mts", "wrong-types.mts"], in: folder)
    #expect(compiled.status == 0, "\(compiled.text)")
    // The declarations refer to nothing that only a browser has.
    let alone = try Doors.run(
      ["tsc"] + strict + [
        "--noEmit", "--module", "nodenext", "--lib", "es2022", "wrong-types.mts",
      ],
      in: folder)
    #expect(alone.status == 0, "\(alone.text)")
    let called = try Doors.run("node", "caller.mjs", in: folder)
    #expect(called.status == 0, "\(called.text)")
  }

  /// Deno finds the declarations without another file or a connection.
  @Test(.enabled(if: Doors.has("deno")))
  func `Deno takes the types as they are declared`() throws {
    let folder = try folder(
      calling: """
        import { use } from './types.mts';
        await use(await Deno.readFile('penaltybox.wasm'));
        """)
    let cache = ["DENO_DIR=\(folder.appending(path: "cache").path)", "DENO_NO_UPDATE_CHECK=1"]
    let checked = try Doors.run(
      ["env"] + cache + ["deno", "check", "--no-remote", "types.mts", "wrong-types.mts"], in: folder
    )
    #expect(checked.status == 0, "\(checked.text)")
    let called = try Doors.run(
      ["env"] + cache + ["deno", "run", "--no-remote", "--allow-read=.", "caller.mjs"], in: folder)
    #expect(called.status == 0, "\(called.text)")
  }
}
