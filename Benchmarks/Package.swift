// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reducergen", path: "..")],
  targets: [
    .executableTarget(name: "CompileCost", swiftSettings: settings),
    .executableTarget(
      name: "CasePathSpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings,
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .executableTarget(
      name: "ClockSpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings),
    .executableTarget(
      name: "DependencySpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings,
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .executableTarget(
      name: "DumpSpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings),
    .executableTarget(
      name: "IdentifiedArraySpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings),
    .executableTarget(
      name: "SnapshotSpeed",
      dependencies: [.product(name: "ReducerGenTesting", package: "reducergen")],
      swiftSettings: settings),
    .executableTarget(
      name: "StoreSpeed",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings,
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .executableTarget(
      name: "TestStoreSpeed",
      dependencies: [
        .product(name: "GeneratedSupport", package: "reducergen"),
        .product(name: "GeneratedTestSupport", package: "reducergen"),
      ],
      swiftSettings: settings,
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
  ]
)
