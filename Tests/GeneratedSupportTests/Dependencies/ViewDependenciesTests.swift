import Testing

@testable import GeneratedSupport

/// How a dependency of a view is looked up. The environment of a view is an argument here.
@Suite struct ViewDependenciesTests {
  private func overriding(_ value: Int) -> DependencyFrame {
    .overriding(Level.self, with: Level(value: value), in: nil)
  }

  private func level(_ level: Dependency<Level>, in view: DependencyFrame?) -> Int {
    level.read(over: .inForce, view).value
  }

  @Test func theEnvironmentOverridesADependency() {
    let dependency = Dependency(\.level)
    #expect(level(dependency, in: overriding(7)) == 7)
    #expect(level(dependency, in: nil) == 3)
  }

  @Test func theEnvironmentGoesBeforeWhatTheViewWasMadeWith() {
    let dependency = withDependencies {
      $0.level.value = 5
      $0.greeting = "Good evening"
    } operation: {
      (Dependency(\.level), Dependency(\.greeting))
    }
    #expect(level(dependency.0, in: overriding(7)) == 7)
    #expect(level(dependency.0, in: nil) == 5)
    #expect(dependency.1.read(over: .inForce, overriding(7)) == "Good evening")
  }

  @Test func overridesWhereTheDependencyIsReadGoBeforeTheEnvironment() {
    let dependency = Dependency(\.level)
    withDependencies {
      $0.level.value = 9
    } operation: {
      #expect(level(dependency, in: overriding(7)) == 9)
    }
  }

  @Test func anEnvironmentWithoutOverridesHasTheDefaultValues() {
    var values = DependencyValues(nil, for: .overriding)
    #expect(values.frame == nil)
    values.level.value = 4
    #expect(level(Dependency(\.level), in: values.frame) == 4)
  }
}
