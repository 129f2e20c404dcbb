// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The gate sets the variable. With it, not only the library is tested but everything, and the rules and readers
// are optimised: the tests play their millions of games in a tenth of the time. Without it, no flag is unsafe,
// so that other packages can depend on this one.
let isThorough = Context.environment["PENALTYBOX_THOROUGH"] != nil
let optimised =
  isThorough ? settings + [.unsafeFlags(["-O", "-assert-config", "Debug"])] : settings

let package = Package(
  name: "penaltybox",
  // `Duration` is available from these versions on; `.ci/apple` checks the first.
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "HockeyRules", targets: ["HockeyRules"]),
    .library(name: "Scoresheets", targets: ["Scoresheets"]),
    .library(name: "Rulebooks", targets: ["Rulebooks"]),
    .library(name: "Feeds", targets: ["Feeds"]),
    .library(name: "Seasons", targets: ["Seasons"]),
    .library(name: "PenaltyBoxViews", targets: ["PenaltyBoxViews"]),
    // The five that only read and rule. Without `Library`, its name would differ from the command's only by case.
    .library(
      name: "PenaltyBoxLibrary",
      targets: ["HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Seasons"]),
    .executable(name: "penaltybox", targets: ["penaltybox"]),
    // For C and languages that call C; `.ci/library` also makes a shared library from it.
    .library(name: "penaltybox-static", type: .static, targets: ["CLibrary"]),
  ],
  targets: [
    .target(name: "HockeyRules", swiftSettings: optimised),
    .target(name: "JSON", swiftSettings: optimised),
    .target(
      name: "Scoresheets", dependencies: ["HockeyRules", "JSON"],
      exclude: ["JSONLines/README.md", "JSONLines/schema.json"], swiftSettings: optimised),
    .executableTarget(
      name: "embed-rulebooks", dependencies: ["SystemLibrary"],
      path: "Sources/Tools/embed-rulebooks", swiftSettings: settings),
    .target(
      name: "Rulebooks", dependencies: ["HockeyRules", "Scoresheets"], swiftSettings: settings),
    .target(name: "Feeds", dependencies: ["HockeyRules", "Scoresheets"], swiftSettings: settings),
    .target(
      name: "Cases", dependencies: ["HockeyRules", "Scoresheets", "Seasons"],
      swiftSettings: settings),
    .target(
      name: "Audits", dependencies: ["HockeyRules", "Scoresheets"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(name: "SystemLibrary", swiftSettings: settings),
    .target(
      name: "Views", dependencies: ["HockeyRules", "Scoresheets", "Audits", "Seasons"],
      exclude: ["README.md", "Fields/answers.txt"],
      swiftSettings: settings),
    .target(
      name: "Surface",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Cases", "Audits", "Views",
        "Seasons",
      ],
      exclude: ["README.md", "schema.json"], swiftSettings: settings),
    .target(
      name: "PenaltyBoxViews",
      dependencies: ["HockeyRules", "Scoresheets", "Rulebooks", "Surface", "Views"],
      swiftSettings: settings),
    .target(
      name: "Seasons", dependencies: ["HockeyRules", "Scoresheets"],
      swiftSettings: settings),
    .systemLibrary(name: "CPenaltyBox", path: "Sources/Doors/C/Header"),
    .target(
      name: "CLibrary", dependencies: ["CPenaltyBox", "Surface", "SystemLibrary", "Views"],
      path: "Sources/Doors/C/Library", swiftSettings: settings),
    .executableTarget(
      name: "penaltybox",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Cases", "Audits", "Views",
        "Seasons", "Surface", "SystemLibrary",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Audits", "Seasons", "SystemLibrary",
      ],
      path: "Sources/Tools/benchmarks", exclude: ["README.md"], swiftSettings: settings),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: optimised),
    .target(
      name: "Metamorphism", dependencies: ["HockeyRules", "Scoresheets", "SeededRandom"],
      path: "Tests/Metamorphism", swiftSettings: optimised),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Cases", "Audits", "Views",
      ],
      path: "Tests/FuzzTargets", exclude: ["Corpus", "words.dict"], swiftSettings: settings),
    .testTarget(
      name: "HockeyRulesTests",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Views", "SeededRandom", "Metamorphism",
      ],
      exclude: ["Worlds/Digests"], swiftSettings: optimised),
    .testTarget(
      name: "ScoresheetsTests",
      dependencies: ["HockeyRules", "Scoresheets", "SchemaChecking", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "CasesTests",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Cases", "SchemaChecking", "SeededRandom",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FeedsTests",
      dependencies: [
        "HockeyRules", "Metamorphism", "Scoresheets", "Rulebooks", "Feeds", "Audits",
        "SeededRandom",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Seasons", "embed-rulebooks",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SeasonsTests",
      dependencies: ["Cases", "Feeds", "HockeyRules", "Rulebooks", "Scoresheets", "Seasons"],
      swiftSettings: settings),
    .target(name: "SchemaChecking", path: "Tests/SchemaChecking", swiftSettings: optimised),
    .target(name: "PageChecking", path: "Tests/PageChecking", swiftSettings: optimised),
  ]
)

if isThorough {
  package.targets += [
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FuzzTargets", "SeededRandom", "HockeyRules", "Scoresheets", "Rulebooks", "Feeds", "Cases",
        "Audits", "Views",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "HockeyRules", "Scoresheets", "Rulebooks", "Audits", "Views", "PageChecking",
        "SchemaChecking", "Surface",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SurfaceTests",
      dependencies: [
        "Surface", "Cases", "FuzzTargets", "HockeyRules", "PenaltyBoxViews", "Rulebooks",
        "Scoresheets", "SchemaChecking", "Views",
      ],
      exclude: ["Doors"],
      swiftSettings: settings),
    .testTarget(name: "BrowserTests", swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Cases", "HockeyRules", "penaltybox", "PageChecking", "Rulebooks", "Scoresheets",
        "SchemaChecking", "SeededRandom", "Surface", "SystemLibrary", "Views",
      ],
      swiftSettings: settings),
  ]
}
