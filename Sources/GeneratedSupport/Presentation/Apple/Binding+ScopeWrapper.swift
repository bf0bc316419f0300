#if Apple
  public import SwiftUI

  // The projected value of a property wrapper: `$editor`. They have been type-checked, but never
  // run.

  extension Bindable {
    /// A binding to the store of a presented feature: `$store.scope(\.$editor, action: \.editor)`.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      _ state: KeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(
        state.appending(path: \.wrappedValue), action: action, fileID: fileID, filePath: filePath,
        line: line, column: column)
    }

    /// A binding to the store of a presented feature. See
    /// ``scope(_:action:fileID:filePath:line:column:)``.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      state: KeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(
        state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  extension Binding {
    /// A binding to the store of a feature that a presented feature presents.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      _ state: KeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(
        state.appending(path: \.wrappedValue), action: action, fileID: fileID, filePath: filePath,
        line: line, column: column)
    }
  }
#endif
