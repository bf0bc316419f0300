//: 1
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tea", platforms: [.macOS(.v15)], dependencies: [.package(path: "../reducergen")],
  targets: [
//: end
//: 1-18
    .target(
//: end
//: 19
    .executableTarget(
//: end
//: 1
      name: "Tea", dependencies: [.product(name: "GeneratedSupport", package: "reducergen")],
      plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]),
    .testTarget(
      name: "TeaTests",
      dependencies: ["Tea", .product(name: "GeneratedTestSupport", package: "reducergen")]),
  ])
//: end
