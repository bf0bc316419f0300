/// The modules that `GeneratedSupport` and `GeneratedTestSupport` replace.
enum ReplacedModules {
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
}
