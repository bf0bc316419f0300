import ReducerGenSyntax

/// API that does not exist in reducergen, or that the libraries themselves have replaced.
extension Diagnostic {
  static func uiKitBinding(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "uikit-binding", at: place, "'\(name)' does not exist in reducergen",
      note: "keep the store in a property, read it in 'observe { }', and send actions from controls"
    )
  }

  static func slashCasePath(at place: SourcePlace) -> Self {
    Self(
      "slash-case-path", at: place, "a '/' does not make a case path in reducergen",
      note: "write '\\.name'; TCA's guide for version 1.4 explains the change")
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
}
