import Testing

@testable import ReducerGenMap

/// What is found in sources.
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
            @Shared var passed: Int
          }
          enum Action {
            case tapped
            case `default`
          }
          @Dependency(\.searchClient.find) var find
          @Dependency(\DependencyValues.uuid) var uuid
          @Dependency(Player.self) var player
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
        """#
      ))
    let counter = try #require(map[id: "App.Counter"])
    #expect(counter.place?.file == "Sources/App.swift" && counter.place?.line == 2)
    #expect(counter.actions.map(\.name) == ["tapped", "default"])
    #expect(counter.actions.map(\.line) == [10, 11])
    #expect(counter.dependencies.map(\.name) == ["searchClient.find", "uuid", "Player"])
    #expect(counter.dependencies.map(\.line) == [13, 14, 15])
    #expect(
      counter.shared.map(\.name) == [
        #".appStorage("a, b")"#, ".fileStorage(.settings, limit: 1)",
      ])
    #expect(map.clients.map(\.key) == ["searchClient", "player", nil])
    #expect(map.clients.map(\.endpoints) == [["find"], [], []])
  }

  @Test func brokenSourcesAreRead() {
    let map = map(
      ("App", "struct A: Reducer { enum Action { case a(A.Action), b(, c( } } } struct"))
    #expect(map.children(of: "App.A").contains("a scoped App.A"))
  }
}
