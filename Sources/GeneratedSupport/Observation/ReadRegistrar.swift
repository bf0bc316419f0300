import Observation
import Synchronization

/// Tells the `Observation` module which reads of a store are tracked, and which of them have
/// changed.
///
/// A store may be read a million times where nothing tracks the reads, so it must find that out
/// quickly. `Observation` has no public function for it. But `ObservationRegistrar.access` puts the
/// key path into a set if the running code is tracked, and does nothing with it otherwise; and a
/// set computes the hash of its elements. So the question is asked with the key path of a read that
/// never happens, which counts how often it is hashed. If a later version of `Observation` hashed
/// the key path in any case, reads would be tracked that need not be. If it never did, the tests of
/// this type would fail.
///
/// The question leaves an entry in the list of the tracked reads. Therefore the registrar must live
/// until the store goes away: if it went away earlier, `Observation` would never free the closures
/// of the observer.
@MainActor
final class ReadRegistrar: Observable {
  private let registrar = ObservationRegistrar()

  /// Answers the question for stores that have not been observed yet. The first store that is
  /// observed keeps it.
  private static var spare = ReadRegistrar()

  nonisolated init() {}

  /// The registrar of a store that is being read now, or nil if the read is not tracked.
  static func ifTracking(_ own: ReadRegistrar?) -> ReadRegistrar? {
    if let own { return own.isTracking ? own : nil }
    guard spare.isTracking else { return nil }
    defer { spare = ReadRegistrar() }
    return spare
  }

  /// Whether the running code is tracked.
  var isTracking: Bool {
    let count = HashCounter.count.load(ordering: .relaxed)
    registrar.access(self, keyPath: Self.question)
    return HashCounter.count.load(ordering: .relaxed) != count
  }

  private static let question: any KeyPath<ReadRegistrar, Void> & Sendable = \.[HashCounter()]

  private nonisolated subscript(counter: HashCounter) -> Void { () }
}

extension ReadRegistrar {
  /// The key path that stands for a read.
  typealias Path = any KeyPath<ReadRegistrar, Void> & Sendable

  private nonisolated subscript(read number: Int) -> Void { () }

  /// Making a key path takes up to 2 µs, so that all registrars use the same ones.
  private static var paths: [Path] = []

  /// The key path of the read with this number. The reads of a store are numbered from 0.
  static func path(_ number: Int) -> Path {
    while paths.count <= number {
      let next = paths.count
      paths.append(\.[read: next])
    }
    return paths[number]
  }

  func access(_ path: Path) { registrar.access(self, keyPath: path) }
  func willSet(_ path: Path) { registrar.willSet(self, keyPath: path) }
  func didSet(_ path: Path) { registrar.didSet(self, keyPath: path) }
}

/// Counts how often its values are hashed, on any thread.
private struct HashCounter: Hashable, Sendable {
  static let count = Atomic(0)

  func hash(into hasher: inout Hasher) {
    Self.count.wrappingAdd(1, ordering: .relaxed)
  }
}
