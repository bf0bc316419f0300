// swift-tools-version: 6.2
import PackageDescription

// Features in as many styles as states are written in, with tests that a person wrote. `Tools/Recording/run` takes
// the assertions away and lets them be recorded.
let package = Package(
  name: "Styles",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reducergen", path: "../../..")],
  targets: [
    .target(
      name: "Styles",
      dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .testTarget(
      name: "StylesTests",
      dependencies: [
        "Styles", .product(name: "GeneratedTestSupport", package: "reducergen"),
        .product(name: "ReducerGenRecording", package: "reducergen"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
