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

  static func uiKitBinding(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "uikit-binding", at: place, "'\(name)' does not exist in reducergen",
      note: "keep the store in a property, read it in 'observe { }', and send actions from controls"
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

  static func slashCasePath(at place: SourcePlace) -> Self {
    Self(
      "slash-case-path", at: place, "a '/' does not make a case path in reducergen",
      note: "write '\\.name'; TCA's guide for version 1.4 explains the change")
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

  static func persistenceKey(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "persistence-key", at: place, "'\(name)' does not exist in reducergen",
      note: "conform to 'SharedKey', or to 'SharedReaderKey' for a value that is only read")
  }

  static func perceptionRegistrar(at place: SourcePlace) -> Self {
    Self(
      "perception-registrar", at: place, "'PerceptionRegistrar' does not exist in reducergen",
      note:
        "use 'ObservationRegistrar' in a class; a store tracks the reads of values without a registrar"
    )
  }

  static func perceptionTracking(at place: SourcePlace) -> Self {
    Self(
      "perception-tracking", at: place, "'WithPerceptionTracking' does not exist in reducergen",
      note: "remove it, and keep its content: views track what they read without it")
  }

  static func actorIsolated(at place: SourcePlace) -> Self {
    Self(
      "actor-isolated", at: place, "'ActorIsolated' does not exist in reducergen",
      note: "use 'LockIsolated', which needs no 'await'")
  }

  static func unimplementedValue(at place: SourcePlace) -> Self {
    Self(
      "unimplemented-value", .warning, at: place,
      "'unimplemented()' has no value to return from a closure that cannot throw",
      note: "write 'unimplemented(\"name\", placeholder: value)' if the closure returns something")
  }

  static func xctModify(at place: SourcePlace) -> Self {
    Self(
      "xct-modify", at: place,
      "'XCTModify' with a message, a function or a closure that throws does not exist in reducergen",
      note: "write 'value.modify(\\.name) { … }'; an optional has the case 'some'")
  }

  static func sharedPublisher(at place: SourcePlace) -> Self {
    Self(
      "shared-publisher", at: place, "stores and shared values have no 'publisher' in reducergen",
      note: "iterate over '$value.values' in an effect or a task, or use 'observe { }'")
  }

  static func scopeFunctions(at place: SourcePlace) -> Self {
    Self(
      "scope-functions", at: place, "'scope(state:action:)' takes key paths in reducergen",
      note: "write 'action: \\.name', and a computed property of the state instead of a function")
  }

  static func onChangeReducer(at place: SourcePlace) -> Self {
    Self(
      "on-change", at: place,
      "the closure of 'onChange(of:)' returns an effect in reducergen, and not a reducer",
      note:
        "write 'onChange(of: \\.value) { oldValue, state in … return .none }'; the 'Reduce' before it can read the action"
    )
  }

  static func withState(at place: SourcePlace) -> Self {
    Self(
      "with-state", at: place, "'withState' does not exist in reducergen",
      note: "read 'store.state', or a property of the store")
  }

  static func serialExecutor(at place: SourcePlace) -> Self {
    Self(
      "serial-executor", at: place, "'uncheckedUseMainSerialExecutor' does not exist in reducergen",
      note:
        "use the trait '.mainSerialExecutor', or 'withMainSerialExecutor' around 'super.invokeTest()'"
    )
  }

  static func megaYield(at place: SourcePlace) -> Self {
    Self(
      "mega-yield", at: place, "'Task.megaYield' does not exist in reducergen",
      note: "remove it if a clock is advanced next; otherwise await a value, a stream or a task")
  }

  static func xctFail(at place: SourcePlace) -> Self {
    Self(
      "xct-fail", at: place, "'XCTFail' came from the replaced library",
      note: "write 'reportIssue', which fails tests of both frameworks")
  }

  static func oldViewAPI(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "old-view-api", at: place, "'\(name)' does not exist in reducergen: views read the store",
      note: "follow TCA's migration guide for version 1.7 first, then run the command again")
  }

  static func taskResult(at place: SourcePlace) -> Self {
    Self(
      "task-result", at: place, "'TaskResult' does not exist in reducergen",
      note:
        "use 'Result<Value, any Error>' and 'await Result { … }'; its action cannot be Equatable")
  }

  static func bindingState(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "binding-state", at: place,
      "'\(name)' does not exist in reducergen: bindings need no wrapper",
      note: "follow TCA's migration guide for version 1.7 first, then run the command again")
  }

  static func oldEffect(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "old-effect", at: place, "'\(name)' does not exist in reducergen",
      note:
        "return an 'Effect', such as '.run { send in … }'; TCA's guide for version 1.4 explains it")
  }

  static func uiScheduler(at place: SourcePlace) -> Self {
    Self(
      "scheduler", at: place, "'UIScheduler' does not exist in reducergen",
      note: "use 'DispatchQueue.main', or a function that is '@MainActor'")
  }

  static func casePathType(at place: SourcePlace) -> Self {
    Self(
      "case-path-type", at: place, "'CasePath' does not exist in reducergen",
      note: "use 'AnyCasePath', or 'CaseKeyPath' for a path that is written as '\\.name'")
  }

  static func xctExpectFailure(at place: SourcePlace) -> Self {
    Self(
      "xct-expect-failure", .warning, at: place,
      "'XCTExpectFailure' does not see the issues of this library on every platform",
      note: "use 'withExpectedIssue { }'")
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
