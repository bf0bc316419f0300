import GeneratedSupport
import Testing

private final class Override: Sendable {
  let onEnd: @Sendable () -> Void
  init(onEnd: @escaping @Sendable () -> Void = {}) { self.onEnd = onEnd }
  deinit { onEnd() }
}

private enum OverrideKey: TestDependencyKey {
  static var testValue: Override { Override() }
}

/// An object that has captured nothing.
private final class Bare {}

private final class Model {
  @Dependency(OverrideKey.self) var override
}

@Suite struct RememberedFramesTests {
  @Test func anOverrideGoesWithTheModelThatCapturedIt() {
    weak var override: Override?
    do {
      let new = Override()
      override = new
      let model = withDependencies {
        $0[OverrideKey.self] = new
      } operation: {
        Model()
      }
      #expect(model.override === new)
    }
    #expect(override == nil)
  }

  @Test func anOverrideMayUseDependenciesWhenItGoes() {
    let ended = LockIsolated(0)
    // Other tests remember objects, too. The more there are, the later an object that has gone is
    // forgotten.
    for _ in 0..<20_000 where ended.value < 100 {
      let override = Override {
        let bare = withDependencies { _ in
        } operation: {
          Bare()
        }
        withDependencies(from: bare) {}
        ended.withValue { $0 += 1 }
      }
      _ = withDependencies {
        $0[OverrideKey.self] = override
      } operation: {
        Bare()
      }
    }
    #expect(ended.value >= 100)
  }
}
