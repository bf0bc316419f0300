import ReducerGenIndex
import ReducerGenSyntax
import Testing

/// What the declarations of reducers say.
@Suite struct FeatureFactsTests {
  @Test func childrenAreFoundByTheTypesOfActions() {
    let facts = features(
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
    #expect(facts.map(\.feature.name) == ["Row", "Path", "List", "Either"])
    #expect(
      facts.children(of: "List") == [
        "first optional App.Row", "always scoped App.Row", "sheet presented App.Row",
        "path stacked App.Path", "screens stacked App.Row", "rows listed App.Row",
        "others listed App.Row",
      ])
    #expect(facts.children(of: "Path") == ["row case App.Row"])
    #expect(facts.children(of: "Either") == ["row case App.Row", "list case App.List"])
  }

  @Test func childrenAreFoundInOtherModules() {
    let facts = features(
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
      facts.children(of: "Root") == [
        "a scoped Login.Form", "b scoped Login.Form", "c scoped App.Root.Panel",
        "d scoped Login.Form",
      ])
    #expect(facts.children(of: "Form") == ["help presented Far.Help"])
  }

  @Test func typealiasesAndExportsOfOtherModules() {
    let facts = features(
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
      facts.children(of: "List") == [
        "a scoped A.Row", "b scoped A.Row", "c scoped A.Row", "d scoped A.Row",
      ])
    #expect(facts.count == 2)
  }

  @Test func namesOfTheModuleAreNoFeaturesOfOthers() {
    let facts = features(
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
    #expect(facts.map(\.feature.name) == ["Wrap", "Row", "Path"])
    #expect(facts.children(of: "Wrap") == [])
    #expect(facts.children(of: "Path") == ["row case App.Row"])
  }

  @Test func otherCasesOfAnEnumOfReducersAreActions() {
    let facts = features(
      (
        "App",
        """
        import GeneratedSupport
        struct Row: Reducer {}
        enum Sheet: CaseReducer { case row(Row), alert(AlertState<Never>) }
        """
      ))
    #expect(facts["Sheet"]?.actions.map(\.name) == ["alert"])
  }

  @Test func brokenSourcesAreRead() {
    let facts = features(
      ("App", "struct A: Reducer { enum Action { case a(A.Action), b(, c( } } } struct"))
    #expect(facts.children(of: "A").contains("a scoped App.A"))
  }

  /// Of each fact, the line and the text that a message points at.
  @Test func eachFactHasItsPlace() throws {
    let facts = features(
      (
        "App",
        #"""
        import GeneratedSupport
        struct Login: Reducer {}
        struct Counter: Reducer {
          struct State {
            @Shared(.appStorage("a, b")) var count = 0
            @SharedReader(.settings) var settings = Settings()
          }
          enum Action {
            case tapped,
              `default`
            case login(Login.Action)
          }
          @Dependency(\.uuid) var uuid
          @Other(\.no) var other
        }
        extension Counter { @Dependency(\.uuid) static var again }
        extension Counter {
          @Dependency(\.date) static var date
        }
        """#
      ))
    let counter = try #require(facts["Counter"])
    #expect(counter.place.shown == "3: Counter")
    #expect(counter.actions.map(\.place.shown) == ["9: tapped", "10: `default`", "11: login"])
    #expect(counter.children.map(\.place.shown) == ["11: login"])
    #expect(counter.dependencies.map(\.place.shown) == ["13: uuid", "18: date"])
    #expect(counter.shared.map(\.place.shown) == ["5: count", "6: settings"])
    #expect(counter.action?.name == "Counter.Action")
  }

  @Test func bothClausesOfAConditionAreRead() {
    let facts = features(
      (
        "App",
        """
        import GeneratedSupport
        #if os(iOS)
          struct A: Reducer { enum Action { case a } }
        #else
          struct A: Reducer { enum Action { case b } }
        #endif
        """
      ))
    #expect(facts.map { $0.actions.map(\.name) } == [["a"], ["b"]])
  }
}
