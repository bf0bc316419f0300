extension BindingAction: CasePathable {
  /// The type whose properties are set. Inside ``AllCasePaths``, `Root` is the action.
  public typealias _Target = Root

  /// One case path per property of the state that can be set: `\.name`. The payload is the value.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable {
    public typealias Root = BindingAction

    /// The actions that set this property.
    public subscript<Value: Equatable>(
      dynamicMember property: WritableKeyPath<_Target, Value>
    ) -> Case<BindingAction, Value> {
      Case(
        link: FunctionLink(
          embed: { .set(property, $0) }, extract: { $0.value(of: property) },
          spelling: { memberSpelling(of: property) }))
    }

    public subscript(root: BindingAction) -> PartialCaseKeyPath<BindingAction> {
      root.change.casePath
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction {
  /// The new value, if this action sets the property.
  fileprivate func value<Value: Equatable>(
    of property: WritableKeyPath<Root, Value>
  ) -> Value? {
    guard keyPath == property else { return nil }
    return (change as? PropertyChange<Root, Value>)?.value
  }
}
