#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension EnvironmentValues {
    /// The dependencies that are overridden for the properties `@Dependency` of views. A `Store` or
    /// another model does not read them: it has the dependencies that were in force where it was
    /// made.
    public var dependencies: DependencyValues {
      get { self[DependenciesKey.self] }
      set { self[DependenciesKey.self] = newValue }
    }
  }

  private struct DependenciesKey: EnvironmentKey {
    /// No overrides.
    static let defaultValue = DependencyValues(nil, for: .overriding)
  }

  extension View {
    /// Overrides a dependency for the properties `@Dependency` of this view and of the views in it:
    ///
    ///     CounterView().dependency(\.continuousClock, ImmediateClock())
    nonisolated public func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
    ) -> some View {
      transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    }

    /// Overrides a dependency whose type is its own key.
    nonisolated public func dependency<Value: TestDependencyKey>(_ value: Value) -> some View
    where Value.Value == Value {
      transformEnvironment(\.dependencies) { $0[Value.self] = value }
    }
  }

  extension Scene {
    /// Overrides a dependency for the properties `@Dependency` of the views of this scene.
    nonisolated public func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
    ) -> some Scene {
      transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    }

    /// Overrides a dependency whose type is its own key.
    nonisolated public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Scene
    where Value.Value == Value {
      transformEnvironment(\.dependencies) { $0[Value.self] = value }
    }
  }
#endif
