#if canImport(SwiftUI)
  public import SwiftUI

  // They have been type-checked, but never run.

  extension Binding {
    /// A binding that sends an action of the store when it is written, for a property that only the reducer sets.
    @MainActor
    public func sending<State, Action: CasePathable, Property>(
      _ property: KeyPath<State, Property>, _ action: CaseKeyPath<Action, Property>
    ) -> Binding<Property> where Value == Store<State, Action> {
      wrappedValue.sending(property, action)
    }
  }

  extension Bindable {
    /// A binding that sends an action of the store when it is written, for a property that only the reducer sets:
    /// `$store.sending(\.tab, \.tabSelected)`.
    @MainActor
    public func sending<State, Action: CasePathable, Property>(
      _ property: KeyPath<State, Property>, _ action: CaseKeyPath<Action, Property>
    ) -> Binding<Property> where Value == Store<State, Action> {
      wrappedValue.sending(property, action)
    }
  }

  extension Store where Action: CasePathable {
    fileprivate func sending<Property>(
      _ property: KeyPath<State, Property>, _ action: CaseKeyPath<Action, Property>
    ) -> Binding<Property> {
      // Key paths never change.
      let paths = UncheckedSendable((property: property, action: action))
      return Binding { @MainActor in
        self[dynamicMember: paths.value.property]
      } set: { @MainActor value in
        self.send(Action._caseAccess().start[keyPath: paths.value.action]._embed(value))
      }
    }
  }
#endif
