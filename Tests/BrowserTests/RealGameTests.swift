import Foundation
import Testing

/// Twenty of the real games, spread over all seasons; `PENALTYBOX_GAMES` names their folder.
private let files: [URL] = {
  guard let folder = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"] else { return [] }
  let games = URL(filePath: folder).appending(path: "nhl")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: games.path)) ?? []
  let feeds = names.filter { $0.hasSuffix(".json") }.sorted()
  let step = max(1, feeds.count / 20)
  return stride(from: 0, to: feeds.count, by: step).prefix(20).map {
    games.appending(path: feeds[$0])
  }
}()

extension Pages {
  /// The pictures of real games.
  @Suite(.enabled(if: !files.isEmpty, "PENALTYBOX_GAMES is not set")) struct RealPictures {
    /// Each half of the games is opened in one page after another.
    @Test(arguments: [0, 1])
    func `labels cover nothing, marks are on their lines, and nothing is cut off`(_ half: Int)
      throws
    {
      try OpenPage.with { (browser: Browser) throws in
        for file in files.enumerated().filter({ $0.offset % 2 == half }).map(\.element) {
          _ = try browser.value("complain('')")
          try browser.drop(
            try String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
          try browser.wait(until: "part('message').textContent.includes('play-by-play')")
          for width in [360, 820, 1440] {
            let place = "\(file.lastPathComponent), \(width) px"
            try browser.resize(width: width, height: 900)
            try browser.settle()
            #expect(try browser.coveredLabels() == "", "\(place)")
            #expect(try browser.strayMarks() == "", "\(place)")
            #expect(
              try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true",
              "\(place)")
          }
        }
      }
    }
  }
}

extension Browser {
  /// The labels in the picture that cover one another, and the short labels that cover a bar where
  /// a wide page shows them whole.
  func coveredLabels() throws -> String {
    try value(
      """
      ((labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect());
        const bars = [...document.querySelectorAll('svg.period rect.bar')];
        const whole = labels.filter((label) => label.querySelector('tspan')?.getClientRects().length);
        const onBars = whole.filter((label) => bars.some((bar) => {
          if (bar.parentNode === label.parentNode) return false;
          const [one, other] = [label.getBoundingClientRect(), bar.getBoundingClientRect()];
          return one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 3 && other.top < one.bottom - 3;
        }));
        return onBars.map((label) => label.textContent + ' on a bar').concat(boxes.flatMap((one, index) => boxes.slice(index + 1).map((other, next) =>
          one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 2 && other.top < one.bottom - 2
            ? labels[index].textContent + ' on ' + labels[index + 1 + next].textContent : '')));
      })([...document.querySelectorAll('svg.period text.label')]).filter(Boolean).join(', ')
      """)
  }

  /// The labels in the picture that are outside their line of drawings, or not next to the shapes
  /// that they name.
  func strayMarks() throws -> String {
    try value(
      """
      [...document.querySelectorAll('svg.period')].flatMap((drawing) => {
        const whole = drawing.getBoundingClientRect();
        const line = [...document.querySelectorAll('svg.period')].map((one) => one.getBoundingClientRect())
          .filter((one) => one.top === whole.top);
        const [left, right] = [line[0].left, line.at(-1).right];
        return [...drawing.querySelectorAll('text.label')].map((label) => {
          const shapes = [...label.closest('g, a').querySelectorAll('rect, circle, .nothing, .missed')];
          const box = label.getBoundingClientRect();
          const isIn = box.left > left - 4 && box.right < right + 4
            && box.top > whole.top - 1 && box.bottom < whole.bottom + 1;
          const isBeside = shapes.some((shape) => {
            const own = shape.getBoundingClientRect();
            return own.top < box.bottom && box.top < own.bottom + 4;
          });
          return isIn && isBeside ? '' : label.textContent;
        });
      }).filter(Boolean).join(', ')
      """)
  }
}
