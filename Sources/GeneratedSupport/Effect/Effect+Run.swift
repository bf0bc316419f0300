extension Effect {
  /// Runs an asynchronous function, which can send any number of actions.
  ///
  /// ```swift
  /// struct Stopwatch: Reducer {
  ///   struct State { var seconds = 0 }
  ///   enum Action { case started, ticked }
  ///
  ///   @Dependency(\.continuousClock) var clock
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .started:
  ///         return .run { send in
  ///           for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
  ///         }
  ///       case .ticked:
  ///         state.seconds += 1
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The function has the dependencies that are in force where the effect is made.
  ///
  /// The effect ends without a report if the function throws a `CancellationError`, or throws any error after
  /// the effect was cancelled. Any other error goes to `handler`. Without a handler, it is reported as an issue.
  ///
  /// - Parameters:
  ///   - name: The name of the task, which debuggers show.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = CallSite(fileID, filePath, line, column)
    return Self(.run(EffectRun(priority, name, site, operation, handler)))
  }
}

/// An asynchronous function that an effect runs.
package struct EffectRun<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  /// Where the effect was made.
  package let site: CallSite
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  /// The dependencies that were in force where the effect was made.
  private(set) var frame = DependencyFrame.inForce
  /// The action that dismisses the presented feature that the effect belongs to.
  var dismissal: (@Sendable () -> Action)?

  init(
    _ priority: TaskPriority?, _ name: String?, _ site: CallSite,
    _ operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    _ handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) {
    self.priority = priority
    self.name = name
    self.site = site
    self.operation = operation
    self.handler = handler
  }

  func embedded<NewAction>(
    _ embed: @escaping @Sendable (Action) -> NewAction
  ) -> EffectRun<NewAction> {
    var newHandler: (@Sendable (any Error, Send<NewAction>) async -> Void)?
    if let handler { newHandler = { await handler($0, $1.embedding(embed)) } }
    var run = EffectRun<NewAction>(
      priority, name, site, { try await operation($0.embedding(embed)) }, newHandler)
    run.frame = frame
    if let dismissal { run.dismissal = { embed(dismissal()) } }
    return run
  }

  /// Calls the function and deals with its error.
  func callAsFunction(_ send: Send<Action>) async {
    do {
      try await operation(send)
    } catch is CancellationError {
    } catch {
      if Task.isCancelled { return }
      if let handler { return await handler(error, send) }
      report(error)
    }
  }

  private func report(_ error: any Error) {
    let text = """
      An "Effect.run" returned from "\(site)" threw an unhandled error. …

      \(String(customDumping: error).indented(by: 4))

      Handle errors with the 'catch' argument of 'run', or with a 'do' statement in its function.
      """
    IssueReport(text, site: site).deliver()
  }
}
