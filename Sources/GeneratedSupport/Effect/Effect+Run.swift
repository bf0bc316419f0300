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
  /// In a reducer, the function begins on the main actor, as the closure of a `Task` would. Work
  /// that takes long belongs in a `@concurrent` function that it awaits. See <doc:Isolation>.
  ///
  /// The function has the dependencies that are in force where the effect is made.
  ///
  /// The effect ends without a report if the function throws a `CancellationError`, or throws any
  /// error after the effect was cancelled. Any other error goes to `handler`. Without a handler, it
  /// is reported as an issue.
  ///
  /// - Parameters:
  ///   - name: The name of the task, which debuggers show.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    @_inheritActorContext
    operation: @escaping @Sendable @isolated(any) (_ send: Send<Action>) async throws -> Void,
    @_inheritActorContext
    catch handler: (
      @Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = CallSite(fileID, filePath, line, column)
    return Self(.run(EffectRun(priority, name, site, operation, handler)))
  }
}

/// An asynchronous function that an effect runs.
package struct EffectRun<Action>: Sendable {
  typealias Operation = @Sendable @isolated(any) (Send<Action>) async throws -> Void
  typealias Handler = @Sendable @isolated(any) (any Error, Send<Action>) async -> Void

  let priority: TaskPriority?
  let name: String?
  /// Where the effect was made.
  package let site: CallSite
  let operation: Operation
  let handler: Handler?
  /// The dependencies that were in force where the effect was made.
  private(set) var frame = DependencyFrame.inForce
  /// The action that dismisses the presented feature that the effect belongs to.
  var dismissal: (@MainActor @Sendable () -> Action)?

  init(
    _ priority: TaskPriority?, _ name: String?, _ site: CallSite,
    _ operation: @escaping Operation, _ handler: Handler? = nil
  ) {
    self.priority = priority
    self.name = name
    self.site = site
    self.operation = operation
    self.handler = handler
  }

  func embedded<NewAction>(
    _ embed: @escaping (Action) -> NewAction
  ) -> EffectRun<NewAction> {
    // The main actor calls it, as it calls every function that embeds an action.
    let embed = UncheckedSendable(embed)
    var newHandler: EffectRun<NewAction>.Handler?
    if let handler { newHandler = { @MainActor in await handler($0, $1.embedding(embed.value)) } }
    var run = EffectRun<NewAction>(
      priority, name, site, { @MainActor in try await operation($0.embedding(embed.value)) },
      newHandler)
    run.frame = frame
    if let dismissal { run.dismissal = { embed.value(dismissal()) } }
    return run
  }

  /// Calls the function and deals with its error. On the main actor, so that a function that begins
  /// there, as most do, changes no thread.
  @MainActor func callAsFunction(_ send: Send<Action>) async {
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
