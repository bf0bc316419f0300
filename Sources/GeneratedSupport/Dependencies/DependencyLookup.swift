/// The place that asks for a dependency, and the reason.
struct DependencyLookup: Sendable {
  enum Purpose {
    case reading
    /// In an update closure, often to change a part of it, as `$0.apiClient.fetch = …` does.
    case overriding
    /// In the closure of `prepareDependencies`.
    case preparing
  }

  let purpose: Purpose
  let site: CallSite
  /// `.apiClient` for a property, `[APIClient.self]` for a key: the text that follows `$0` in an
  /// override.
  let name: String

  init<Key: TestDependencyKey>(
    _ key: Key.Type, for purpose: Purpose, in function: StaticString, at site: CallSite
  ) {
    self.purpose = purpose
    self.site = site
    // A function has parentheses, and so has `subscript(_:)`.
    let isProperty = !"\(function)".contains("(")
    name = isProperty ? ".\(function)" : "[\(dumpTypeName(key)).self]"
  }

  var isOverriding: Bool { purpose != .reading }
}
