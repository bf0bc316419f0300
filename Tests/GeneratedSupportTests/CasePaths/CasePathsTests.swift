import GeneratedSupport
import Testing

@Suite struct CasePathsTests {
  @Test func pathsAreListedInOrder() {
    #expect(Array(Feature.Child.Action.allCasePaths) == [\.saved, \.tapped, \.failed])
    #expect(Feature.Child.Action.allCasePaths.underestimatedCount == 3)
  }

  @Test func aValueFindsItsPath() {
    #expect(Feature.Child.Action.allCasePaths[.tapped] == \.tapped)
    #expect(Feature.Child.Action.failed(code: 1, message: "").case == \.failed)
    let actions: [Feature.Action] = [.onAppear, .selected(nil), .child(.tapped)]
    #expect(actions.map(\.case) == [\.onAppear, \.selected, \.child])
  }

  @Test func everyPathLeadsBack() {
    for path in Names.allCasePathsOfNames {
      let name: Names? = path(())
      #expect(name?.case == path)
    }
  }

  @Test func aMemberIsACasePath() {
    let path: AnyCasePath<Screen, Bool> = Screen.allCasePaths.settings
    #expect(path.extract(from: .settings(isOn: true)) == true)
  }

  @Test func anyEnumCanBeIterated() {
    func count<E: CasePathIterable>(_: E.Type) -> Int { Array(E.allCasePaths).count }
    #expect(count(Screen.self) == 2)
  }

  /// The look-up table is made by whoever comes first.
  @Test func manyTasksAskAtOnce() async {
    enum Local<T>: Sendable {}
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          Loadable<Int8, Local<Int>>.loaded(1).case == \.loaded
            && Loadable<Int16, Local<Int>>.idle.case == \.idle
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

extension Names {
  /// Its case `allCasePaths` hides the member of that name.
  static var allCasePathsOfNames: CasePaths<Names> { paths(Names.self) }

  private static func paths<E: CasePathIterable>(_: E.Type) -> CasePaths<E> { E.allCasePaths }
}
