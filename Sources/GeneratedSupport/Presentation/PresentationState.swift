/// A property wrapper for the state of a feature that this feature presents, such as a sheet or an alert.
///
/// ```swift
/// struct Editor: Reducer {
///   struct State: Equatable { var text = "" }
///   enum Action { case textChanged(String) }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// struct Notes: Reducer {
///   struct State: Equatable {
///     @Presents var editor: Editor.State?
///   }
///   enum Action {
///     case addButtonTapped
///     case editor(PresentationAction<Editor.Action>)
///   }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       if action.is(\.addButtonTapped) { state.editor = Editor.State() }
///       return .none
///     }
///     .ifLet(\.$editor, action: \.editor) { Editor() }
///   }
/// }
/// ```
///
/// The wrapped value is nil while nothing is presented. The projected value (`$editor`) is the wrapper itself: pass its
/// key path to ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)`` and to
/// ``Store/scope(_:action:)``.
///
/// The state is stored in a box of its own, which copies share until one of them changes. So a state may present
/// another state of its own type, and equal copies are compared without looking at the values.
///
/// Beside the value, the wrapper remembers which feature `ifLet` has seen last, so that a reducer outside of the `ifLet`
/// can dismiss or replace the feature too: `state.home.editor = nil`. A copy remembers it as well, but it is no part of
/// the value: copies are compared, encoded and dumped without it. A wrapper that is assigned as a whole, as in
/// `state.home = Home.State()`, remembers nothing.
@propertyWrapper
public struct PresentationState<State> {
  /// Nil if the wrapped value is nil. A box that several copies share is never changed.
  @usableFromInline var box: Box?

  /// The feature that was there when `ifLet` ran last.
  @usableFromInline var seen: SeenFeature?

  @usableFromInline
  final class Box {
    @usableFromInline var value: State?

    @inlinable
    init(_ value: State?) { self.value = value }
  }

  @inlinable
  public init(wrappedValue: State?) {
    box = wrappedValue.map { Box($0) }
  }

  @inlinable
  public var wrappedValue: State? {
    get { box?.value }
    _modify {
      makeUnique()
      defer { if box?.value == nil { box = nil } }
      yield &box!.value
    }
    set {
      if newValue != nil, isKnownUniquelyReferenced(&box) {
        box!.value = newValue
      } else {
        box = newValue.map { Box($0) }
      }
    }
  }

  /// The wrapper itself.
  @inlinable
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }

  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box?.value) }
  }

  /// Whether the wrapped value is not nil.
  @inlinable var isPresent: Bool { box != nil }
}

/// The identity of the feature that an operator has seen. An object, so that it takes little room in a state.
@usableFromInline
final class SeenFeature: Sendable {
  let identity: StateIdentity

  init(_ identity: StateIdentity) { self.identity = identity }
}

/// The usual spelling of ``PresentationState``: `@Presents var editor: Editor.State?`.
public typealias Presents = PresentationState

// A box is changed only while it has one owner.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}

extension PresentationState where State: CasePathable {
  /// The payload of the presented state, if this is in the case that `path` names.
  ///
  /// Tests use it to change one case of an enum of presented features:
  /// `$0.$destination[case: \.detail]?.count = 1`. Setting it to nil dismisses the feature. If another case is
  /// presented, or none, a change is reported as an issue and has no effect.
  public subscript<Value>(
    case path: CaseKeyPath<State, Value>, fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath, line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { wrappedValue?[case: path] }
    _modify {
      var value = wrappedValue?[case: path]
      let isInCase = value != nil
      yield &value
      if isInCase {
        wrappedValue = value.map { path($0) }
      } else {
        reportUnrelatedCase(CallSite(fileID, filePath, line, column))
      }
    }
  }

  private func reportUnrelatedCase(_ site: CallSite) {
    let presented = wrappedValue.map { "\"\(caseName(of: $0))\"" } ?? "nothing"
    IssueReport("Can't change this case, because \(presented) is presented.", site: site).deliver()
  }
}
