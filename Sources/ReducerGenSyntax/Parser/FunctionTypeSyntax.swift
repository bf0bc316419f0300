/// `@Sendable (_ id: Int) async throws -> User`, in its parts.
package struct FunctionTypeSyntax {
  /// Before it: `@Sendable`, `@MainActor`, `nonisolated(nonsending)`.
  package var attributes: [TypeSyntax]
  package var parameters: [Parameter]
  /// `async`, `throws`, `throws(E)`…
  package var effects: [TypeSyntax]
  package var result: TypeSyntax

  package struct Parameter {
    /// `id` in `_ id: Int`; empty where there is none.
    package var name: String
    /// With its specifiers and attributes, without `...`.
    package var type: TypeSyntax
    package var isVariadic: Bool
  }

  /// `Failure` of `throws(Failure)`.
  package var thrownType: TypeSyntax? { effects.lazy.compactMap(\.parts.first).first }
}

extension TypeSyntax {
  /// The parts of a function type, also inside parentheses. Nil for any other type, optional ones
  /// included.
  package var function: FunctionTypeSyntax? {
    let attributes = prefixes
    guard attributes.allSatisfy({ $0.kind == .attribute || $0.nameText.hasPrefix("nonisolated") })
    else { return nil }
    let type = bare
    if type.kind == .tuple, type.parts.count == 1 {
      guard var inner = type.parts[0].function else { return nil }
      inner.attributes = attributes + inner.attributes
      return inner
    }
    guard type.kind == .function, let tuple = type.parts.first, tuple.kind == .tuple,
      let result = type.parts.last
    else { return nil }
    return FunctionTypeSyntax(
      attributes: attributes, parameters: tuple.parts.map(\.parameter),
      effects: type.parts.filter { $0.kind == .effect }, result: result)
  }

  private var parameter: FunctionTypeSyntax.Parameter {
    let isNamed = kind == .element
    let type = isNamed ? parts[0] : self
    let isVariadic = type.kind == .variadic
    return FunctionTypeSyntax.Parameter(
      name: isNamed ? nameText : "", type: isVariadic ? type.parts[0] : type,
      isVariadic: isVariadic)
  }
}
