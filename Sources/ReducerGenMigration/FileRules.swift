/// All rules, in the order in which a file goes through them.
enum FileRules {
  static let all: [any MigrationRule.Type] = [
    ForeignModuleRule.self,
    // The rules after it leave alone what it removes.
    BoilerplateRule.self, LinuxTestRule.self, AttributeRule.self, ClientRule.self,
    IsolationRule.self, SendableExtensionRule.self, ImportRule.self, NameRule.self,
    // The second one finds the paths that the first one has written.
    SlashPathRule.self, ScopeRule.self,
    ReducerClosureRule.self, OnChangeRule.self, QueueRule.self,
    TestExecutorRule.self, TestTimeoutRule.self, ModificationRule.self,
    OldNameRule.self, OldMemberRule.self,
    // It reports the attributes that no other rule has removed or reported.
    LocalTypeRule.self,
  ]

  static func apply(to file: MigratedFile, _ facts: ModuleFacts) {
    for rule in all { rule.init(file: file, facts: facts).apply() }
  }

  /// The table of the article.
  static var table: String {
    let head = ["| Rule | What it does |", "|---|---|"]
    return (head + all.map { "| `\($0.id)` | \($0.summary) |" }).joined(separator: "\n")
  }
}
