import ReducerGenSyntax

/// Files that keep a library which is built on the replaced ones.
struct ForeignModuleRule: MigrationRule {
  static let id = "foreign-modules"
  static let summary =
    "Stops a module that imports a library built on TCA or swift-dependencies."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply() {
    for declaration in file.imports {
      let module = file.text(declaration.name)
      if file.replaced.builtOnThem.contains(module) {
        file.report(.foreignModule(module, at: file.place(declaration.name)))
      }
    }
  }
}
