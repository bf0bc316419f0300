import ReducerGenIndex
import ReducerGenSyntax

/// Finds the enums and the properties of a target. It knows a type only if nothing outside of the
/// target's sources can give it more members.
final class KnownTypes {
  let index: TargetIndex
  /// What extensions of protocols and of other modules' types declare, and the members of known
  /// protocols. Any enum may have it.
  let otherMembers: Set<String>
  private var enums: [ObjectIdentifier: KnownEnum?] = [:]

  init(_ index: TargetIndex) {
    self.index = index
    let foreign = index.extensions.filter { entry in
      entry.extended.map { $0.declaration.kind == .protocol } ?? true
    }
    let names = foreign.flatMap { entry in
      entry.declaration.members.map { entry.file.text($0.name).withoutBackticks }
    }
    otherMembers = Self.membersOfKnownProtocols.union(names)
  }

  /// Nil if the type is not an enum, or not all of its members are known.
  func known(_ type: KnownType) -> KnownEnum? {
    switch type {
    case .declared(let entry): return found(entry)
    case .written(let type, let scope):
      let bare = type.bare
      if bare.isOptional { return optional(bare, scope) }
      let path = bare.path
      guard let first = path.first, scope.ownerOfGenericParameter(first) == nil else { return nil }
      if let entry = entry(at: path, in: scope) {
        return index.resolveAlias(entry).flatMap(found)
      }
      if isDeclared(first, scope) { return nil }
      var found = KnownEnum(builtIn: bare, in: scope, self)
      found?.others = otherMembers
      return found
    }
  }

  private func entry(at path: [String], in scope: TypeEntry) -> TypeEntry? {
    path == ["Self"] ? scope : index.entry(at: path, in: scope)
  }

  private func isDeclared(_ name: String, _ scope: TypeEntry) -> Bool {
    index.lookUp(name, from: scope) != nil
  }

  private func optional(_ type: TypeSyntax, _ scope: TypeEntry) -> KnownEnum? {
    guard let inner = KnownType.written(type, in: scope).unwrapped, let wrapped = known(inner)
    else { return nil }
    var optional = wrapped.optional
    optional.add(KnownCase(name: "some", values: [.init(label: "", type: inner)]))
    return optional
  }
}

// MARK: Enums of the target

extension KnownTypes {
  private func found(_ entry: TypeEntry) -> KnownEnum? {
    let identity = ObjectIdentifier(entry)
    if let known = enums[identity] { return known }
    let known = read(entry)
    enums[identity] = .some(known)
    return known
  }

  private func read(_ entry: TypeEntry) -> KnownEnum? {
    guard entry.declaration.kind == .enum, isComplete(entry) else { return nil }
    var found = KnownEnum(name: entry.fullPath, cases: [])
    found.isOfTarget = true
    for member in entry.declaredMembers {
      if member.declaration.kind == .case {
        found.add(KnownCase(member, of: entry))
      } else {
        found.others.insert(member.name.withoutBackticks)
      }
    }
    found.others.formUnion(entry.members.keys)
    found.others.formUnion(otherMembers)
    return found
  }

  /// The names of the members of a type. Nil if not all are known.
  func members(of entry: TypeEntry) -> Set<String>? {
    guard isComplete(entry), [.struct, .enum].contains(entry.declaration.kind),
      !([entry] + index.ancestors(of: entry)).contains(where: \.hasDynamicMembers)
    else { return nil }
    return Set(entry.declaredMembers.map { $0.name.withoutBackticks }).union(entry.members.keys)
  }

  /// The actions of a reducer: `Row.Action` for `Row`.
  func action(of reducer: TypeSyntax, in scope: TypeEntry) -> KnownType? {
    if reducer.path == ["Self"] { return action(of: scope) }
    guard let first = reducer.path.first, scope.ownerOfGenericParameter(first) == nil else {
      return nil
    }
    return index.entry(reducer, in: scope).flatMap(index.resolveAlias).flatMap(action)
  }

  func action(of reducer: TypeEntry) -> KnownType? {
    index.member("Action", of: reducer).flatMap(index.resolveAlias).map(KnownType.declared)
  }

  private func isComplete(_ entry: TypeEntry) -> Bool {
    isOnlyOne(entry) && hasOnlyKnownMembers(entry)
  }

  /// Whether the name has one meaning, in all clauses of `#if`.
  private func isOnlyOne(_ entry: TypeEntry) -> Bool {
    let same = entry.parent.map { $0.members[entry.name] } ?? index.topLevel[entry.name]
    return same?.count == 1
  }

  /// A macro could declare members, and so could an extension of a protocol of another module.
  private func hasOnlyKnownMembers(_ entry: TypeEntry) -> Bool {
    let attributes =
      entry.declaration.attributes + entry.extensions.flatMap(\.declaration.attributes)
    guard attributes.allSatisfy({ Self.attributes.contains($0.type.path.last ?? "") }) else {
      return false
    }
    return ([entry] + index.ancestors(of: entry)).flatMap(index.inheritedPaths).allSatisfy { path in
      Self.protocols.contains(path.names.last ?? "") || isOfTarget(path)
    }
  }

  private func isOfTarget(_ path: InheritedPath) -> Bool {
    index.entry(at: path.names, from: path.site) != nil
  }

  private static let attributes: Set = [
    "available", "frozen", "usableFromInline", "dynamicMemberLookup", "MainActor", "preconcurrency",
    "objc", "nonexhaustive",
  ]

  private static let protocols: Set = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable", "Error",
    "LocalizedError", "Identifiable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomDumpStringConvertible", "CustomDumpReflectable",
    "CustomDumpRepresentable", "CodingKey", "CasePathable", "CasePathIterable", "CaseMemberLookup",
    "CaseReducer", "CaseReducerState", "BindableAction", "ViewAction", "ObservableState", "String",
    "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  private static let membersOfKnownProtocols: Set = [
    "allCases", "allCasePaths", "set", "init", "binding", "self",
  ]
}

extension KnownCase {
  fileprivate init(_ member: DeclaredMember, of entry: TypeEntry) {
    name = member.name.withoutBackticks
    values = member.declaration.parameters.map { parameter in
      let label = member.file.text(parameter.label).withoutBackticks
      return Value(
        label: label == "_" ? "" : label, type: .written(parameter.type, in: entry))
    }
  }
}

extension TypeEntry {
  fileprivate var hasDynamicMembers: Bool {
    declaration.attributes.contains { $0.type.path == ["dynamicMemberLookup"] }
  }
}
