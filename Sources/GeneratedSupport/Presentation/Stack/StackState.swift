/// The screens of a navigation stack: an array whose elements have ids.
///
/// ```swift
/// struct Detail: Reducer {
///   struct State { var isLoading = false }
///   enum Action { case loadButtonTapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// struct App: Reducer {
///   struct State { var path = StackState<Detail.State>() }
///   enum Action { case path(StackActionOf<Detail>), showButtonTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       if action.is(\.showButtonTapped) { state.path.append(Detail.State()) }
///       return .none
///     }
///     .forEach(\.path, action: \.path) { Detail() }
///   }
/// }
/// ```
///
/// Each element that is added gets a new id. So the same screen can be on the stack several times.
/// An element keeps its id until it is removed. A new stack made of other collections, as in
/// `StackState(path.dropLast())`, has new ids: remove elements with ``pop(from:)``, ``pop(to:)``
/// and the methods of `RangeReplaceableCollection`.
///
/// Two stacks are equal if they have equal elements with equal ids in the same order.
///
/// Any reducer can remove elements: `state.home.path.removeLast()`. After each action, the store
/// cancels the effects of the elements that are no longer there.
///
/// See ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)``.
public struct StackState<Element> {
  /// The ids in the order of the elements.
  public internal(set) var ids: OrderedSet<StackElementID> = []

  var elements: [Element] = []

  public init() {}
}

extension StackState: Sendable where Element: Sendable {}

// MARK: By id

extension StackState {
  /// The element with an id, or `nil`.
  ///
  /// Assigning `nil` removes the element. In a test, an element that is assigned to a missing id is
  /// appended, so that a test can say which element was pushed: `$0.path[id: 0] = .detail(…)`.
  /// Outside of tests that is an issue, and changes nothing: use ``append(_:)``.
  public subscript(
    id id: StackElementID, fileID fileID: _SiteText = #fileID,
    filePath filePath: _SiteText = #filePath, line line: _SiteNumber = #line,
    column column: _SiteNumber = #column
  ) -> Element? {
    get { ids.firstIndex(of: id).map { elements[$0] } }
    _modify {
      let index = ids.firstIndex(of: id)
      var element = index.map { take(at: $0) }
      defer {
        if let index {
          putBack(element.take(), at: index)
        } else if let element {
          appendMissing(element, id: id, CallSite(at: fileID, filePath, line, column))
        }
      }
      yield &element
    }
  }

  /// Removes the element with this id and all elements above it.
  public mutating func pop(from id: StackElementID) {
    if let index = ids.firstIndex(of: id) { removeSubrange(index...) }
  }

  /// Removes all elements above the element with this id.
  public mutating func pop(to id: StackElementID) {
    if let index = ids.firstIndex(of: id) { removeSubrange((index + 1)...) }
  }

  /// The element with this id, which must be there.
  @usableFromInline
  subscript(own id: StackElementID) -> Element {
    get { elements[position(of: id)] }
    _modify { yield &elements[position(of: id)] }
  }

  private func position(of id: StackElementID) -> Int {
    guard let index = ids.firstIndex(of: id) else { fatalError("no element has the id \(id)") }
    return index
  }

  @usableFromInline
  func contains(id: StackElementID) -> Bool { ids.contains(id) }

  /// Appends an element with an id that no other element has.
  mutating func append(_ element: Element, id: StackElementID) {
    ids.append(id)
    elements.append(element)
  }
}

extension StackState {
  /// Moves an element out of the stack, so that it is uniquely referenced while it changes. The
  /// last element takes its position until it is put back. Exclusive access to the stack hides
  /// that.
  mutating func take(at index: Int) -> Element {
    elements.exchange(index, elements.count - 1)
    return elements.removeLast()
  }

  mutating func putBack(_ element: consuming Element?, at index: Int) {
    guard let element else { return forget(at: index) }
    elements.append(element)
    elements.exchange(index, elements.count - 1)
  }

  /// Closes the gap after an element that was taken and is not put back.
  private mutating func forget(at index: Int) {
    if index < elements.count { elements.append(elements.remove(at: index)) }
    ids.remove(at: index)
  }

  private mutating func appendMissing(_ element: Element, id: StackElementID, _ site: CallSite) {
    guard isTesting else { return reportMissing(id, site) }
    StackElementIDGenerator.current.skip(id)
    append(element, id: id)
  }

  private func reportMissing(_ id: StackElementID, _ site: CallSite) {
    let text = """
      Can't assign element at missing ID. …

      An element was assigned to the id \(id) of a '\(dumpTypeName(Self.self, keepsArguments: true))'. \(contents)

      To push an element, use 'append'. To change one that may have been removed, use optional chaining, as in \
      'state.path[id: id]?.title = ""'.
      """
    IssueReport(text, site: site).deliver()
  }
}
