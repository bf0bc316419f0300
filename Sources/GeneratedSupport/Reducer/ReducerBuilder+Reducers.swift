// The reducers that a builder creates. Their types are part of the type of a `body`, so that the
// compiler can specialise them.

extension ReducerBuilder {
  /// Runs two reducers, one after the other.
  public struct _Sequence<First: Reducer, Next: Reducer>: Reducer
  where
    First.State == State, First.Action == Action, Next.State == State, Next.Action == Action
  {
    @usableFromInline let first: First
    @usableFromInline let next: Next

    @usableFromInline
    init(_ first: First, _ next: Next) {
      self.first = first
      self.next = next
    }

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let effect = first.reduce(into: &state, action: action)
      return effect.merge(with: next.reduce(into: &state, action: action))
    }

    public typealias Body = Never
  }

  /// One of two reducers.
  public enum _Conditional<First: Reducer, Second: Reducer>: Reducer
  where
    First.State == State, First.Action == Action, Second.State == State, Second.Action == Action
  {
    case first(First)
    case second(Second)

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch self {
      case .first(let reducer): reducer.reduce(into: &state, action: action)
      case .second(let reducer): reducer.reduce(into: &state, action: action)
      }
    }

    public typealias Body = Never
  }
}

/// Runs reducers of one type, one after the other.
@usableFromInline
struct ManyReducers<Element: Reducer>: Reducer {
  @usableFromInline typealias State = Element.State
  @usableFromInline typealias Action = Element.Action
  @usableFromInline typealias Body = Never

  @usableFromInline let elements: [Element]

  @usableFromInline
  init(_ elements: [Element]) {
    self.elements = elements
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    for element in elements {
      effect = effect.merge(with: element.reduce(into: &state, action: action))
    }
    return effect
  }
}

/// An optional reducer. It does nothing if it is nil.
extension Optional: Reducer where Wrapped: Reducer {
  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never
}
