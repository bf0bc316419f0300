// Any reducer can set a state to nil or replace it, even a reducer that knows nothing of the features in this state and
// of their effects. So after each action, the store looks in its state for the screens that have running effects. It takes
// the same steps as the operators that ran these features.

/// A value in a state that has the states of children.
package protocol ChildHolder {
  /// The state of a child, or nil if it is not there.
  func state(of child: EffectScope.Child) -> Any?
}

extension Optional: ChildHolder {
  package func state(of child: EffectScope.Child) -> Any? { self }
}

extension IdentifiedArray: ChildHolder {
  package func state(of child: EffectScope.Child) -> Any? {
    guard case .element(let id) = child, let id = id.base as? ID else { return nil }
    return self[id: id]
  }
}

extension EffectScope {
  /// Whether the state of a store has no child in this scope.
  ///
  /// False also if the steps do not lead through the state. This happens if a reducer runs another one by hand, on a part
  /// of its own state, because such a reducer adds no step.
  func isMissing(from state: Any) -> Bool {
    var state = state
    for step in steps {
      switch step.search(state) {
      case .found(let child): state = child
      case .missing: return true
      case .lost: return false
      }
    }
    return false
  }
}

private enum SearchResult {
  case found(Any)
  case missing
  case lost
}

extension EffectScope.Step {
  fileprivate func search(_ state: Any) -> SearchResult {
    if case .payload(let index) = child { return searchCase(index, of: state) }
    guard let path = path as? any ReadableKeyPath, let value = path.value(in: state) else {
      return searchCase(of: state)
    }
    if case .value = child { return .found(value) }
    guard let holder = value as? any ChildHolder else { return .lost }
    return holder.state(of: child).map { .found($0) } ?? .missing
  }

  /// For a step that is a case path.
  private func searchCase(of state: Any) -> SearchResult {
    func search<Root: CasePathable>(_ root: Root) -> SearchResult {
      guard let path = path as? PartialCaseKeyPath<Root> else { return .lost }
      return root[case: path].map { .found($0) } ?? .missing
    }
    return (state as? any CasePathable).map { search($0) } ?? .lost
  }

  /// For the step into an enum of features.
  private func searchCase(_ index: Int?, of state: Any) -> SearchResult {
    func search<Root: CasePathable>(_ root: Root) -> SearchResult {
      guard _CaseVisitor.index(of: root) == index else { return .missing }
      return root[case: root.case].map { .found($0) } ?? .lost
    }
    return (state as? any CasePathable).map { search($0) } ?? .lost
  }
}

/// A key path whose types are not known.
private protocol ReadableKeyPath {
  /// Nil if the key path begins at another type.
  func value(in root: Any) -> Any?
}

extension KeyPath: ReadableKeyPath {
  fileprivate func value(in root: Any) -> Any? {
    (root as? Root).map { $0[keyPath: self] }
  }
}
