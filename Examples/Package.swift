// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "reducergen", path: "..")],
  targets: [
    // On the main actor by default, as in the modules that Xcode creates.
    .target(
      name: "Gallery",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    // Templates of its own; nothing of the library is used.
    .target(
      name: "Templates", swiftSettings: settings,
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .testTarget(
      name: "TemplatesTests", dependencies: ["Templates"], swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", .product(name: "GeneratedTestSupport", package: "reducergen")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
