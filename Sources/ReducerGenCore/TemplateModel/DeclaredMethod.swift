import ReducerGenIndex
import ReducerGenSyntax

/// A method, a function at the top of a file, an initialiser or a subscript.
struct DeclaredMethod: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, plainName, uniqueName, access, accessLevel, attributes, writtenAttributes, modifiers
    case documentation, line, opening, closing, isInExtension, parameters, result, signature
    case arguments, callPrefix, isAsync, isThrowing, effects, isStatic, isMutating, isOperator
    case isMutable, generics, whereClause
  }

  static let kind = "a method"
  let item: DeclaredItem
  /// A name that no other method of the same type has.
  let uniqueName: String

  var text: String? { item.name }

  func value(of property: Property) -> TemplateValue {
    if let shared = DeclaredItem.Property(rawValue: property.rawValue) {
      return item.value(of: shared)
    }
    let declaration = item.declaration
    return switch property {
    case .uniqueName: .text(uniqueName)
    case .parameters: .objects(parameters)
    case .result: item.type(declaration.result)
    case .signature: .text(signature)
    case .arguments: .text("(" + parameters.map(\.argument).joined(separator: ", ") + ")")
    case .callPrefix: .text((isThrowing ? "try " : "") + (isAsync ? "await " : ""))
    case .isAsync: .bool(isAsync)
    case .isThrowing: .bool(isThrowing)
    case .effects: .text(effects.joined(separator: " "))
    case .isStatic: .bool(declaration.isStatic)
    case .isMutating: .bool(item.has(.mutating))
    case .isOperator: .bool(isOperator)
    case .isMutable: .bool(item.declaration.kind == .subscript && item.isSettable)
    case .generics:
      .objects(declaration.generics.parameters.map { GenericParameter(syntax: $0, item: item) })
    default: .text(whereClause)
    }
  }

  private var isOperator: Bool {
    item.declaration.kind == .func && SwiftName.escaped(item.name) == nil
  }

  private var parameters: [DeclaredParameter] {
    item.declaration.parameters.enumerated().map {
      DeclaredParameter(syntax: $1, index: $0, item: item)
    }
  }

  private var effects: [String] {
    item.declaration.kind == .subscript
      ? item.file.getterEffects(of: item.declaration) : item.effects
  }

  private var isAsync: Bool { effects.contains("async") }
  private var isThrowing: Bool {
    effects.contains { $0.utf8.starts(with: "throws".utf8) || $0 == "rethrows" }
  }

  /// What is after the name, without default values: `<T>(_ id: T) async throws -> User`.
  private var signature: String {
    let declaration = item.declaration
    let generics = item.file.text(declaration.generics.range)
    let list = "(" + parameters.map(\.declaration).joined(separator: ", ") + ")"
    let result = declaration.result.map { ["->", item.qualified($0)] } ?? []
    let words = [generics + list] + item.effects + result + [whereClause]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var whereClause: String { item.file.text(item.declaration.whereClause.range) }
}

extension DeclaredMethod {
  /// The functions among declarations, each with a name of its own.
  static func methods(_ items: [DeclaredItem]) -> [DeclaredMethod] {
    let names = OverloadNames.names(of: items.map(\.candidate))
    return items.indices.map { index in
      DeclaredMethod(
        item: items[index], uniqueName: names[index] ?? items[index].candidate.name + "\(index)")
    }
  }
}

extension DeclaredItem {
  fileprivate var candidate: OverloadNames.Candidate {
    let name = name.withoutBackticks
    let isOperator = declaration.kind == .func && SwiftName.escaped(name) == nil
    return OverloadNames.Candidate(
      name: isOperator ? "operator" : name, labels: declaration.labels(in: file),
      types: declaration.parameters.map(\.type.text), result: declaration.result?.text ?? "",
      clauses: declaration.clauses)
  }
}
