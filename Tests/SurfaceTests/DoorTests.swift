import Foundation
import Testing
import Views

@testable import Surface

/// The interfaces for other languages; `SameBytes` compares their answers.
///
/// The C library is in the folder `PENALTYBOX_DOORS`, which `.ci/library --test` sets. That script
/// also looks for the other requirements: a C compiler, Python, Node.
@Suite(.enabled(if: Doors.folder != nil)) struct DoorTests {
  @Test(arguments: ["so", "a"]) func `C calls each function`(_ kind: String) throws {
    let program = try Doors.compile("calls.c", with: kind)
    let run = try Doors.run(program.path)
    #expect(run.status == 0, "\(run.text)")
  }

  /// Compares the memory left after three rounds with the memory left after one.
  ///
  /// Swift keeps some objects until the end, such as the rulebooks, and uses bits of its pointers
  /// as marks: valgrind considers their targets lost. Its runtime also compares padding.
  @Test(.enabled(if: Doors.has("valgrind")))
  func `C leaves no memory behind, and reads none that is not its own`() throws {
    let program = try Doors.compile("calls.c", with: "so").path
    let left = try ["1", "3"].map { rounds in
      let run = try Doors.run(
        "valgrind", "--error-exitcode=99", "--undef-value-errors=no", program, rounds)
      #expect(run.status == 0, "\(run.text)")
      let line = run.text.split(separator: "\n").first { $0.contains("in use at exit") }
      return try #require(line?.split(separator: "exit: ").last, "\(run.text)")
    }
    #expect(left[0] == left[1])
  }

  @Test(.enabled(if: Doors.has("c++") && Doors.has("pkg-config")))
  func `C++ finds the library by pkg-config`() throws {
    let folder = try #require(Doors.folder?.path)
    let program = try Doors.workFolder().appending(path: "program").path
    let compiled = try Doors.run(
      "sh", "-c",
      """
      export PKG_CONFIG_PATH='\(folder)/lib/pkgconfig'
      c++ -std=c++11 -pedantic -Wall -Wextra -Werror '\(Doors.source("question.cpp").path)' \
        $(pkg-config --cflags --libs penaltybox) -Wl,-rpath,'\(folder)/lib' -o '\(program)'
      """)
    #expect(compiled.status == 0, "\(compiled.text)")
    #expect(try Doors.run(program).status == 0)
  }

  @Test(.enabled(if: Doors.has("cmake") && Doors.has("make")))
  func `CMake finds both libraries`() throws {
    let folder = try #require(Doors.folder?.path)
    let work = try Doors.workFolder().path
    let source = Doors.source("CMakeLists.txt").deletingLastPathComponent().path
    let built = try Doors.run(
      "sh", "-e", "-c",
      """
      cmake -S '\(source)' -B '\(work)' -DCMAKE_PREFIX_PATH='\(folder)'
      cmake --build '\(work)'
      '\(work)/with-penaltybox' && '\(work)/with-static'
      """)
    #expect(built.status == 0, "\(built.text)")
  }

  @Test func `the examples of the Python module are what it does`() throws {
    let run = try Doors.run(
      "python3", "-c",
      "import doctest, penaltybox, sys; sys.exit(doctest.testmod(penaltybox).failed)")
    #expect(run.status == 0, "\(run.text)")
  }

  /// `typed.py` marks its wrong lines, and `mypy` refuses a mark on a correct line.
  @Test(.enabled(if: Doors.has("mypy"))) func `mypy takes the types of the Python package`() throws
  {
    let run = try Doors.run(
      "env", "MYPYPATH=\(Doors.python.path)", "mypy", "--strict", "--cache-dir=/dev/null",
      Doors.source("typed.py").path, Doors.python.path + "/penaltybox")
    #expect(run.status == 0, "\(run.text)")
  }

  /// Pyright finds a mistake on each line that `typed.py` marks, and on no other.
  @Test(.enabled(if: Doors.has("pyright"))) func `pyright takes the types of the Python package`()
    throws
  {
    let folder = try Doors.workFolder()
    let run = try Doors.run(
      "sh", "-c",
      """
      cd '\(folder.path)' && cp '\(Doors.source("typed.py").path)' .
      echo '{"extraPaths": ["\(Doors.python.path)"], "typeCheckingMode": "strict", \
        "enableTypeIgnoreComments": false}' | tr -d '\\\\' > pyrightconfig.json
      pyright | grep -o 'typed.py:[0-9]*' | cut -d: -f2 | sort -nu > found
      grep -n 'type: ignore' typed.py | cut -d: -f1 | diff - found
      """)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func `a game of Python has rows, plays and errors`() throws {
    let run = try Doors.run("python3", Doors.source("games.py").path, Requests.root.path)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test(.enabled(if: Module.path != nil && Module.node != nil))
  func `a game of JavaScript takes an instant in each form, and ignores nothing that it was asked`()
    throws
  {
    let module = try #require(Module.path)
    let run = try Doors.run("node", Doors.source("instants.mjs").path, module)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test(.enabled(if: Doors.has("pip"))) func `the wheel is built, installed and works`() throws {
    let folder = try Doors.workFolder()
    let wheel = try Doors.run(
      "pip", "wheel", "--no-deps", "--no-index", "-w", folder.path, Doors.python.path)
    #expect(wheel.status == 0, "\(wheel.text)")
    if Doors.has("auditwheel") {
      let audit = try Doors.run("sh", "-c", "auditwheel show '\(folder.path)'/*.whl")
      let tag = try #require(audit.text.firstMatch(of: /constrains the platform tag to "([^"]*)"/))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains { $0.contains(tag.output.1) }, "\(audit.text)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".whl") })
    let site = folder.appending(path: "site")
    let install = try Doors.run(
      "pip", "install", "--no-deps", "--no-index", "--target", site.path,
      folder.appending(path: name).path)
    #expect(install.status == 0, "\(install.text)")
    let use = try Doors.run(
      "env", "-u", "PENALTYBOX_LIBRARY", "PYTHONPATH=\(site.path)", "python3", "-c",
      "import penaltybox; print(len(penaltybox.Solver().books()) > 10, penaltybox.__file__)")
    #expect(use.text.hasPrefix("True \(site.path)"), "\(use.text)")
  }

  @Test(.enabled(if: Doors.has("pip")), arguments: ["an archive of the sources", "editable"])
  func `the Python package is installed from`(_ kind: String) throws {
    let folder = try Doors.workFolder()
    let source =
      kind == "editable"
      ? "-e '\(Doors.python.path)'" : "'\(folder.path)'/penaltybox-*.tar.gz"
    let run = try Doors.run(
      "sh", "-e", "-c",
      """
      python3 -c "import sys, wheel; wheel.build_sdist('\(folder.path)')"
      python3 -m venv '\(folder.path)/env'
      '\(folder.path)/env/bin/pip' install -q --no-deps --no-index \(source)
      cd / && unset PYTHONPATH && [ '\(kind)' = editable ] || unset PENALTYBOX_LIBRARY
      '\(folder.path)/env/bin/python' -c "import penaltybox; print(penaltybox.version())"
      """)
    #expect(run.status == 0 && run.text.contains(Version.text), "\(run.text)")
  }

  @Test func `an HTTP service maps the codes of errors to statuses`() throws {
    let run = try Doors.run(
      "python3", Doors.source("service.py").path, Doors.python.path + "/examples/service.py")
    #expect(run.status == 0, "\(run.text)")
  }

  @Test(.enabled(if: Doors.has("jupyter-nbconvert")))
  func `the notebook runs, and shows the picture of its game`() throws {
    let folder = try Doors.workFolder()
    let run = try Doors.run(
      "jupyter-nbconvert", "--to", "notebook", "--execute", "--output-dir", folder.path,
      Doors.python.path + "/examples/game.ipynb")
    #expect(run.status == 0, "\(run.text)")
    let shown = try String(contentsOf: folder.appending(path: "game.ipynb"), encoding: .utf8)
    #expect(shown.contains("image/svg+xml") && shown.contains("high-sticking"))
  }

  @Test func `help shows the keys and the words of each answer`() throws {
    for about in ["penaltybox", "penaltybox.Game"] {
      let run = try Doors.run("python3", "-c", "import penaltybox; help(\(about))")
      for words in [
        "`state` has:", "`questions` has:", "`plays` is a list; each has:",
        "`penalties` is a list; each has:", "timeAtStrength: ", "'face-off', 'period-start'",
      ] {
        #expect(run.text.contains(words), "\(words): \(run.text)")
      }
    }
  }

  /// The page asks one question in each of these languages.
  @Test(arguments: ["sh", "python", "js", "c"])
  func `the page's question is answered alike`(_ language: String) throws {
    let file = Requests.root.appending(path: "Sources/Surface/README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(page.split(separator: "## One question from five languages").last)
    // The shell reads the command's JSON with jq.
    guard language != "sh" || Doors.has("jq") else { return }
    let promise = section.split(separator: "\n").filter { $0.hasPrefix("    A6 out of the box") }
      .map { $0.dropFirst(4) + "\n" }.joined()
    let text = try Doors.block(language, of: section)
    let folder = try Doors.workFolder()
    // The other programs read the sheet that the shell's program writes.
    let shell = folder.appending(path: "question.sh")
    try Data(try Doors.block("sh", of: section).utf8).write(to: shell)
    let written = try Doors.run("sh", shell.path, in: folder)
    guard language != "sh" else {
      #expect(written.text == promise)
      return
    }
    guard let run = try Doors.runExample(text, language, in: folder) else { return }
    #expect(run.text == promise)
  }

  @Test(arguments: ["sh", "python", "js", "c"])
  func `an overlay tells the changes of a log in each language`(_ language: String) throws {
    guard language != "sh" || Doors.has("jq") else { return }
    let work = try Doors.workFolder()
    try Data(Self.log.utf8).write(to: work.appending(path: "game.jsonl"))
    let section = try Doors.recipes("## An overlay in ten lines")
    let text = try Doors.block(language, of: section)
    let told = ["P1 4:00 power play B", "P1 5:00 goal B", "P1 5:00 A6 out of the box"]
    if language == "sh" {
      try Data(text.utf8).write(to: work.appending(path: "overlay.sh"))
      let run = try Doors.run("sh", "overlay.sh", in: work)
      #expect(run.text.split(separator: "\n").prefix(3).map(String.init) == told)
      return
    }
    guard let run = try Doors.runExample(text, language, in: work) else { return }
    #expect(run.status == 0, "\(run.text)")
    for text in told { #expect(run.text.contains(text), "\(run.text)") }
  }

  private static let log = """
    {"penaltybox":1,"under":["nhl-2025"]}
    {"id":1,"period":1,"elapsed":"4:00","play":"penalty","offender":"A6","call":"2"}
    {"id":2,"period":1,"elapsed":"5:00","play":"goal","team":"B"}

    """

  @Test func `the recipe for a season prints who may not play`() throws {
    let work = try Doors.workFolder()
    let games = work.appending(path: "games")
    try FileManager.default.createDirectory(at: games, withIntermediateDirectories: true)
    let log = "under nhl-2025\nhome TOR\nvisiting OTT\nP1 4:00 TOR6 M\n"
    try Data(log.utf8).write(to: games.appending(path: "one.sheet"))
    let section = try Doors.recipes("## Who may not play")
    let program = work.appending(path: "recipe.py")
    try Data(try Doors.block("python", of: section).utf8).write(to: program)
    let run = try Doors.run("python3", program.path, games.path)
    #expect(run.text == "TOR6 pending a hearing: match penalty, game one.sheet (against OTT)\n")
  }

  @Test(.enabled(if: Doors.games != nil)) func `the recipe for power plays runs over real games`()
    throws
  {
    let games = try #require(Doors.games)
    let work = try Doors.workFolder()
    let some = try FileManager.default.contentsOfDirectory(atPath: games + "/nhl").sorted()
      .filter { $0.hasSuffix(".json") }.prefix(20)
    for name in some {
      try FileManager.default.copyItem(
        atPath: "\(games)/nhl/\(name)", toPath: work.appending(path: name).path)
    }
    let script = work.appending(path: "recipe.py")
    let section = try Doors.recipes("## Power plays by team")
    try Data(try Doors.block("python", of: section).utf8).write(to: script)
    let run = try Doors.run("python3", script.path, work.path, games + "/nhl-official.csv")
    #expect(run.status == 0, "\(run.text)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.count > 10 && lines.dropLast().allSatisfy { $0.hasSuffix("%") }, "\(run.text)")
    #expect(try #require(lines.last).hasSuffix("differ from the official figures"))
  }
}
