/// The packages and products that this package replaces, by their names in manifests.
enum ReplacedProducts {
  /// The last parts of the addresses.
  static let packages: Set = [
    "combine-schedulers", "swift-case-paths", "swift-clocks", "swift-composable-architecture",
    "swift-concurrency-extras", "swift-custom-dump", "swift-dependencies",
    "swift-identified-collections", "swift-issue-reporting", "swift-navigation", "swift-perception",
    "swift-sharing", "swiftui-navigation", "xctest-dynamic-overlay",
  ]

  static let products = ReplacedModules.all

  static let plugin = #".plugin(name: "ReducerGenPlugin", package: "reducergen")"#

  static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"reducergen\")"
  }
}
