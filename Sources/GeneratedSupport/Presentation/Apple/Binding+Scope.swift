#if Apple
  public import SwiftUI

  // A store is observable, so `@Bindable var store` gives bindings to the properties that can be
  // set: `$store.name`. These give bindings to the stores of presented features. They have been
  // type-checked, but never run.

  extension Bindable {
    /// A binding to the store of a presented feature, for `sheet(item:)` and its like. If an enum
    /// has the presented features, name the case:
    ///
    ///     .sheet(item: $store.scope(\.destination?.editor, action: \.destination.editor)) { store in
    ///       EditorView(store: store)
    ///     }
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      _ state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presented(
        state, action: action, site: CallSite(fileID, filePath, line, column))
    }

    /// A binding to the store of a presented feature. See
    /// ``scope(_:action:fileID:filePath:line:column:)``.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presented(
        state, action: action, site: CallSite(fileID, filePath, line, column))
    }
  }

  extension Binding {
    /// A binding to the store of a feature that a presented feature presents.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      _ state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presented(
        state, action: action, site: CallSite(fileID, filePath, line, column))
    }

    /// A binding to the store of a presented feature. See
    /// ``scope(_:action:fileID:filePath:line:column:)``.
    @MainActor
    public func scope<State, Action: CasePathable, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presented(
        state, action: action, site: CallSite(fileID, filePath, line, column))
    }
  }

  extension Store where Action: CasePathable {
    fileprivate func presented<ChildState, ChildAction>(
      _ state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>, site: CallSite
    ) -> Binding<Store<ChildState, ChildAction>?> {
      let shown = identity(of: state)
      // Key paths never change.
      let paths = UncheckedSendable((state: state, action: action))
      return Binding { @MainActor in
        self.presentedChild(paths.value.state, action: paths.value.action)
      } set: { @MainActor store in
        guard store == nil, let shown else { return }
        self.dismiss(shown, paths.value.state, action: paths.value.action, site: site)
      }
    }
  }
#endif
