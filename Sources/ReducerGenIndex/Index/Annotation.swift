import ReducerGenSyntax

/// A protocol that asks for generated code.
package struct Annotation: Sendable {
  /// Its name, and those of our protocols that refine it.
  package var names: [String]
  /// The kind of declaration that it is for, and the members from which the code is made.
  package var kind = "enum"
  package var members = "cases"
  /// The subject of "only with copyable types".
  package var subject = ""
  /// What else helps a type of the wrong kind, and a type of another module.
  package var otherFix = ""
  package var foreignFix = ""

  package var name: String { names[0] }

  package static let casePathable = Annotation(
    names: ["CasePathable", "CasePathIterable", "CaseMemberLookup"], subject: "case paths work",
    otherFix:
      "remove the conformance, or write 'AllCasePaths' and 'static var allCasePaths' yourself",
    foreignFix: ", or write 'AllCasePaths' and 'static var allCasePaths' in this extension")
  package static let reducer = Annotation(names: ["Reducer", "CaseReducer"], kind: "struct")
  package static let caseReducer = Annotation(
    names: ["CaseReducer"], subject: "'CaseReducer' works",
    otherFix: "or conform to 'Reducer' instead")
  package static let dependencyClient = Annotation(
    names: ["DependencyClient"], kind: "struct", members: "endpoints",
    subject: "'DependencyClient' works", otherFix: "or remove the conformance",
    foreignFix: ", or remove it")
  package static let dependencyInterface = Annotation(
    names: ["DependencyInterface"], kind: "protocol", members: "requirements",
    subject: "'DependencyInterface' works",
    otherFix: "or conform to a protocol that has 'DependencyInterface'")
  package static let bindableAction = Annotation(names: ["BindableAction"])

  package static let all = [
    casePathable, reducer, caseReducer, dependencyClient, dependencyInterface, bindableAction,
  ]

  /// The module that declares them.
  package static let module = "GeneratedSupport"

  /// Modules that declare protocols of the same names. A file that imports one of them, and not
  /// ours, means theirs.
  static let peers: Set<String> = [
    "ComposableArchitecture", "CasePaths", "CasePathsCore", "Dependencies", "DependenciesMacros",
  ]
}
