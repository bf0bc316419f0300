extension BindingAction: CasePathable {
  /// One case path per property of the state that can be set: `\.name`. The payload is the value.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable {
    /// The actions that set this property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember property: WritableKeyPath<Root, Value>
    ) -> Case<BindingAction, Value> {
      // A key path never changes.
      let property = UncheckedSendable(property)
      return Case(
        embed: { .set(property.value, $0) },
        extract: { action in
          guard action.keyPath == property.value else { return nil }
          return (action.change as? PropertyChange<Root, Value>)?.value
        })
    }

    public subscript(root: BindingAction) -> PartialCaseKeyPath<BindingAction> {
      root.change.casePath
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
