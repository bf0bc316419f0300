// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "reducergen",
  products: [
    .library(name: "GeneratedSupport", targets: ["GeneratedSupport"]),
    .plugin(name: "ReducerGenPlugin", targets: ["ReducerGenPlugin"]),
    .executable(name: "reducergen", targets: ["reducergen"]),
  ],
  targets: [
    .target(name: "ReducerGenCore", swiftSettings: settings),
    .executableTarget(
      name: "reducergen", dependencies: ["ReducerGenCore"], swiftSettings: settings),
    .plugin(name: "ReducerGenPlugin", capability: .buildTool(), dependencies: ["reducergen"]),
    .target(name: "GeneratedSupport", swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCoreTests", dependencies: ["ReducerGenCore"], swiftSettings: settings),
    .testTarget(
      name: "GeneratedSupportTests", dependencies: ["GeneratedSupport"], swiftSettings: settings),
  ]
)
