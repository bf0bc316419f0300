import ReducerGenIndex
import ReducerGenSyntax

/// Decides which protocols get a client, and what it consists of.
struct InterfaceResolver: KeyResolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []
  var keys: [String: TypeEntry] = [:]
  /// The protocol that got each client, by the client's path.
  private var owners: [String: TypeEntry] = [:]

  init(index: TargetIndex) { self.index = index }

  mutating func model(of type: TypeEntry) -> InterfaceModel? {
    if type.isTypeAlias { return nil }
    guard let site = index.ownSite(of: .dependencyInterface, on: type) else {
      reportDirectives(ofNoInterface: type)
      return nil
    }
    if type.isIgnored { return nil }
    let name = clientName(of: type)
    if isRefused([problem(with: type, client: name, at: site)].compactMap { $0 }) { return nil }
    let members = members(of: type, client: name)
    if isRefused(problems(with: members, of: type, client: name)) { return nil }
    let endpoints = InterfaceEndpoints(
      index: index, isActor: index.clientKind(of: type) == .actor)
    let drafts = members.map(endpoints.drafts)
    let names = OverloadNames.names(of: drafts.flatMap { $0 }.map(\.candidate))
    if isRefused(problems(with: drafts.flatMap { $0 }, names, of: type, client: name)) {
      return nil
    }
    if isRefused([sameClient(of: type, client: name)].compactMap { $0 }) { return nil }
    return makeModel(of: type, client: name, drafts, names.compactMap { $0 })
  }

  mutating func finish(_ models: inout [ObjectIdentifier: InterfaceModel]) {
    for entry in index.extensions {
      reportDirectives(ofMembersIn: entry.declaration, entry.file)
    }
  }

  /// A directive may give two protocols' clients one name.
  private mutating func sameClient(of type: TypeEntry, client: String) -> Diagnostic? {
    let path = outer(of: type) + "." + client
    defer { owners[path] = type }
    guard let other = owners[path],
      !other.declaration.clauses.exclude(type.declaration.clauses)
    else { return nil }
    return .sameClientName(client, of: type.name, at: type.namePlace, other: other.namePlace)
  }

  private mutating func isRefused(_ problems: [Diagnostic]) -> Bool {
    problems.forEach { report($0) }
    return !problems.isEmpty
  }

  /// `AudioPlayerClient`, or the name that a directive gives it.
  private func clientName(of type: TypeEntry) -> String {
    type.comments.directives.first { $0.word == "name" }?.argument ?? type.name + "Client"
  }

  /// The requirements that the target does not implement itself.
  private func members(of type: TypeEntry, client: String) -> [InterfaceMember] {
    let own = index.membersInExtensions(ofClient: client)
    let defaults = Set(
      ([type] + index.ancestors(of: type)).flatMap(\.extensions).flatMap { entry in
        entry.declaration.members.map { $0.title(in: entry.file) }
      })
    return index.requirements(of: type).filter { member in
      if own.contains(member.title) { return false }
      return member.reasonAgainstClosure == nil || !defaults.contains(member.title)
    }
  }

  /// The path of the type around it; empty for none.
  private func outer(of type: TypeEntry) -> String {
    type.parentType?.extensionPath ?? type.parentExtension?.writtenPath ?? ""
  }

  private mutating func makeModel(
    of type: TypeEntry, client: String, _ drafts: [[InterfaceEndpoints.Draft]], _ names: [String]
  ) -> InterfaceModel {
    var rest = names[...]
    let requirements = drafts.filter { !$0.isEmpty }.map { drafts in
      InterfaceRequirementMaker(
        index: index, drafts: drafts, names: drafts.map { _ in rest.removeFirst() }
      )
      .requirement()
    }
    let owners = index.requirements(of: type).map(\.file)
    return InterfaceModel(
      header: TypeHeader(type), name: SwiftName.escaped(client) ?? client,
      outer: outer(of: type),
      kind: index.clientKind(of: type),
      key: key(of: type, root: outer(of: type).isEmpty ? client : type.outermostName),
      records: type.comments.directives.contains { $0.word == "records" },
      hasTestValue: index.membersInExtensions(ofClient: client).contains("testValue"),
      requirements: requirements, otherFiles: owners.filter { $0 !== type.file })
  }
}

extension TargetIndex {
  /// The members that the target adds to a generated client.
  func membersInExtensions(ofClient name: String) -> Set<String> {
    Set(
      extensions.filter { $0.path.last == name }.flatMap { entry in
        entry.declaration.members.map { $0.title(in: entry.file) }
      })
  }

  /// What inherited protocols ask for.
  fileprivate func clientKind(of interface: TypeEntry) -> InterfaceModel.Kind {
    let names = ([interface] + ancestors(of: interface)).flatMap(inheritedPaths).map {
      $0.names.last
    }
    if names.contains("Actor") { return .actor }
    return names.contains("AnyObject") ? .class : .struct
  }
}
