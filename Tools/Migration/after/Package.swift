// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "AppRoot", targets: ["AppRoot"])],
  dependencies: [
    // The architecture.
    .package(path: "../reducergen"),
  ],
  targets: [
    .target(
      name: "AppClients",
      dependencies: [
        .product(name: "GeneratedSupport", package: "reducergen"),
      ],
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]
    ),
    .target(
      name: "AppFeatures",
      dependencies: [
        "AppClients",
        .product(name: "GeneratedSupport", package: "reducergen"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")],
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]
    ),
    .target(name: "AppRoot", dependencies: ["AppFeatures", .product(name: "GeneratedSupport", package: "reducergen")], plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .testTarget(
      name: "AppFeaturesTests",
      dependencies: [
        "AppFeatures", .product(name: "GeneratedTestSupport", package: "reducergen"),
      ]
    ),
    .testTarget(name: "AppRootTests", dependencies: ["AppRoot", .product(name: "GeneratedTestSupport", package: "reducergen")]),
  ]
)
