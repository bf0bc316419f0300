/// The kind of default values that dependencies have: for the application, a preview or a test.
///
/// ```swift
/// struct Banner {
///   @Dependency(\.context) var context
///
///   var text: String { context == .live ? "Welcome" : "This is a \(context)" }
/// }
/// ```
///
/// By default, the context is ``preview`` in a preview of Xcode, ``test`` while tests run, and
/// ``live`` otherwise. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` sets it to `live`,
/// `preview` or `test`, for example for an application that a UI test starts.
/// ``prepareDependencies(_:fileID:filePath:line:column:)`` sets it for the whole application or
/// test, and ``withDependencies(_:operation:)`` for an operation.
public enum DependencyContext: String, Sendable, CaseIterable {
  case live, preview, test
}

extension DependencyContext {
  /// The context where none is overridden or prepared.
  static var inferred: Self { fixed ?? (isTesting ? .test : .live) }

  /// The context that the environment sets. It is read once.
  private static let fixed: Self? = fixed(by: CurrentProcess.environment)

  static func fixed(by environment: (String) -> String?) -> Self? {
    if let name = environment("SWIFT_DEPENDENCIES_CONTEXT"), !name.isEmpty {
      if let context = Self(rawValue: name) { return context }
      reportIssue(DependencyReport.unknownContext(name))
    }
    return environment("XCODE_RUNNING_FOR_PREVIEWS") == "1" ? .preview : nil
  }
}

extension DependencyValues {
  /// Whether this is the application, a preview or a test.
  ///
  /// A dependency that is not overridden has the default value for this context.
  public var context: DependencyContext {
    get {
      if case .preparing = access { return context(in: defaults) }
      return overriddenContext ?? defaults.readContext()
    }
    set {
      if case .preparing(let preparation) = access {
        return preparation.prepare(context: newValue, self)
      }
      self[DependencyContextKey.self] = newValue
    }
  }

  /// The context. Unlike ``context``, this does not count as a read of the dependency.
  func context(in defaults: DefaultValues) -> DependencyContext {
    overriddenContext ?? defaults.preparedContext ?? .inferred
  }

  private var overriddenContext: DependencyContext? {
    frame?.override(of: DependencyContextKey.self)?.value
  }
}

enum DependencyContextKey: DependencyKey {
  static let liveValue = DependencyContext.live
  static let previewValue = DependencyContext.preview
  static let testValue = DependencyContext.test
}
