import ReducerGenSyntax

/// A function type, written out or behind a typealias of the target.
package struct FunctionType {
  package var syntax: FunctionTypeSyntax
  /// The declaration in which its names are looked up: the client, or the typealias.
  package var scope: TypeEntry
  /// What the parameters of a generic typealias stand for.
  package var arguments: [String: Argument]

  package init(
    syntax: FunctionTypeSyntax, scope: TypeEntry, arguments: [String: Argument] = [:]
  ) {
    self.syntax = syntax
    self.scope = scope
    self.arguments = arguments
  }

  package struct Argument {
    package var type: TypeSyntax
    /// The declaration in which its names are looked up.
    package var scope: TypeEntry

    package init(type: TypeSyntax, scope: TypeEntry) {
      self.type = type
      self.scope = scope
    }
  }
}

extension TargetIndex {
  /// The function type that a type stands for which is written in the declaration of `scope`.
  package func functionType(_ type: TypeSyntax?, in scope: TypeEntry) -> FunctionType? {
    functionType(type, in: scope, arguments: [:], limit: 8)
  }

  /// An argument of one generic typealias may not be a parameter of another one: no code needs
  /// that.
  private func functionType(
    _ type: TypeSyntax?, in scope: TypeEntry, arguments: [String: FunctionType.Argument], limit: Int
  ) -> FunctionType? {
    if let syntax = type?.function {
      return FunctionType(syntax: syntax, scope: scope, arguments: arguments)
    }
    guard limit > 0, let type, let alias = anyAlias(type, in: scope) else { return nil }
    let names = alias.genericParameters
    let written = type.genericArguments
    guard names.count == written.count, names.isEmpty || arguments.isEmpty else { return nil }
    let own = zip(names, written.map { FunctionType.Argument(type: $0, scope: scope) })
    return functionType(
      alias.declaration.type, in: alias,
      arguments: names.isEmpty ? arguments : Dictionary(own) { first, _ in first }, limit: limit - 1
    )
  }

  /// The typealias without parameters that a type names.
  package func alias(_ type: TypeSyntax?, in scope: TypeEntry) -> TypeEntry? {
    anyAlias(type, in: scope).flatMap { $0.genericParameters.isEmpty ? $0 : nil }
  }

  /// The typealias that a type names.
  package func anyAlias(_ type: TypeSyntax?, in scope: TypeEntry) -> TypeEntry? {
    entry(type, in: scope).flatMap { $0.isTypeAlias ? $0 : nil }
  }

  /// Qualifies the names in a function type.
  package func qualifier(of function: FunctionType) -> TypeQualifier {
    TypeQualifier(
      index: self, type: function.scope,
      arguments: function.arguments.mapValues { argument in
        let text = TypeQualifier(index: self, type: argument.scope).qualified(argument.type)
        return argument.type.isOneWord ? text : "(" + text + ")"
      })
  }
}

extension TypeSyntax {
  /// Whether a `?` after it belongs to all of it.
  fileprivate var isOneWord: Bool {
    switch kind {
    case .name, .member, .optional, .array, .dictionary, .tuple: true
    default: false
    }
  }
}
