/// The packages and products that this package replaces, by their names in manifests.
enum ReplacedProducts {
  /// The last parts of the addresses.
  private static let packages: Set = [
    "combine-schedulers", "swift-case-paths", "swift-clocks", "swift-composable-architecture",
    "swift-concurrency-extras", "swift-custom-dump", "swift-dependencies",
    "swift-identified-collections", "swift-issue-reporting", "swift-navigation", "swift-perception",
    "swift-sharing", "swiftui-navigation", "xctest-dynamic-overlay",
  ]

  static let products = ReplacedModules.all

  /// - Parameter location: An address, a path, or a name in a registry: `pointfreeco.swift-clocks`.
  static func isReplaced(_ location: String) -> Bool {
    let name = LibraryLocation.lastPart(of: location).lowercased()
    let owner = "pointfreeco."
    return packages.contains(name.hasPrefix(owner) ? String(name.dropFirst(owner.count)) : name)
  }
}
