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
    .target(
      name: "ReducerGenCommandLine", dependencies: ["ReducerGenCore"], swiftSettings: settings),
    .executableTarget(
      name: "reducergen", dependencies: ["ReducerGenCommandLine"], swiftSettings: settings),
    .plugin(
      name: "ReducerGenPlugin", capability: .buildTool(), dependencies: ["reducergen"]),
    .target(name: "GeneratedSupport", swiftSettings: settings),
    .target(
      name: "DemoFeatures", dependencies: ["GeneratedSupport"], swiftSettings: settings,
      plugins: ["ReducerGenPlugin"]),
    .executableTarget(
      name: "Demo", dependencies: ["DemoFeatures", "GeneratedSupport"], swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCommandLineTests",
      dependencies: ["ReducerGenCommandLine", "ReducerGenCore"],
      swiftSettings: settings),
    .testTarget(
      name: "GeneratedSupportTests", dependencies: ["GeneratedSupport"], swiftSettings: settings,
      plugins: ["ReducerGenPlugin"]),
    .testTarget(
      name: "DemoFeaturesTests", dependencies: ["DemoFeatures"], swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCoreTests", dependencies: ["ReducerGenCore"], swiftSettings: settings),
  ]
)
