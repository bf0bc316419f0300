import GeneratedTestSupport

/// Actions that are asserted after the same call.
struct ActionGroup {
  /// Nil for those that did not arrive while time passed.
  var advance: ReceivedAction.Advance?
  var actions: [ReceivedAction]

  /// In the order of their arrival, which is the order of the assertions.
  static func all(_ actions: [ReceivedAction]) -> [ActionGroup] {
    var groups: [ActionGroup] = []
    for action in actions {
      if let last = groups.last, last.advance == action.advance {
        groups[groups.count - 1].actions.append(action)
      } else {
        groups.append(ActionGroup(advance: action.advance, actions: [action]))
      }
    }
    // Those without a call come after all others.
    let isInOrder = groups.dropLast().allSatisfy { $0.advance != nil }
    return isInOrder ? groups : [ActionGroup(advance: nil, actions: actions)]
  }
}
