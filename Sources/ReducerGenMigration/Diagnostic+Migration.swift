import ReducerGenSyntax

/// What the command leaves for a person.
extension Diagnostic {
  static func conditionalAttribute(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "conditional-heading", at: place,
      "'@\(name)' is inside of '#if', but a conformance of the heading is not",
      note: "write the heading once in each branch of the '#if', and run the command again")
  }

  static func dependencyEntry(at place: SourcePlace) -> Self {
    Self(
      "dependency-entry", at: place, "'@DependencyEntry' does not exist in reducergen",
      note: "write a key that conforms to 'TestDependencyKey', and a property of 'DependencyValues'"
    )
  }

  static func unknownArgument(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "unknown-argument", at: place, "the argument '.\(name)' of '@Reducer' is not known",
      note: "write the conformance as an extension of 'State' or 'Action'")
  }

  static func genericConformance(
    _ type: String, _ names: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "generic-conformance", at: place,
      "the type of this '\(type)' is generic, so its conformance may need conditions",
      note:
        "write the extension by hand: 'extension ….\(type): \(names.joined(separator: ", ")) where …'"
    )
  }

  static func privateType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "private-type", .warning, at: place,
      "'\(name)' is private, and generated code in another file needs to see it",
      note: "the modifier is removed; private types that its members name must become internal too")
  }

  static func privateName(_ name: String, _ other: SourceFile, at place: SourcePlace) -> Self {
    Self(
      "private-name", at: place,
      "'\(name)' is private, and generated code in another file needs to see it, but '\(other.path)' also declares '\(name)'",
      note: "rename one of the two, and run the command again")
  }

  static func privateStore(at place: SourcePlace) -> Self {
    Self(
      "private-store", at: place,
      "the store is private, and 'ViewActionSending' needs to see it", note: "make it internal")
  }

  static func spiImport(_ attribute: String, at place: SourcePlace) -> Self {
    Self(
      "spi-import", .warning, at: place,
      "'\(attribute)' of the replaced library does not exist in reducergen",
      note: "the attribute is removed; names that it gave may be missing")
  }

  static func foreignModule(_ module: String, at place: SourcePlace) -> Self {
    Self(
      "foreign-module", at: place,
      "'\(module)' is built on swift-dependencies or TCA, and a module cannot use both",
      note: "replace '\(module)', or leave this module and all that use it as they are")
  }

  static func localType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "local-type", at: place,
      "'@\(name)' is on a type inside of a function, which generated code cannot see",
      note: "move the type out of the function, and run the command again")
  }

  static func localCasePath(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "local-type", at: place,
      "'\(name)' is a type inside of a function, which generated code cannot see",
      note: "move the type out of the function, and write '\\.name'")
  }

  static func endpointOutsideClient(at place: SourcePlace) -> Self {
    Self(
      "endpoint-outside-client", at: place,
      "'@DependencyEndpoint' is in a type that is not a '@DependencyClient'",
      note: "add the conformance to 'DependencyClient', whose closures are all endpoints")
  }

  /// - Parameter count: The number of files that use the replaced libraries.
  package static func noTarget(_ folder: String, _ count: Int, at file: SourceFile) -> Self {
    Self(
      "no-target", at: SourcePlace(file, .empty),
      "\(count == 1 ? "a file" : "\(count) files") in the folder '\(folder)' must move too, but the folder belongs to no target of the package",
      note: "run the command for '\(folder)' too")
  }

  static func syntaxErrors(in file: SourceFile) -> Self {
    Self(
      "syntax", at: SourcePlace(file, .empty), "this file has syntax errors, so it stays as it is",
      note: "correct them, and run the command again")
  }

  static func brokenEdit(in file: SourceFile) -> Self {
    Self(
      "broken-edit", at: SourcePlace(file, .empty),
      "the changed file would not parse, so its module stays as it is",
      note: "this is a bug of the command; please report the file")
  }
}
