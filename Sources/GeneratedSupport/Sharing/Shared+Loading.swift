extension Shared {
  /// Loads the value again from where it is stored. Returns when it has been loaded.
  ///
  /// If the program changes the value while it is loading, the loaded value is not used.
  public func load() async throws { try await reference.status.load() }

  /// Saves the value. Returns when it has been saved.
  ///
  /// A value with a key is saved after each change anyway. Some keys, such as `.fileStorage`, save
  /// several changes at once. This saves the value now.
  public func save() async throws { try await reference.status.save() }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.status.isLoading }

  /// The error of the last attempt to load the value. Nil if it was loaded. Outside of tests, it is
  /// also reported as an issue.
  public var loadError: (any Error)? { reference.status.loadError }

  /// The error of the last attempt to save the value. Nil if it was saved. Outside of tests, it is
  /// also reported as an issue.
  public var saveError: (any Error)? { reference.status.saveError }
}

extension Shared where Value: Sendable {
  /// The current value, and the value after each change.
  ///
  /// ```swift
  /// func log(_ count: Shared<Int>) async {
  ///   for await count in count.values { print(count) }
  /// }
  /// ```
  ///
  /// If the value changes several times before the loop goes on, the loop gets only the newest
  /// value.
  public var values: AsyncStream<Value> { reference.values }
}

extension SharedReader {
  /// Loads the value again from where it is stored. Returns when it has been loaded.
  public func load() async throws { try await reference.status.load() }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.status.isLoading }

  /// The error of the last attempt to load the value. Nil if it was loaded. Outside of tests, it is
  /// also reported as an issue.
  public var loadError: (any Error)? { reference.status.loadError }
}

extension SharedReader where Value: Sendable {
  /// The current value, and the value after each change. See ``Shared/values``.
  public var values: AsyncStream<Value> { reference.values }
}

extension SharedReference where Value: Sendable {
  fileprivate var values: AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      // The subscription refers to the reference, and keeps it alive.
      let order = ExclusiveSectionBox()
      let subscription = listen {
        // The newest value must be the last one that is delivered.
        order.section.run { _ = continuation.yield(self.value(in: .current)) }
      }
      continuation.onTermination = { _ in subscription.cancel() }
      order.section.run { _ = continuation.yield(value(in: .current)) }
    }
  }
}

private final class ExclusiveSectionBox: Sendable {
  let section = ExclusiveSection()
}
