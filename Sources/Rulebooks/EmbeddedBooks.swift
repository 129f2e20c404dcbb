// swift-format-ignore-file
// `swift run embed-rulebooks` writes this file from the files in `Rulebook`.

public import Scoresheets

extension Rulebooks {
  /// The edition `ahl-2025`: the rules of AHL 2025-26.
  public static let ahl2025 = EmbeddedBook.edition("ahl-2025", EmbeddedBook.text0)
  /// The edition `del-2024`: the rules of DEL from 2024-25.
  public static let del2024 = EmbeddedBook.edition("del-2024", EmbeddedBook.text1)
  /// The edition `echl-2015`: the rules of ECHL 2015-19.
  public static let echl2015 = EmbeddedBook.edition("echl-2015", EmbeddedBook.text2)
  /// The edition `echl-2019`: the rules of ECHL from 2019-20.
  public static let echl2019 = EmbeddedBook.edition("echl-2019", EmbeddedBook.text3)
  /// The edition `hockey-canada-2024`: the rules of Hockey Canada 2024-26.
  public static let hockeyCanada2024 = EmbeddedBook.edition("hockey-canada-2024", EmbeddedBook.text4)
  /// The edition `hockey-canada-2024-junior`: the rules of Hockey Canada 2024-26 Junior.
  public static let hockeyCanada2024Junior = EmbeddedBook.edition("hockey-canada-2024-junior", EmbeddedBook.text5)
  /// The edition `iihf-2018`: the rules of IIHF 2018-22.
  public static let iihf2018 = EmbeddedBook.edition("iihf-2018", EmbeddedBook.text6)
  /// The edition `iihf-2023`: the rules of IIHF 2022-24.
  public static let iihf2023 = EmbeddedBook.edition("iihf-2023", EmbeddedBook.text7)
  /// The edition `iihf-2025`: the rules of IIHF 2025/26.
  public static let iihf2025 = EmbeddedBook.edition("iihf-2025", EmbeddedBook.text8)
  /// The edition `khl-2024`: the rules of KHL from 2024-25.
  public static let khl2024 = EmbeddedBook.edition("khl-2024", EmbeddedBook.text9)
  /// The edition `liiga-2021`: the rules of Liiga 2021-24.
  public static let liiga2021 = EmbeddedBook.edition("liiga-2021", EmbeddedBook.text10)
  /// The edition `liiga-2024`: the rules of Liiga from 2024-25.
  public static let liiga2024 = EmbeddedBook.edition("liiga-2024", EmbeddedBook.text11)
  /// The edition `ncaa-2022`: the rules of NCAA 2022-24.
  public static let ncaa2022 = EmbeddedBook.edition("ncaa-2022", EmbeddedBook.text12)
  /// The edition `ncaa-2024`: the rules of NCAA 2024-26.
  public static let ncaa2024 = EmbeddedBook.edition("ncaa-2024", EmbeddedBook.text13)
  /// The edition `nfhs-2020`: the rules of NFHS 2019-20.
  public static let nfhs2020 = EmbeddedBook.edition("nfhs-2020", EmbeddedBook.text14)
  /// The edition `nhl-2014`: the rules of NHL 2014-15.
  public static let nhl2014 = EmbeddedBook.edition("nhl-2014", EmbeddedBook.text15)
  /// The edition `nhl-2021`: the rules of NHL 2021-22.
  public static let nhl2021 = EmbeddedBook.edition("nhl-2021", EmbeddedBook.text16)
  /// The edition `nhl-2025`: the rules of NHL 2025-26.
  public static let nhl2025 = EmbeddedBook.edition("nhl-2025", EmbeddedBook.text17)
  /// The edition `nihl-2025`: the rules of NIHL 2025-26.
  public static let nihl2025 = EmbeddedBook.edition("nihl-2025", EmbeddedBook.text18)
  /// The edition `ohl-2015`: the rules of OHL from 2015-16.
  public static let ohl2015 = EmbeddedBook.edition("ohl-2015", EmbeddedBook.text19)
  /// The edition `pwhl-2025`: the rules of PWHL 2025-26.
  public static let pwhl2025 = EmbeddedBook.edition("pwhl-2025", EmbeddedBook.text20)
  /// The edition `qmjhl-2015`: the rules of QMJHL from 2015-16.
  public static let qmjhl2015 = EmbeddedBook.edition("qmjhl-2015", EmbeddedBook.text21)
  /// The edition `sweden-2025`: the rules of Sweden 2025/26.
  public static let sweden2025 = EmbeddedBook.edition("sweden-2025", EmbeddedBook.text22)
  /// The edition `usa-hockey-2025`: the rules of USA Hockey 2025-29.
  public static let usaHockey2025 = EmbeddedBook.edition("usa-hockey-2025", EmbeddedBook.text23)
  /// The edition `usa-hockey-2025-adult`: the rules of USA Hockey 2025-29 Adult.
  public static let usaHockey2025Adult = EmbeddedBook.edition("usa-hockey-2025-adult", EmbeddedBook.text24)
  /// The edition `usa-hockey-2025-youth`: the rules of USA Hockey 2025-29 Youth.
  public static let usaHockey2025Youth = EmbeddedBook.edition("usa-hockey-2025-youth", EmbeddedBook.text25)
  /// The edition `usa-hockey-junior-2025`: the rules of USA Hockey Junior 2025-29.
  public static let usaHockeyJunior2025 = EmbeddedBook.edition("usa-hockey-junior-2025", EmbeddedBook.text26)
  /// The edition `usa-hockey-junior-2025-tier-3`: the rules of USA Hockey Junior Tier III 2025-29.
  public static let usaHockeyJunior2025Tier3 = EmbeddedBook.edition("usa-hockey-junior-2025-tier-3", EmbeddedBook.text27)
  /// The edition `whl-2015`: the rules of WHL from 2015-16.
  public static let whl2015 = EmbeddedBook.edition("whl-2015", EmbeddedBook.text28)
}

extension EmbeddedBook {
  static let all: [EmbeddedBook] = [
    EmbeddedBook(
      id: "ahl-2025", league: ###"AHL"###, seasons: (from: 2025, to: nil),
      text: text0, edition: { Rulebooks.ahl2025 }),
    EmbeddedBook(
      id: "del-2024", league: ###"DEL"###, seasons: (from: 2024, to: nil),
      text: text1, edition: { Rulebooks.del2024 }),
    EmbeddedBook(
      id: "echl-2015", league: ###"ECHL"###, seasons: (from: 2015, to: 2018),
      text: text2, edition: { Rulebooks.echl2015 }),
    EmbeddedBook(
      id: "echl-2019", league: ###"ECHL"###, seasons: (from: 2019, to: nil),
      text: text3, edition: { Rulebooks.echl2019 }),
    EmbeddedBook(
      id: "hockey-canada-2024", league: ###"Hockey Canada"###, seasons: (from: 2024, to: nil),
      text: text4, edition: { Rulebooks.hockeyCanada2024 }),
    EmbeddedBook(
      id: "hockey-canada-2024-junior", league: ###"Hockey Canada"###, seasons: nil,
      text: text5, edition: { Rulebooks.hockeyCanada2024Junior }),
    EmbeddedBook(
      id: "iihf-2018", league: ###"IIHF"###, seasons: (from: 2014, to: 2020),
      text: text6, edition: { Rulebooks.iihf2018 }),
    EmbeddedBook(
      id: "iihf-2023", league: ###"IIHF"###, seasons: (from: 2021, to: 2023),
      text: text7, edition: { Rulebooks.iihf2023 }),
    EmbeddedBook(
      id: "iihf-2025", league: ###"IIHF"###, seasons: (from: 2024, to: nil),
      text: text8, edition: { Rulebooks.iihf2025 }),
    EmbeddedBook(
      id: "khl-2024", league: ###"KHL"###, seasons: (from: 2024, to: nil),
      text: text9, edition: { Rulebooks.khl2024 }),
    EmbeddedBook(
      id: "liiga-2021", league: ###"Liiga"###, seasons: (from: 2021, to: 2023),
      text: text10, edition: { Rulebooks.liiga2021 }),
    EmbeddedBook(
      id: "liiga-2024", league: ###"Liiga"###, seasons: (from: 2024, to: nil),
      text: text11, edition: { Rulebooks.liiga2024 }),
    EmbeddedBook(
      id: "ncaa-2022", league: ###"NCAA"###, seasons: (from: 2022, to: 2023),
      text: text12, edition: { Rulebooks.ncaa2022 }),
    EmbeddedBook(
      id: "ncaa-2024", league: ###"NCAA"###, seasons: (from: 2024, to: nil),
      text: text13, edition: { Rulebooks.ncaa2024 }),
    EmbeddedBook(
      id: "nfhs-2020", league: ###"NFHS"###, seasons: (from: 2019, to: nil),
      text: text14, edition: { Rulebooks.nfhs2020 }),
    EmbeddedBook(
      id: "nhl-2014", league: ###"NHL"###, seasons: (from: 2005, to: 2014),
      text: text15, edition: { Rulebooks.nhl2014 }),
    EmbeddedBook(
      id: "nhl-2021", league: ###"NHL"###, seasons: (from: 2015, to: 2021),
      text: text16, edition: { Rulebooks.nhl2021 }),
    EmbeddedBook(
      id: "nhl-2025", league: ###"NHL"###, seasons: (from: 2022, to: nil),
      text: text17, edition: { Rulebooks.nhl2025 }),
    EmbeddedBook(
      id: "nihl-2025", league: ###"NIHL"###, seasons: (from: 2024, to: nil),
      text: text18, edition: { Rulebooks.nihl2025 }),
    EmbeddedBook(
      id: "ohl-2015", league: ###"OHL"###, seasons: (from: 2015, to: nil),
      text: text19, edition: { Rulebooks.ohl2015 }),
    EmbeddedBook(
      id: "pwhl-2025", league: ###"PWHL"###, seasons: (from: 2023, to: nil),
      text: text20, edition: { Rulebooks.pwhl2025 }),
    EmbeddedBook(
      id: "qmjhl-2015", league: ###"QMJHL"###, seasons: (from: 2015, to: nil),
      text: text21, edition: { Rulebooks.qmjhl2015 }),
    EmbeddedBook(
      id: "sweden-2025", league: ###"Sweden"###, seasons: (from: 2025, to: nil),
      text: text22, edition: { Rulebooks.sweden2025 }),
    EmbeddedBook(
      id: "usa-hockey-2025", league: ###"USA Hockey"###, seasons: (from: 2025, to: 2028),
      text: text23, edition: { Rulebooks.usaHockey2025 }),
    EmbeddedBook(
      id: "usa-hockey-2025-adult", league: ###"USA Hockey"###, seasons: nil,
      text: text24, edition: { Rulebooks.usaHockey2025Adult }),
    EmbeddedBook(
      id: "usa-hockey-2025-youth", league: ###"USA Hockey"###, seasons: nil,
      text: text25, edition: { Rulebooks.usaHockey2025Youth }),
    EmbeddedBook(
      id: "usa-hockey-junior-2025", league: ###"USA Hockey Junior"###, seasons: (from: 2025, to: 2028),
      text: text26, edition: { Rulebooks.usaHockeyJunior2025 }),
    EmbeddedBook(
      id: "usa-hockey-junior-2025-tier-3", league: ###"USA Hockey Junior Tier III"###, seasons: (from: 2025, to: 2028),
      text: text27, edition: { Rulebooks.usaHockeyJunior2025Tier3 }),
    EmbeddedBook(
      id: "whl-2015", league: ###"WHL"###, seasons: (from: 2015, to: nil),
      text: text28, edition: { Rulebooks.whl2015 }),
  ]
  fileprivate static let text0 = ###"""
{
  "id": "ahl-2025",
  "name": "AHL 2025-26",
  "league": "AHL",
  "title": "AHL Official Rules 2025-26",
  "extends": "nhl-2025",
  "inherits": "printed",
  "seasons": {"from": 2025},
  "provisions": {
    "overtime-length": {"value": "5:00", "rule": "85.1"},
    "infraction-counts": {
      "value": [{"infractions": ["fighting"], "class": "major", "count": 2, "waived-by": ["instigating"]}],
      "rule": "20.4"
    },
    "overtime-further-length": {
      "value": "5:00",
      "rule": "85.1, 85.4",
      "moot": "The book has one overtime in the regular season; the shoot-out follows."
    },
    "overtime-skaters": {"value": 3, "rule": "85.1"},
    "overtime-sudden-victory": {"value": true, "rule": "85.1"},
    "play-off-overtime-length": {"value": "20:00", "rule": "85.5"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "85.5"},
    "play-off-overtime-skaters": {"value": 5, "rule": "85.1, 85.5"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "85.5"},
    "final-overtime-length": {"value": "20:00", "rule": "85.5"},
    "final-overtime-further-length": {"value": "20:00", "rule": "85.5"},
    "final-overtime-skaters": {"value": 5, "rule": "85.1, 85.5"},
    "final-overtime-sudden-victory": {"value": true, "rule": "85.5"},
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The book has no statistics; power plays are counted as the NHL counts them."
    },
    "pair-in-overtime": {"value": "off-clock", "rule": "85.3, Table 17"},
    "shoot-out-eligibility": {"value": "all-but-misconducts", "rule": "85.4"},
    "shoot-out-order": {"value": "alternating", "rule": "85.4"},
    "repeat-shooters": {"value": "all-before-twice", "rule": "85.4"},
    "shoot-out-rounds": {"value": 3, "rule": "85.4"},
    "shoot-out-goalkeeper": {"value": "only-if-injured", "rule": "85.4"},
    "shoot-out-declined": {"value": true, "rule": "85.4"},
    "time-outs": {"value": 1, "rule": "88.1"},
    "overtime-time-outs": {"value": 0, "rule": "88.1"},
    "time-outs-at-stoppage": {"value": "one", "rule": "88.1"},
    "time-out-without-change": {"value": "refused", "rule": "88.1"},
    "failed-challenge": {"value": "time-out", "rule": "79.5"},
    "no-late-challenge": {"value": null, "rule": "79.5"},
    "change-after-penalty": {"value": "strength-changes", "rule": "82.4, 83.1"},
    "pulled-in-overtime": {"value": "loses-point-and-stays-off", "rule": "85.2"},
    "signalled-after-found-goal": {"value": "like-signalled-before", "rule": "79.1"},
    "face-off-signalled-icing": {"value": "offender", "rule": "15.5, 76.2, 82.2"},
    "face-off-choice": {"value": "other-team", "rule": "76.2, 82.2"}
  },
  "season": {
    "match": {
      "rule": "21.1", "name": "match penalty", "counts": ["match"], "who": "players", "out": ["until-ruled"], "carries": true},
    "general-game-misconduct": {
      "rule": "23.3", "counts": ["game-misconduct"], "who": "players",
      "for": ["fighting", "fighting-off-the-ice", "inciting", "intervening", "not-tied-down", "obscene-gesture", "obscene-language", "persists-in-altercation", "removing-jersey", "resisting-linesperson", "secondary-fight", "third-man-in", "throwing-stick", "unsportsmanlike-conduct", "fighting-at-the-drop", "aggressor"],
      "by": ["majors-to-game-misconduct", "infraction-counts"], "unless-ruled": true,
      "in": ["exhibition", "regular", "play-offs", "final"], "from": 3, "out": [1], "then": "one-more",
      "carries": true},
    "general-game-misconduct-in-play-offs": null,
    "abuse-of-officials-game-misconduct": {
      "rule": "23.4", "name": "game misconduct for abuse of officials", "counts": ["game-misconduct"], "who": "players",
      "for": ["abuse-of-officials"], "unless-ruled": true, "in": ["exhibition", "regular", "play-offs", "final"], "from": 2,
      "out": [1], "then": "one-more", "carries": true},
    "abuse-of-officials-game-misconduct-in-play-offs": null,
    "stick-game-misconduct": {
      "rule": "23.5", "counts": ["game-misconduct"],
      "for": ["butt-ending", "cross-checking", "hooking", "slashing", "spearing"],
      "unless-ruled": true, "in": ["exhibition", "regular", "play-offs", "final"], "from": 2, "out": [1], "then": "one-more",
      "carries": true},
    "stick-game-misconduct-in-play-offs": null,
    "physical-game-misconduct": {
      "rule": "23.6", "counts": ["game-misconduct"],
      "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting", "interference", "kneeing"],
      "unless-ruled": true, "in": ["exhibition", "regular", "play-offs", "final"], "from": 2, "out": [1], "then": "one-more",
      "carries": true},
    "physical-game-misconduct-in-play-offs": null,
    "fighting-major": {
      "rule": "23.7", "counts": ["major"], "for": ["fighting"], "unless-against": ["instigating"],
      "in": ["regular"], "from": 10, "out": [1, 1, 1, 1, 2], "carries": true},
    "instigator": {
      "rule": "46.20", "counts": ["minor"], "for": ["instigating", "instigating-outside-the-periods"],
      "in": ["regular"], "from": 3, "out": [1, 2, 3], "carries": true},
    "instigator-in-play-offs": {
      "rule": "46.20", "name": "instigator of the play-offs", "counts": ["minor"],
      "for": ["instigating", "instigating-outside-the-periods"], "in": ["play-offs", "final"], "from": 2,
      "out": [1], "then": "one-more", "carries": true},
    "late-instigator": {
      "rule": "46.21", "name": "instigator in the last five minutes or overtime", "counts": ["minor"],
      "for": ["instigating"], "last": "5:00", "out": [1], "then": "double", "carries": true},
    "instigator-outside-the-periods": {
      "rule": "46.19", "counts": ["minor"], "for": ["instigating-outside-the-periods"], "out": [6],
      "carries": true},
    "aggressor": null,
    "aggressor-in-play-offs": null,
    "illegal-stick": {
      "rule": "10.5", "counts": ["minor"], "for": ["illegal-stick"], "game-misconduct-from": 3, "from": 3,
      "out": [1], "then": "double",
      "carries": true},
    "illegal-goalkeeper-equipment": {
      "rule": "11.9", "name": "illegal equipment of a goalkeeper", "counts": ["report"],
      "for": ["illegal-goalkeeper-equipment"], "out": ["report"]},
    "leaves-the-penalty-bench-to-dispute": {
      "rule": "39.5(iv)", "name": "leaving the penalty bench to dispute a call", "counts": ["game-misconduct"],
      "for": ["leaving-the-penalty-bench-to-dispute"], "out": [3], "carries": true},
    "embellishment": {
      "rule": "64.3", "counts": ["minor"], "for": ["embellishment"], "from": 4, "out": [1], "carries": true},
    "obscene-gesture": {
      "rule": "75.5(ii)", "counts": ["game-misconduct"], "for": ["obscene-gesture"], "out": [2],
      "carries": true},
    "leaves-the-penalty-bench-to-fight": {
      "rule": "70.4, 70.10", "name": "leaving the penalty bench to fight", "counts": ["game-misconduct"],
      "for": ["leaving-the-penalty-bench-to-fight"], "out": [6], "carries": true},
    "returns-after-ejection": {
      "rule": "70.6", "name": "returning after being ordered off", "counts": ["game-misconduct"],
      "for": ["returning-after-ejection"], "out": [6], "carries": true},
    "first-off-the-bench": {
      "rule": "70.10", "name": "first off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench"], "out": [6], "carries": true},
    "second-off-the-bench": {
      "rule": "70.10", "name": "second off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["second-off-the-bench"], "out": [3], "carries": true},
    "off-the-penalty-bench": {
      "rule": "70.10", "name": "off the penalty bench in an altercation, not the first",
      "counts": ["game-misconduct"], "for": ["leaving-the-penalty-bench"], "out": [3], "carries": true},
    "refusing-to-play": {
      "rule": "73.4", "name": "refusal to go on playing", "counts": ["report"], "for": ["refusing-to-play"],
      "out": ["season"], "of": "coach"},
    "review": {"adds-games": true, "rule": "23.2"}
  }
}

"""###
  fileprivate static let text1 = ###"""
{
  "id": "del-2024",
  "name": "DEL from 2024-25",
  "league": "DEL",
  "title": "Deutsche Eishockey Liga, under the IIHF edition of 2025/26",
  "extends": "iihf-2025",
  "inherits": "assumed",
  "seasons": {"from": 2024},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "record": "The league's announcement of January 2016, as the press gave it."
    },
    "overtime-length": {"value": "5:00", "record": "The league's announcement of January 2016, as the press gave it."},
    "overtime-skaters": {"value": 3, "record": "The league's announcement of January 2016, as the press gave it."},
    "play-off-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press (2013, 2021), play-offs go on in periods of twenty minutes at five against five until a goal."
    }
  }
}

"""###
  fileprivate static let text2 = ###"""
{
  "id": "echl-2015",
  "name": "ECHL 2015-19",
  "league": "ECHL",
  "title": "ECHL, overtime of five minutes",
  "extends": "ahl-2025",
  "inherits": "assumed",
  "seasons": {"from": 2015, "to": 2018},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "overtime-length": {"value": "5:00", "record": "The league's announcement of June 2015."},
    "overtime-skaters": {
      "value": 3,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "overtime-sudden-victory": {
      "value": true,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "shoot-out-rounds": {
      "value": 3,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "play-off-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    }
  }
}

"""###
  fileprivate static let text3 = ###"""
{
  "id": "echl-2019",
  "name": "ECHL from 2019-20",
  "league": "ECHL",
  "title": "ECHL, overtime of seven minutes",
  "extends": "ahl-2025",
  "inherits": "assumed",
  "seasons": {"from": 2019},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "overtime-length": {
      "value": "7:00",
      "record": "The league's announcement of June 2019, as the press gave it: seven minutes instead of five."
    },
    "overtime-skaters": {
      "value": 3,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "overtime-sudden-victory": {
      "value": true,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "shoot-out-rounds": {
      "value": 3,
      "record": "The league's announcement of June 2015: three skaters, sudden death, three shooters."
    },
    "play-off-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press in 2015, play-offs go on in periods of twenty minutes at full strength until a goal."
    }
  }
}

"""###
  fileprivate static let text4 = ###"""
{
  "id": "hockey-canada-2024",
  "name": "Hockey Canada 2024-26",
  "league": "Hockey Canada",
  "title": "Hockey Canada Playing Rules 2024-2026",
  "seasons": {"from": 2024},
  "provisions": {
    "periods": {"value": 3, "rule": "6.17"},
    "period-length": {"value": "20:00", "rule": "6.18"},
    "skaters": {"value": 5, "rule": "6.1"},
    "minimum-skaters": {"value": 3, "rule": "4.14(a)"},
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "rule": "6.17",
      "open": "6.17 has overtimes until a goal, and lets members and leagues make their own rules; our default is one overtime, then a shoot-out."
    },
    "play-off-tied-game": {"value": "overtimes", "rule": "6.17"},
    "final-tied-game": {"value": "overtimes", "rule": "6.17"},
    "overtime-length": {"value": "10:00", "rule": "6.17"},
    "overtime-further-length": {"value": "20:00", "rule": "6.17"},
    "overtime-skaters": {"value": 5, "rule": "6.17"},
    "overtime-sudden-victory": {"value": true, "rule": "6.17"},
    "play-off-overtime-length": {"value": "10:00", "rule": "6.17"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "6.17"},
    "play-off-overtime-skaters": {"value": 5, "rule": "6.17"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "6.17"},
    "final-overtime-length": {"value": "10:00", "rule": "6.17"},
    "final-overtime-further-length": {"value": "20:00", "rule": "6.17"},
    "final-overtime-skaters": {"value": 5, "rule": "6.17"},
    "final-overtime-sudden-victory": {"value": true, "rule": "6.17"},
    "minor-length": {"value": "2:00", "rule": "4.2(a)"},
    "major-length": {"value": "5:00", "rule": "4.4(a)"},
    "match-length": {"value": "5:00", "rule": "4.10"},
    "misconduct-length": {"value": "10:00", "rule": "4.7(a)"},
    "minor-minutes": {"value": 2, "rule": "4.2(a)"},
    "major-minutes": {"value": 5, "rule": "4.4(a)"},
    "misconduct-minutes": {"value": 10, "rule": "4.7(a)"},
    "match-minutes": {"value": 5, "rule": "4.15 I13"},
    "game-misconduct-minutes": {"value": 10, "rule": "4.8(a)"},
    "gross-misconduct-minutes": {"value": 10, "rule": "4.9(a)"},
    "game-ejection-minutes": {"value": 0, "rule": "4.8(c)"},
    "bench-staff-minutes": {"value": "counted", "rule": "4.8(a)"},
    "shoot-out-minutes": {"value": "counted", "rule": "4.7(a)"},
    "lengths-by-period": {"value": [], "rule": "4.2(a)"},
    "running-time": {"value": [], "rule": "12"},
    "match-beside-major": {
      "value": "served-each",
      "rule": "4.10",
      "unverified": "The rule does not cover a major and a match penalty of one player; each is assumed to be served."
    },
    "majors-carry": {"value": "game-misconduct", "rule": "4.4(a)"},
    "majors-to-game-misconduct": {
      "value": null,
      "rule": "4.4(a)",
      "moot": "Every major carries a game misconduct, so no count of them is ever reached."
    },
    "misconducts-to-game-misconduct": {"value": 2, "rule": "4.7(c)"},
    "counted-misconduct": {"value": "beside", "rule": "4.7(c)"},
    "penalties-to-game-misconduct": {"value": null, "rule": "4.8(b)"},
    "counted-minutes": {"value": 10, "rule": "4.7(c)"},
    "infraction-counts": {
      "value": [{"infractions": ["butt-ending", "cross-checking", "slashing", "spearing"], "class": "minor", "count": 3, "waived-by": []}, {"infractions": ["head-contact"], "class": "minor", "count": 3, "waived-by": []}],
      "rule": "4.8(b)"
    },
    "served-at-once": {"value": 2, "rule": "4.14(a)"},
    "one-players-order": {"value": true, "rule": "4.4(b)"},
    "two-players-order": {"value": true, "rule": "4.4(b)"},
    "equal-expiry": {"value": "order-of-occurrence", "rule": "4.14(c)"},
    "set-off-release": {"value": true, "rule": "4.5(b)"},
    "double-minor": {"value": true, "rule": "4.2(b)"},
    "stoppage-return": {"value": true, "rule": "4.14(b)"},
    "misconduct-after": {"value": true, "rule": "4.7(b)"},
    "server": {"value": true, "rule": "4.1(b)"},
    "ejected-server": {"value": "at-once", "rule": "4.1(b), 4.4(a)"},
    "penalised-server": {"value": "queued", "rule": "4.3(b)"},
    "penalised-goalkeeper-server": {"value": true, "rule": "4.13(a)"},
    "goalkeeper-serves": {"value": "nothing", "rule": "4.13(a)"},
    "goalkeeper-queue": {"value": "server-each", "rule": "4.13(a)"},
    "goalkeeper-server": {"value": true, "rule": "4.13(a)"},
    "short-handed": {"value": true, "rule": "4.2(c)"},
    "goal-ends": {"value": true, "rule": "4.2(b)"},
    "goal-tie": {"value": "order-of-occurrence", "rule": "4.5(d)"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "4.2(b)"},
    "awarded-goal": {
      "value": "as-any-goal",
      "rule": "4.2(b), 4.12",
      "unverified": "Neither 4.2(b) nor 4.12 says whether an awarded goal ends a minor; it is treated as any goal in play."
    },
    "awarded-assists": {"value": "none", "rule": "4.12(c)"},
    "own-goal-assists": {"value": "none", "rule": "6.6"},
    "short-handed-goal": {"value": "ends-nothing", "rule": "4.2(b)"},
    "ejected-scorer": {"value": "disallowed", "rule": "4.8(a)"},
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The book has no statistics; power plays are counted as the NHL counts them."
    },
    "illegal-player": {"value": true, "rule": "10.4(a)"},
    "line-up-minor": {
      "value": "served",
      "rule": "2.2(b)",
      "moot": "The book has no starting line-up, so nobody is penalised for one."
    },
    "signalled-minor": {"value": "not-assessed", "rule": "4.15(b)"},
    "signalled-several": {"value": "order-of-occurrence", "rule": "4.15(b)"},
    "signalled-already-short": {"value": true, "rule": "4.15(b)"},
    "signalled-while-even": {"value": "not-assessed", "rule": "4.15(b)"},
    "signalled-short-handed-scorer": {"value": "not-assessed", "rule": "4.15(b)"},
    "signalled-offenders-goal": {"value": true, "rule": "4.15(a), 4.15(b)"},
    "single-minors-each": {"value": "substitution", "rule": "4.5(a)"},
    "pair-in-overtime": {
      "value": "on-clock",
      "rule": "4.6(a)",
      "moot": "The book plays no minors four-on-four; Junior does (4.6)."
    },
    "pair-beside-two": {
      "value": "beside",
      "rule": "4.5(a)",
      "moot": "The book plays no minors four-on-four; Junior does (4.6)."
    },
    "set-off": {"value": true, "rule": "4.5(a)"},
    "match-set-off": {"value": "as-major", "rule": "4.5(d)"},
    "set-off-choice": {"value": "order-of-aims", "rule": "4.5(d)"},
    "late-difference": {"value": null, "rule": "4.5"},
    "play-off-late-difference": {"value": null, "rule": "4.5"},
    "shot-replaces-minor": {"value": true, "rule": "4.11(f)"},
    "earlier-foul": {"value": "ordinary-penalty", "rule": "4.4(a)"},
    "shots-at-once": {"value": 2, "rule": "4.11(a)"},
    "replaced-minor-minutes": {
      "value": 0,
      "rule": "4.11(f)",
      "unverified": "The rule does not mention the record; no minutes are assumed."
    },
    "penalised-shooter": {"value": "barred", "rule": "4.11(e)"},
    "shoot-out-eligibility": {
      "value": "penalties-over",
      "rule": "6.17",
      "open": "The book has no shoot-out and leaves it to members and leagues; our default is the rule for a penalty shot (4.11)."
    },
    "shoot-out-order": {
      "value": "any",
      "rule": "6.17",
      "open": "The book has no shoot-out and leaves it to members and leagues; our default accepts any order."
    },
    "repeat-shooters": {
      "value": "different-in-rounds",
      "rule": "6.17",
      "open": "The book has no shoot-out and leaves it to members and leagues; our default lets nobody shoot twice in the rounds."
    },
    "shoot-out-rounds": {
      "value": 3,
      "rule": "6.17",
      "open": "The book has no shoot-out and leaves it to members and leagues; our default is three shooters."
    },
    "shoot-out-goalkeeper": {"value": "free", "rule": "6.17", "open": "The book leaves the shoot-out to the member; no rule forbids a change."},
    "shoot-out-declined": {"value": true, "unverified": "The book does not say; the team is assumed to lose the shoot-out."},
    "time-outs": {"value": 1, "rule": "6.18(e)"},
    "overtime-time-outs": {"value": 0, "rule": "6.18(e)"},
    "time-outs-at-stoppage": {"value": "both", "rule": "6.18(e)"},
    "time-out-without-change": {"value": "refused", "rule": "6.18(e)", "unverified": "No time-out is given once the whistle for the face-off has gone; a team that may not change its players is assumed to get none either."},
    "failed-challenge": {"value": "no-challenges", "moot": "The book has no challenge."},
    "no-late-challenge": {"value": null, "moot": "The book has no challenge."},
    "change-after-penalty": {"value": "becomes-uneven", "rule": "6.2(d)"},
    "injured-player": {"value": true, "rule": "2.4"},
    "replaced-goalkeeper": {"value": true, "rule": "2.4(c)", "unverified": "The rule gives the times for a hurt goalkeeper; that one who was replaced waits for a stoppage is assumed."},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "4.11", "unverified": "The rule on penalty shots does not say; assumed to be as in the NHL book."},
    "pulled-in-overtime": {"value": "nothing", "rule": "6.18(b)"},
    "forfeit": {"value": "score-by-authority", "rule": "6.17(c)"},
    "signalled-after-found-goal": {"value": "assessed", "rule": "6.6(a)"},
    "face-off-spot": {"value": true, "rule": "6.3"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "6.3(c)"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "6.3(c)"},
    "face-off-signalled-icing": {"value": "icing-line", "rule": "6.3(c)iv"},
    "face-off-signalled-substitution": {"value": "centre", "rule": "6.3(c)v"},
    "face-off-deep-attackers": {"value": true, "rule": "6.3(c)iii, 6.3(d)vi"},
    "face-off-choice": {"value": "nobody", "rule": "6.3"},
    "face-off-missed-shot": {"value": true, "unverified": "No rule says where the face-off is after a penalty shot without a goal; assumed to be as in the NHL book."}
  },
  "season": {
    "late-game-misconduct": {
      "rule": "4.8(c), 4.9(b)",
      "name": "game misconduct in the last ten minutes, in overtime or after the game",
      "counts": ["game-misconduct", "gross-misconduct"], "last": "10:00", "out": [1], "carries": true,
      "at-least": true, "days": 7},
    "match": {
      "rule": "4.10(a)", "name": "match penalty", "counts": ["match"], "out": ["until-ruled"], "carries": true}
  }
}

"""###
  fileprivate static let text5 = ###"""
{
  "id": "hockey-canada-2024-junior",
  "name": "Hockey Canada 2024-26 Junior",
  "league": "Hockey Canada",
  "title": "Hockey Canada Playing Rules 2024-2026, Junior",
  "extends": "hockey-canada-2024",
  "inherits": "printed",
  "provisions": {
    "single-minors-each": {"value": "four-on-four-at-full-strength", "rule": "4.6(a)"},
    "pair-in-overtime": {
      "value": "on-clock",
      "rule": "6.17(b), 4.6(a)",
      "moot": "Overtime is played at full strength, so that no pair has to leave the clock."
    },
    "infraction-counts": {
      "value": [{"infractions": ["butt-ending", "cross-checking", "slashing", "spearing", "high-sticking"], "class": "minor", "count": 3, "waived-by": []}],
      "rule": "4.8(b)"
    },
    "pair-beside-two": {"value": "beside", "rule": "4.14(e), 4.6"},
    "face-off-choice": {"value": "other-team", "rule": "6.4(b)"}
  }
}

"""###
  fileprivate static let text6 = ###"""
{
  "id": "iihf-2018",
  "name": "IIHF 2018-22",
  "league": "IIHF",
  "title": "IIHF Official Rule Book 2018-2022",
  "seasons": {"from": 2014, "to": 2020},
  "provisions": {
    "periods": {"value": 3, "rule": "43, 44"},
    "period-length": {"value": "20:00", "rule": "43, 44"},
    "skaters": {"value": 5, "rule": "166"},
    "minimum-skaters": {"value": 3, "rule": "113, 115"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "43-1"},
    "play-off-tied-game": {"value": "overtime-then-shoot-out", "rule": "43-1"},
    "final-tied-game": {"value": "overtime-then-shoot-out", "rule": "43-1"},
    "overtime-length": {"value": "5:00", "rule": "115"},
    "overtime-further-length": {"value": "5:00", "rule": "43-1", "moot": "The book has one overtime; the shoot-out follows."},
    "overtime-skaters": {"value": 3, "rule": "115"},
    "overtime-sudden-victory": {"value": true, "rule": "44"},
    "play-off-overtime-length": {"value": "10:00", "rule": "115"},
    "play-off-overtime-further-length": {
      "value": "10:00",
      "rule": "43-1",
      "moot": "The book has one overtime; the shoot-out follows."
    },
    "play-off-overtime-skaters": {"value": 4, "rule": "115"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "44"},
    "final-overtime-length": {
      "value": "20:00",
      "rule": "115",
      "unverified": "Twenty minutes, five skaters, then a shoot-out, according to a press note on 2016/17; the text was not available."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "rule": "43-1",
      "moot": "The book has one overtime; the shoot-out follows."
    },
    "final-overtime-skaters": {
      "value": 5,
      "rule": "115",
      "unverified": "Twenty minutes, five skaters, then a shoot-out, according to a press note on 2016/17; the text was not available."
    },
    "final-overtime-sudden-victory": {"value": true, "rule": "44"},
    "minor-length": {"value": "2:00", "rule": "Appendix 1, section 7"},
    "major-length": {"value": "5:00", "rule": "503(2010-14)"},
    "match-length": {"value": "5:00", "rule": "Table of Penalties(2010-14)"},
    "misconduct-length": {"value": "10:00", "rule": "107"},
    "minor-minutes": {"value": 2, "rule": "Table of Penalties(2010-14)"},
    "major-minutes": {"value": 5, "rule": "Table of Penalties(2010-14)"},
    "misconduct-minutes": {"value": 10, "rule": "Table of Penalties(2010-14)"},
    "match-minutes": {"value": 25, "rule": "Table of Penalties(2010-14)"},
    "game-misconduct-minutes": {"value": 20, "rule": "107"},
    "gross-misconduct-minutes": {
      "value": 20,
      "rule": "Table of Penalties(2010-14)",
      "moot": "The book has no gross misconduct."
    },
    "game-ejection-minutes": {"value": 0, "rule": "Table of Penalties(2010-14)", "moot": "The book has no game ejection."},
    "bench-staff-minutes": {"value": "counted", "unverified": "No text says; its minutes are assumed to count like a player's."},
    "shoot-out-minutes": {"value": "counted", "rule": "170-1"},
    "lengths-by-period": {
      "value": [],
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "running-time": {
      "value": [],
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "match-beside-major": {
      "value": "served-once",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "majors-carry": {"value": "game-misconduct", "rule": "112-2, 127-2, 141-6, 171-4"},
    "majors-to-game-misconduct": {
      "value": 2,
      "rule": "112-2",
      "moot": "Every major carries a game misconduct, so no count of them is ever reached."
    },
    "misconducts-to-game-misconduct": {"value": 2, "rule": "107"},
    "counted-misconduct": {"value": "in-place", "rule": "107"},
    "penalties-to-game-misconduct": {
      "value": null,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "counted-minutes": {"value": 20, "rule": "107"},
    "infraction-counts": {
      "value": [],
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "served-at-once": {"value": 2, "rule": "113"},
    "one-players-order": {"value": true, "rule": "503(2010-14), 513(2010-14)"},
    "two-players-order": {"value": true, "rule": "513(2010-14)"},
    "equal-expiry": {"value": "captain", "rule": "101-3"},
    "set-off-release": {"value": true, "rule": "512(2010-14)"},
    "double-minor": {"value": true, "rule": "502(2010-14)"},
    "stoppage-return": {"value": true, "rule": "113"},
    "misconduct-after": {"value": true, "rule": "Appendix 1, section 7"},
    "server": {"value": true, "rule": "Appendix 1, section 3"},
    "ejected-server": {"value": "at-once", "rule": "Appendix 1, section 1"},
    "penalised-server": {
      "value": "refused",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "penalised-goalkeeper-server": {"value": true, "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."},
    "goalkeeper-serves": {"value": "nothing", "rule": "Appendix 1, section 8"},
    "goalkeeper-queue": {"value": "server-each", "rule": "Appendix 1, section 8"},
    "goalkeeper-server": {"value": true, "rule": "Appendix 1, section 8"},
    "short-handed": {"value": true, "rule": "111"},
    "goal-ends": {"value": true, "rule": "111"},
    "goal-tie": {"value": "captain", "rule": "502(2010-14)"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "502(2010-14)"},
    "awarded-goal": {
      "value": "as-any-goal",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "awarded-assists": {"value": "none", "rule": "Appendix 1"},
    "own-goal-assists": {
      "value": "none",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "short-handed-goal": {"value": "ends-nothing", "rule": "111"},
    "ejected-scorer": {
      "value": "disallowed",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "illegal-player": {
      "value": true,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "line-up-minor": {"value": "served", "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as for any bench minor."},
    "signalled-minor": {"value": "not-assessed", "rule": "114"},
    "signalled-several": {
      "value": "captain",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "signalled-already-short": {"value": true, "rule": "114"},
    "signalled-while-even": {"value": "not-assessed", "rule": "114"},
    "signalled-short-handed-scorer": {"value": "not-assessed", "rule": "114"},
    "signalled-offenders-goal": {"value": true, "rule": "101-5"},
    "single-minors-each": {"value": "four-on-four-at-full-strength", "rule": "112"},
    "pair-in-overtime": {"value": "off-clock", "rule": "115"},
    "pair-beside-two": {"value": "counted", "rule": "512(2010-14), 513(2010-14)"},
    "set-off": {"value": true, "rule": "112"},
    "match-set-off": {"value": "as-major", "rule": "512(2010-14)"},
    "set-off-choice": {"value": "captain-among-fewest", "rule": "101-3, 112"},
    "late-difference": {
      "value": null,
      "rule": "112",
      "unverified": "The appendix has a minor and a major both run; no rule for the last minutes was found."
    },
    "play-off-late-difference": {
      "value": null,
      "rule": "112",
      "unverified": "The appendix has a minor and a major both run; no rule for the last minutes was found."
    },
    "shot-replaces-minor": {
      "value": true,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "earlier-foul": {
      "value": "shot-stands",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "shots-at-once": {
      "value": 2,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "replaced-minor-minutes": {
      "value": 0,
      "unverified": "The text of the 2018-22 book was not available on this point; none are assumed."
    },
    "penalised-shooter": {
      "value": "barred",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "shoot-out-eligibility": {"value": "penalties-over", "rule": "63"},
    "shoot-out-order": {
      "value": "reversed-in-tie-break",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "repeat-shooters": {
      "value": "different-in-rounds",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "shoot-out-rounds": {
      "value": 5,
      "rule": "63",
      "open": "The rule does not give a number; the competition sets it. Our default is five; the NIHL had three."
    },
    "shoot-out-goalkeeper": {
      "value": "free",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "shoot-out-declined": {
      "value": true,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "time-outs": {
      "value": 1,
      "unverified": "One of thirty seconds in a game, according to an encyclopaedia; the text was not available."
    },
    "overtime-time-outs": {
      "value": 0,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "time-outs-at-stoppage": {
      "value": "both",
      "unverified": "Both teams, according to an encyclopaedia; the text was not available."
    },
    "time-out-without-change": {"value": "allowed", "rule": "460(2010-14)"},
    "change-after-penalty": {"value": "strength-changes", "rule": "91-6"},
    "injured-player": {"value": true, "rule": "85"},
    "replaced-goalkeeper": {
      "value": true,
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "goalkeeper-for-shot": {
      "value": "stays-until-stoppage",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "pulled-in-overtime": {
      "value": "nothing",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "failed-challenge": {"value": "no-challenges", "moot": "The book's list of rules has no challenge."},
    "no-late-challenge": {"value": null, "moot": "The book's list of rules has no challenge."},
    "forfeit": {"value": "score-by-authority", "rule": "22"},
    "signalled-after-found-goal": {
      "value": "assessed",
      "unverified": "The text of the 2018-22 book was not available on this point; assumed to be as in 2022-24."
    },
    "face-off-spot": {"value": true, "rule": "53"},
    "face-off-after-penalty": {"value": "short-handed", "rule": "53.1"},
    "face-off-after-misconduct": {"value": "offender", "rule": "53.3"},
    "face-off-signalled-icing": {"value": "offender", "rule": "53.1"},
    "face-off-signalled-substitution": {"value": "offender", "rule": "53"},
    "face-off-deep-attackers": {"value": true, "rule": "53.1"},
    "face-off-choice": {"value": "nobody", "rule": "53"},
    "face-off-missed-shot": {"value": true, "unverified": "No rule seen says where the face-off is after a penalty shot without a goal; assumed to be as in the book of 2025/26."}
  },
  "season": {
    "game-misconduct": {
      "counts": ["game-misconduct"], "out": ["report"],
      "unverified": "As in the book of 2025/26: reported, and the authority is free."},
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["report"],
      "unverified": "As in the book of 2025/26: reported, and the authority is free."},
    "ineligible-player": {"goal": "disallowed", "unverified": "As in the book of 2025/26."}
  }
}

"""###
  fileprivate static let text7 = ###"""
{
  "id": "iihf-2023",
  "name": "IIHF 2022-24",
  "league": "IIHF",
  "title": "IIHF Official Rule Book 2022/23, tables to 2023/24",
  "extends": "iihf-2025",
  "inherits": "printed",
  "seasons": {"from": 2021, "to": 2023},
  "provisions": {
    "match-length": {"value": "5:00", "rule": "21"},
    "match-minutes": {"value": 25, "rule": "21"},
    "match-beside-major": {
      "value": "served-once",
      "rule": "21",
      "unverified": "No source covers it; assumed to be as in the NHL's records."
    },
    "single-minors-each": {"value": "four-on-four-if-clock-empty", "rule": "19.1"},
    "pair-in-overtime": {
      "value": "off-clock",
      "rule": "84.3",
      "unverified": "The text was not available; the NHL table that it copies takes the pair off the clock."
    },
    "set-off": {"value": true, "rule": "19.5"},
    "match-set-off": {"value": "as-major", "rule": "19.2, 19.3, 19.5"},
    "set-off-choice": {"value": "captain", "rule": "19.5"},
    "late-difference": {"value": "5:00", "rule": "19.4"},
    "pair-beside-two": {
      "value": "beside",
      "unverified": "Taken from the NHL's records; no source for this book covers it."
    },
    "forfeit": {"value": "score-by-authority", "rule": "66.1", "unverified": "The book of 2022-24 has the game forfeited to the other team; its score is assumed to be left to the authority."}
  },
  "season": {
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["report"],
      "unverified": "The book has a match penalty (21); what follows from it stands in a disciplinary code that is not known here."}
  }
}

"""###
  fileprivate static let text8 = ###"""
{
  "id": "iihf-2025",
  "name": "IIHF 2025/26",
  "league": "IIHF",
  "title": "IIHF Official Rule Book 2025/26",
  "seasons": {"from": 2024},
  "provisions": {
    "periods": {"value": 3, "rule": "77.1"},
    "period-length": {"value": "20:00", "rule": "77.1"},
    "skaters": {"value": 5, "rule": "26"},
    "minimum-skaters": {"value": 3, "rule": "26"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "84.1, 84.4"},
    "play-off-tied-game": {"value": "overtime-then-shoot-out", "rule": "84.5"},
    "final-tied-game": {"value": "overtimes", "rule": "84.6"},
    "overtime-length": {"value": "5:00", "rule": "84.1"},
    "overtime-further-length": {"value": "5:00", "rule": "84.1"},
    "overtime-skaters": {"value": 3, "rule": "84.3"},
    "overtime-sudden-victory": {"value": true, "rule": "84.1"},
    "play-off-overtime-length": {"value": "10:00", "rule": "84.5"},
    "play-off-overtime-further-length": {
      "value": "10:00",
      "rule": "84.4, 84.5",
      "moot": "The book has one overtime in play-offs; the shoot-out follows."
    },
    "play-off-overtime-skaters": {"value": 3, "rule": "84.5"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "84.5"},
    "final-overtime-length": {
      "value": "20:00",
      "rule": "84.6",
      "unverified": "The rule gives no length; the Olympic pages and the press give twenty minutes for each."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "rule": "84.6",
      "unverified": "The rule gives no length; the Olympic pages and the press give twenty minutes for each."
    },
    "final-overtime-skaters": {"value": 3, "rule": "84.6"},
    "final-overtime-sudden-victory": {"value": true, "rule": "84.6"},
    "minor-length": {"value": "2:00", "rule": "16"},
    "major-length": {"value": "5:00", "rule": "20.2"},
    "match-length": {
      "value": "5:00",
      "rule": "20-23",
      "moot": "The book has no match penalty."
    },
    "misconduct-length": {"value": "10:00", "rule": "22"},
    "minor-minutes": {"value": 2, "rule": "16"},
    "major-minutes": {"value": 5, "rule": "20"},
    "misconduct-minutes": {"value": 10, "rule": "22"},
    "match-minutes": {
      "value": 25,
      "rule": "20-23",
      "moot": "The book has no match penalty."
    },
    "game-misconduct-minutes": {"value": 20, "rule": "23.1"},
    "gross-misconduct-minutes": {
      "value": 20,
      "rule": "22-23",
      "moot": "The book has no gross misconduct."
    },
    "game-ejection-minutes": {
      "value": 0,
      "rule": "22-23",
      "moot": "The book has no game ejection."
    },
    "bench-staff-minutes": {
      "value": "counted",
      "rule": "23.1",
      "unverified": "The rule gives the minutes of a game misconduct to the player, and 5.1 counts only skaters and goalkeepers as players; those of the bench staff are assumed to count as well."
    },
    "shoot-out-minutes": {"value": "counted", "rule": "22"},
    "lengths-by-period": {"value": [], "rule": "16"},
    "running-time": {"value": [], "rule": "77.1"},
    "match-beside-major": {
      "value": "served-once",
      "rule": "20-23",
      "moot": "The book has no match penalty."
    },
    "majors-carry": {"value": "nothing", "rule": "20.4"},
    "majors-to-game-misconduct": {"value": 2, "rule": "20.4"},
    "misconducts-to-game-misconduct": {"value": 2, "rule": "22.1"},
    "counted-misconduct": {
      "value": "in-place",
      "rule": "20.4, 22.1",
      "unverified": "The rule gives the game misconduct to a player assessed a second misconduct, and does not say whether that misconduct is kept; assumed to be as in the appendix of 2018-22, where the game misconduct replaces it."
    },
    "penalties-to-game-misconduct": {"value": null, "rule": "23"},
    "counted-minutes": {"value": 20, "rule": "23.1"},
    "infraction-counts": {"value": [], "rule": "23"},
    "served-at-once": {"value": 2, "rule": "26.1"},
    "one-players-order": {"value": true, "rule": "20.1"},
    "two-players-order": {"value": true, "rule": "26.3"},
    "equal-expiry": {"value": "captain", "rule": "26.2"},
    "set-off-release": {"value": true, "rule": "19.1"},
    "double-minor": {"value": true, "rule": "18.2"},
    "stoppage-return": {"value": true, "rule": "26.2"},
    "misconduct-after": {"value": true, "rule": "22.3"},
    "server": {"value": true, "rule": "20.3"},
    "ejected-server": {"value": "at-once", "rule": "20.3"},
    "penalised-server": {"value": "refused", "rule": "17.1, 27.1"},
    "penalised-goalkeeper-server": {"value": true, "rule": "27.1"},
    "goalkeeper-serves": {"value": "nothing", "rule": "27.1"},
    "goalkeeper-queue": {"value": "server-each", "rule": "27.1"},
    "goalkeeper-server": {"value": true, "rule": "27.1"},
    "short-handed": {"value": true, "rule": "16.2"},
    "goal-ends": {"value": true, "rule": "16.2"},
    "goal-tie": {"value": "captain", "rule": "16.2"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "16.2, 24.6"},
    "awarded-goal": {"value": "as-any-goal", "rule": "16.2"},
    "awarded-assists": {"value": "allowed", "rule": "33.2"},
    "own-goal-assists": {"value": "none", "rule": "78.4"},
    "short-handed-goal": {"value": "ends-nothing", "rule": "16.2"},
    "ejected-scorer": {"value": "disallowed", "rule": "78.5"},
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The book has no statistics; power plays are counted as the NHL counts them."
    },
    "illegal-player": {"value": true, "rule": "70.9"},
    "line-up-minor": {
      "value": "served",
      "rule": "7",
      "moot": "The rule on starting line-ups does not apply in the IIHF's championships, so nobody is penalised for one."
    },
    "signalled-minor": {"value": "not-assessed", "rule": "15.2"},
    "signalled-several": {"value": "captain", "rule": "15.2"},
    "signalled-already-short": {"value": true, "rule": "15.4"},
    "signalled-while-even": {"value": "not-assessed", "rule": "15.2"},
    "signalled-short-handed-scorer": {"value": "not-assessed", "rule": "15.2"},
    "signalled-offenders-goal": {"value": true, "rule": "78.5"},
    "single-minors-each": {"value": "substitution", "rule": "19.1"},
    "pair-in-overtime": {
      "value": "off-clock",
      "rule": "84.3, Table 17",
      "moot": "The book plays no minors four-on-four; a set-off penalty is never on the clock."
    },
    "pair-beside-two": {
      "value": "beside",
      "rule": "19.1",
      "moot": "The book plays no minors four-on-four."
    },
    "set-off": {"value": true, "rule": "19.4"},
    "match-set-off": {
      "value": "as-major",
      "rule": "19.4",
      "moot": "The book has no match penalty."
    },
    "set-off-choice": {"value": "captain", "rule": "19.4, 35.5"},
    "late-difference": {"value": "5:00", "rule": "19.3"},
    "play-off-late-difference": {"value": "5:00", "rule": "19.3"},
    "shot-replaces-minor": {"value": true, "rule": "24.6"},
    "earlier-foul": {"value": "shot-stands", "rule": "24.3"},
    "shots-at-once": {"value": 2, "rule": "24.6"},
    "replaced-minor-minutes": {"value": 0, "rule": "24.6"},
    "penalised-shooter": {"value": "barred", "rule": "24.3"},
    "shoot-out-eligibility": {"value": "penalties-over", "rule": "84.4"},
    "shoot-out-order": {"value": "reversed-in-tie-break", "rule": "84.4"},
    "repeat-shooters": {"value": "different-in-rounds", "rule": "84.4"},
    "shoot-out-rounds": {"value": 5, "rule": "84.4"},
    "shoot-out-goalkeeper": {"value": "free", "rule": "84.4"},
    "shoot-out-declined": {"value": true, "rule": "84.4"},
    "time-outs": {"value": 1, "rule": "87.1"},
    "overtime-time-outs": {"value": 0, "rule": "87.1"},
    "time-outs-at-stoppage": {"value": "one", "rule": "87.1"},
    "time-out-without-change": {"value": "refused", "rule": "87.1"},
    "failed-challenge": {"value": "minor-then-double-minor", "rule": "38.7"},
    "no-late-challenge": {"value": null, "rule": "38.5"},
    "change-after-penalty": {"value": "strength-changes", "rule": "81.4"},
    "injured-player": {"value": true, "rule": "8.1"},
    "replaced-goalkeeper": {"value": true, "rule": "8.2"},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "24.2"},
    "pulled-in-overtime": {"value": "nothing", "rule": "84.2"},
    "forfeit": {"value": "by-authority", "rule": "66.1"},
    "signalled-after-found-goal": {"value": "assessed", "rule": "33.2, 35.8"},
    "face-off-spot": {"value": true, "rule": "76.2"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "15.5, 76.2"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "76.2"},
    "face-off-signalled-icing": {"value": "offender", "rule": "15.5, 76.2, 81.2"},
    "face-off-signalled-substitution": {"value": "offender", "rule": "71.1, 76.2"},
    "face-off-deep-attackers": {"value": true, "rule": "15.5, 76.2"},
    "face-off-choice": {"value": "other-team", "rule": "76.2, 81.2"},
    "face-off-missed-shot": {"value": true, "rule": "24.5"}
  },
  "season": {
    "game-misconduct": {"rule": "23.2, 28.1", "counts": ["game-misconduct"], "out": ["report"]},
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["report"],
      "unverified": "The book has no match penalty; reported, as a game misconduct is (23.2)."},
    "ineligible-player": {"rule": "5.2, 78.5(iv)", "goal": "disallowed"}
  }
}

"""###
  fileprivate static let text9 = ###"""
{
  "id": "khl-2024",
  "name": "KHL from 2024-25",
  "league": "KHL",
  "title": "KHL, on the IIHF edition of 2025/26",
  "extends": "iihf-2025",
  "inherits": "assumed",
  "seasons": {"from": 2024},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "record": "The decision of the league's board in December 2016, as the press gave it."
    },
    "overtime-length": {
      "value": "5:00",
      "record": "The decision of the league's board in December 2016, as the press gave it."
    },
    "overtime-skaters": {"value": 3, "record": "The decision of the league's board in December 2016, as the press gave it."},
    "play-off-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-tied-game": {
      "value": "overtimes",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-length": {
      "value": "20:00",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-skaters": {
      "value": 5,
      "unverified": "According to the press, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "pulled-in-overtime": {
      "value": "loses-point",
      "unverified": "According to the press (2024-25), a team that is scored on in overtime with its goalkeeper off loses its point."
    }
  }
}

"""###
  fileprivate static let text10 = ###"""
{
  "id": "liiga-2021",
  "name": "Liiga 2021-24",
  "league": "Liiga",
  "title": "Liiga, on the edition iihf-2023 of the IIHF",
  "extends": "iihf-2023",
  "inherits": "assumed",
  "seasons": {"from": 2021, "to": 2023},
  "provisions": {
    "shoot-out-rounds": {"value": 3, "record": "In the league's own record of five shoot-outs of 2021-25, each team has three shooters."}
  }
}

"""###
  fileprivate static let text11 = ###"""
{
  "id": "liiga-2024",
  "name": "Liiga from 2024-25",
  "league": "Liiga",
  "title": "Liiga, on the edition iihf-2025 of the IIHF",
  "extends": "iihf-2025",
  "inherits": "assumed",
  "seasons": {"from": 2024},
  "provisions": {
    "shoot-out-rounds": {"value": 3, "record": "In the league's own record of five shoot-outs of 2021-25, each team has three shooters."}
  }
}

"""###
  fileprivate static let text12 = ###"""
{
  "id": "ncaa-2022",
  "name": "NCAA 2022-24",
  "league": "NCAA",
  "title": "NCAA Ice Hockey Rules 2022-24: signalled minors served, otherwise as 2024-26",
  "extends": "ncaa-2024",
  "inherits": "printed",
  "seasons": {"from": 2022, "to": 2023},
  "provisions": {
    "signalled-minor": {
      "value": "served",
      "unverified": "The rule's number in that edition is not known; college hockey's own pages say that the minor was served from 2010-11 on."
    },
    "signalled-short-handed-scorer": {
      "value": "served",
      "unverified": "The rule's number in that edition is not known; college hockey's own pages say that the minor was served from 2010-11 on."
    }
  }
}

"""###
  fileprivate static let text13 = ###"""
{
  "id": "ncaa-2024",
  "name": "NCAA 2024-26",
  "league": "NCAA",
  "title": "NCAA Ice Hockey Rules 2024-26",
  "seasons": {"from": 2024},
  "provisions": {
    "periods": {"value": 3, "rule": "82.1, 83.1"},
    "period-length": {"value": "20:00", "rule": "82.1, 83.1"},
    "skaters": {"value": 5, "rule": "5.1"},
    "minimum-skaters": {"value": 3, "rule": "27.1, 27.2"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "91.1, 91.2"},
    "play-off-tied-game": {"value": "overtimes", "rule": "91.4"},
    "final-tied-game": {"value": "overtimes", "rule": "91.4"},
    "overtime-length": {"value": "5:00", "rule": "91.1"},
    "overtime-further-length": {
      "value": "5:00",
      "rule": "91.1, 91.2",
      "moot": "The book has one overtime in the regular season; the shoot-out follows."
    },
    "overtime-skaters": {"value": 3, "rule": "91.1"},
    "overtime-sudden-victory": {"value": true, "rule": "91.1"},
    "play-off-overtime-length": {"value": "20:00", "rule": "91.4"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "91.4"},
    "play-off-overtime-skaters": {"value": 5, "rule": "91.4"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "91.4"},
    "final-overtime-length": {"value": "20:00", "rule": "91.4"},
    "final-overtime-further-length": {"value": "20:00", "rule": "91.4"},
    "final-overtime-skaters": {"value": 5, "rule": "91.4"},
    "final-overtime-sudden-victory": {"value": true, "rule": "91.4"},
    "minor-length": {"value": "2:00", "rule": "16.1"},
    "major-length": {"value": "5:00", "rule": "20.1"},
    "match-length": {"value": "5:00", "rule": "23.1"},
    "misconduct-length": {"value": "10:00", "rule": "21.1"},
    "minor-minutes": {
      "value": 2,
      "rule": "83.2",
      "unverified": "Minutes on record are not in the playing rules (83.2 refers the scorer to the statisticians' manual); assumed to be as in the NHL book."
    },
    "major-minutes": {
      "value": 5,
      "rule": "83.2",
      "unverified": "Minutes on record are not in the playing rules (83.2 refers the scorer to the statisticians' manual); assumed to be as in the NHL book."
    },
    "misconduct-minutes": {
      "value": 10,
      "rule": "83.2",
      "unverified": "Minutes on record are not in the playing rules (83.2 refers the scorer to the statisticians' manual); assumed to be as in the NHL book."
    },
    "match-minutes": {
      "value": 10,
      "rule": "83.2",
      "unverified": "The minutes on record for a disqualification are not in the playing rules (83.2 refers the scorer to the statisticians' manual); assumed to be those of the NHL's match penalty up to 2021-22."
    },
    "game-misconduct-minutes": {
      "value": 10,
      "rule": "83.2",
      "unverified": "Minutes on record are not in the playing rules (83.2 refers the scorer to the statisticians' manual); assumed to be as in the NHL book."
    },
    "gross-misconduct-minutes": {
      "value": 10,
      "rule": "21-23",
      "moot": "The book has no gross misconduct."
    },
    "game-ejection-minutes": {
      "value": 0,
      "rule": "21-23",
      "moot": "The book has no game ejection."
    },
    "bench-staff-minutes": {"value": "counted", "unverified": "No text says; its minutes are assumed to count like a player's."},
    "shoot-out-minutes": {"value": "counted", "unverified": "No text says; its minutes are assumed to count like any other's."},
    "lengths-by-period": {"value": [], "rule": "16.1"},
    "running-time": {"value": [], "rule": "82.1"},
    "match-beside-major": {"value": "served-once", "rule": "23.1"},
    "majors-carry": {"value": "nothing", "rule": "20.1, 20.3"},
    "majors-to-game-misconduct": {"value": null, "rule": "20.1"},
    "misconducts-to-game-misconduct": {"value": null, "rule": "21.3"},
    "counted-misconduct": {
      "value": "beside",
      "rule": "21.3",
      "moot": "The book counts no misconducts."
    },
    "penalties-to-game-misconduct": {"value": null, "rule": "22.1"},
    "counted-minutes": {
      "value": 0,
      "rule": "20-22",
      "moot": "The book has no count that leads to a game misconduct."
    },
    "infraction-counts": {"value": [], "rule": "22.1"},
    "served-at-once": {"value": 2, "rule": "27.1"},
    "one-players-order": {"value": true, "rule": "20.1"},
    "two-players-order": {"value": true, "rule": "27.3"},
    "equal-expiry": {"value": "captain", "rule": "27.2"},
    "set-off-release": {"value": true, "rule": "19.2, 19.3"},
    "double-minor": {"value": true, "rule": "18.2"},
    "stoppage-return": {"value": true, "rule": "27.2"},
    "misconduct-after": {"value": true, "rule": "21.2"},
    "server": {"value": true, "rule": "21.2, 20.3"},
    "ejected-server": {"value": "at-once", "rule": "20.3, 22.1, 23.1"},
    "penalised-server": {
      "value": "queued",
      "rule": "17.1",
      "unverified": "Any player except a goalkeeper serves it as if it were his own, which is read as after his own; the NHL's handbook reads the same words differently (17B: another player)."
    },
    "penalised-goalkeeper-server": {"value": true, "rule": "28.1"},
    "goalkeeper-serves": {"value": "with-a-skater", "rule": "28.2"},
    "goalkeeper-queue": {"value": "server-each", "rule": "28.1"},
    "goalkeeper-server": {"value": true, "rule": "28.1, 28.2"},
    "short-handed": {"value": true, "rule": "16.2"},
    "goal-ends": {"value": true, "rule": "16.2"},
    "goal-tie": {"value": "captain", "rule": "16.2"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "16.2, 25.7"},
    "awarded-goal": {"value": "as-any-goal", "rule": "16.2"},
    "awarded-assists": {
      "value": "none",
      "rule": "83.2",
      "unverified": "The playing rules do not cover it (83.2 refers the scorer to the statisticians' manual); no assists are assumed."
    },
    "own-goal-assists": {"value": "none", "rule": "83.5"},
    "short-handed-goal": {"value": "ends-nothing", "rule": "16.2"},
    "ejected-scorer": {"value": "disallowed", "rule": "83.6"},
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The playing rules do not cover it (83.2 refers the scorer to the statisticians' manual); power plays are counted as the NHL counts them."
    },
    "illegal-player": {"value": true, "rule": "72.1, 74.2"},
    "line-up-minor": {"value": "served", "rule": "7.2"},
    "signalled-minor": {"value": "not-assessed", "rule": "15.2"},
    "signalled-several": {"value": "captain", "rule": "15.2"},
    "signalled-already-short": {"value": true, "rule": "15.3"},
    "signalled-while-even": {"value": "running-minor-ends", "rule": "15.3"},
    "signalled-short-handed-scorer": {"value": "not-assessed", "rule": "15.2"},
    "signalled-offenders-goal": {"value": true, "rule": "15.1, 83.6"},
    "single-minors-each": {"value": "four-on-four-if-clock-empty", "rule": "19.2"},
    "pair-in-overtime": {"value": "off-clock", "rule": "Appendix F"},
    "pair-beside-two": {"value": "counted", "rule": "19.2, 27.1"},
    "set-off": {"value": true, "rule": "19.2, 19.3"},
    "match-set-off": {"value": "as-major", "rule": "23.1"},
    "set-off-choice": {"value": "captain", "rule": "19.2"},
    "late-difference": {"value": null, "rule": "19.2"},
    "play-off-late-difference": {"value": null, "rule": "19.2"},
    "shot-replaces-minor": {"value": true, "rule": "25.7"},
    "earlier-foul": {"value": "shot-stands", "rule": "25.3"},
    "shots-at-once": {"value": 2, "rule": "25.7"},
    "replaced-minor-minutes": {"value": 0, "rule": "25.7"},
    "penalised-shooter": {"value": "same-play", "rule": "25.3"},
    "shoot-out-eligibility": {"value": "penalties-over", "rule": "Appendix B"},
    "shoot-out-order": {"value": "any", "rule": "Appendix B"},
    "repeat-shooters": {"value": "all-before-twice", "rule": "Appendix B"},
    "shoot-out-rounds": {"value": 3, "rule": "91.2"},
    "shoot-out-goalkeeper": {"value": "free", "rule": "Appendix B"},
    "shoot-out-declined": {"value": true, "rule": "91.1", "unverified": "The rule is about a team that declines overtime: it loses; the shoot-out is assumed to be meant too."},
    "time-outs": {"value": 1, "rule": "92.1"},
    "overtime-time-outs": {"value": 1, "rule": "91.4, 92.1"},
    "time-outs-at-stoppage": {"value": "both", "rule": "92.1"},
    "time-out-without-change": {"value": "buys-change", "rule": "85.4, 92.1"},
    "failed-challenge": {"value": "time-out-then-minor", "rule": "93.7"},
    "no-late-challenge": {"value": null, "rule": "93.7"},
    "change-after-penalty": {"value": "strength-changes", "rule": "85.4"},
    "injured-player": {"value": true, "rule": "8.1"},
    "replaced-goalkeeper": {"value": true, "rule": "8.2"},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "25.2", "unverified": "The rule on penalty shots does not say; assumed to be as in the NHL book."},
    "pulled-in-overtime": {"value": "nothing", "rule": "91.1", "unverified": "Points are the conferences' own; no rule takes one away."},
    "forfeit": {"value": "one-to-nothing", "rule": "77.1"},
    "signalled-after-found-goal": {"value": "assessed", "rule": "83.6"},
    "face-off-spot": {"value": true, "rule": "81.2"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "15.4, 81.2"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "81.2"},
    "face-off-signalled-icing": {"value": "offender", "rule": "81.2, 85.2"},
    "face-off-signalled-substitution": {"value": "offender", "rule": "81.2"},
    "face-off-deep-attackers": {"value": true, "rule": "15.4, 81.2"},
    "face-off-choice": {"value": "other-team-unless-level", "rule": "15.4, 81.2, 85.2"},
    "face-off-missed-shot": {"value": true, "rule": "25.5"}
  },
  "season": {
    "game-misconduct": {
      "rule": "22.2", "counts": ["game-misconduct"], "who": "players", "in": ["exhibition", "regular", "play-offs", "final"],
      "from": 3, "out": [1]},
    "disqualification": {
      "rule": "23.1", "counts": ["match"], "who": "players", "in": ["exhibition", "regular", "play-offs", "final"], "out": [1],
      "then": "one-more", "carries": true},
    "ineligible-player": {"rule": "5.2, 83.6(6)", "goal": "disallowed"}
  }
}

"""###
  fileprivate static let text14 = ###"""
{
  "id": "nfhs-2020",
  "name": "NFHS 2019-20",
  "league": "NFHS",
  "title": "NFHS Ice Hockey Rules 2019-20",
  "seasons": {"from": 2019},
  "provisions": {
    "periods": {"value": 3, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "period-length": {"value": "15:00", "unverified": "The book was not available."},
    "skaters": {"value": 5, "rule": "2-1-1"},
    "minimum-skaters": {"value": 3, "rule": "4-9"},
    "tied-game": {
      "value": "overtime-then-tie",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is one overtime, then a tie."
    },
    "play-off-tied-game": {
      "value": "overtimes",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is overtimes until a goal."
    },
    "final-tied-game": {
      "value": "overtimes",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is overtimes until a goal."
    },
    "overtime-length": {
      "value": "5:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "overtime-further-length": {
      "value": "5:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "overtime-skaters": {
      "value": 3,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "overtime-sudden-victory": {
      "value": true,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "play-off-overtime-sudden-victory": {
      "value": true,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "final-overtime-length": {
      "value": "20:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "final-overtime-skaters": {
      "value": 5,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "final-overtime-sudden-victory": {
      "value": true,
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default is as in the NHL book."
    },
    "minor-length": {"value": "1:30", "unverified": "For periods of fifteen minutes; the book was not available."},
    "major-length": {"value": "5:00", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "match-length": {"value": "5:00", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "misconduct-length": {"value": "10:00", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "minor-minutes": {"value": 2, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "major-minutes": {"value": 5, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "misconduct-minutes": {"value": 10, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "match-minutes": {"value": 10, "unverified": "The text was not available; ten are assumed."},
    "game-misconduct-minutes": {
      "value": 10,
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "gross-misconduct-minutes": {
      "value": 10,
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "game-ejection-minutes": {"value": 0, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "bench-staff-minutes": {"value": "counted", "unverified": "No text says; its minutes are assumed to count like a player's."},
    "shoot-out-minutes": {
      "value": "counted",
      "open": "Each state decides whether there is a shoot-out; our default counts its minutes like any other's."
    },
    "lengths-by-period": {"value": [], "unverified": "The text was not available; assumed to be as in the NHL book."},
    "running-time": {
      "value": [],
      "open": "Each state sets it: North Dakota lets the clock run at a lead of six goals in the third period. Our default is none."
    },
    "match-beside-major": {
      "value": "served-once",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "majors-carry": {"value": "nothing", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "majors-to-game-misconduct": {"value": null, "unverified": "The text was not available."},
    "misconducts-to-game-misconduct": {
      "value": null,
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "counted-misconduct": {
      "value": "beside",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "penalties-to-game-misconduct": {
      "value": 5,
      "unverified": "The text was not available; North Dakota's regulations of 2015-16 speak of a player who is removed for five penalties."
    },
    "counted-minutes": {"value": 0, "unverified": "The text was not available; none are assumed."},
    "infraction-counts": {"value": [], "unverified": "The text was not available; assumed to be as in the NHL book."},
    "served-at-once": {"value": 2, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "one-players-order": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "two-players-order": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "equal-expiry": {"value": "captain", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "set-off-release": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "double-minor": {"value": true, "rule": "4-2-2"},
    "stoppage-return": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "misconduct-after": {"value": true, "rule": "4-2-2"},
    "server": {"value": true, "rule": "2-2-6"},
    "ejected-server": {"value": "at-once", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "penalised-server": {"value": "queued", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "penalised-goalkeeper-server": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "goalkeeper-serves": {
      "value": "majors-and-misconducts",
      "unverified": "The value is from two officials' lists, not from the book."
    },
    "goalkeeper-queue": {
      "value": "one-after-the-other",
      "unverified": "The text was not available; assumed to be as for a player."
    },
    "goalkeeper-server": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "short-handed": {"value": true, "rule": "4-2"},
    "goal-ends": {"value": true, "rule": "4-2"},
    "goal-tie": {"value": "captain", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "penalty-shot-goal": {
      "value": "ends-nothing",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "awarded-goal": {
      "value": "as-any-goal",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "awarded-assists": {
      "value": "none",
      "unverified": "The text was not available; an awarded goal is assumed to have none."
    },
    "own-goal-assists": {"value": "none", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "short-handed-goal": {
      "value": "ends-nothing",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "ejected-scorer": {
      "value": "disallowed",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "illegal-player": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "line-up-minor": {"value": "served", "unverified": "The text was not available; assumed to be as for any bench minor."},
    "signalled-minor": {
      "value": "not-assessed",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "signalled-several": {
      "value": "captain",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "signalled-already-short": {
      "value": true,
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "signalled-while-even": {
      "value": "not-assessed",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "signalled-short-handed-scorer": {
      "value": "not-assessed",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "signalled-offenders-goal": {
      "value": true,
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "single-minors-each": {"value": "substitution", "rule": "9-1-9"},
    "pair-in-overtime": {
      "value": "on-clock",
      "rule": "6-39",
      "open": "Each state sets its overtime: Michigan eight minutes, New Jersey five minutes at four-on-four. Our default keeps the pair on the clock."
    },
    "pair-beside-two": {
      "value": "beside",
      "unverified": "Taken from the NHL's records; no source for this book covers it."
    },
    "set-off": {"value": true, "rule": "9-1-9"},
    "match-set-off": {"value": "as-major", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "set-off-choice": {
      "value": "order-of-aims",
      "unverified": "The text on who chooses was not available; the order of aims is assumed."
    },
    "late-difference": {"value": null, "unverified": "No such rule was found."},
    "play-off-late-difference": {"value": null, "unverified": "No such rule was found."},
    "shot-replaces-minor": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "earlier-foul": {
      "value": "shot-stands",
      "unverified": "The text was not available; assumed to be as in the NHL book."
    },
    "shots-at-once": {"value": 2, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "replaced-minor-minutes": {"value": 0, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "penalised-shooter": {
      "value": "barred",
      "unverified": "The text was not available; assumed to be as in the IIHF book."
    },
    "shoot-out-eligibility": {
      "value": "all-but-misconducts",
      "open": "Each state decides whether there is a shoot-out; our default is as in the NHL book."
    },
    "shoot-out-order": {
      "value": "any",
      "open": "Each state decides whether there is a shoot-out; our default accepts any order."
    },
    "repeat-shooters": {
      "value": "different-in-rounds",
      "open": "Each state decides whether there is a shoot-out; our default is as in the NHL book."
    },
    "shoot-out-rounds": {
      "value": 3,
      "open": "Each state decides whether there is a shoot-out; Michigan may have one of three shooters. Our default is three."
    },
    "shoot-out-goalkeeper": {"value": "free", "open": "Each state decides whether there is a shoot-out; our default is as in the USA Hockey book."},
    "shoot-out-declined": {"value": true, "open": "Each state decides whether there is a shoot-out; our default is as in the USA Hockey book."},
    "time-outs": {"value": 1, "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "overtime-time-outs": {
      "value": 0,
      "rule": "6-39",
      "open": "Each state sets its overtime. Our default has no further time-out."
    },
    "time-outs-at-stoppage": {"value": "both", "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "time-out-without-change": {"value": "allowed", "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "failed-challenge": {"value": "no-challenges", "moot": "The book is assumed to have no challenge."},
    "no-late-challenge": {"value": null, "moot": "The book is assumed to have no challenge."},
    "change-after-penalty": {"value": "strength-changes", "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "injured-player": {"value": true, "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "replaced-goalkeeper": {"value": true, "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "unverified": "The text was not available; assumed to be as in the USA Hockey book."},
    "pulled-in-overtime": {
      "value": "nothing",
      "rule": "6-39",
      "open": "Each state sets its overtime, and its points. Our default takes none away."
    },
    "forfeit": {"value": "score-by-authority", "rule": "4-9", "unverified": "A game is ended when a team falls below four players (interpretations of 2016-17); who wins is assumed."},
    "signalled-after-found-goal": {"value": "assessed", "unverified": "The text was not available; assumed to be as in the NCAA book."},
    "face-off-spot": {"value": true, "rule": "9-1-8, 9-1-9"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "9-1-11", "unverified": "Its change for 2025-26 cites 9-1-11k for a face-off in the end of the team with a penalty to serve; whether the book of 2019-20 has it was not seen."},
    "face-off-after-misconduct": {"value": "unmoved", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "face-off-signalled-icing": {"value": "offender", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "face-off-signalled-substitution": {"value": "offender", "unverified": "The text was not available; assumed to be as in the NHL book."},
    "face-off-deep-attackers": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."},
    "face-off-choice": {"value": "nobody", "open": "Since 2025-26 a state association may adopt 9-1-12, by which the team that did not offend chooses."},
    "face-off-missed-shot": {"value": true, "unverified": "The text was not available; assumed to be as in the NHL book."}
  },
  "season": {
    "disqualification": {
      "counts": ["game-misconduct", "match"], "out": ["report"],
      "unverified": "The associations of the states have ladders of their own: in most, the next game."}
  }
}

"""###
  fileprivate static let text15 = ###"""
{
  "id": "nhl-2014",
  "name": "NHL 2014-15",
  "league": "NHL",
  "title": "NHL Official Rules, four-on-four overtime (to 2014-15)",
  "extends": "nhl-2021",
  "inherits": "printed",
  "seasons": {"from": 2005, "to": 2014},
  "provisions": {
    "overtime-skaters": {"value": 4, "rule": "84.1"},
    "penalised-server": {
      "value": "queued",
      "rule": "17.1",
      "record": "The text was not available; in the NHL's record of 2013-14 (game 2013030162) a player in the box serves a team-mate's major."
    },
    "pair-in-overtime": {
      "value": "on-clock",
      "rule": "84.3",
      "record": "The text was not available; in the NHL's record of 2011 (game 2011020484) the pair took a skater off each team in overtime."
    },
    "failed-challenge": {"value": "no-challenges", "moot": "Coaches have challenged since 2015-16."},
    "no-late-challenge": {"value": null, "moot": "Coaches have challenged since 2015-16."},
    "time-out-without-change": {"value": "allowed", "unverified": "The league announced for 2017-18 that the team that iced the puck gets no time-out; until then it is assumed to get one, and no change."},
    "face-off-signalled-icing": {"value": "icing-line", "record": "The text was not available; in the NHL's record of 2011 to 2017, fifteen face-offs with time for one team only are at the other's blue line, as after an icing."},
    "face-off-signalled-substitution": {"value": "centre", "record": "The text was not available; in the NHL's record of 2014 (game 2014020019) the face-off is at centre."},
    "face-off-choice": {"value": "nobody", "unverified": "The text was not available; the book of 2021-22 has the choice, which is assumed to be newer."}
  },
  "season": {
  }
}

"""###
  fileprivate static let text16 = ###"""
{
  "id": "nhl-2021",
  "name": "NHL 2021-22",
  "league": "NHL",
  "title": "NHL Official Rules 2021-22, three-on-three overtime (from 2015-16)",
  "extends": "nhl-2025",
  "inherits": "printed",
  "seasons": {"from": 2015, "to": 2021},
  "provisions": {
    "match-minutes": {"value": 10, "rule": "21.2"},
    "pair-in-overtime": {"value": "off-clock", "rule": "84.3, Table 17"},
    "counted-minutes": {
      "value": 0,
      "rule": "20.4, 23.1",
      "record": "The text of 2021-22 gives ten minutes for a game misconduct; the NHL's record of the only known third major (2015020810) has none."
    }
  }
}

"""###
  fileprivate static let text17 = ###"""
{
  "id": "nhl-2025",
  "name": "NHL 2025-26",
  "league": "NHL",
  "title": "NHL Official Rules 2025-26",
  "seasons": {"from": 2022},
  "provisions": {
    "periods": {"value": 3, "rule": "77.1"},
    "period-length": {"value": "20:00", "rule": "77.1"},
    "skaters": {"value": 5, "rule": "26.1"},
    "minimum-skaters": {"value": 3, "rule": "26.1"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "84.1, 84.4"},
    "play-off-tied-game": {"value": "overtimes", "rule": "84.5"},
    "final-tied-game": {"value": "overtimes", "rule": "84.5"},
    "overtime-length": {"value": "5:00", "rule": "84.1"},
    "overtime-further-length": {
      "value": "5:00",
      "rule": "84.1, 84.4",
      "moot": "The book has one overtime in the regular season; the shoot-out follows."
    },
    "overtime-skaters": {"value": 3, "rule": "84.1"},
    "overtime-sudden-victory": {"value": true, "rule": "84.1"},
    "play-off-overtime-length": {"value": "20:00", "rule": "84.5"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "84.5"},
    "play-off-overtime-skaters": {"value": 5, "rule": "84.5"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "84.5"},
    "final-overtime-length": {"value": "20:00", "rule": "84.5"},
    "final-overtime-further-length": {"value": "20:00", "rule": "84.5"},
    "final-overtime-skaters": {"value": 5, "rule": "84.5"},
    "final-overtime-sudden-victory": {"value": true, "rule": "84.5"},
    "minor-length": {"value": "2:00", "rule": "16.1"},
    "major-length": {"value": "5:00", "rule": "20.1"},
    "match-length": {"value": "5:00", "rule": "21.2"},
    "misconduct-length": {"value": "10:00", "rule": "22.1"},
    "minor-minutes": {"value": 2, "rule": "16.1"},
    "major-minutes": {"value": 5, "rule": "20.1"},
    "misconduct-minutes": {"value": 10, "rule": "22.1"},
    "match-minutes": {"value": 15, "rule": "21.2"},
    "game-misconduct-minutes": {"value": 10, "rule": "23.1"},
    "gross-misconduct-minutes": {
      "value": 10,
      "rule": "23.1",
      "moot": "The book has no gross misconduct."
    },
    "game-ejection-minutes": {
      "value": 0,
      "rule": "23.1",
      "moot": "The book has no game ejection."
    },
    "bench-staff-minutes": {
      "value": "none",
      "record": "No rule says so; the NHL's record of penalty minutes has none for a game misconduct of the bench staff."
    },
    "shoot-out-minutes": {
      "value": "none",
      "record": "No rule says so; the NHL's record of penalty minutes omits a misconduct in the shoot-out."
    },
    "lengths-by-period": {"value": [], "rule": "16.1"},
    "running-time": {"value": [], "rule": "77.1"},
    "match-beside-major": {
      "value": "served-once",
      "rule": "21.2",
      "record": "The rule has the match penalty served with any additional penalties, and is silent on a major for the same act; in the NHL's records the five minutes are served once."
    },
    "majors-carry": {"value": "nothing", "rule": "20.4"},
    "majors-to-game-misconduct": {"value": 3, "rule": "20.4"},
    "misconducts-to-game-misconduct": {"value": null, "rule": "22.1"},
    "counted-misconduct": {
      "value": "beside",
      "rule": "22.1",
      "moot": "The book counts no misconducts."
    },
    "penalties-to-game-misconduct": {"value": null, "rule": "23.1"},
    "counted-minutes": {"value": 10, "rule": "20.4, 23.1"},
    "infraction-counts": {"value": [], "rule": "23.1"},
    "served-at-once": {"value": 2, "rule": "26.1"},
    "one-players-order": {"value": true, "rule": "20.1"},
    "two-players-order": {"value": true, "rule": "26.3"},
    "equal-expiry": {"value": "captain", "rule": "26.2"},
    "set-off-release": {"value": true, "rule": "19.1"},
    "double-minor": {"value": true, "rule": "18.2"},
    "stoppage-return": {"value": true, "rule": "26.2"},
    "misconduct-after": {"value": true, "rule": "35.1, 22.3"},
    "server": {"value": true, "rule": "20.3"},
    "ejected-server": {"value": "before-expiry", "rule": "20.3, 21.2, 27.2"},
    "penalised-server": {"value": "refused", "rule": "17.1, 27.1"},
    "penalised-goalkeeper-server": {"value": true, "rule": "27.1"},
    "goalkeeper-serves": {"value": "nothing", "rule": "27.1"},
    "goalkeeper-queue": {"value": "server-each", "rule": "27.1"},
    "goalkeeper-server": {"value": true, "rule": "27.1"},
    "short-handed": {"value": true, "rule": "16.2"},
    "goal-ends": {"value": true, "rule": "16.2"},
    "goal-tie": {"value": "captain", "rule": "16.2"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "24.6"},
    "awarded-goal": {"value": "as-any-goal", "rule": "16.2"},
    "awarded-assists": {"value": "allowed", "rule": "33.2"},
    "own-goal-assists": {"value": "none", "rule": "78.4"},
    "short-handed-goal": {"value": "ends-nothing", "rule": "16.2"},
    "ejected-scorer": {"value": "disallowed", "rule": "78.5, 5.2"},
    "power-plays": {
      "value": "each-advantage",
      "record": "The book has no statistics; the NHL's own figures decide."
    },
    "illegal-player": {"value": true, "rule": "70.9, 68.5"},
    "line-up-minor": {"value": "washed", "rule": "7.2"},
    "signalled-minor": {"value": "not-assessed", "rule": "15.2"},
    "signalled-several": {"value": "captain", "rule": "15.2"},
    "signalled-already-short": {"value": true, "rule": "15.4"},
    "signalled-while-even": {"value": "not-assessed", "rule": "15.2, 16.2"},
    "signalled-short-handed-scorer": {"value": "not-assessed", "rule": "15.2"},
    "signalled-offenders-goal": {"value": true, "rule": "78.5"},
    "single-minors-each": {"value": "four-on-four-if-clock-empty", "rule": "19.1"},
    "pair-in-overtime": {"value": "off-clock", "rule": "84.3, Table 15"},
    "pair-beside-two": {
      "value": "beside",
      "rule": "26.1",
      "record": "The words of 26.1 make no exception for a pair; the NHL's records of two games do (2015020953 is one)."
    },
    "set-off": {"value": true, "rule": "19.5"},
    "match-set-off": {"value": "as-major", "rule": "19.5"},
    "set-off-choice": {"value": "captain", "rule": "19.5"},
    "late-difference": {"value": "5:00", "rule": "19.4"},
    "play-off-late-difference": {"value": "5:00", "rule": "19.4"},
    "shot-replaces-minor": {"value": true, "rule": "24.6"},
    "earlier-foul": {"value": "shot-stands", "rule": "24.3"},
    "shots-at-once": {"value": 2, "rule": "24.6"},
    "replaced-minor-minutes": {"value": 0, "rule": "24.6"},
    "penalised-shooter": {"value": "same-play", "rule": "24.3"},
    "shoot-out-eligibility": {"value": "all-but-misconducts", "rule": "84.4"},
    "shoot-out-order": {"value": "alternating", "rule": "84.4"},
    "repeat-shooters": {"value": "all-before-twice", "rule": "84.4"},
    "shoot-out-rounds": {"value": 3, "rule": "84.4"},
    "shoot-out-goalkeeper": {"value": "only-if-injured", "rule": "84.4"},
    "shoot-out-declined": {"value": true, "rule": "84.4"},
    "time-outs": {"value": 1, "rule": "87.1"},
    "overtime-time-outs": {"value": 0, "rule": "87.1"},
    "time-outs-at-stoppage": {"value": "one", "rule": "87.1"},
    "time-out-without-change": {"value": "refused", "rule": "87.1"},
    "failed-challenge": {"value": "minor-then-double-minor", "rule": "38.8"},
    "no-late-challenge": {"value": "1:00", "rule": "38.3, 38.6"},
    "change-after-penalty": {"value": "strength-changes", "rule": "81.4, 82.1"},
    "injured-player": {"value": true, "rule": "8.1"},
    "replaced-goalkeeper": {"value": true, "rule": "8.2"},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "24.2"},
    "pulled-in-overtime": {"value": "loses-point-and-stays-off", "rule": "84.2"},
    "forfeit": {"value": "goals-or-one", "rule": "66.1"},
    "signalled-after-found-goal": {"value": "like-signalled-before", "rule": "37.2"},
    "face-off-spot": {"value": true, "rule": "76.2"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "15.5, 76.2"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "76.2"},
    "face-off-signalled-icing": {"value": "offender", "rule": "15.5, 76.2, 81.2"},
    "face-off-signalled-substitution": {"value": "offender", "rule": "71.1, 76.2"},
    "face-off-deep-attackers": {"value": true, "rule": "76.2(iii)"},
    "face-off-choice": {"value": "other-team", "rule": "76.2, 81.2"},
    "face-off-missed-shot": {"value": true, "rule": "24.5"}
  },
  "season": {
    "match": {
      "rule": "21.2", "name": "match penalty", "counts": ["match"], "who": "players", "out": ["until-ruled"], "carries": true},
    "general-game-misconduct": {
      "rule": "23.3", "counts": ["game-misconduct"], "who": "players",
      "for": ["fighting", "fighting-off-the-ice", "inciting", "intervening", "not-tied-down", "obscene-gesture", "obscene-language", "persists-in-altercation", "removing-jersey", "secondary-fight", "third-man-in", "throwing-stick"],
      "by": ["majors-to-game-misconduct"], "unless-ruled": true,
      "in": ["regular"], "from": 3, "out": [1], "then": "one-more", "served-in": ["regular"]},
    "general-game-misconduct-in-play-offs": {
      "rule": "23.3", "name": "general game misconduct of the play-offs", "counts": ["game-misconduct"], "who": "players",
      "for": ["fighting", "fighting-off-the-ice", "inciting", "intervening", "not-tied-down", "obscene-gesture", "obscene-language", "persists-in-altercation", "removing-jersey", "secondary-fight", "third-man-in", "throwing-stick"],
      "by": ["majors-to-game-misconduct"], "unless-ruled": true,
      "in": ["play-offs", "final"], "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "abuse-of-officials-game-misconduct": {
      "rule": "23.4", "name": "game misconduct for abuse of officials", "counts": ["game-misconduct"], "who": "players",
      "for": ["abuse-of-officials"], "unless-ruled": true, "in": ["regular"], "from": 2, "out": [1], "then": "one-more",
      "served-in": ["regular"]},
    "abuse-of-officials-game-misconduct-in-play-offs": {
      "rule": "23.4", "name": "game misconduct for abuse of officials in the play-offs",
      "counts": ["game-misconduct"], "who": "players", "for": ["abuse-of-officials"], "unless-ruled": true, "in": ["play-offs", "final"], "from": 2,
      "out": [1], "then": "one-more", "served-in": ["play-offs", "final"]},
    "stick-game-misconduct": {
      "rule": "23.5", "counts": ["game-misconduct"],
      "for": ["butt-ending", "cross-checking", "hooking", "slashing", "spearing"], "unless-ruled": true,
      "in": ["regular"], "years": 2, "within": 41, "from": 2, "out": [1], "then": "one-more", "served-in": ["regular"]},
    "stick-game-misconduct-in-play-offs": {
      "rule": "23.5", "name": "stick game misconduct of the play-offs", "counts": ["game-misconduct"],
      "for": ["butt-ending", "cross-checking", "hooking", "slashing", "spearing"], "unless-ruled": true,
      "in": ["play-offs", "final"], "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "physical-game-misconduct": {
      "rule": "23.6", "counts": ["game-misconduct"],
      "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting", "interference", "kneeing"],
      "unless-ruled": true, "in": ["regular"], "years": 2, "within": 41, "from": 2, "out": [1], "then": "one-more", "served-in": ["regular"]},
    "physical-game-misconduct-in-play-offs": {
      "rule": "23.6", "name": "physical game misconduct of the play-offs", "counts": ["game-misconduct"],
      "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting", "interference", "kneeing"],
      "unless-ruled": true, "in": ["play-offs", "final"], "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "instigator": {
      "rule": "46.20", "counts": ["minor"], "for": ["instigating", "instigating-outside-the-periods"],
      "in": ["regular"], "game-misconduct-at": 3, "game-misconduct-rule": "46.11", "from": 3, "out": [2, 4, 6], "served-in": ["regular"]},
    "instigator-in-play-offs": {
      "rule": "46.20", "name": "instigator of the play-offs", "counts": ["minor"],
      "for": ["instigating", "instigating-outside-the-periods"], "in": ["play-offs", "final"],
      "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "late-instigator": {
      "rule": "46.21", "name": "instigator in the last five minutes or overtime", "counts": ["minor"],
      "for": ["instigating"], "last": "5:00", "out": [1], "then": "double", "pending": true},
    "instigator-outside-the-periods": {
      "rule": "46.19", "counts": ["minor"], "for": ["instigating-outside-the-periods"], "out": [10],
      "carries": true},
    "aggressor": {
      "rule": "46.17", "counts": ["misconduct", "game-misconduct", "major"], "for": ["aggressor"],
      "in": ["regular"], "from": 3, "out": [2, 4, 6], "served-in": ["regular"]},
    "aggressor-in-play-offs": {
      "rule": "46.17", "name": "aggressor of the play-offs",
      "counts": ["misconduct", "game-misconduct", "major"], "for": ["aggressor"], "in": ["play-offs", "final"],
      "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "illegal-stick": {
      "rule": "10.5", "counts": ["minor"], "for": ["illegal-stick"], "game-misconduct-from": 3, "from": 3,
      "out": [1], "then": "double"},
    "illegal-goalkeeper-equipment": {
      "rule": "11.9", "name": "illegal equipment of a goalkeeper", "counts": ["report"],
      "for": ["illegal-goalkeeper-equipment"], "out": [2], "then": "double", "in-turn": true},
    "leaves-the-penalty-bench-to-dispute": {
      "rule": "39.5(iv)", "name": "leaving the penalty bench to dispute a call", "counts": ["game-misconduct"],
      "for": ["leaving-the-penalty-bench-to-dispute"], "out": [3]},
    "force-on-an-official-1": {
      "rule": "40.2", "name": "force on an official, category I", "counts": ["game-misconduct"],
      "for": ["force-on-official-1"], "out": [20], "carries": true, "at-least": true},
    "force-on-an-official-2": {
      "rule": "40.3", "name": "force on an official, category II", "counts": ["game-misconduct"],
      "for": ["force-on-official-2"], "out": [10], "carries": true, "at-least": true},
    "force-on-an-official-3": {
      "rule": "40.4", "name": "force on an official, category III", "counts": ["game-misconduct"],
      "for": ["force-on-official-3"], "out": [3], "carries": true, "at-least": true},
    "leaves-the-penalty-bench-to-fight": {
      "rule": "70.4, 70.10", "name": "leaving the penalty bench to fight", "counts": ["game-misconduct"],
      "for": ["leaving-the-penalty-bench-to-fight"], "out": [10], "carries": true},
    "returns-after-ejection": {
      "rule": "70.6", "name": "returning after being ordered off", "counts": ["game-misconduct"],
      "for": ["returning-after-ejection"], "out": [10], "carries": true},
    "first-off-the-bench": {
      "rule": "70.10", "name": "first off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench"], "out": [10], "carries": true},
    "coach-of-those-off-the-bench": {
      "rule": "70.10", "name": "player off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench", "second-off-the-bench", "leaving-the-penalty-bench"],
      "out": ["until-ruled"], "of": "coach"},
    "second-off-the-bench": {
      "rule": "70.10", "name": "second off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["second-off-the-bench"], "out": [5], "carries": true},
    "off-the-penalty-bench": {
      "rule": "70.10", "name": "off the penalty bench in an altercation, not the first",
      "counts": ["game-misconduct"], "for": ["leaving-the-penalty-bench"], "out": [5], "carries": true},
    "ineligible-player": {"rule": "5.2, 78.5(iv)", "goal": "disallowed"}
  }
}

"""###
  fileprivate static let text18 = ###"""
{
  "id": "nihl-2025",
  "name": "NIHL 2025-26",
  "league": "NIHL",
  "title": "England Ice Hockey In-House Rules, on the IIHF edition of 2025/26",
  "extends": "iihf-2025",
  "inherits": "adopted",
  "seasons": {"from": 2024},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "rule": "In-House 84",
      "open": "Overtime is only played where the competition's regulations provide for it; our default is that they do."
    },
    "overtime-length": {"value": "5:00", "rule": "In-House Appendix 1"},
    "overtime-skaters": {"value": 3, "rule": "In-House Appendix 1"},
    "shoot-out-rounds": {"value": 3, "rule": "In-House Appendix 1"},
    "repeat-shooters": {"value": "free", "rule": "In-House Appendix 1"},
    "play-off-tied-game": {"value": "overtime-then-shoot-out", "rule": "In-House Appendix 1"},
    "play-off-overtime-length": {"value": "20:00", "rule": "In-House Appendix 1"},
    "play-off-overtime-further-length": {
      "value": "20:00",
      "rule": "In-House Appendix 1",
      "moot": "A semi-final has one overtime; the shoot-out follows."
    },
    "play-off-overtime-skaters": {"value": 5, "rule": "In-House Appendix 1"},
    "final-tied-game": {"value": "overtimes", "rule": "In-House Appendix 1"},
    "final-overtime-length": {"value": "20:00", "rule": "In-House Appendix 1"},
    "final-overtime-further-length": {"value": "20:00", "rule": "In-House Appendix 1"},
    "final-overtime-skaters": {"value": 5, "rule": "In-House Appendix 1"}
  },
  "season": {
  }
}

"""###
  fileprivate static let text19 = ###"""
{
  "id": "ohl-2015",
  "name": "OHL from 2015-16",
  "league": "OHL",
  "title": "OHL, overtime at three-on-three (from 2015-16)",
  "extends": "nhl-2025",
  "inherits": "assumed",
  "seasons": {"from": 2015},
  "provisions": {
    "tied-game": {"value": "overtime-then-shoot-out", "record": "The league's announcement of September 2015."},
    "overtime-length": {"value": "5:00", "record": "The league's announcement of September 2015."},
    "overtime-skaters": {"value": 3, "record": "The league's announcement of September 2015."},
    "overtime-sudden-victory": {"value": true, "record": "The league's announcement of September 2015."},
    "play-off-tied-game": {
      "value": "overtimes",
      "record": "The CHL's three leagues have no shoot-out in the play-offs, according to the WHL's vice-president in September 2015."
    },
    "final-tied-game": {
      "value": "overtimes",
      "record": "The CHL's three leagues have no shoot-out in the play-offs, according to the WHL's vice-president in September 2015."
    }
  },
  "season": {
    "*": null,
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["until-ruled"],
      "unverified": "Announced by the league; its text is not known here."},
    "third-man-in": {
      "counts": ["game-misconduct"], "for": ["third-man-in"], "out": [2],
      "unverified": "Announced by the league; its text is not known here."},
    "late-instigator": {
      "name": "instigator in the last five minutes or overtime", "counts": ["minor"], "for": ["instigating"],
      "last": "5:00", "out": [1], "unverified": "Announced by the league; its text is not known here."},
    "second-fight-in-a-game": {
      "name": "fighting major in one game", "counts": ["major"], "for": ["fighting"], "each-game": true,
      "from": 2, "out": [1], "unverified": "Announced by the league; its text is not known here."}
  }
}

"""###
  fileprivate static let text20 = ###"""
{
  "id": "pwhl-2025",
  "name": "PWHL 2025-26",
  "league": "PWHL",
  "title": "PWHL Official Rules 2025-26",
  "extends": "nhl-2025",
  "inherits": "printed",
  "seasons": {"from": 2023},
  "provisions": {
    "periods": {"value": 3, "rule": "79.1"},
    "period-length": {"value": "20:00", "rule": "79.1"},
    "overtime-length": {"value": "5:00", "rule": "86.1"},
    "overtime-further-length": {
      "value": "5:00",
      "rule": "86.1, 86.4",
      "moot": "The book has one overtime in the regular season; the shoot-out follows."
    },
    "overtime-skaters": {"value": 3, "rule": "86.1"},
    "overtime-sudden-victory": {"value": true, "rule": "86.1"},
    "play-off-overtime-length": {"value": "20:00", "rule": "86.5"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "86.5"},
    "play-off-overtime-skaters": {"value": 5, "rule": "86.1, 86.5"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "86.5"},
    "final-overtime-length": {"value": "20:00", "rule": "86.5"},
    "final-overtime-further-length": {"value": "20:00", "rule": "86.5"},
    "final-overtime-skaters": {"value": 5, "rule": "86.1, 86.5"},
    "final-overtime-sudden-victory": {"value": true, "rule": "86.5"},
    "running-time": {"value": [], "rule": "79.1"},
    "match-minutes": {
      "value": 5,
      "rule": "21.2",
      "record": "The rule has fifteen, ten of them for the player; the PWHL's own record has five in all three games of 2023-26 with a match penalty (87, 184, 253)."
    },
    "penalty-shot-goal": {"value": "ends-own-minor", "rule": "16.2"},
    "short-handed-goal": {"value": "ends-own-minor", "rule": "16.2"},
    "own-goal-assists": {"value": "none", "rule": "80.4"},
    "ejected-scorer": {"value": "disallowed", "rule": "80.5, 5.2"},
    "power-plays": {
      "value": "each-penalty",
      "record": "The book has no statistics; the value fits the PWHL's own figures for 307 games. Seven teams scored during a major: five have an opportunity more for each such goal, two have none (games 215 and 268)."
    },
    "illegal-player": {"value": true, "rule": "72.9, 70.5"},
    "signalled-offenders-goal": {"value": true, "rule": "80.5"},
    "pair-in-overtime": {"value": "off-clock", "rule": "86.3, Table 15"},
    "replaced-minor-minutes": {
      "value": 2,
      "rule": "24.6",
      "record": "Under the rule no further minor is served, and it is silent on the record; the PWHL's records have two minutes."
    },
    "shoot-out-eligibility": {"value": "all-but-misconducts", "rule": "86.4"},
    "shoot-out-order": {"value": "alternating", "rule": "86.4"},
    "repeat-shooters": {"value": "free", "rule": "86.4"},
    "shoot-out-rounds": {"value": 5, "rule": "86.4"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "86.1, 86.4"},
    "play-off-tied-game": {"value": "overtimes", "rule": "86.5"},
    "play-off-late-difference": {"value": null, "rule": "19.4"},
    "final-tied-game": {"value": "overtimes", "rule": "86.5"},
    "shoot-out-goalkeeper": {"value": "only-if-injured", "rule": "86.4"},
    "shoot-out-declined": {"value": true, "rule": "86.4"},
    "time-outs": {"value": 1, "rule": "89.1"},
    "overtime-time-outs": {"value": 0, "rule": "89.1"},
    "time-outs-at-stoppage": {"value": "one", "rule": "89.1"},
    "time-out-without-change": {"value": "refused", "rule": "89.1"},
    "failed-challenge": {"value": "no-challenges", "rule": "38.1"},
    "no-late-challenge": {"value": null, "rule": "38.1", "moot": "The league reviews by itself: no team may challenge."},
    "change-after-penalty": {"value": "strength-changes", "rule": "83.4, 84.1"},
    "pulled-in-overtime": {"value": "loses-point-and-stays-off", "rule": "86.2"},
    "forfeit": {"value": "goals-or-one", "rule": "68.1"},
    "signalled-after-found-goal": {"value": "like-signalled-before", "rule": "37.2"},
    "face-off-spot": {"value": true, "rule": "78.2"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "15.6, 78.2"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "78.2"},
    "face-off-signalled-icing": {"value": "offender", "rule": "15.6, 78.2, 83.2"},
    "face-off-signalled-substitution": {"value": "offender", "rule": "78.2"},
    "face-off-deep-attackers": {"value": true, "rule": "78.2"},
    "face-off-choice": {"value": "other-team", "rule": "78.2, 83.2"}
  },
  "season": {
    "stick-game-misconduct": {
      "rule": "23.5", "counts": ["game-misconduct"],
      "for": ["butt-ending", "cross-checking", "hooking", "slashing", "spearing"], "unless-ruled": true,
      "in": ["regular"], "years": 2, "within": 12, "from": 2, "out": [1], "then": "one-more", "served-in": ["regular"]},
    "physical-game-misconduct": {
      "rule": "23.6", "counts": ["game-misconduct"],
      "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting", "interference", "kneeing", "body-checking"],
      "unless-ruled": true, "in": ["regular"], "years": 2, "within": 12, "from": 2, "out": [1], "then": "one-more", "served-in": ["regular"]},
    "physical-game-misconduct-in-play-offs": {
      "rule": "23.6", "name": "physical game misconduct of the play-offs", "counts": ["game-misconduct"],
      "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting", "interference", "kneeing", "body-checking"],
      "unless-ruled": true, "in": ["play-offs", "final"], "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "instigator": {
      "rule": "46.19", "counts": ["minor"], "for": ["instigating", "instigating-outside-the-periods"],
      "in": ["regular"], "from": 3, "every": 99, "out": [1], "served-in": ["regular"]},
    "instigator-again": {
      "rule": "46.19", "name": "instigator", "counts": ["minor"],
      "for": ["instigating", "instigating-outside-the-periods"], "in": ["regular"], "from": 4, "out": [2, 3]},
    "instigator-in-play-offs": {
      "rule": "46.19", "name": "instigator of the play-offs", "counts": ["minor"],
      "for": ["instigating", "instigating-outside-the-periods"], "in": ["play-offs", "final"],
      "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "late-instigator": {
      "rule": "46.20", "name": "instigator in the last five minutes or overtime", "counts": ["minor"],
      "for": ["instigating"], "last": "5:00", "out": [1], "then": "double", "pending": true},
    "instigator-outside-the-periods": {
      "rule": "46.18", "counts": ["minor"], "for": ["instigating-outside-the-periods"], "out": [4],
      "carries": true},
    "aggressor": {
      "rule": "46.16", "counts": ["misconduct", "game-misconduct", "major"], "for": ["aggressor"],
      "in": ["regular"], "from": 3, "every": 99, "out": [1], "served-in": ["regular"]},
    "aggressor-again": {
      "rule": "46.16", "name": "aggressor", "counts": ["misconduct", "game-misconduct", "major"],
      "for": ["aggressor"], "in": ["regular"], "from": 4, "out": [2, 3]},
    "aggressor-in-play-offs": {
      "rule": "46.16", "name": "aggressor of the play-offs",
      "counts": ["misconduct", "game-misconduct", "major"], "for": ["aggressor"], "in": ["play-offs", "final"],
      "cleared-before": "final", "from": 2, "out": [1], "then": "one-more",
      "served-in": ["play-offs", "final"]},
    "illegal-stick": {
      "rule": "10.5", "counts": ["minor"], "for": ["illegal-stick"], "game-misconduct-from": 2, "from": 3,
      "out": [1], "then": "double"},
    "illegal-goalkeeper-equipment": {
      "rule": "11.10", "name": "illegal equipment of a goalkeeper", "counts": ["report"],
      "for": ["illegal-goalkeeper-equipment"], "out": [2], "then": "double", "in-turn": true},
    "force-on-an-official-1": {
      "rule": "40.2", "name": "force on an official, category I", "counts": ["game-misconduct"],
      "for": ["force-on-official-1"], "out": [8], "carries": true, "at-least": true},
    "force-on-an-official-2": {
      "rule": "40.3", "name": "force on an official, category II", "counts": ["game-misconduct"],
      "for": ["force-on-official-2"], "out": [4], "carries": true, "at-least": true},
    "force-on-an-official-3": {
      "rule": "40.4", "name": "force on an official, category III", "counts": ["game-misconduct"],
      "for": ["force-on-official-3"], "out": [1], "carries": true, "at-least": true},
    "leaves-the-penalty-bench-to-fight": {
      "rule": "72.4", "name": "leaving the penalty bench to fight", "counts": ["game-misconduct"],
      "for": ["leaving-the-penalty-bench-to-fight"], "out": [4], "carries": true},
    "returns-after-ejection": {
      "rule": "72.6", "name": "returning after being ordered off", "counts": ["game-misconduct"],
      "for": ["returning-after-ejection"], "out": [4], "carries": true},
    "first-off-the-bench": {
      "rule": "72.10", "name": "first off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench"], "out": [4], "carries": true},
    "coach-of-those-off-the-bench": {
      "rule": "72.10", "name": "player off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench", "second-off-the-bench", "leaving-the-penalty-bench"],
      "out": ["until-ruled"], "of": "coach"},
    "second-off-the-bench": {
      "rule": "72.10", "name": "second off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["second-off-the-bench"], "out": [3], "carries": true},
    "off-the-penalty-bench": {
      "rule": "72.10", "name": "off the penalty bench in an altercation, not the first",
      "counts": ["game-misconduct"], "for": ["leaving-the-penalty-bench"], "out": [5], "carries": true,
      "unverified": "Five games, more than for the first off the bench: as printed, perhaps left over from the NHL's book."},
    "ineligible-player": {"rule": "5.2, 80.5", "goal": "disallowed"}
  }
}

"""###
  fileprivate static let text21 = ###"""
{
  "id": "qmjhl-2015",
  "name": "QMJHL from 2015-16",
  "league": "QMJHL",
  "title": "QMJHL, overtime at three-on-three (from 2015-16)",
  "extends": "nhl-2025",
  "inherits": "assumed",
  "seasons": {"from": 2015},
  "provisions": {
    "tied-game": {
      "value": "overtime-then-shoot-out",
      "record": "The league's announcement of August 2015, as the press gave it."
    },
    "overtime-length": {"value": "5:00", "record": "The league's announcement of August 2015, as the press gave it."},
    "overtime-skaters": {"value": 3, "record": "The league's announcement of August 2015, as the press gave it."},
    "overtime-sudden-victory": {"value": true, "record": "The league's announcement of August 2015, as the press gave it."},
    "play-off-tied-game": {
      "value": "overtimes",
      "record": "The CHL's three leagues have no shoot-out in the play-offs, according to the WHL's vice-president in September 2015."
    },
    "final-tied-game": {
      "value": "overtimes",
      "record": "The CHL's three leagues have no shoot-out in the play-offs, according to the WHL's vice-president in September 2015."
    }
  },
  "season": {
    "*": null,
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["until-ruled"],
      "unverified": "The text of the league's rules is not known here."}
  }
}

"""###
  fileprivate static let text22 = ###"""
{
  "id": "sweden-2025",
  "name": "Sweden 2025/26",
  "league": "Sweden",
  "title": "Svenska Ishockeyförbundet: IIHF Official Rule Book 2025/26 with the Swedish deviations",
  "extends": "iihf-2025",
  "inherits": "printed",
  "seasons": {"from": 2025},
  "provisions": {
    "line-up-minor": {
      "value": "served",
      "rule": "7.2",
      "unverified": "The handbook's situations 7.1 and 7.2 have a minor for the team that scored; they do not say what the goal of a team that claims it does."
    },
    "play-off-tied-game": {
      "value": "overtimes",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-length": {
      "value": "20:00",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-further-length": {
      "value": "20:00",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "play-off-overtime-skaters": {
      "value": 5,
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-tied-game": {
      "value": "overtimes",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-length": {
      "value": "20:00",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-further-length": {
      "value": "20:00",
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "final-overtime-skaters": {
      "value": 5,
      "unverified": "The handbook has the regular season only; according to an encyclopaedia, play-offs go on in periods of twenty minutes at five against five until a goal."
    },
    "signalled-after-found-goal": {"value": "like-signalled-before", "rule": "37.2"}
  },
  "season": {
    "game-misconduct": {
      "rule": "23.2", "counts": ["game-misconduct"], "out": ["report"],
      "unverified": "The book of 2023-24 has them reported to the competition's administrator, who decides; how many of them add up to a suspension is not known here."},
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["until-ruled"], "carries": true,
      "unverified": "The book of 2024-25 has no match penalty in rule 21; before it the disciplinary board ruled on one, as the league announced."}
  }
}

"""###
  fileprivate static let text23 = ###"""
{
  "id": "usa-hockey-2025",
  "name": "USA Hockey 2025-29",
  "league": "USA Hockey",
  "title": "USA Hockey Official Rules 2025-2029",
  "seasons": {"from": 2025, "to": 2028},
  "provisions": {
    "periods": {"value": 3, "rule": "636(a)"},
    "period-length": {"value": "20:00", "rule": "636(a)"},
    "skaters": {"value": 5, "rule": "201"},
    "minimum-skaters": {"value": 3, "rule": "408(a)"},
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "638(c)"},
    "play-off-tied-game": {
      "value": "overtimes",
      "rule": "638(a)",
      "open": "638 recommends overtimes until a goal, and leaves how a winner is found to the affiliate or local body."
    },
    "final-tied-game": {
      "value": "overtimes",
      "rule": "638(a)",
      "open": "638 recommends overtimes until a goal, and leaves how a winner is found to the affiliate or local body."
    },
    "overtime-length": {"value": "10:00", "rule": "638(a)"},
    "overtime-further-length": {"value": "10:00", "rule": "638(a)"},
    "overtime-skaters": {
      "value": 3,
      "rule": "638(a)",
      "open": "638 leaves the strength of an overtime to the affiliate or local body; our default is three, below which no team may be reduced."
    },
    "overtime-sudden-victory": {"value": true, "rule": "638(a)"},
    "play-off-overtime-length": {"value": "10:00", "rule": "638(a)"},
    "play-off-overtime-further-length": {"value": "10:00", "rule": "638(a)"},
    "play-off-overtime-skaters": {
      "value": 5,
      "rule": "638(a)",
      "open": "638 leaves the strength of an overtime to the affiliate or local body; our default is that of regulation."
    },
    "play-off-overtime-sudden-victory": {"value": true, "rule": "638(a)"},
    "final-overtime-length": {"value": "10:00", "rule": "638(a)"},
    "final-overtime-further-length": {"value": "10:00", "rule": "638(a)"},
    "final-overtime-skaters": {
      "value": 5,
      "rule": "638(a)",
      "open": "638 leaves the strength of an overtime to the affiliate or local body; our default is that of regulation."
    },
    "final-overtime-sudden-victory": {"value": true, "rule": "638(a)"},
    "minor-length": {"value": "2:00", "rule": "402(a)"},
    "major-length": {"value": "5:00", "rule": "403(a)"},
    "match-length": {"value": "5:00", "rule": "405(a)"},
    "misconduct-length": {"value": "10:00", "rule": "404(a)"},
    "minor-minutes": {"value": 2, "rule": "402(a)"},
    "major-minutes": {"value": 5, "rule": "403(a)"},
    "misconduct-minutes": {"value": 10, "rule": "404(a)"},
    "match-minutes": {"value": 10, "rule": "405(a)"},
    "game-misconduct-minutes": {"value": 10, "rule": "404"},
    "gross-misconduct-minutes": {
      "value": 10,
      "rule": "404",
      "moot": "The book has no gross misconduct; in the Junior book one counts ten minutes (404)."
    },
    "game-ejection-minutes": {
      "value": 0,
      "rule": "404",
      "moot": "The book has no game ejection."
    },
    "bench-staff-minutes": {"value": "counted", "rule": "404"},
    "shoot-out-minutes": {"value": "counted", "rule": "404(a)"},
    "lengths-by-period": {"value": [], "rule": "402"},
    "running-time": {"value": [], "rule": "636(a)"},
    "match-beside-major": {
      "value": "served-once",
      "rule": "405(a)",
      "unverified": "The rule is silent on a major beside it; assumed to be as in the books that settle it."
    },
    "majors-carry": {"value": "nothing", "rule": "403(a)"},
    "majors-to-game-misconduct": {"value": 2, "rule": "403(b)"},
    "misconducts-to-game-misconduct": {"value": 2, "rule": "404(a)"},
    "counted-misconduct": {"value": "in-place", "rule": "404(a)"},
    "penalties-to-game-misconduct": {"value": 4, "rule": "401(b)"},
    "counted-minutes": {"value": 10, "rule": "404(a)"},
    "infraction-counts": {"value": [], "rule": "401(b)"},
    "served-at-once": {"value": 2, "rule": "408(a)"},
    "one-players-order": {"value": true, "rule": "402(e)"},
    "two-players-order": {"value": true, "rule": "408(c)"},
    "equal-expiry": {"value": "captain", "rule": "408(b)"},
    "set-off-release": {"value": true, "rule": "402(f)"},
    "double-minor": {"value": true, "rule": "402(c)"},
    "stoppage-return": {"value": true, "rule": "408(b)"},
    "misconduct-after": {"value": true, "rule": "404(a)"},
    "server": {"value": true, "rule": "404(a)"},
    "ejected-server": {"value": "at-once", "rule": "403(d), 404(a)"},
    "penalised-server": {"value": "relieved", "rule": "402(b), 404(a)"},
    "penalised-goalkeeper-server": {"value": true, "rule": "407(a)"},
    "goalkeeper-serves": {"value": "nothing", "rule": "407(a)"},
    "goalkeeper-queue": {"value": "server-each", "rule": "407(a)"},
    "goalkeeper-server": {"value": true, "rule": "407(a), 407(b)"},
    "short-handed": {"value": true, "rule": "402(c)"},
    "goal-ends": {"value": true, "rule": "402(c)"},
    "goal-tie": {"value": "captain", "rule": "402(d)"},
    "penalty-shot-goal": {"value": "ends-nothing", "rule": "402(c)"},
    "awarded-goal": {"value": "ends-nothing", "rule": "402(c)"},
    "awarded-assists": {
      "value": "none",
      "rule": "617",
      "unverified": "The rule does not cover it; an awarded goal is assumed to have none."
    },
    "own-goal-assists": {
      "value": "allowed",
      "rule": "617(a)",
      "unverified": "The Junior book excludes no assists (617(a)); the other book was only partly available and is assumed to agree."
    },
    "short-handed-goal": {"value": "ends-nothing", "rule": "402(c)"},
    "ejected-scorer": {"value": "counts", "rule": "403"},
    "power-plays": {
      "value": "each-advantage",
      "unverified": "The book has no statistics; power plays are counted as the NHL counts them."
    },
    "illegal-player": {"value": true, "rule": "629(c), 617(c)"},
    "line-up-minor": {"value": "served", "unverified": "The rule was not available on this point; assumed to be as for any bench minor, which the other team's goal does not affect."},
    "signalled-minor": {"value": "recorded", "rule": "409(b)"},
    "signalled-several": {"value": "order-of-occurrence", "rule": "409(b)"},
    "signalled-already-short": {"value": true, "rule": "409(b)"},
    "signalled-while-even": {"value": "not-assessed", "rule": "409(b)"},
    "signalled-short-handed-scorer": {"value": "recorded", "rule": "409(b)"},
    "signalled-offenders-goal": {"value": true, "rule": "409(a)"},
    "single-minors-each": {"value": "substitution", "rule": "402(f)"},
    "pair-in-overtime": {
      "value": "on-clock",
      "rule": "638(b)",
      "moot": "The book plays no minors four-on-four."
    },
    "pair-beside-two": {
      "value": "beside",
      "rule": "402(f)",
      "moot": "The book plays no minors four-on-four."
    },
    "set-off": {"value": true, "rule": "402(f), 403(c), 405(b)"},
    "match-set-off": {"value": "like-first", "rule": "403(c), 405(b)"},
    "set-off-choice": {"value": "captain", "rule": "408(d)"},
    "late-difference": {"value": null, "rule": "402(f)"},
    "play-off-late-difference": {"value": null, "rule": "402(f)"},
    "shot-replaces-minor": {"value": true, "rule": "406(a)"},
    "earlier-foul": {"value": "shot-stands", "rule": "406(a)"},
    "shots-at-once": {
      "value": 2,
      "rule": "406",
      "unverified": "The rule does not cover two shots; assumed to be as in the books that do."
    },
    "replaced-minor-minutes": {
      "value": 0,
      "rule": "406(a), 507(a)",
      "unverified": "The shot and its infraction are entered; minutes are not mentioned, and none are assumed."
    },
    "penalised-shooter": {"value": "same-play", "rule": "406"},
    "shoot-out-eligibility": {"value": "penalties-over", "rule": "638(c)"},
    "shoot-out-order": {
      "value": "any",
      "rule": "638",
      "open": "638 leaves the shoot-out to the affiliate or local body; our default accepts any order."
    },
    "repeat-shooters": {
      "value": "different-in-rounds",
      "rule": "638",
      "open": "638 leaves the shoot-out to the affiliate or local body; our default lets nobody shoot twice in the rounds."
    },
    "shoot-out-rounds": {
      "value": 3,
      "rule": "638",
      "open": "638 leaves the rounds of the shoot-out to the affiliate or local body; our default is three."
    },
    "shoot-out-goalkeeper": {"value": "free", "unverified": "Assumed to be as in the Junior book, 406."},
    "shoot-out-declined": {"value": true, "rule": "638", "unverified": "Assumed to be as in the Junior book, where a team that declines overtime loses."},
    "time-outs": {"value": 1, "rule": "636(f)", "unverified": "Assumed to be as in the Junior book."},
    "overtime-time-outs": {"value": 0, "rule": "636(f)", "unverified": "Assumed to be as in the Junior book."},
    "time-outs-at-stoppage": {"value": "both", "rule": "636(f)", "unverified": "Assumed to be as in the Junior book."},
    "time-out-without-change": {"value": "allowed", "rule": "624", "unverified": "Assumed to be as in the Junior book."},
    "failed-challenge": {"value": "no-challenges", "moot": "The book has no challenge."},
    "no-late-challenge": {"value": null, "moot": "The book has no challenge."},
    "change-after-penalty": {"value": "strength-changes", "rule": "624", "unverified": "Assumed to be as in the Junior book."},
    "injured-player": {"value": true, "rule": "206", "unverified": "Assumed to be as in the Junior book."},
    "replaced-goalkeeper": {"value": true, "rule": "205", "unverified": "Assumed to be as in the Junior book."},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "406", "unverified": "Assumed to be as in the Junior book."},
    "pulled-in-overtime": {"value": "nothing", "unverified": "The book leaves points to the leagues."},
    "forfeit": {"value": "score-by-authority", "rule": "201(a)"},
    "signalled-after-found-goal": {"value": "assessed", "unverified": "No text says; assumed to be as in the NCAA and Hockey Canada books."},
    "face-off-spot": {"value": true, "rule": "612"},
    "face-off-after-penalty": {"value": "on-the-clock", "rule": "612(b)", "unverified": "The text of 612(b) was not available; an officials' newsletter on the book of 2021-25 has any penalty move the face-off."},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "612(b)", "unverified": "The text of 612(b) was not available; assumed to be as in the Junior book."},
    "face-off-signalled-icing": {"value": "icing-line", "rule": "612(b.4), 624(a)"},
    "face-off-signalled-substitution": {"value": "neutral", "rule": "612(b.4)"},
    "face-off-deep-attackers": {"value": true, "rule": "612(d)"},
    "face-off-choice": {"value": "nobody", "rule": "612(b), 624(a)"},
    "face-off-missed-shot": {"value": true, "rule": "406(c)"}
  },
  "season": {
    "game-misconduct": {
      "rule": "404(b)", "counts": ["game-misconduct"], "out": [1],
      "served-in": ["exhibition", "regular", "play-offs", "final"], "carries": true},
    "second-major-in-a-game": {
      "rule": "403(b), 404(b)", "name": "major in one game", "counts": ["major"], "each-game": true, "from": 2,
      "every": 99, "out": [2], "at-least": true,
      "served-in": ["exhibition", "regular", "play-offs", "final"], "carries": true,
      "in-place-of": ["game-misconduct"]},
    "aggressive-major": {
      "rule": "411(a)", "counts": ["major"],
      "for": ["boarding", "body-checking", "butt-ending", "charging", "checking-from-behind", "cross-checking", "elbowing", "grabbing-the-face-mask", "head-butting", "head-contact", "high-sticking", "holding-the-face-mask", "kicking", "kneeing", "roughing", "slashing", "slew-footing", "spearing"],
      "from": 3, "out": [3, 5, "until-ruled"], "carries": true,
      "unverified": "The casebook has the third; the fourth and the fifth are known from quotations only."},
    "match": {
      "rule": "405(c)", "name": "match penalty", "counts": ["match"], "out": ["until-ruled"], "carries": true}
  }
}

"""###
  fileprivate static let text24 = ###"""
{
  "id": "usa-hockey-2025-adult",
  "name": "USA Hockey 2025-29 Adult",
  "league": "USA Hockey",
  "title": "USA Hockey Official Rules 2025-2029, Adults",
  "extends": "usa-hockey-2025",
  "inherits": "printed",
  "provisions": {
    "penalties-to-game-misconduct": {"value": 5, "rule": "401(b)"},
    "ejected-server": {"value": "from-bench", "rule": "403(d), 405(a)"}
  },
  "season": {
    "game-misconduct": {
      "rule": "401(b), 404(b)", "counts": ["game-misconduct"], "not-by": ["penalties-to-game-misconduct"],
      "out": [1], "served-in": ["exhibition", "regular", "play-offs", "final"], "carries": true}
  }
}

"""###
  fileprivate static let text25 = ###"""
{
  "id": "usa-hockey-2025-youth",
  "name": "USA Hockey 2025-29 Youth",
  "league": "USA Hockey",
  "title": "USA Hockey Official Rules 2025-2029, Youth, with penalty lengths by period length",
  "extends": "usa-hockey-2025",
  "inherits": "printed",
  "provisions": {
    "lengths-by-period": {
      "value": [{"period-to": "12:00", "minor": "1:00", "major": "3:00"}, {"period-to": "16:59", "minor": "1:30", "major": "4:00"}],
      "rule": "402, 403, 405"
    }
  },
  "season": {
    "team-penalties": {
      "rule": "401(b)", "name": "penalty of a team in one game", "of-team": true, "each-game": true,
      "from": 12, "every": 99, "out": [1], "carries": true, "of": "coach"}
  }
}

"""###
  fileprivate static let text26 = ###"""
{
  "id": "usa-hockey-junior-2025",
  "name": "USA Hockey Junior 2025-29",
  "league": "USA Hockey Junior",
  "title": "USA Hockey Junior Playing Rules 2025-2029, Tiers I and II",
  "extends": "usa-hockey-2025",
  "inherits": "printed",
  "seasons": {"from": 2025, "to": 2028},
  "provisions": {
    "overtime-length": {"value": "5:00", "rule": "638(a)"},
    "overtime-further-length": {
      "value": "5:00",
      "rule": "638(a)",
      "unverified": "The rule both repeats the overtime and has a shoot-out after it; a repeated overtime is assumed to be as long as the first."
    },
    "overtime-skaters": {"value": 4, "rule": "638(a)"},
    "overtime-sudden-victory": {"value": true, "rule": "638(a)"},
    "play-off-overtime-length": {"value": "20:00", "rule": "638(b)"},
    "play-off-overtime-further-length": {"value": "20:00", "rule": "638(b)"},
    "play-off-overtime-skaters": {"value": 5, "rule": "638(a), 638(b)"},
    "play-off-overtime-sudden-victory": {"value": true, "rule": "638(b)"},
    "final-overtime-length": {"value": "20:00", "rule": "638(b)"},
    "final-overtime-further-length": {"value": "20:00", "rule": "638(b)"},
    "final-overtime-skaters": {"value": 5, "rule": "638(a), 638(b)"},
    "final-overtime-sudden-victory": {"value": true, "rule": "638(b)"},
    "gross-misconduct-minutes": {"value": 10, "rule": "404"},
    "majors-carry": {"value": "game-misconduct-unless-fighting", "rule": "403(a), 615"},
    "line-up-minor": {"value": "washed", "rule": "204(a)"},
    "majors-to-game-misconduct": {"value": null, "rule": "403(a)"},
    "penalties-to-game-misconduct": {"value": null, "rule": "401(b)"},
    "ejected-server": {
      "value": "at-once",
      "rule": "403(c), 404(a), 405(a)",
      "unverified": "403(c) has him sit at once, 404(a) and 405(a) before the penalty is over; he is assumed to sit at once."
    },
    "ejected-scorer": {"value": "disallowed", "rule": "203(e)"},
    "own-goal-assists": {"value": "allowed", "rule": "617(a)"},
    "single-minors-each": {"value": "four-on-four-if-nothing-beside", "rule": "402(f)"},
    "pair-in-overtime": {"value": "on-clock", "rule": "638(c)"},
    "late-difference": {"value": null, "rule": "402(f)"},
    "shoot-out-eligibility": {
      "value": "penalties-over",
      "rule": "638(a)",
      "unverified": "The rule does not say who is eligible; assumed to be as in the Youth and Adult book."
    },
    "shoot-out-order": {"value": "alternating", "rule": "638(a)"},
    "repeat-shooters": {"value": "all-before-twice", "rule": "638(a)"},
    "shoot-out-rounds": {
      "value": 3,
      "rule": "638(a)",
      "open": "Each league sets the number of shooters in advance; our default is three."
    },
    "tied-game": {"value": "overtime-then-shoot-out", "rule": "638(a)(5)"},
    "play-off-tied-game": {"value": "overtimes", "rule": "638(b)"},
    "pair-beside-two": {"value": "beside", "rule": "402(f), 408(a)"},
    "final-tied-game": {"value": "overtimes", "rule": "638(b)"},
    "shoot-out-goalkeeper": {"value": "free", "rule": "406"},
    "shoot-out-declined": {"value": true, "rule": "638(d)", "unverified": "The rule is about a team that declines overtime: it loses; the shoot-out is assumed to be meant too."},
    "time-outs": {"value": 1, "rule": "636(f)"},
    "overtime-time-outs": {"value": 0, "rule": "636(f)"},
    "time-outs-at-stoppage": {"value": "both", "rule": "636(f)"},
    "time-out-without-change": {"value": "allowed", "rule": "624(c)"},
    "change-after-penalty": {"value": "strength-changes", "rule": "204(b), 624(c)"},
    "injured-player": {"value": true, "rule": "206"},
    "replaced-goalkeeper": {"value": true, "rule": "205(a)"},
    "goalkeeper-for-shot": {"value": "stays-until-stoppage", "rule": "406"},
    "pulled-in-overtime": {"value": "loses-point", "rule": "638(a)"},
    "forfeit": {"value": "score-by-authority", "rule": "201(a)"},
    "face-off-after-penalty": {"value": "short-handed", "rule": "612(h)"},
    "face-off-after-misconduct": {"value": "unmoved", "rule": "612(h)"},
    "face-off-signalled-icing": {"value": "icing-line", "rule": "612(h)(3), 624(a)"},
    "face-off-signalled-substitution": {"value": "centre", "rule": "612(h)(5)"},
    "face-off-deep-attackers": {"value": true, "rule": "612(h)(4), 612(d)"},
    "face-off-choice": {"value": "other-team", "rule": "612(h), 624(a)"}
  },
  "season": {
    "game-misconduct": null,
    "second-major-in-a-game": null,
    "aggressive-major": null,
    "misconduct": {
      "rule": "401(b)", "counts": ["misconduct"], "alone": true, "in": ["regular"], "from": 3, "every": 3,
      "out": [1], "then": "one-more", "carries": true},
    "misconduct-in-play-offs": {
      "rule": "401(b)", "name": "misconduct of the play-offs", "counts": ["misconduct"], "alone": true,
      "in": ["play-offs", "final"], "from": 3, "every": 3, "out": [1], "served-in": ["play-offs", "final"],
      "carries": true},
    "fighting-game-misconduct": {
      "rule": "404(b)", "name": "game misconduct under the rule on fighting", "counts": ["game-misconduct"],
      "for": ["fighting", "instigating", "aggressor", "secondary-fight", "third-man-in", "fighting-off-the-ice", "fighting-outside-the-periods", "fighting-at-the-drop", "not-tied-down", "removing-jersey"],
      "out": [1], "carries": true},
    "match": {
      "rule": "405(c)", "name": "match penalty", "counts": ["match"], "out": [2], "carries": true,
      "at-least": true},
    "late-fight": {
      "rule": "615(a)", "name": "fight in the last five minutes or overtime", "counts": ["major"],
      "for": ["fighting"], "unless-against": ["instigating"], "last": "4:59", "out": [2], "carries": true,
      "in-place-of": ["fighting-game-misconduct"]},
    "secondary-fight": {
      "rule": "615(e)", "counts": ["game-misconduct"], "for": ["secondary-fight"],
      "unless-against": ["instigating"], "out": [2], "carries": true,
      "in-place-of": ["fighting-game-misconduct", "late-fight"]},
    "fight-outside-the-play": {
      "rule": "615(b)", "name": "fight off the ice or outside the periods", "counts": ["game-misconduct"],
      "for": ["fighting-off-the-ice", "fighting-outside-the-periods"], "out": [2], "carries": true,
      "in-place-of": ["fighting-game-misconduct", "late-fight"]},
    "instigator": {
      "rule": "615(d)", "counts": ["minor"], "for": ["instigating"], "from": 2, "every": 2, "out": [1],
      "then": "one-more", "carries": true},
    "gross-misconduct": {
      "rule": "404(c)", "counts": ["gross-misconduct"], "out": ["until-ruled"], "carries": true},
    "first-off-the-bench": {
      "rule": "629(a)", "name": "first off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench"], "in": ["exhibition", "regular"], "out": [1, 2], "then": "double",
      "carries": true},
    "off-the-bench": {
      "rule": "629(a)", "name": "off the bench in an altercation, not the first",
      "counts": ["game-misconduct"], "for": ["second-off-the-bench", "leaving-the-players-bench"],
      "in": ["exhibition", "regular"], "out": [2], "then": "double", "carries": true},
    "off-the-bench-in-play-offs": {
      "rule": "629(a)", "name": "off the bench in an altercation of the play-offs",
      "counts": ["game-misconduct"],
      "for": ["first-off-the-bench", "second-off-the-bench", "leaving-the-players-bench"],
      "in": ["play-offs", "final"], "out": [1], "served-in": ["play-offs", "final"], "carries": true},
    "ineligible-player": {"rule": "203(e)", "goal": "disallowed"}
  }
}

"""###
  fileprivate static let text27 = ###"""
{
  "id": "usa-hockey-junior-2025-tier-3",
  "name": "USA Hockey Junior Tier III 2025-29",
  "league": "USA Hockey Junior Tier III",
  "title": "USA Hockey Junior Playing Rules 2025-2029, Tier III",
  "extends": "usa-hockey-junior-2025",
  "inherits": "printed",
  "seasons": {"from": 2025, "to": 2028},
  "provisions": {
    "majors-carry": {"value": "game-misconduct", "rule": "403(a), 615(a)"}
  },
  "season": {
    "game-misconduct": {
      "rule": "404(b)", "counts": ["game-misconduct"], "out": [1], "carries": true},
    "fighting-game-misconduct": null,
    "late-fight": {
      "rule": "615(a)", "name": "fight in the last five minutes or overtime", "counts": ["major"],
      "for": ["fighting"], "unless-against": ["instigating"], "last": "4:59", "out": [2], "carries": true,
      "in-place-of": ["game-misconduct"]},
    "secondary-fight": {
      "rule": "615(e)", "counts": ["game-misconduct"], "for": ["secondary-fight"],
      "unless-against": ["instigating"], "out": [2], "carries": true,
      "in-place-of": ["game-misconduct", "late-fight"]},
    "fight-outside-the-play": {
      "rule": "615(b)", "name": "fight off the ice or outside the periods", "counts": ["game-misconduct"],
      "for": ["fighting-off-the-ice", "fighting-outside-the-periods"], "out": [2], "carries": true,
      "in-place-of": ["game-misconduct", "late-fight"]},
    "first-off-the-bench": {
      "rule": "629(a)", "name": "first off the bench in an altercation", "counts": ["game-misconduct"],
      "for": ["first-off-the-bench"], "in": ["exhibition", "regular"], "out": [1, 2], "then": "double",
      "carries": true, "in-place-of": ["game-misconduct"]},
    "off-the-bench": {
      "rule": "629(a)", "name": "off the bench in an altercation, not the first",
      "counts": ["game-misconduct"], "for": ["second-off-the-bench", "leaving-the-players-bench"],
      "in": ["exhibition", "regular"], "out": [2], "then": "double", "carries": true,
      "in-place-of": ["game-misconduct"]},
    "off-the-bench-in-play-offs": {
      "rule": "629(a)", "name": "off the bench in an altercation of the play-offs",
      "counts": ["game-misconduct"],
      "for": ["first-off-the-bench", "second-off-the-bench", "leaving-the-players-bench"],
      "in": ["play-offs", "final"], "out": [1], "served-in": ["play-offs", "final"], "carries": true,
      "in-place-of": ["game-misconduct"]}
  }
}

"""###
  fileprivate static let text28 = ###"""
{
  "id": "whl-2015",
  "name": "WHL from 2015-16",
  "league": "WHL",
  "title": "WHL, overtime at three-on-three (from 2015-16)",
  "extends": "nhl-2025",
  "inherits": "assumed",
  "seasons": {"from": 2015},
  "provisions": {
    "tied-game": {"value": "overtime-then-shoot-out", "record": "The league's announcement of September 2015."},
    "overtime-length": {"value": "5:00", "record": "The league's announcement of September 2015."},
    "overtime-skaters": {"value": 3, "record": "The league's announcement of September 2015."},
    "overtime-sudden-victory": {"value": true, "record": "The league's announcement of September 2015."},
    "play-off-tied-game": {
      "value": "overtimes",
      "record": "The league's vice-president in September 2015: no shoot-out in the play-offs."
    },
    "final-tied-game": {
      "value": "overtimes",
      "record": "The league's vice-president in September 2015: no shoot-out in the play-offs."
    }
  },
  "season": {
    "*": null,
    "match": {
      "name": "match penalty", "counts": ["match"], "out": ["until-ruled"],
      "unverified": "The text of the league's rules is not known here."}
  }
}

"""###
}
