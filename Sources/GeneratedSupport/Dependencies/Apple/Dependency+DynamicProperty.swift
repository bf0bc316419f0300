#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  /// The overrides of the environment of a view, for an `@Dependency` of that view. Anywhere else
  /// there are none, and SwiftUI would warn about a read of the environment: so it is read only
  /// when SwiftUI asks for an update.
  ///
  /// Only SwiftUI changes this, in its own copy of the view.
  @usableFromInline
  struct ViewDependencies: DynamicProperty, @unchecked Sendable {
    @Environment(\.dependencies) private var values
    @usableFromInline private(set) var frame: DependencyFrame?

    @usableFromInline
    init() {}

    @usableFromInline
    mutating func update() { frame = values.frame }
  }

  /// In a view, the overrides of the view's environment are in force: see
  /// ``SwiftUI/View/dependency(_:_:)``.
  extension Dependency: DynamicProperty {}
#endif
