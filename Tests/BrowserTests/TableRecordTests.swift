import Foundation
import Testing

extension Pages {
  /// The records of the table other than goals and penalties, and its look on a telephone.
  @Suite(.serialized) struct TableRecords {
    @Test func `shots are counted, corrected, and noted when the period ends`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        for _ in 0..<2 { try browser.click("#table-home-shots") }
        try keeper.goal("9", of: "home")
        #expect(try keeper.text("home-shots") == "Shots 3")
        #expect(try keeper.text("visiting-shots") == "Shots 0")
        try browser.press("More")
        try browser.press("MTL: shots on goal")
        try browser.press("⌫")
        try keeper.type("12")
        try keeper.keep()
        #expect(try keeper.text("visiting-shots") == "Shots 12")
        try keeper.setClock("0:00")
        try browser.press("End of P1")
        try browser.wait(until: "part('table-main').textContent === 'Begin P2'")
        #expect(try keeper.log().contains("shots-3-12"))
      }
    }

    @Test func `the last minute is read in tenths, and its plays at whole seconds`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try browser.click("#table-time")
        try keeper.type("059")
        try browser.press("Set")
        try browser.wait(until: "part('table-reading').textContent === '0:59.0'")
        try keeper.penalty("6", of: "home")
        #expect(try keeper.log().contains(#""elapsed":"19:01","play":"penalty""#))
      }
    }

    @Test func `goalkeepers and time-outs are plays of the log`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.setClock("1:30")
        try browser.press("More")
        try browser.press("TOR goalkeeper off")
        try browser.wait(until: "part('table-ice').textContent === 'on ice 6v5'")
        try browser.press("More")
        try browser.press("MTL time-out")
        try browser.wait(until: "part('table-news').textContent.includes('time-out')")
        let log = try keeper.log()
        #expect(
          log.contains(#""play":"goalkeeper-off""#) && log.contains(#""play":"time-out""#), "\(log)"
        )
      }
    }

    @Test func `on a telephone, letters are whole and the calls come into sight after the number`()
      throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try browser.resize(width: 360, height: 740)
        try keeper.begin()
        for team in ["home", "visiting"] {
          let name = "part('table-\(team)-name')"
          #expect(try browser.value("\(name).scrollWidth <= \(name).clientWidth") == "true")
        }
        try browser.click("#table-home-penalty")
        try keeper.type("17")
        let found = try browser.value(
          """
          [...document.querySelectorAll('dialog .calls button')].slice(0, 3).every((made) => {
            const box = made.getBoundingClientRect();
            return made.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
          })
          """)
        #expect(found == "true")
        let small = try browser.value(
          """
          [...document.querySelectorAll('dialog button')].filter((made) => made.offsetParent)
            .map((made) => made.getBoundingClientRect())
            .filter((box) => box.width < 44 || box.height < 44).length
          """)
        #expect(small == "0")
      }
    }
  }
}
