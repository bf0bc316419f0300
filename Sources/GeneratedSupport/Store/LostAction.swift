#if DEBUG
  /// The text of the report about an action that is lost.
  struct LostAction<Action> {
    let action: Action
    let feature: any Reducer.Type
    let operatorName: ChildOperatorName
    /// The path from the parent's actions to those of the child, `.editor.presented`, if it is
    /// known.
    let path: String?

    var text: String {
      """
      An action of a child had no effect, because no reducer of '\(featureName)' was run. …

        Action:
      \(String(customDumping: action).indented(by: 4))

      This usually means that no "\(operatorName.rawValue)" is in the "body" of the parent's reducer. Add it, \
      for example:

      \(example.indented(by: 2))

      If the parent is meant to handle these actions itself, write 'EmptyReducer()' in the closure.
      """
    }

    private var featureName: String { dumpTypeName(feature) }

    private var example: String {
      let name = caseName(of: action)
      let state = isPresented ? "$" + name : name
      let arguments = #"(\.\#(state), action: \.\#(name))\#(closure)"#
      if operatorName == .scope { return "Scope" + arguments }
      return """
        Reduce { state, action in
          …
        }
        .\(operatorName.rawValue)\(arguments)
        """
    }

    /// The reducer of an enum of features is known. It has no initializer.
    private var closure: String {
      if feature is any CaseReducer.Type { return "" }
      return isDirectChild ? " { \(featureName)() }" : " { … }"
    }

    private var isDirectChild: Bool {
      (path ?? "").split(separator: ".").count == (isPresented ? 2 : 1)
    }

    private var isPresented: Bool {
      guard let payload = Mirror(reflecting: action).children.first?.value,
        let container = type(of: payload) as? any FeatureContainer.Type
      else { return false }
      return container.storeName == "PresentationStoreOf"
    }
  }

  /// The reducer whose nested types these are. Nil if it is not known, or if it does nothing.
  ///
  /// It is found for types that are neither private nor generic. It must have a `body`, because
  /// calls of another `reduce(into:action:)` are not noted.
  @MainActor
  func feature(state: Any.Type, action: Any.Type) -> (any Reducer.Type)? {
    func isFeature<Feature: Reducer>(_: Feature.Type) -> Bool {
      Feature.State.self == state && Feature.Action.self == action
        && Feature.Body.self is any Reducer.Type && !(Feature.Body.self is any DoesNothing.Type)
    }
    // The end of a mangled name says that the type is an enum 'Action' in another type.
    guard let name = _mangledTypeName(action), name.hasSuffix("6ActionO"),
      let parent = _typeByName(String(name.dropLast("6ActionO".count))),
      let feature = parent as? any Reducer.Type, isFeature(feature)
    else { return nil }
    return feature
  }

  /// A reducer that neither changes anything nor has effects.
  private protocol DoesNothing {}

  extension EmptyReducer: DoesNothing {}
#endif
