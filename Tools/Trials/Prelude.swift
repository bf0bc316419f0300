// The types that the trials refer to. None of them belongs to an actor, because half of the trials
// are compiled with the main actor as the default isolation.

public import GeneratedSupport

nonisolated public struct Row: Hashable, Sendable {
  public init() {}
  public struct Cell: Hashable, Sendable {}
  public enum Kind: Hashable, Sendable { case wide }
}

nonisolated public enum Mishap: Error, Hashable {
  case first
  public enum Inner: Error { case second }
}

nonisolated public final class Thing: Sendable {
  public init() {}
}

nonisolated public struct Drawer: TestDependencyKey, Sendable {
  public init() {}
  public static let testValue = Drawer()
}

nonisolated public final class Cache {
  public init() {}
}

nonisolated public struct Box<Content> {
  public struct Lid {}
}

extension Box: Sendable where Content: Sendable {}
extension Box.Lid: Sendable {}

nonisolated public enum Nothing: Hashable, Sendable {}

nonisolated public protocol Named: Sendable {
  associatedtype Name: Hashable & Sendable
}

public typealias Load = @Sendable (_ id: Int, _ row: Row) async throws -> Row?
public typealias Again = Load
public typealias Names<Value> = [String: Value]

@globalActor public actor Kitchen {
  public static let shared = Kitchen()
}

@propertyWrapper nonisolated public struct Clamped {
  public var wrappedValue: Int
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

nonisolated public struct Child: Reducer {
  public struct State: Hashable, Codable, Sendable { public var count = 0 }
  public enum Action: Hashable, Codable, Sendable { case tapped }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

nonisolated public struct Sheet<Content>: Reducer {
  public struct State { public var content: Content }
  public enum Action { case contentChanged(Content) }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
