import GeneratedSupport

/// What reflection cannot know about a type: how a test can make a value and change it.
package protocol TypeFacts: Sendable {
  /// How a test makes a value of a struct. Nil if it can't.
  ///
  /// - Parameters:
  ///   - type: The name with the enclosing types, without the module: `Login.State`.
  ///   - properties: The names of the stored properties in their order.
  func initializer(of type: String, module: String, properties: [String]) -> StoredInitializer?

  /// The name of the type's static constant that has the printed value: `mock`. Nil if the test sees
  /// none.
  func constant(printedAs code: String, of type: String, module: String) -> String?

  /// Whether a test can assign the property.
  func isSettable(_ property: String, of type: String, module: String) -> Bool

  /// Whether the property's type is known to be `any` something or generic, so that `.some` can't
  /// be written for a value.
  func needsFullNames(_ property: String, of type: String, module: String) -> Bool
}

/// An initialiser of a struct that takes its stored properties.
package struct StoredInitializer: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    package var label: String?
    /// The stored property that the argument becomes, or one of those that its fields become.
    package var property: String
    /// The source of the default value.
    package var defaultValue: String?
    /// If the argument is a struct, whose fields become several properties.
    package var parts: Parts?

    package init(
      label: String?, property: String, defaultValue: String? = nil, parts: Parts? = nil
    ) {
      self.label = label
      self.property = property
      self.defaultValue = defaultValue
      self.parts = parts
    }
  }

  package struct Parts: Equatable, Sendable {
    package var type: String
    package var module: String
    package var initializer: StoredInitializer
    /// The stored property that each field becomes.
    package var properties: [String: String]

    package init(
      type: String, module: String, initializer: StoredInitializer, properties: [String: String]
    ) {
      self.type = type
      self.module = module
      self.initializer = initializer
      self.properties = properties
    }
  }

  package var parameters: [Parameter]
  /// The sources of the initial values of the other properties.
  package var initialValues: [String: String]

  package init(_ parameters: [Parameter], initialValues: [String: String] = [:]) {
    self.parameters = parameters
    self.initialValues = initialValues
  }
}

/// Takes every struct for one with a memberwise initialiser whose properties can be assigned.
package struct ReflectedTypes: TypeFacts {
  package init() {}

  package func initializer(
    of type: String, module: String, properties: [String]
  ) -> StoredInitializer? {
    StoredInitializer(properties.map { .init(label: $0, property: $0) })
  }

  package func constant(printedAs code: String, of type: String, module: String) -> String? { nil }

  package func isSettable(_ property: String, of type: String, module: String) -> Bool { true }

  package func needsFullNames(_ property: String, of type: String, module: String) -> Bool { false }
}

/// The stored properties of a struct.
struct StoredProperties {
  struct Property {
    /// The name in the source. Reflection shows a wrapper as `_name`.
    var name: String
    var isWrapped: Bool
    var value: Any
  }

  var properties: [Property]

  /// Nil for everything that is not a struct with names for all its properties.
  init?(of value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, mirror.subjectType == type(of: value) else { return nil }
    properties = []
    for child in mirror.children {
      guard let label = child.label else { return nil }
      let isWrapped = label.hasPrefix("_") && !label.hasPrefix("__")
      let name = isWrapped ? String(label.dropFirst()) : label
      properties.append(Property(name: name, isWrapped: isWrapped, value: child.value))
    }
  }

  var names: [String] { properties.map(\.name) }
}

extension TypeFacts {
  func initializer(of value: Any, _ properties: StoredProperties) -> StoredInitializer? {
    let type = type(of: value)
    return initializer(
      of: dumpTypeName(type), module: moduleName(of: type), properties: properties.names)
  }
}

func moduleName(of type: Any.Type) -> String {
  let name = String(_typeName(type, qualified: true).prefix { $0 != "." })
  // A part of Foundation, which only some platforms have.
  return name == "FoundationEssentials" ? "Foundation" : name
}
