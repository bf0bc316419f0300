import ReducerGenIndex
import ReducerGenSyntax

/// Decides which reducers lack members, and reports mistakes that the compiler explains badly.
struct ReducerResolver: Resolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []

  /// The members to supply. Nil if the type is not a reducer, if it lacks nothing, or if an error was
  /// reported for it.
  mutating func model(of type: TypeEntry) -> ReducerModel? {
    guard !type.isTypeAlias, !type.isIgnored, let site = index.site(of: .reducer, on: type) else {
      return nil
    }
    if type.declaration.kind == .actor {
      report(.actorReducer(type.name, at: type.namePlace))
      return nil
    }
    bodyProblems(of: type).forEach { report($0) }
    if holdsReducers(type, conformance: site) {
      report(.enumOfReducers(type.name, at: site.place))
      return nil
    }
    guard lacksBody(type, conformance: site) else { return nil }
    if let problem = problem(with: type) {
      report(problem)
      return nil
    }
    return ReducerModel(
      header: TypeHeader(type),
      suppliesState: !index.declares("State", of: type),
      suppliesAction: !index.declares("Action", of: type))
  }

  /// Whether a type asks for members: it conforms on its own declaration and declares no `body`.
  ///
  /// A class can be a reducer like a struct. An enum cannot, because its cases probably hold the
  /// reducers that should run.
  private func lacksBody(_ type: TypeEntry, conformance: InheritanceSite) -> Bool {
    [.struct, .class].contains(type.declaration.kind)
      && index.site(of: .caseReducer, on: type) == nil && type.declares(conformance)
      && !index.declaresReduction(type) && !index.constrains(type)
  }

  /// Whether an enum has cases with payloads, and nothing that could be its `body`.
  private func holdsReducers(_ type: TypeEntry, conformance: InheritanceSite) -> Bool {
    type.declaration.kind == .enum && index.site(of: .caseReducer, on: type) == nil
      && type.declares(conformance) && !index.declaresReduction(type) && !index.constrains(type)
      && type.declaration.members.contains { $0.kind == .case && !$0.parameters.isEmpty }
  }

  private func problem(with type: TypeEntry) -> Diagnostic? {
    if let hidden = type.hiddenPlace {
      return .bodyNotSupplied(type.name, .hidden(hidden.name), at: hidden.place)
    }
    if let missing = type.genericSuppression {
      return .bodyNotSupplied(type.name, .genericSuppression(missing), at: type.namePlace)
    }
    return index.capturedName(in: type)
  }
}

extension TypeEntry {
  /// Whether a clause stands on the declaration itself.
  func declares(_ site: InheritanceSite) -> Bool {
    site.file === file && declaration.inherits.contains(site.type)
  }
}
