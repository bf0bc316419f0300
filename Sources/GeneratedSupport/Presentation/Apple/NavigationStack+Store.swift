#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension Bindable {
    /// A binding to the store of a navigation stack, for ``SwiftUI/NavigationStack``.
    @MainActor
    public func scope<State, Action: CasePathable, ElementState, ElementAction>(
      _ state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      let store = wrappedValue
      // Key paths never change.
      let paths = UncheckedSendable((state: state, action: action))
      return Binding { @MainActor in
        store.scope(paths.value.state, action: paths.value.action)
      } set: { _ in
      }
    }

    /// A binding to the store of a navigation stack. See `scope(_:action:)`.
    @MainActor
    public func scope<State, Action: CasePathable, ElementState, ElementAction>(
      state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      scope(state, action: action)
    }
  }

  extension NavigationStack {
    /// A navigation stack whose screens are in the state of a feature.
    ///
    ///     NavigationStack(path: $store.scope(\.path, action: \.path)) {
    ///       ListView(store: store)
    ///     } destination: { store in
    ///       DetailView(store: store)
    ///     }
    @MainActor
    public init<State, Action, RootView: View, Destination: View>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
      @ViewBuilder root: () -> RootView,
      @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    )
    where
      Data == [_NavigationScreen<State>],
      Root == ModifiedContent<RootView, _NavigationScreens<State, Action, Destination>>
    {
      let store = path.wrappedValue
      let site = CallSite(fileID, filePath, line, column)
      let screens = Binding<Data> { @MainActor in
        store.shownScreens().map { _NavigationScreen(screen: $0) }
      } set: { @MainActor screens in
        store.show(screens.map(\.screen), site: site)
      }
      self.init(path: screens) {
        root().modifier(_NavigationScreens(store: store, destination: destination))
      }
    }
  }

  /// An element of the path of a navigation stack.
  public struct _NavigationScreen<State>: Hashable {
    let screen: StackScreen<State>

    public static func == (left: Self, right: Self) -> Bool { left.screen.id == right.screen.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(screen.id) }
  }

  /// Finds the view of a screen.
  public struct _NavigationScreens<State, Action, Destination: View>: ViewModifier {
    let store: Store<StackState<State>, StackAction<State, Action>>
    let destination: @MainActor (Store<State, Action>) -> Destination

    public func body(content: Content) -> some View {
      content.environment(\.navigationScreenState, State.self)
        .navigationDestination(for: _NavigationScreen<State>.self) { screen in
          store.screen(screen.screen.id).map { destination($0) }
            .environment(\.navigationScreenState, State.self)
        }
    }
  }
#endif
