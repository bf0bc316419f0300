@testable import ReducerGenIndex
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The generator cannot import the runtime, but it has to know the names of the runtime, and facts
/// about them.
@Suite struct KnownNameTests {
  private let runtime: Runtime

  init() throws { runtime = try Runtime() }

  @Test func itKnowsThePublicTypesOfTheRuntime() {
    let known = KnownName.all.filter { $0.value.module == .runtime }.keys
    #expect(Set(known).symmetricDifference(runtime.types.keys).sorted() == [])
  }

  @Test(arguments: KnownName.Fact.allCases)
  func itKnowsWhatTheRuntimeDeclares(fact: KnownName.Fact) {
    let known = KnownName.all.filter {
      $0.value.module == .runtime && $0.value.facts.contains(fact)
    }
    let declared = runtime.types.keys.filter { runtime.has(fact, $0) }
    #expect(Set(known.keys).symmetricDifference(declared).sorted() == [])
  }

  @Test func itKnowsThePropertiesOfDependencyValues() {
    let members = runtime.bodies(of: "DependencyValues").flatMap { body in
      body.members.filter { member in
        [.var, .let, .func].contains(member.kind) && !member.isStatic
          && Access(member.modifiers) == .public
      }
    }
    let names = members.map(runtime.name)
    #expect(BuiltInKeys.all.symmetricDifference(names).sorted() == [])
  }

  /// Types of a target do not conform to protocols with an underscore. A `CaseReducerState` is
  /// found with its reducer.
  @Test(arguments: Annotation.all)
  func anAnnotationHasTheNamesOfTheProtocolsThatRefineIt(annotation: Annotation) {
    let names = runtime.types.keys.filter { name in
      runtime.refines(name, annotation.names[0]) && !name.hasPrefix("_")
        && name != "CaseReducerState"
    }
    #expect(Set(annotation.names) == Set(names))
  }
}

/// The public types of the runtime, and all extensions.
private struct Runtime {
  var types: [String: DeclarationSyntax] = [:]
  private var extensions: [String: [DeclarationSyntax]] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  init() throws {
    for source in try Sources.files(in: "Sources/GeneratedSupport") {
      let file = ParsedFile(SourceFile(path: source.path, text: source.code))
      for declaration in file.syntax.declarations { add(declaration, in: file) }
    }
  }

  private mutating func add(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    let name = file.text(declaration.name)
    switch declaration.kind {
    case .extension: extensions[name, default: []].append(declaration)
    case .struct, .class, .enum, .actor, .protocol, .typealias:
      if Access(declaration.modifiers) == .public { types[name] = declaration }
    default: break
    }
    for part in [declaration] + declaration.members {
      names[ObjectIdentifier(part)] = file.text(part.name)
    }
  }

  func name(_ declaration: DeclarationSyntax) -> String { names[ObjectIdentifier(declaration)]! }

  /// The declaration and the extensions of a type.
  func bodies(of name: String) -> [DeclarationSyntax] {
    [types[name]].compactMap { $0 } + (extensions[name] ?? [])
  }

  private func inherits(_ name: String, _ other: String) -> Bool {
    bodies(of: name).flatMap(\.inherits).contains { $0.path.last == other }
  }

  /// Whether a protocol is another one, or inherits it.
  func refines(_ name: String, _ other: String) -> Bool {
    guard let type = types[name], type.kind == .protocol else { return false }
    return name == other || type.inherits.contains { refines($0.path.last ?? "", other) }
  }

  func has(_ fact: KnownName.Fact, _ name: String) -> Bool {
    guard let type = types[name] else { return false }
    let isProtocol = type.kind == .protocol
    switch fact {
    case .generic:
      return !isProtocol && type.kind != .typealias && !type.generics.parameters.isEmpty
    case .unconstrained: return !isProtocol && isUnconstrained(type)
    case .sendable: return !isProtocol && isSendable(name)
    case .reducer: return type.kind == .struct && inherits(name, "Reducer")
    case .ephemeral: return type.kind == .struct && inherits(name, "_EphemeralState")
    case .dependency: return refines(name, "TestDependencyKey")
    }
  }

  /// The requirements in the `where` clause of a typealias are those of a reducer's state, which
  /// the reducer fulfils.
  private func isUnconstrained(_ type: DeclarationSyntax) -> Bool {
    let constraints = type.generics.parameters.compactMap(\.constraint)
    let isFree = constraints.allSatisfy { constraint in
      ["Reducer", "Sendable"].contains(constraint.text) || constraint.text.hasPrefix("~")
    }
    return !type.generics.parameters.isEmpty && isFree
      && (type.kind == .typealias || type.whereClause.requirements.isEmpty)
  }

  /// The conditions of the conformance say nothing else than that arguments are sendable.
  private func isSendable(_ name: String) -> Bool {
    bodies(of: name).contains { body in
      body.inherits.contains { $0.text == "Sendable" || $0.text == "@unchecked Sendable" }
        && body.whereClause.requirements.allSatisfy { requirement in
          body.kind != .extension || requirement.type.text == "Sendable"
        }
    }
  }
}
