import Testing

@testable import ReducerGenMap

/// The features that are found in sources.
@Suite struct FeatureReaderTests {
  @Test func childrenAreFoundByTheTypesOfActions() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport

        struct Row: Reducer {
          struct State: Identifiable { var id = 0 }
          enum Action { case tapped }
        }
        typealias Line = Row
        enum Path: CaseReducer { case row(Row), note(String), alert(AlertState<Never>) }

        struct List: Reducer {
          struct State {
            var first: Row.State?
            @Presents var sheet: Row.State?
            var always = Row.State()
            var path = StackState<Path.State>()
          }
          enum Action {
            case first(Row.Action), always(Line.Action)
            case sheet(PresentationAction<Row.Action>)
            case path(StackActionOf<Path>), screens(StackAction<Row.State, Row.Action>)
            case rows(IdentifiedActionOf<Row>), others(IdentifiedAction<Int, App.Row.Action>)
            case delegate(Delegate), numbers(Int, Int), word(String)
            enum Delegate { case done }
          }
        }
        struct Either: Reducer {
          enum State { case row(Row.State), list(List.State) }
          enum Action { case row(Row.Action), `list`(List.Action) }
        }
        struct NoReducer { enum Action { case row(Row.Action) } }
        """
      ))
    #expect(map.features.map(\.id) == ["App.Row", "App.Path", "App.List", "App.Either"])
    #expect(
      map.children(of: "App.List") == [
        "first optional App.Row", "always scoped App.Row", "sheet presented App.Row",
        "path stacked App.Path", "screens stacked App.Row", "rows listed App.Row",
        "others listed App.Row",
      ])
    #expect(map.children(of: "App.Path") == ["row case App.Row"])
    #expect(map.children(of: "App.Either") == ["row case App.Row", "list case App.List"])
  }

  @Test func childrenAreFoundInOtherModules() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        import Login
        import Elsewhere
        struct Root: Reducer {
          enum Action { case a(Form.Action), b(Login.Form.Action), c(Panel.Action), d(Mine.Action) }
          struct Panel: Reducer {}
          typealias Mine = Form
        }
        """
      ),
      (
        "Login",
        """
        import GeneratedSupport
        public struct Form: Reducer { public enum Action { case help(PresentationAction<Far.Help.Action>) } }
        """
      ),
      ("Unrelated", "import GeneratedSupport\nstruct Form: Reducer {}"))
    #expect(
      map.children(of: "App.Root") == [
        "a scoped Login.Form", "b scoped Login.Form", "c scoped App.Root.Panel",
        "d scoped Login.Form",
      ])
    #expect(map.children(of: "Login.Form") == ["help presented Far.Help"])
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
          let limit: Int
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

  @Test func typealiasesAndExportsOfOtherModules() {
    let map = map(
      (
        "A",
        "import GeneratedSupport\npublic struct Row: Reducer { public enum Action { case tapped } }"
      ),
      ("B", "@_exported import A\npublic typealias Line = Row"),
      (
        "C",
        """
        import GeneratedSupport
        import B
        struct List: Reducer {
          enum Action { case a(Line.Action), b(B.Line.Action), c(Row.Action), d(A.Row.Action) }
        }
        """
      ))
    #expect(
      map.children(of: "C.List") == [
        "a scoped A.Row", "b scoped A.Row", "c scoped A.Row", "d scoped A.Row",
      ])
    #expect(map.features.count == 2)
  }

  @Test func namesOfTheModuleAreNoFeaturesOfOthers() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        struct Wrap<Child: Reducer>: Reducer {
          enum Action {
            case child(Child.Action), own(Self.Action), loop(Loop.Action), state(Row.State.Action)
          }
        }
        typealias Loop = Round
        typealias Round = Loop
        struct Row: Reducer { struct State {} }
        enum Path: CaseReducer { case row(Row), bindings(BindingReducer<Int>), empty(EmptyReducer<Int, Int>) }
        """
      ))
    #expect(map.features.map(\.id) == ["App.Wrap", "App.Row", "App.Path"])
    #expect(map.children(of: "App.Wrap") == [])
    #expect(map.children(of: "App.Path") == ["row case App.Row"])
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

  @Test func otherCasesOfAnEnumOfReducersAreActions() {
    let map = map(
      (
        "App",
        """
        import GeneratedSupport
        struct Row: Reducer {}
        enum Sheet: CaseReducer { case row(Row), alert(AlertState<Never>) }
        """
      ))
    #expect(map[id: "App.Sheet"]?.actions.map(\.name) == ["alert"])
  }

  @Test func brokenSourcesAreRead() {
    let map = map(
      ("App", "struct A: Reducer { enum Action { case a(A.Action), b(, c( } } } struct"))
    #expect(map.children(of: "App.A").contains("a scoped App.A"))
  }
}
