// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "AppRoot", targets: ["AppRoot"])],
  dependencies: [
    // The architecture.
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.20.0"
    ),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.0"),
    .package(url: "https://github.com/pointfreeco/swift-case-paths", exact: "1.7.0"),
  ],
  targets: [
    .target(
      name: "AppClients",
      dependencies: [
        .product(name: "CasePaths", package: "swift-case-paths"),
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
      ]
    ),
    .target(
      name: "AppFeatures",
      dependencies: [
        "AppClients",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
    ),
    .target(name: "AppRoot", dependencies: ["AppFeatures"]),
    .testTarget(
      name: "AppFeaturesTests",
      dependencies: [
        "AppFeatures", .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]
    ),
    .testTarget(name: "AppRootTests", dependencies: ["AppRoot"]),
  ]
)
