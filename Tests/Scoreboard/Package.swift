// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Scoreboard", platforms: [.macOS(.v14)],
  dependencies: [.package(name: "penaltybox", path: "../..")],
  targets: [
    .executableTarget(
      name: "Scoreboard",
      dependencies: [.product(name: "PenaltyBoxLibrary", package: "penaltybox")], path: "Sources")
  ]
)
