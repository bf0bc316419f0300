/// A property wrapper for the state of a feature that this feature presents, such as a sheet or an
/// alert.
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
/// The wrapped value is nil while nothing is presented. The projected value (`$editor`) is the
/// wrapper itself: pass its key path to
/// ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)`` and to
/// `scope(_:action:)`.
///
/// The state is stored in a box of its own, which copies share until one of them changes. So a
/// state may present another state of its own type, and equal copies are compared without looking
/// at the values.
@propertyWrapper
public struct PresentationState<State> {
  /// Nil if the wrapped value is nil. A box that several copies share is never changed.
  @usableFromInline var box: Box?

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

  /// The value of the feature, which must be there.
  @inlinable
  var own: State {
    get { box!.value! }
    _modify {
      makeUnique()
      yield &box!.value!
    }
  }

  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box?.value) }
  }

  /// Whether the wrapped value is not nil.
  @inlinable var isPresent: Bool { box != nil }
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
  /// `$0.$destination[case: \.detail]?.count = 1`. Setting it to nil dismisses the feature. If
  /// another case is presented, or none, a change is reported as an issue and has no effect.
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
        reportOtherCase(than: path, CallSite(fileID, filePath, line, column))
      }
    }
  }

  private func reportOtherCase<Value>(than path: CaseKeyPath<State, Value>, _ site: CallSite) {
    let toCase = State._caseAccess().start[keyPath: path]
    let presented =
      wrappedValue.map { "another case, \"\(caseName(of: $0, otherThan: toCase))\"," } ?? "nothing"
    let text = "Can't change the value of this case, because \(presented) is presented."
    IssueReport(text, site: site).deliver()
  }
}
