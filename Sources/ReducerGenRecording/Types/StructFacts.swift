import GeneratedTestSupport
import ReducerGenIndex

/// How a struct's values are made and changed, as its source says.
struct StructFacts {
  struct Property {
    var name: String
    var type: String
    var isLet: Bool
    /// The source of its initial value; `nil` for an optional variable. Nil if it has none.
    var initialValue: String?
    /// Whether a wrapper has arguments, so that it makes its own value.
    var isMadeByWrapper: Bool
    /// Whether it is `@Shared(value:)`. No initialiser takes its value, and every new struct has a
    /// new one.
    var isOwnShared: Bool
    var readAccess: Access
    var writeAccess: Access
  }

  struct Initializer {
    struct Parameter {
      var label: String?
      var name: String
      var type: String
      var defaultValue: String?
    }

    var access: Access
    var parameters: [Parameter]
    /// Nil if it does more than to assign properties.
    var body: InitializerBody?
  }

  var type: String
  var path: String
  var access: Access
  var properties: [Property]
  var initializers: [Initializer]
  /// Those in extensions leave the memberwise initialiser as it is.
  var hasMemberwise: Bool

  /// The target's folder in `Sources`. Nil if it has another place.
  var module: String? {
    let folders = path.split(separator: "/")
    return folders.lastIndex(of: "Sources").map { String(folders[$0 + 1]) }
  }

  /// The initialiser that gives every stored property its value.
  ///
  /// - Parameters:
  ///   - needed: The least access that the test can use.
  ///   - made: How the test makes a struct that an initialiser takes apart.
  func initializer(for needed: Access, _ made: (String) -> MadeStruct?) -> StoredInitializer? {
    if access < needed || properties.contains(where: \.isOwnShared) { return nil }
    if hasMemberwise, memberwiseAccess >= needed { return memberwise }
    let usable = initializers.filter { $0.access >= needed }.compactMap { stored($0, made) }
    return usable.max { $0.parameters.count < $1.parameters.count }
  }

  private var settable: [Property] {
    properties.filter { !($0.isLet && $0.initialValue != nil) && !$0.isMadeByWrapper }
  }

  private var memberwiseAccess: Access {
    min(.internal, settable.map(\.readAccess).min() ?? .internal)
  }

  private var memberwise: StoredInitializer {
    StoredInitializer(
      settable.map { .init(label: $0.name, property: $0.name, defaultValue: $0.initialValue) })
  }

  /// Nil if a parameter is not a property, or a property gets no value.
  private func stored(
    _ initializer: Initializer, _ made: (String) -> MadeStruct?
  ) -> StoredInitializer? {
    let parameters = initializer.parameters.compactMap { parameter in
      property(getting: parameter, of: initializer) ?? parts(of: parameter, of: initializer, made)
    }
    let given = Set(
      parameters.flatMap { $0.parts.map { Array($0.properties.values) } ?? [$0.property] })
    let isComplete = settable.allSatisfy { $0.initialValue != nil || given.contains($0.name) }
    guard isComplete, parameters.count == initializer.parameters.count else { return nil }
    return StoredInitializer(parameters, initialValues: initialValues(without: given))
  }

  private func initialValues(without given: Set<String>) -> [String: String] {
    let rest = settable.filter { !given.contains($0.name) }
    return Dictionary(rest.map { ($0.name, $0.initialValue ?? "") }) { first, _ in first }
  }

  /// A parameter that becomes a property. If the body is not understood, their names must agree.
  private func property(
    getting parameter: Initializer.Parameter, of initializer: Initializer
  ) -> StoredInitializer.Parameter? {
    let names: [String?] =
      initializer.body.map { [$0.property(getting: parameter.name)] }
      ?? [parameter.name, parameter.label]
    return properties.first { names.contains($0.name) }.map {
      .init(label: parameter.label, property: $0.name, defaultValue: parameter.defaultValue)
    }
  }

  /// A parameter whose fields become properties: `init(track: Track) { id = track.id }`.
  private func parts(
    of parameter: Initializer.Parameter, of initializer: Initializer,
    _ made: (String) -> MadeStruct?
  ) -> StoredInitializer.Parameter? {
    guard let fields = initializer.body?.properties(gettingFieldsOf: parameter.name),
      let first = fields.values.min(), let made = made(parameter.type)
    else { return nil }
    return .init(
      label: parameter.label, property: first, defaultValue: parameter.defaultValue,
      parts: .init(
        type: made.type, module: made.module, initializer: made.initializer, properties: fields))
  }
}

/// A struct, and how a test makes it.
struct MadeStruct {
  var type: String
  var module: String
  var initializer: StoredInitializer
}
