/// Decides which protocols get a client, and what it consists of.
struct InterfaceResolver: KeyResolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []
  var keys: [String: TypeEntry] = [:]

  mutating func model(of type: TypeEntry) -> InterfaceModel? {
    if type.isTypeAlias { return nil }
    guard let site = index.ownSite(of: .dependencyInterface, on: type) else {
      reportDirectives(ofNoInterface: type)
      return nil
    }
    if type.isIgnored { return nil }
    if let problem = problem(with: type, at: site) {
      report(problem)
      return nil
    }
    let name = clientName(of: type)
    let members = members(of: type, client: name)
    var problems = problems(with: members, of: type, client: name)
    if !problems.isEmpty {
      problems.forEach { report($0) }
      return nil
    }
    let drafts = members.map { InterfaceEndpoints(index: index).drafts(of: $0) }
    let names = InterfaceNames.names(of: drafts.flatMap { $0 })
    problems = self.problems(with: drafts.flatMap { $0 }, names, of: type)
    problems.forEach { report($0) }
    return problems.isEmpty
      ? makeModel(of: type, client: name, drafts, names.compactMap { $0 }) : nil
  }

  /// `AudioPlayerClient`, or the name that a directive gives it.
  private mutating func clientName(of type: TypeEntry) -> String {
    guard let directive = type.comments.directives.first(where: { $0.word == "name" }) else {
      return type.name + "Client"
    }
    reportUnlessName(directive, in: type.file)
    return directive.argument
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
      outer: type.parentType?.extensionPath ?? type.parentExtension?.writtenPath ?? "",
      kind: index.clientKind(of: type), key: key(of: type),
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
