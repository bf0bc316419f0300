/// The modules that `GeneratedSupport` and `GeneratedTestSupport` replace.
struct ReplacedModules {
  static let testing: Set = ["DependenciesTestSupport", "IssueReportingTestSupport"]

  static let all = testing.union([
    "CasePaths", "CasePathsCore", "Clocks", "CombineSchedulers", "ComposableArchitecture",
    "ConcurrencyExtras", "CustomDump", "Dependencies", "DependenciesMacros",
    "IdentifiedCollections", "IssueReporting", "Perception", "PerceptionCore", "Sharing",
    "SwiftNavigation", "SwiftUINavigation", "SwiftUINavigationCore", "UIKitNavigation",
    "XCTestDynamicOverlay",
  ])

  /// Libraries that are built on those: each brings its own `Dependency`, `Reducer` or `Shared`, so
  /// a file cannot use both.
  static let builtOnThem: Set = [
    "ComposablePresentation", "ComposableCoreLocation", "DependenciesAdditions",
    "DependenciesAdditionsBasics", "SQLiteData", "SharingGRDB", "TCACoordinators", "VaporRouting",
  ]

  /// Those that the sources do not declare themselves.
  let all: Set<String>
  let builtOnThem: Set<String>

  /// - Parameter own: The modules that are migrated. Such a module can have the name of a library.
  init(without own: Set<String>) {
    all = Self.all.subtracting(own)
    builtOnThem = Self.builtOnThem.subtracting(own)
  }
}

/// The modules of this package.
enum OwnModules {
  static let all: Set = ["GeneratedSupport", "GeneratedTestSupport"]
}
