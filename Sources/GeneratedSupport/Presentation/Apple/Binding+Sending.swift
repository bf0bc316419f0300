#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension _StoreProperty where Action: CasePathable {
    /// A binding that sends an action of the store when it is written:
    ///
    ///     TabView(selection: $store.tab.sending(\.tabSelected)) { … }
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
      // Key paths never change.
      let action = UncheckedSendable(action)
      return Binding { @MainActor in
        read()
      } set: { @MainActor value in
        send(value, as: action.value)
      }
    }
  }

  // They are disfavoured, because a property that can be set has a binding of its own:
  // `$store.name`.

  extension Bindable {
    /// A property that only the reducer sets. `sending` makes a binding to it:
    /// `$store.tab.sending(\.tabSelected)`.
    @MainActor @_disfavoredOverload
    public subscript<State, Action, Property>(
      dynamicMember property: KeyPath<State, Property>
    ) -> _StoreProperty<State, Action, Property> where Value == Store<State, Action> {
      _StoreProperty(wrappedValue, property)
    }
  }

  extension Binding {
    /// A property that only the reducer sets. `sending` makes a binding to it:
    /// `$store.tab.sending(\.tabSelected)`.
    @MainActor @_disfavoredOverload
    public subscript<State, Action, Property>(
      dynamicMember property: KeyPath<State, Property>
    ) -> _StoreProperty<State, Action, Property> where Value == Store<State, Action> {
      _StoreProperty(wrappedValue, property)
    }
  }
#endif
