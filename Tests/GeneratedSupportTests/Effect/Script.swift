import GeneratedSupport

/// A store whose tests write each effect down where they begin it. Its state is what the effects
/// have logged. Neither the action nor anything in it is `Sendable`.
typealias Script = Store<[String], Step>

enum Step {
  case log(String)
  case begin(() -> Effect<Step>)
}

extension Store where State == [String], Action == Step {
  convenience init(
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      initialState: [], reducer: { Reduce(Self.reduce) }, withDependencies: update,
      fileID: fileID, line: line)
  }

  private static func reduce(_ state: inout [String], _ step: Step) -> Effect<Step> {
    switch step {
    case .log(let text):
      state.append(text)
      return .none
    case .begin(let effect):
      return effect()
    }
  }

  /// The running effects.
  var registry: EffectRegistry { (core as! RootCore<[String], Step>).effects }

  /// The reducer makes the effect and returns it.
  @discardableResult
  func begin(_ effect: @autoclosure @escaping () -> Effect<Step>) -> StoreTask {
    send(.begin(effect))
  }
}

extension Effect where Action == Step {
  static func log(_ text: String) -> Self { .send(.log(text)) }

  /// Logs the text on the way, from an asynchronous function.
  static func later(_ text: String) -> Self { .run { await $0(.log(text)) } }

  /// Logs the text when the clock has advanced by so many seconds.
  static func after(_ seconds: Int, on clock: TestClock<Duration>, _ text: String) -> Self {
    .run { send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.log(text))
    }
  }
}
