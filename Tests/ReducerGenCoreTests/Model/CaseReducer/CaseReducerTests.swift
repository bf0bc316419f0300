import Testing

@testable import ReducerGenCore

/// The members that are generated for enums of reducers.
@Suite struct CaseReducerTests {
  @Test func allMembersAreGenerated() {
    let code = generated("enum D: CaseReducer { case child(Child), plain }")
    let end = code.firstRange(of: "nonisolated extension D.State")?.lowerBound ?? code.endIndex
    #expect(
      String(code[..<end]) == """
        import GeneratedSupport

        extension D {
          /// The state of the current case.
          enum State: GeneratedSupport.CaseReducerState {
            typealias StateReducer = D
            case child(Child.State)
            case plain
          }

          /// An action of a case.
          enum Action {
            case child(Child.Action)
            case plain(Swift.Never)
          }

          /// The current case, with the store of its feature.
          enum CaseScope {
            case child(GeneratedSupport.StoreOf<Child>)
            case plain
          }

          /// Runs the reducer of the current case.
          @Swift.MainActor static var body: GeneratedSupport.Reduce<State, Action> {
            func reduce(_ state: inout State, _ action: Action) -> GeneratedSupport.Effect<Action> {
              if case .child(let action) = action {
                return GeneratedSupport._reduce(Child(), &state, action, .init(0), .init(0))
              }
              return .none
            }

            return .init(reduce)
          }

          /// The current case, with the store of its feature.
          @Swift.MainActor static func scope(_ store: GeneratedSupport.Store<State, Action>) -> CaseScope {
            switch store._case {
            case .child: .child(store._scope(.init(0), .init(0)))
            case .plain: .plain
            }
          }
        }


        """)
    #expect(code.contains("extension D.State: GeneratedSupport.CaseMemberLookup"))
    #expect(code.contains("extension D.Action: GeneratedSupport.CasePathIterable"))
  }

  @Test(arguments: [
    ("", ["State", "Action", "CaseScope", "body", "scope"]),
    ("enum State { case a(Child.State) }", ["Action", "CaseScope", "body", "scope"]),
    ("enum Action { case a(Child.Action) }", ["State", "CaseScope", "body", "scope"]),
    ("enum CaseScope { case a(StoreOf<Child>) }", ["State", "Action", "body", "scope"]),
    ("static let body = X()", ["State", "Action", "CaseScope", "scope"]),
    ("static func scope(_ store: StoreOf<D>) {}", ["State", "Action", "CaseScope", "body"]),
    (
      "static func body() {}; var scope: Int { 1 }",
      ["State", "Action", "CaseScope", "body", "scope"]
    ),
  ])
  func membersOfTheUserAreKept(members: String, expected: [String]) {
    let heads = [
      "State": "enum State", "Action": "enum Action", "CaseScope": "enum CaseScope",
      "body": "var body", "scope": "func scope",
    ]
    for source in [
      "enum D: CaseReducer { case a(Child); \(members) }",
      "enum D: CaseReducer { case a(Child) }\nextension D { \(members) }",
    ] {
      let code = generated(source)
      let found = ["State", "Action", "CaseScope", "body", "scope"].filter {
        code.contains(heads[$0]!)
      }
      #expect(found == expected)
    }
  }

  @Test(arguments: [
    // The target shows that all of it is Sendable.
    ("struct State: Sendable {}", true),
    (
      "struct State { var a = 1; let b: [String: Int?] = [:]; var c: (Int, n: Row) ; struct Row {} }",
      true
    ),
    ("enum State { case a(Int), b }", true),
    ("typealias State = String", true),
    ("actor State {}", true),
    ("struct State {}; static func f() {}", true),
    ("struct State { @Presents var child: Row?; enum Row {} }", true),
    ("struct State { var next: [State] }", true),
    ("struct State { var f: @Sendable () -> Void; var computed: Thing { Thing() } }", true),
    ("public struct State: Error { var thing: Thing }", true),
    ("struct State { var title: TextState; var id: StackElementID }", true),
    ("struct State { @Presents var alert: AlertState<String>? }", true),
    ("struct State { var row: IdentifiedAction<Int, String>; var all: Swift.Set<Int> }", true),
    ("struct State { var text = \"a\"; var isOn = true; var number = 1.5 }", true),
    // It does not.
    ("struct State { var thing: Thing }", false),
    ("struct State { var thing = Thing() }", false),
    ("struct State { var row: IdentifiedAction<Int, Thing> }", false),
    ("struct State { var store: Store<Int, Int> }", false),
    ("struct State { var all: Other.Set<Int> }", false),
    ("struct State { @Wrapped var a: Int }", false),
    ("struct State { var f: () -> Void }", false),
    ("final class State {}", false),
    ("public struct State {}", false),
    ("struct State<T> { var t: T }", false),
  ])
  func aStateIsSendableIfItsPayloadsAre(state: String, isSendable: Bool) {
    let code = generated(
      """
      public struct Child: Reducer {
        \(state)
        enum Action {}
        func reduce() {}
      }
      enum D: CaseReducer { case child(Child) }
      """)
    #expect(code.contains("CaseReducerState, Swift.Sendable {") == isSendable)
  }

  @Test func theDirectiveMakesStatesSendable() {
    let code = generated(
      """
      // reducergen: sendable
      enum D: CaseReducer { case child(Child) }
      public struct Known: Reducer {
        public enum Action {}
        func reduce() {}
      }
      // reducergen: sendable
      enum E: CaseReducer { case known(Known) }
      """)
    #expect(code.contains("CaseReducerState, Swift.Sendable {"))
    #expect(code.contains("enum Action: Swift.Sendable {\n    case child"))
    // The target shows that this one is not, and the compiler would say so.
    #expect(code.contains("enum Action {\n    case known"))
  }

  @Test(arguments: ["", "// reducergen: sendable\n"])
  func aStateThatIsUncheckedSendableConformsOnce(directive: String) {
    let code = generated(
      """
      \(directive)enum D: CaseReducer { case child(Child) }
      struct Child: Reducer {
        typealias State = Int
        typealias Action = Int
        func reduce() {}
      }
      """,
      otherFiles: ["extension D.State: Sharable, @unchecked Sendable {}"])
    #expect(code.contains("enum State: GeneratedSupport.CaseReducerState {\n"))
    #expect(code.contains("enum Action: Swift.Sendable {\n"))
  }

  @Test func theCasesOfTheUserMayStandInAnotherOrder() {
    // The position of a case is known only where its enum is generated.
    let state = "extension D { enum State { case child(Child.State), plain } }"
    let code = generated("enum D: CaseReducer { case plain, child(Child) }\n\(state)")
    #expect(code.contains("_reduce(Child(), &state, action, State.allCasePaths.child, .init(1))"))
    #expect(code.contains(".child(store._scope(State.allCasePaths.child, .init(1)))"))
  }

  @Test(arguments: [
    ("extension D.State: Equatable {}", ["=="]),
    ("extension D.State: Swift.Hashable {}", ["==", "hash"]),
    ("extension D.State: Codable {}", ["init", "encode"]),
    ("extension D.State: Decodable & Hashable {}", ["==", "hash", "init"]),
    ("typealias Same = Equatable\nextension D.State: Same {}", ["=="]),
    ("protocol Same: Encodable {}\nextension D.State: Same {}", ["encode"]),
    ("extension D.State: Equatable { static func == (a: Self, b: Self) -> Bool { true } }", []),
    ("extension D.State: Hashable { func hash(into hasher: inout Hasher) {} }", ["=="]),
    ("protocol Equatable {}\nextension D.State: Equatable {}", []),
    ("extension D.State: CustomStringConvertible {}", []),
  ])
  func extensionsGetTheirFunctions(source: String, expected: [String]) {
    let heads = [
      "==": "func ==", "hash": "func hash", "init": "init(from", "encode": "func encode",
    ]
    let code = generated("enum D: CaseReducer { case child(Child) }", otherFiles: [source])
    #expect(["==", "hash", "init", "encode"].filter { code.contains(heads[$0]!) } == expected)
  }

  @Test func payloadsAreQualified() {
    let code = generated(
      """
      struct Feature {
        struct Child: Reducer {}
        struct Row {}
        enum D: CaseReducer {
          case child(Child), alert(AlertState<Note>)
          // reducergen: ignore
          case row(Row)
          enum Note {}
        }
      }
      """)
    #expect(code.contains("case child(Feature.Child.State)\n"))
    #expect(code.contains("case alert(AlertState<Feature.D.Note>)\n"))
    #expect(code.contains("case alert(Feature.D.Note)\n"))
    #expect(code.contains("case row(Feature.Row)\n"))
  }

  @Test func ignoredEnumsGetNothing() {
    #expect(generated("// reducergen: ignore\nenum D: CaseReducer { case child(Int) }") == "")
  }
}
