import ReducerGenSyntax

/// The migration as a pure function: it takes the sources of modules, and returns changed files and
/// findings.
package enum Migration {
  /// The sources of a target.
  package struct Module: Sendable {
    package var name: String
    /// Line ends are kept: `SourceFile(keepsLineEnds: true)`.
    package var sources: [SourceFile]
    package var isTest: Bool
    /// Whether its declarations are on the main actor by default.
    package var isOnMainActor: Bool

    package init(
      name: String, sources: [SourceFile], isTest: Bool = false, isOnMainActor: Bool = false
    ) {
      self.name = name
      self.sources = sources
      self.isTest = isTest
      self.isOnMainActor = isOnMainActor
    }
  }

  /// A file that changes.
  package struct ChangedFile: Sendable {
    package var source: SourceFile
    package var bytes: [UInt8]
    package var counts: [ChangeKind: Int]
  }

  package struct ModuleResult: Sendable {
    package var name: String
    /// The files that change. They are to be written only if ``isRefused`` is false.
    package var files: [ChangedFile]
    /// What is left for a person.
    package var findings: [Diagnostic]
    /// Errors because of which nothing of the module is written.
    package var refusals: [Diagnostic]

    package var isRefused: Bool { refusals.contains { $0.severity == .error } }

    /// Whether the module has types that get generated code, and none that is committed.
    package var needsPlugin = false
    /// The library that the changed module imports. Nil if it imports none.
    package var product: LibraryProduct?
  }

  /// The modules of the other packages that move in the same run.
  package struct Surroundings: Sendable {
    package var modules: Set<String> = []
    /// Those that use the replaced libraries, and may export them.
    package var users: Set<String> = []

    package init(_ modules: [Module] = []) {
      self.modules = Set(modules.map(\.name))
      users = Set(modules.filter { Migration.usesReplacedModules($0) }.map(\.name))
    }
  }

  /// What is done only for those who ask for it.
  package struct Options: Equatable, Sendable {
    /// Removes properties and test values that the plugin would generate alike.
    package var removesBoilerplate = false
    /// Makes the tests of classes on the main actor `async`, as XCTest needs on Linux.
    package var isForLinux = false
    /// Whether all modules are on the main actor by default.
    package var isOnMainActor = false

    package init() {}
  }

  package static func run(
    _ modules: [Module], _ options: Options = Options(),
    surroundings: Surroundings = Surroundings()
  ) -> [ModuleResult] {
    let own = surroundings.modules.union(modules.map(\.name))
    let migrations = modules.map { ModuleMigration($0, ownModules: own) }
    let facts = ModuleFacts(migrations, options)
    let users = surroundings.users.union(migrations.filter(\.usesReplacedModules).map(\.name))
    for migration in migrations {
      if migration.usesReplacedModules || migration.imports(anyOf: users) {
        migration.plan(facts)
      } else if migration.imports(anyOf: OwnModules.all) {
        migration.planAgain(facts)
      }
    }
    return migrations.map { $0.result() }
  }
}
