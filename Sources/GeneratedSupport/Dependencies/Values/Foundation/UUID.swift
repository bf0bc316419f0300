#if Foundation
  import Foundation
  import Synchronization

  extension DependencyValues {
    /// Makes identifiers.
    ///
    /// ```swift
    /// struct Feature {
    ///   @Dependency(\.uuid) var uuid
    ///
    ///   func add() {
    ///     print(uuid())
    ///   }
    /// }
    ///
    /// let feature = withDependencies {
    ///   $0.uuid = .incrementing
    /// } operation: {
    ///   Feature()
    /// }
    /// ```
    public var uuid: UUIDGenerator {
      get { self[UUIDGeneratorKey.self] }
      set { self[UUIDGeneratorKey.self] = newValue }
    }
  }

  /// Makes identifiers. See ``DependencyValues/uuid``.
  public struct UUIDGenerator: Sendable {
    private let generate: @Sendable () -> UUID

    /// Makes identifiers with the closure.
    public init(_ generate: @escaping @Sendable () -> UUID) {
      self.generate = generate
    }

    /// Always the same identifier.
    public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

    /// `UUID(0)`, `UUID(1)` and so on.
    public static var incrementing: Self {
      let next = Atomic(0)
      return Self { UUID(next.add(1, ordering: .relaxed).oldValue) }
    }

    /// Makes an identifier.
    public func callAsFunction() -> UUID { generate() }
  }

  extension UUID {
    /// The identifier that ends with the number in hexadecimal digits. For a negative number, there
    /// is a 1 in the third group.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let seventeen = UUID(17)  // 00000000-0000-0000-0000-000000000011
    /// let less = UUID(-1)  // 00000000-0000-0001-0000-000000000001
    /// ```
    public init(_ number: Int) {
      let digits = UInt64(number.magnitude)
      let (b0, b1, b2, b3) = (digits >> 56, digits >> 48, digits >> 40, digits >> 32)
      let (b4, b5, b6, b7) = (digits >> 24, digits >> 16, digits >> 8, digits)
      let last = [b0, b1, b2, b3, b4, b5, b6, b7].map { UInt8(truncatingIfNeeded: $0) }
      self.init(
        uuid: (
          0, 0, 0, 0, 0, 0, 0, number < 0 ? 1 : 0,
          last[0], last[1], last[2], last[3], last[4], last[5], last[6], last[7]
        ))
    }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
  }
#endif
