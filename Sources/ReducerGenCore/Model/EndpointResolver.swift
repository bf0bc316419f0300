/// Decides about the endpoints of one client: what a call of an unimplemented endpoint does, and which
/// method calls it with labels.
struct EndpointResolver {
  let index: TargetIndex
  let client: TypeEntry

  func endpoint(_ property: ClientProperty, _ function: FunctionType) -> Endpoint {
    let parameters = function.syntax.parameters.map { parameter($0, function.scope) }
    let effects = effects(of: function)
    return Endpoint(
      title: title(property.name.withoutBackticks, parameters), parameters: parameters,
      isAsync: effects.isAsync, isThrowing: effects.isThrowing,
      thrown: effects.isThrowing ? qualifiedThrownType(of: function) : "",
      isUnsafe: isUnsafe(function),
      ending: ending(of: function, hasDefault: property.hasDefault) ?? .nothing)
  }

  private func title(_ name: String, _ parameters: [EndpointParameter]) -> String {
    if parameters.isEmpty { return name + "()" }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private func parameter(
    _ syntax: FunctionTypeSyntax.Parameter, _ scope: TypeEntry
  ) -> EndpointParameter {
    let qualifier = TypeQualifier(index: index, type: scope)
    let label = scope.file.text(syntax.name)
    return EndpointParameter(
      label: label.isEmpty || label == "_" ? nil : label, type: qualifier.qualified(syntax.type),
      passing: passing(syntax.type, scope), isShown: isShown(syntax.type, scope))
  }

  private func passing(_ range: SourceRange, _ scope: TypeEntry) -> EndpointParameter.Passing {
    let specifiers = TypeText.specifiers(range, scope.file)
    if specifiers.contains("inout") { return .inPlace }
    guard specifiers.contains("@autoclosure") else { return .plain }
    let effects = index.functionType(range, in: scope).map(effects)
    return .autoclosure(
      isThrowing: effects?.isThrowing ?? false, isAsync: effects?.isAsync ?? false)
  }

  /// Whether a message can show a value of the type: it can be cast to `Any`, and is not a function.
  private func isShown(_ range: SourceRange, _ scope: TypeEntry) -> Bool {
    let isMoved = TypeText.specifiers(range, scope.file).contains(where: moving.contains)
    let text = scope.file.text(range)
    if isMoved || text.contains("Unsafe") || text.contains("->") { return false }
    let hidden = text.words.filter { bound.contains($0) || pointers.contains($0) }
    if !hidden.allSatisfy(index.names.contains) { return false }
    if index.functionType(range, in: scope) != nil { return false }
    let type = index.entry(range, in: scope).flatMap { index.resolveAlias($0) }
    return type?.suppression == nil
  }

  func effects(of function: FunctionType) -> (isAsync: Bool, isThrowing: Bool) {
    let texts = function.syntax.effects.map(function.scope.file.text)
    let throwing = texts.first { $0.utf8.starts(with: "throws".utf8) }
    let isThrowing = throwing != nil && !isNamed("Never", thrownRange(of: function), function.scope)
    return (texts.contains("async"), isThrowing)
  }

  /// `APIError` of `throws(APIError)`; empty where any error may be thrown.
  private func thrownType(of function: FunctionType) -> String {
    let type = function.scope.file.text(thrownRange(of: function))
    return ["any Error", "any Swift.Error", "Error"].contains(type) ? "" : type
  }

  private func qualifiedThrownType(of function: FunctionType) -> String {
    if thrownType(of: function).isEmpty { return "" }
    return TypeQualifier(index: index, type: function.scope)
      .qualified(thrownRange(of: function))
  }

  private func thrownRange(of function: FunctionType) -> SourceRange {
    let types = function.syntax.effects.map { TypeText.thrownType($0, function.scope.file) }
    return types.first { !$0.isEmpty } ?? .empty
  }

  /// Nil if no result can be generated, so that the endpoint needs a default value.
  func ending(of function: FunctionType, hasDefault: Bool) -> Endpoint.Ending? {
    if hasDefault { return .callingDefault }
    if effects(of: function).isThrowing && thrownType(of: function).isEmpty { return .throwing }
    switch result(of: function) {
    case .nothing: return .nothing
    case .optional: return .returningNil
    case .value: return nil
    }
  }

  enum Result {
    case nothing, optional
    case value(String)
  }

  func result(of function: FunctionType) -> Result {
    result(function.syntax.result, function.scope, 8)
  }

  private func result(_ range: SourceRange, _ scope: TypeEntry, _ limit: Int) -> Result {
    if isNothing(range, scope) { return .nothing }
    let text = scope.file.text(range)
    if text.isOptionalType { return .optional }
    guard limit > 0, let alias = index.alias(range, in: scope) else { return .value(text) }
    return result(alias.declaration.type, alias, limit - 1)
  }

  func isNothing(_ range: SourceRange, _ scope: TypeEntry) -> Bool {
    scope.file.text(range) == "()" || isNamed("Void", range, scope)
  }

  /// Whether it is the standard library's type of this name, rather than one of the target.
  func isNamed(_ name: String, _ range: SourceRange, _ scope: TypeEntry) -> Bool {
    let text = scope.file.text(range)
    return text == name ? index.lookUp(name, from: scope) == nil : text == "Swift." + name
  }

  func problem(
    with property: ClientProperty, _ function: FunctionType, at place: SourcePlace
  ) -> Diagnostic? {
    let specifiers = function.syntax.parameters.flatMap {
      TypeText.specifiers($0.type, function.scope.file)
    }
    let attributes = function.syntax.attributes.map(function.scope.file.text)
    if function.syntax.parameters.contains(where: \.isVariadic) {
      return .unsupportedEndpoint(property.name, "takes a variadic parameter", at: place)
    }
    if specifiers.contains("repeat") {
      return .unsupportedEndpoint(property.name, "takes a parameter pack", at: place)
    }
    if function.syntax.parameters.contains(where: {
      index.isUninhabited($0.type, in: function.scope)
    }) {
      return .unsupportedEndpoint(
        property.name, "takes a parameter whose type has no values", at: place)
    }
    if let actor = index.actor(of: property.declaration, in: client), property.isReplaced,
      !attributes.contains("@Sendable")
    {
      return .isolatedEndpoint(property.name, client.file.text(actor.name), at: place)
    }
    if hasStrangeAutoclosure(function, hasDefault: property.hasDefault) {
      return .unsupportedEndpoint(
        property.name, "takes an async or throwing autoclosure but is not async or throwing",
        at: place)
    }
    if specifiers.contains("isolated"), attributes.contains(where: isActor) {
      return .unsupportedEndpoint(
        property.name, "runs on a global actor but takes an isolated parameter", at: place)
    }
    if attributes.contains("@isolated(any)") {
      return .unsupportedEndpoint(property.name, "is '@isolated(any)'", at: place)
    }
    guard property.isReplaced, ending(of: function, hasDefault: property.hasDefault) == nil else {
      return nil
    }
    let thrown = thrownType(of: function)
    let count = function.syntax.parameters.count
    if case .value(let text) = result(of: function) {
      let value = DefaultValue.suggestion(for: text)
      return .endpointWithoutDefault(
        property.name, throwing: thrown, returning: text,
        suggestion: DefaultValue.closure(value, parameters: count), at: place)
    }
    return nil
  }
}

extension EndpointResolver {
  /// Whether it takes an async autoclosure without being async; or a throwing one without being
  /// throwing, while it has a default. Swift would infer that the closure around the default throws.
  private func hasStrangeAutoclosure(_ function: FunctionType, hasDefault: Bool) -> Bool {
    let own = effects(of: function)
    return function.syntax.parameters.contains { parameter in
      guard case .autoclosure(let isThrowing, let isAsync) = passing(parameter.type, function.scope)
      else { return false }
      return isAsync && !own.isAsync || isThrowing && !own.isThrowing && hasDefault
    }
  }

  /// Whether its type contains pointers. With strict memory safety, each use then needs `unsafe`.
  func isUnsafe(_ function: FunctionType) -> Bool {
    let ranges = function.syntax.parameters.map(\.type) + [function.syntax.result]
    return ranges.map(function.scope.file.text).contains { text in
      text.words.contains { pointers.contains($0) && !index.names.contains($0) }
    }
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
  static func suggestion(for type: String) -> String {
    let bare = type.withoutPrefix("Swift.").withoutPrefix("Foundation.")
    let head = String(bare.prefix { $0 != "<" })
    switch head {
    case "String", "Substring": return "\"\""
    case "Bool": return "false"
    case "Array", "ContiguousArray", "Set": return "[]"
    case "Dictionary": return "[:]"
    case "AsyncStream": return ".finished"
    case "AsyncThrowingStream": return ".finished()"
    case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "UInt128", "Double", "Float", "Float16", "CGFloat", "TimeInterval", "Decimal":
      return "0"
    default: break
    }
    guard bare.hasPrefix("[") else { return "<#value#>" }
    return bare.hasColonInside ? "[:]" : "[]"
  }

  /// `{ _, _ in [] }`
  static func closure(_ value: String, parameters: Int) -> String {
    let names = Array(repeating: "_", count: parameters).joined(separator: ", ")
    return names.isEmpty ? "{ \(value) }" : "{ \(names) in \(value) }"
  }
}

extension String {
  /// The names and words in it.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  func withoutPrefix(_ prefix: String) -> String {
    utf8.starts(with: prefix.utf8) ? String(dropFirst(prefix.count)) : self
  }

  /// Whether a colon stands in the outermost brackets: `[String: [Int]]`.
  fileprivate var hasColonInside: Bool {
    var depth = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: return true
      default: break
      }
    }
    return false
  }
}
