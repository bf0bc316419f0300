/// Dismisses the feature whose effect calls it.
///
/// ```swift
/// struct Editor: Reducer {
///   struct State {}
///   enum Action { case closeButtonTapped }
///
///   @Dependency(\.dismiss) var dismiss
///
///   var body: some Reducer<State, Action> {
///     Reduce { _, _ in .run { _ in await dismiss() } }
///   }
/// }
/// ```
///
/// This dismisses the innermost presented feature that the effect belongs to: the feature itself,
/// or the one that it is a part of. The call returns when the store has set the state to nil and
/// has cancelled the effects of the feature, including the one that has called it.
///
/// A feature that is not presented cannot be dismissed; a call is then reported as an issue. If a
/// feature can be used both ways, ask ``DependencyValues/isPresented`` first. In a test store, the
/// feature under test can be dismissed.
public struct DismissEffect: Sendable {
  /// Nil if the store dismisses the feature.
  fileprivate let dismiss: (@MainActor @Sendable () -> Void)?

  fileprivate init() { dismiss = nil }

  /// A function that is called in place of a dismissal, for tests.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  /// Dismisses the feature.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    dismissNow(at: CallSite(fileID, filePath, line, column))
  }

  @MainActor
  func dismissNow(at site: CallSite) {
    if let dismiss = dismiss ?? EffectContext.current?.dismiss { return dismiss() }
    IssueReport(
      """
      A reducer requested dismissal at "\(site)", but couldn't be dismissed. …

      Only a presented feature can be dismissed. That is a feature run by an "ifLet" with a "PresentationState", or by \
      a "forEach" with a "StackState". Only an effect of that feature can dismiss it: call 'dismiss' in the function \
      of an "Effect.run" of that feature.

      If a feature is not always presented, ask '@Dependency(\\.isPresented)' before you call \
      '@Dependency(\\.dismiss)'.
      """, site: site
    ).deliver()
  }
}

extension DependencyValues {
  /// Dismisses the feature. See ``DismissEffect``.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature is presented by another one, so that it can be dismissed. A test can
  /// override it.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue = false
  static let testValue = false
}

extension DependencyFrame {
  /// The dependencies that are in force, for a feature that is presented here. It is not dismissed
  /// by the function that a test gave to the feature that presents it.
  @usableFromInline
  static var ofPresentedFeature: DependencyFrame? {
    var frame = inForce
    if frame?.override(of: IsPresentedKey.self)?.value != true {
      frame = .overriding(IsPresentedKey.self, with: true, in: frame)
    }
    if frame?.override(of: DismissKey.self)?.value.dismiss != nil {
      frame = .overriding(DismissKey.self, with: DismissEffect(), in: frame)
    }
    return frame
  }
}
