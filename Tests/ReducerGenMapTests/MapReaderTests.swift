import Testing

@testable import ReducerGenMap

/// The features that are found in sources.
@Suite struct MapReaderTests {
  @Test func aFeatureOfAnotherPackageHasNoPlace() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        import Far
        struct Root: Reducer { enum Action { case form(Form.Action) } }
        struct Form: Reducer { enum Action { case help(PresentationAction<Far.Help.Action>) } }
        """
      ))
    #expect(map.children(of: "App.Root") == ["form scoped App.Form"])
    #expect(map.children(of: "App.Form") == ["help presented Far.Help"])
    #expect(map.features.last?.id == "Far.Help" && map.features.last?.place == nil)
  }

  @Test func whatAFeatureUses() throws {
    let map = map(
      (
        "App",
        #"""
        import GeneratedSupport
        struct Counter: Reducer {
          struct State {
            @Shared(.appStorage("a, b")) var count = 0
            @SharedReader(.fileStorage(.settings, limit: 1), other: 2) var settings = Settings()
            @Shared(value: 3) var own: Int
            @Shared(wrappedValue: 0, Key<Int, String>.main) var other: Int
            @Shared var passed: Int
          }
          enum Action {
            case tapped
            case `default`
          }
          @Dependency(\.searchClient.find) var find
          @Dependency(\DependencyValues.uuid) var uuid
          @Dependency(Player /* not Recorder */ . self) var player
          @Dependency(\.date /* a, b */) var date // (
          @Other(\.no) var other
        }
        extension Counter { @Dependency(\.uuid) static var again }
        struct SearchClient: DependencyClient {
          var find: @Sendable () -> Void
          let limit = 1
        }
        // reducergen: key player
        struct Player: DependencyClient {}
        struct Outer { struct Inner: DependencyClient {} }
        protocol Recorder: DependencyInterface { func record(); var isOn: Bool { get set } }
        """#
      ))
    let counter = try #require(map[id: "App.Counter"])
    #expect(counter.place?.file == "Sources/App.swift" && counter.place?.line == 2)
    #expect(counter.actions.map(\.name) == ["tapped", "default"])
    #expect(counter.actions.map(\.place.line) == [11, 12])
    #expect(counter.dependencies.map(\.name) == ["searchClient.find", "uuid", "Player", "date"])
    #expect(counter.dependencies.map(\.place.line) == [14, 15, 16, 17])
    #expect(
      counter.shared.map(\.name) == [
        #".appStorage("a, b")"#, ".fileStorage(.settings, limit: 1)", "Key<Int, String>.main",
      ])
    #expect(map.clients.map(\.key) == ["searchClient", "player", nil, "recorder"])
    #expect(
      map.clients.map(\.endpoints) == [["find"], [], [], ["record", "isOn", "setIsOn"]])
    #expect(map.clients.last?.name == "RecorderClient")
  }

  @Test func oneOfSeveralClausesIsShown() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        #if os(iOS)
          struct `Default`: Reducer { enum Action { case a } }
        #else
          struct `Default`: Reducer { enum Action { case b } }
        #endif
        """
      ))
    #expect(map.features.map(\.name) == ["Default"])
    #expect(map[id: "App.Default"]?.actions.map(\.name) == ["a"])
  }

  /// Generated code declares the actions of an enum of reducers. Tests note them by that type.
  @Test func actionsOfAnEnumOfReducersHaveTheirType() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        struct Row: Reducer {}
        enum Sheet: CaseReducer {
          case row(Row)
          // reducergen: ignore
          case note(String)
        }
        """
      ))
    #expect(map[id: "App.Sheet"]?.actionType == "Sheet.Action")
    #expect(map[id: "App.Sheet"]?.actions.map(\.name) == ["note"])
  }

  /// A state that generated code declares is not a feature of another package.
  @Test func generatedTypesAreNoFeatures() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        struct Row: Reducer {}
        enum Tree: CaseReducer {
          case row(Row)
          // reducergen: ignore
          case branch(Tree.State)
        }
        """
      ))
    #expect(map.features.map(\.name) == ["Row", "Tree"])
  }
}
