/// Whose values are used where nothing is overridden.
///
/// ```swift
/// struct Banner {
///   @Dependency(\.context) var context
///
///   var text: String { context == .live ? "Welcome" : "This is a \(context)" }
/// }
/// ```
///
/// The environment variable `SWIFT_DEPENDENCIES_CONTEXT`, as `live`, `preview` or `test`, says what it
/// is, for example for an application that is started by a UI test. Else it is ``preview`` in a preview
/// of Xcode, ``test`` while tests run, and ``live``.
public enum DependencyContext: String, Sendable, CaseIterable {
  case live, preview, test
}

extension DependencyContext {
  /// What it is unless it is overridden.
  static var inferred: Self { fixed ?? (isTesting ? .test : .live) }

  /// What the environment says, once and for all.
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
  /// Overriding it changes which default values are used.
  public var context: DependencyContext {
    get { overriddenContext ?? .inferred }
    set { self[DependencyContextKey.self] = newValue }
  }

  private var overriddenContext: DependencyContext? {
    frame?.override(of: ObjectIdentifier(DependencyContextKey.self)).map {
      unsafeDowncast($0, to: DependencyOverride<DependencyContextKey>.self).value
    }
  }
}

private enum DependencyContextKey: DependencyKey {
  static let liveValue = DependencyContext.live
  static let previewValue = DependencyContext.preview
  static let testValue = DependencyContext.test
}
