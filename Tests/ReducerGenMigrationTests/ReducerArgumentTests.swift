import ReducerGenMigration
import Testing

/// The arguments of `@Reducer`.
@Suite struct ReducerArgumentTests {
  @Test func extensionsStandAfterTheOutermostType() {
    assertMigrates(
      """
      import ComposableArchitecture

      extension Feature {
        #if DEBUG
          @Reducer(state: .equatable, action: .equatable)
          enum Destination { case alert(AlertState<Never>) }
        #endif
      }  // the end
      struct Feature {}

      """,
      to: """
        import GeneratedSupport

        extension Feature {
          #if DEBUG
            enum Destination: CaseReducer { case alert(AlertState<Never>) }
          #endif
        }  // the end

        #if DEBUG
        extension Feature.Destination.State: Equatable {}
        #endif

        #if DEBUG
        extension Feature.Destination.Action: Equatable {}
        #endif
        struct Feature {}

        """)
  }

  @Test func blanksAtTheEndOfALineStayOnIt() {
    assertMigrates(
      "import ComposableArchitecture\n\n@Reducer(state: .equatable)\nenum Path {}  \nlet a = 1\n",
      to: "import GeneratedSupport\n\nenum Path: CaseReducer {}  \n\n"
        + "extension Path.State: Equatable {}\nlet a = 1\n")
  }

  @Test func genericTypesAndHeadingsOverSeveralLines() {
    assertMigrates(
      """
      import ComposableArchitecture

      @Reducer
      struct Wrapper<Base: Reducer<Int, String>>:
        Sendable
      {
        let base: Base
        enum Action { case a }
      }
      @Reducer
      struct Plain<
        A
      > where A: Equatable {
        enum Action { case a }
      }

      """,
      to: """
        import GeneratedSupport

        struct Wrapper<Base: Reducer<Int, String>>:
          Sendable, Reducer
        {
          let base: Base
          enum Action { case a }
        }
        struct Plain<
          A
        >: Reducer where A: Equatable {
          enum Action { case a }
        }

        """)
  }
}
