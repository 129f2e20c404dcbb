import Foundation
import Testing

extension Pages {
  /// The first view for a stranger, and the places of the parts of the game.
  @Suite struct Face {
    /// A script that tells whether the top of the first `selector` is in the window.
    private static func isInSight(_ selector: String) -> String {
      """
      ((box) => box.height > 0 && box.top >= 0 && box.top < innerHeight - 20)
        (document.querySelector('\(selector)').getBoundingClientRect())
      """
    }

    @Test func `a stranger sees the score, the clock, who sits and the picture`() throws {
      try OpenPage.with(isFirst: true) { (browser: Browser) throws in
        for (width, height) in Photographs.sizes {
          try browser.resize(width: width, height: height)
          for seen in [
            ".claim", ".doors", ".score", ".reading", ".penalty-clock", ".next-change",
            "svg.period",
          ] {
            #expect(try browser.value(Self.isInSight(seen)) == "true", "\(seen) at \(width)")
          }
        }
        #expect(try browser.text(".reading") == "P3 9:10")
        #expect(
          try browser.value("document.querySelector('.strength-now.home').textContent") == "5v3")
        #expect(try browser.text(".team.visiting").contains("OTT6"))
        #expect(try browser.text(".team.visiting").contains("next in line"))
      }
    }

    @Test func `three doors lead in, and they go when a sheet is written`() throws {
      try OpenPage.with(isFirst: true) { (browser: Browser) throws in
        let doors = "Keep a game\nOpen a game\nType a game\nPublished cases\nQuiz"
        #expect(try browser.text(".doors") == doors)
        try browser.click("#write")
        #expect(try browser.value("document.activeElement.id") == "sheet")
        #expect(try browser.text("#sheet-problems") == "")
        #expect(try browser.value("getComputedStyle(part('welcome')).display") == "none")
      }
    }

    @Test(arguments: [360, 1440])
    func `the line of the clock is at its place, and a press in the picture sets the clock`(
      _ width: Int
    ) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.resize(width: width, height: 900)
        let distance = """
          ((box, line) => Math.abs(line.left + line.width / 2 - box.left - box.width * 550 / 1200))
            (document.querySelectorAll('svg.period')[2].getBoundingClientRect(),
             part('now-line').getBoundingClientRect())
          """
        try browser.wait(until: "(\(distance)) < 3")
        #expect(try browser.text("#now-time") == "P3 9:10")
        _ = try browser.value(
          "document.querySelectorAll('svg.period')[1].scrollIntoView({ block: 'center' })")
        _ = try browser.value(
          "document.querySelectorAll('svg.period')[1].setAttribute('data-second', '')")
        try browser.drag("svg.period[data-second]", from: 0.2, to: 0.5)
        try browser.wait(until: "part('now-time').textContent.startsWith('P2 ')")
        let seconds = Int(try browser.value("game.at().elapsed")) ?? 0
        #expect((590...610).contains(seconds))
      }
    }

    @Test func `the picture stays where it is while somebody steps`() throws {
      try OpenPage.with { (browser: Browser) throws in
        // In the first round, more players may sit than before, which makes the box taller.
        let tops = """
          (async () => {
            let found;
            for (let round = 0; round < 2; round++) {
              found = [];
              for (let step = 0; step < game.board().steps.length; step += 6) {
                game.goTo(game.board().steps[step]);
                await new Promise((go) => setTimeout(go, 0));
                await new Promise(requestAnimationFrame);
                found.push(part('picture').getBoundingClientRect().top + scrollY);
              }
            }
            document.body.dataset.moved = Math.max(...found) - Math.min(...found);
          })()
          """
        _ = try browser.value(tops)
        try browser.wait(until: "document.body.dataset.moved !== undefined")
        #expect((Double(try browser.value("document.body.dataset.moved")) ?? 99) < 2)
      }
    }

    @Test func `a rule opens what the book says of its point`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.click(".team.visiting .penalty-clock .rule")
        try browser.wait(until: "document.querySelector('dialog.provision') !== null")
        #expect(try browser.text("dialog.provision h2") == "NHL 2014-15 16.1")
        #expect(try browser.text("dialog.provision b").contains("2:00"))
        try browser.press("Close")
      }
    }

    @Test func `a game to read has goals and a story, and nothing to edit`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#read")
        try browser.wait(until: "document.body.classList.contains('view')")
        #expect(try browser.text("#goals") == "0-1 B PP P1 5:00")
        #expect(
          try browser.text("#story li")
            == "P1 4:00 A6 2 minutes for hooking, until B’s goal at 5:00.")
        let editor = "getComputedStyle(document.querySelector('.sheet-side')).display"
        #expect(try browser.value(editor) == "none")
        try browser.click("#goals button")
        #expect(try browser.text(".reading") == "P1 5:00")
        try browser.click("#edit")
        try browser.wait(until: "!document.body.classList.contains('view')")
        #expect(try browser.value(editor) != "none")
      }
    }
  }

  /// The quiz over the published cases.
  @Suite struct Quiz {
    @Test func `a question is answered, judged and counted, and its address asks it again`() throws
    {
      try OpenPage.with(fragment: "#quiz=hc-rb4-minor-ex-1") { (browser: Browser) throws in
        try browser.wait(until: "part('quiz-who').textContent !== ''")
        #expect(try browser.text("#quiz-who") == "Who comes out of the box at P1 2:30?")
        // The game is shown as it was before the question, without the answer's rulings.
        #expect(try browser.text("#plays").contains("A9"))
        #expect(try !browser.text("#plays").contains("goal"))
        try browser.click("#quiz-names [value=A6]")
        try browser.click("#quiz-strengths [value='4v4']")
        try browser.click("#quiz-form .main")
        #expect(try browser.text("#quiz-result p") == "Right: A6 comes out, and play goes on 4v4.")
        #expect(try browser.text("#quiz-score").hasPrefix("Right: 1 of 1"))
        #expect(try browser.value("location.hash") == "#quiz=hc-rb4-minor-ex-1")
        try browser.click("#quiz-back")
        #expect(try browser.value("sheet.value.includes('OTT')") == "true")
      }
    }
  }

  /// Photographs of the page, for its description, and for a look at its type and colours.
  @Suite struct Photographs {
    /// The folder for the photographs, or `nil` if they are only made and weighed.
    static let folder = ProcessInfo.processInfo.environment["PENALTYBOX_PHOTOGRAPHS"]

    @Test func `the first view and a game to read are photographed`() throws {
      try View.first.with { (browser: Browser) throws in
        try Self.take("first-view", browser, 1440, 900, "light", 0.65)
        try Self.take("dark", browser, 1180, 820, "dark", 0.65)
        try Self.take("telephone", browser, 360, 740, "light", 1)
      }
      try View.reader.with { try Self.take("reader", $0, 1180, 820, "light", 0.65) }
    }

    @Test func `the table is photographed while a game is kept`() throws {
      try TableView.table.with { (browser: Browser) throws in
        #expect(try browser.count(".play-list li") == 5)
        #expect(try browser.text("#table-home-box").contains("13\nSiv Moe\n0:19"))
        try Self.take("table", browser, 1180, 820, "light", 0.65)
      }
    }

    static let sizes = [(360, 740), (820, 1180), (1180, 820), (1440, 900), (1920, 1080)]

    /// Photographs a view in every size, light and dark.
    static func takeAll(_ name: String, _ browser: Browser) throws {
      for scheme in ["light", "dark"] {
        for (width, height) in sizes {
          try take("all/\(name)-\(width)-\(scheme)", browser, width, height, scheme, 1)
        }
      }
    }

    @Test func `the sizes, spaces and colours are photographed`() throws {
      try OpenPage.with { (browser: Browser) throws in
        let sizes = (0...5).map {
          "<p style='font-size:var(--type-\($0));margin:0'>--type-\($0) 5v4 12:34</p>"
        }
        let spaces = (1...4).map {
          "<p style='width:var(--space-\($0));height:1rem;background:var(--ink);margin:4px 0'></p>"
        }
        let colours = ["ink", "quiet", "home", "visiting", "good", "bad"].map {
          "<p style='color:var(--\($0));margin:0'><b>--\($0)</b> on paper, "
            + "<span style='background:var(--field)'>on a field</span></p>"
        }
        let rest =
          "<p><button>Button</button> <button class=main>Main</button> "
          + "<span class='strength-now home'>5v4</span> <span class='strength-now even'>5v5</span></p>"
        let cover =
          "<div class=specimen style='position:fixed;inset:0;z-index:9;padding:1rem;background:var(--paper)'>"
        let page = (sizes + spaces + colours + [rest]).joined()
        _ = try browser.value(
          "document.body.insertAdjacentHTML('beforeend', `\(cover)\(page)</div>`)")
        let steps =
          "[0,1,2,3,4,5].map((step) => parseFloat(getComputedStyle(document.querySelectorAll('.specimen p')[step]).fontSize))"
        #expect(
          try browser.value("\(steps).every((size, step, all) => !step || size > all[step - 1])")
            == "true")
        for scheme in ["light", "dark"] {
          try Self.take("specimen-\(scheme)", browser, 900, 620, scheme, 0.8)
        }
      }
    }

    /// Takes a photograph of the page in a window of this size; telephones and tablets are touched.
    private static func take(
      _ name: String, _ browser: Browser, _ width: Int, _ height: Int, _ scheme: String,
      _ scale: Double
    ) throws {
      try browser.resize(width: width, height: height)
      try browser.emulate(touch: width < 900 && !name.hasPrefix("specimen"))
      try browser.emulate(scheme: scheme)
      try browser.settle()
      let picture = try browser.photograph(scale: scale)
      #expect((4_000...500_000).contains(picture.count), "\(name) has \(picture.count) bytes")
      guard let folder else { return }
      let file = URL(filePath: folder).appending(path: "\(name).png")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: file)
    }
  }
}
