import ReducerGenIndex
import ReducerGenSyntax

/// Decides about the endpoints of one client: what a call of an unimplemented endpoint does, and
/// which method calls it with labels.
struct EndpointResolver {
  let index: TargetIndex
  let client: TypeEntry

  func endpoint(_ property: ClientProperty, _ function: FunctionType) -> Endpoint {
    endpoint(named: property.name, hasDefault: property.hasDefault, function)
  }

  func endpoint(
    named name: String, hasDefault: Bool = false, _ function: FunctionType
  ) -> Endpoint {
    let parameters = function.syntax.parameters.map { parameter($0, of: function) }
    let effects = effects(of: function)
    let qualifier = index.qualifier(of: function)
    return Endpoint(
      title: title(name.withoutBackticks, parameters), parameters: parameters,
      isAsync: effects.isAsync, isThrowing: effects.isThrowing,
      thrown: effects.isThrowing ? thrownType(of: function).map(qualifier.qualified) ?? "" : "",
      isUnsafe: isUnsafe(function),
      ending: ending(of: function, hasDefault: hasDefault) ?? .nothing)
  }

  private func title(_ name: String, _ parameters: [EndpointParameter]) -> String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  func parameter(
    _ syntax: FunctionTypeSyntax.Parameter, of function: FunctionType
  ) -> EndpointParameter {
    let value = function.argument(for: syntax.type)
    return EndpointParameter(
      label: syntax.name.isEmpty || syntax.name == "_" ? nil : syntax.name,
      type: index.qualifier(of: function).qualified(syntax.type),
      passing: passing(syntax.type, function.scope), isShown: isShown(value.type, value.scope))
  }

  private func passing(_ type: TypeSyntax, _ scope: TypeEntry) -> EndpointParameter.Passing {
    let specifiers = type.specifiers
    if specifiers.contains("inout") { return .inPlace }
    guard specifiers.contains("@autoclosure") else { return .plain }
    let effects = index.functionType(type, in: scope).map { self.effects(of: $0) }
    return .autoclosure(
      isThrowing: effects?.isThrowing ?? false, isAsync: effects?.isAsync ?? false)
  }

  /// Whether a message can show a value of the type: it can be cast to `Any`, and is not a
  /// function.
  private func isShown(_ type: TypeSyntax, _ scope: TypeEntry) -> Bool {
    if type.specifiers.contains(where: moving.contains) || type.isPartlyFunction { return false }
    let names = type.names
    if names.contains(where: { $0.contains("Unsafe") }) { return false }
    let hidden = names.filter { bound.contains($0) || pointers.contains($0) }
    if !hidden.allSatisfy(index.names.contains) { return false }
    if index.functionType(type, in: scope) != nil { return false }
    return index.entry(type, in: scope).flatMap { index.resolveAlias($0) }?.suppression == nil
  }

  func effects(of function: FunctionType) -> (isAsync: Bool, isThrowing: Bool) {
    let texts = function.syntax.effects.map(\.text)
    let isThrowing =
      texts.contains { $0.utf8.starts(with: "throws".utf8) }
      && !isNamed("Never", function.syntax.thrownType, function.scope)
    return (texts.contains("async"), isThrowing)
  }

  /// `APIError` of `throws(APIError)`; nil where any error may be thrown.
  func thrownType(of function: FunctionType) -> TypeSyntax? {
    function.syntax.thrownType.flatMap { type in
      ["any Error", "any Swift.Error", "Error"].contains(type.text) ? nil : type
    }
  }

  /// Nil if no result can be generated, so that the endpoint needs a default value.
  func ending(of function: FunctionType, hasDefault: Bool) -> Endpoint.Ending? {
    if hasDefault { return .callingDefault }
    if effects(of: function).isThrowing && thrownType(of: function) == nil { return .throwing }
    return result(of: function).ending
  }

  func result(of function: FunctionType) -> (type: TypeSyntax, ending: Endpoint.Ending?) {
    let value = function.argument(for: function.syntax.result)
    return result(value.type, value.scope)
  }

  /// The type that a result's type stands for, and the ending that returns a value of it without a
  /// default.
  func result(
    _ type: TypeSyntax, _ scope: TypeEntry, _ limit: Int = 8
  ) -> (type: TypeSyntax, ending: Endpoint.Ending?) {
    if let inner = type.parenthesized { return result(inner, scope, limit) }
    if isNothing(type, scope) { return (type, .nothing) }
    if type.isOptional { return (type, .returningNil) }
    guard limit > 0, let alias = index.alias(type, in: scope), let aliased = alias.declaration.type
    else { return (type, nil) }
    return result(aliased, alias, limit - 1)
  }

  func isNothing(_ type: TypeSyntax, _ scope: TypeEntry) -> Bool {
    type.kind == .tuple && type.parts.isEmpty || isNamed("Void", type, scope)
  }

  /// Whether it is the standard library's type of this name, rather than one of the target.
  func isNamed(_ name: String, _ type: TypeSyntax?, _ scope: TypeEntry) -> Bool {
    let path = type?.path ?? []
    return path == [name] ? index.lookUp(name, from: scope) == nil : path == ["Swift", name]
  }

  func problem(
    with property: ClientProperty, _ function: FunctionType, at place: SourcePlace
  ) -> Diagnostic? {
    let attributes = function.syntax.attributes.map(\.nameText)
    if let reason = unsupported(function, hasDefault: property.hasDefault) {
      return .unsupportedEndpoint(property.name, reason, at: place)
    }
    if let actor = index.actor(of: property.declaration, in: client), property.isReplaced,
      !attributes.contains("@Sendable")
    {
      return .isolatedEndpoint(property.name, client.file.text(actor.name), at: place)
    }
    guard property.isReplaced, ending(of: function, hasDefault: property.hasDefault) == nil else {
      return nil
    }
    let type = result(of: function).type
    let value = DefaultValue.suggestion(for: type)
    let count = function.syntax.parameters.count
    return .endpointWithoutDefault(
      property.name, throwing: thrownType(of: function)?.text ?? "", returning: type.text,
      suggestion: DefaultValue.closure(value, parameters: count), at: place)
  }

  /// Why a function cannot be an endpoint.
  func unsupported(_ function: FunctionType, hasDefault: Bool) -> String? {
    let parameters = function.syntax.parameters
    let specifiers = parameters.flatMap(\.type.specifiers)
    if parameters.contains(where: \.isVariadic) { return "takes a variadic parameter" }
    if specifiers.contains("repeat") { return "takes a parameter pack" }
    let uncallable = parameters.first { index.isUninhabited($0.type, in: function.scope) }
    if let type = uncallable?.type.bare.text {
      return "cannot be called, because a parameter has the type '\(type)', an enum without cases"
    }
    if let reason = strangeAutoclosure(function, hasDefault: hasDefault) { return reason }
    if specifiers.contains("isolated"),
      function.syntax.attributes.contains(where: { $0.actor != nil })
    {
      return "runs on a global actor but takes an isolated parameter"
    }
    let attributes = function.syntax.attributes.map(\.nameText)
    return attributes.contains("@isolated(any)") ? "is '@isolated(any)'" : nil
  }

  /// Refuses an async autoclosure of a function that is not async; and a throwing one of a function
  /// that does not throw, while it has a default. Swift would infer that the closure around the
  /// default throws.
  private func strangeAutoclosure(_ function: FunctionType, hasDefault: Bool) -> String? {
    let own = effects(of: function)
    for parameter in function.syntax.parameters {
      guard case .autoclosure(let isThrowing, let isAsync) = passing(parameter.type, function.scope)
      else { continue }
      if isAsync && !own.isAsync { return "takes an async autoclosure, but is not async itself" }
      if isThrowing && !own.isThrowing && hasDefault {
        return "takes a throwing autoclosure and has a default value, but does not throw itself"
      }
    }
    return nil
  }

  /// Whether its type contains pointers. With strict memory safety, each use then needs `unsafe`.
  func isUnsafe(_ function: FunctionType) -> Bool {
    let types = function.syntax.parameters.map(\.type) + [function.syntax.result]
    return types.flatMap(\.names).contains { pointers.contains($0) && !index.names.contains($0) }
  }
}

/// The unsafe types of the standard library.
private let pointers: Set = [
  "AutoreleasingUnsafeMutablePointer", "OpaquePointer", "UnsafeBufferPointer",
  "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
  "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
]

/// Specifiers of parameters that cannot be cast to `Any`.
private let moving: Set = ["borrowing", "consuming", "sending", "__shared", "__owned"]

/// Types whose values cannot escape the call, and so cannot be cast to `Any`.
private let bound: Set = [
  "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
]

/// A suggestion for the default value of an endpoint.
enum DefaultValue {
  static func suggestion(for type: TypeSyntax) -> String { known(for: type) ?? "<#value#>" }

  /// Nil for a type whose values nobody can guess.
  static func known(for type: TypeSyntax) -> String? {
    if type.kind == .array { return "[]" }
    if type.kind == .dictionary { return "[:]" }
    var path = type.path
    if path.count == 2, ["Swift", "Foundation"].contains(path[0]) { path.removeFirst() }
    switch path.count == 1 ? path[0] : "" {
    case "String", "Substring": return "\"\""
    case "Bool": return "false"
    case "Array", "ContiguousArray", "Set": return "[]"
    case "Dictionary": return "[:]"
    case "AsyncStream": return ".finished"
    case "AsyncThrowingStream": return ".finished()"
    case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "UInt128", "Double", "Float", "Float16", "CGFloat", "TimeInterval", "Decimal":
      return "0"
    default: return nil
    }
  }

  /// `{ _, _ in [] }`
  static func closure(_ value: String, parameters: Int) -> String {
    let names = Array(repeating: "_", count: parameters).joined(separator: ", ")
    return names.isEmpty ? "{ \(value) }" : "{ \(names) in \(value) }"
  }
}

extension FunctionType {
  /// The argument of a generic typealias that a parameter's name stands for, or the type itself.
  func argument(for type: TypeSyntax) -> Argument {
    let name = type.path.count == 1 ? type.path[0] : ""
    return arguments[name] ?? Argument(type: type, scope: scope)
  }
}

extension TypeSyntax {
  /// `Void` of `(Void)`.
  fileprivate var parenthesized: TypeSyntax? {
    guard kind == .tuple, parts.count == 1, parts[0].kind != .element else { return nil }
    return parts[0].function == nil ? parts[0] : nil
  }

  /// Whether it is a function type, or contains one.
  fileprivate var isPartlyFunction: Bool { nodes.contains { $0.kind == .function } }
}
