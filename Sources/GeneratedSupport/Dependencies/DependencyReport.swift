/// The reports about dependencies.
enum DependencyReport {
  static func noTestValue<Key: DependencyKey>(
    _ key: Key.Type, _ lookup: DependencyLookup?
  ) -> String {
    let place = lookup?.name ?? "[\(dumpTypeName(key)).self]"
    return """
      \(subject(lookup)) has no test implementation, but was accessed from a test context:

      \(facts(key, lookup))

      Its live value may reach the outside world, so a test uses it only on request.

      To fix this, do one of these:

      • Override it for the test: 'withDependencies { $0\(place) = … } operation: { … }', or \
      '@Test(.dependencies { $0\(place) = … })'. To use the live value, override it with '.liveValue'.
      • Override it for all tests: give '\(dumpTypeName(key))' a 'testValue'.
      """
  }

  static func noLiveValue<Key: TestDependencyKey>(
    _ key: Key.Type, _ lookup: DependencyLookup
  ) -> String {
    """
    \(subject(lookup)) has no live implementation, but was accessed from a live context.

    \(facts(key, lookup))

    Its test value is used instead.

    To fix this, do one of these:

    • Conform '\(dumpTypeName(key))' to 'DependencyKey', with a 'liveValue'. If another module does so \
    already, link that module into the application.
    • Set it where the application starts, before it is used: 'prepareDependencies { $0\(lookup.name) = \
    … }'. For a part of the application, use 'withDependencies'.
    """
  }

  static func alreadyUsed<Key: TestDependencyKey>(
    _ key: Key.Type, _ lookup: DependencyLookup
  ) -> String {
    """
    \(subject(lookup)) has already been accessed or prepared.

    \(facts(key, lookup))

    It keeps the value that it had before this call.

    To fix this, do one of these:

    • Prepare it once, where the application starts and before anything reads it.
    • Override it for the part of the application that needs another value, with 'withDependencies'.
    """
  }

  static func cycle(
    _ keys: [any TestDependencyKey.Type], _ lookup: DependencyLookup, hasEmptyValue: Bool
  ) -> String {
    let outcome =
      hasEmptyValue
      ? "The look-up at this location got an empty value, such as nil, 0 or []."
      : """
      The look-up at this location has no value to return, because the type of this dependency has no empty value, \
      such as nil, 0 or []. So the program ends here.
      """
    let names = (keys + keys.prefix(1)).map { dumpTypeName($0) }
    return """
      These dependencies need each other when they are created:

        \(names.joined(separator: " → "))

        Location:
          \(lookup.site)

      \(outcome)

      To fix this, don't read '@Dependency' while one of these dependencies is created. Read it inside the \
      closures of the dependency, when they are called.
      """
  }

  static func noValues<Key: TestDependencyKey>(
    _ key: Key.Type, _ lookup: DependencyLookup?
  ) -> String {
    """
    \(subject(lookup)) has no value for tests and previews:

    \(facts(key, lookup))

    By default, 'testValue' returns 'previewValue', and 'previewValue' returns 'testValue'.

    To fix this, give '\(dumpTypeName(key))' a 'testValue', a 'previewValue' or both.
    """
  }

  static func unknownContext(_ name: String) -> String {
    """
    The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' has the unknown value '\(name)', which is \
    ignored. It can be \(DependencyContext.allCases.map { "'\($0)'" }.joined(separator: ", ")).
    """
  }

  static func noDependencies(_ type: Any.Type) -> String {
    """
    You are trying to propagate dependencies to a child model from a model with no dependencies.

      Model:
        \(dumpTypeName(type))

    The child gets the dependencies of the running task.

    To fix this, do one of these:

    • Give '\(dumpTypeName(type))' an '@Dependency' property.
    • Make the model in the operation of a 'withDependencies', and return it from there.
    """
  }
}

extension DependencyReport {
  private static func subject(_ lookup: DependencyLookup?) -> String {
    guard let lookup else { return "A dependency" }
    let name = lookup.name
    let isProperty = name.hasPrefix(".")
    return "@Dependency(\(isProperty ? "\\\(name)" : String(name.dropFirst().dropLast())))"
  }

  private static func facts<Key: TestDependencyKey>(
    _ key: Key.Type, _ lookup: DependencyLookup?
  ) -> String {
    var facts = lookup.map { [("Location", "\($0.site)")] } ?? []
    if Key.self == Key.Value.self {
      facts.append(("Dependency", dumpTypeName(key)))
    } else {
      facts += [("Key", dumpTypeName(key)), ("Value", dumpTypeName(Key.Value.self))]
    }
    return facts.map { "  \($0.0):\n    \($0.1)" }.joined(separator: "\n")
  }
}

/// Reports it at the place of the look-up.
func reportIssue(_ message: String, at site: CallSite) {
  reportIssue(
    message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
}
