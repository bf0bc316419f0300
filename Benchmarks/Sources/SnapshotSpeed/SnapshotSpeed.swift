import ReducerGenTesting

/// Milliseconds of 100 inline snapshot tests that pass, beside a yardstick. In a debug build,
/// because that is what tests are.
///
///     swift run --package-path Benchmarks SnapshotSpeed
@main
struct SnapshotSpeed {
  static func main() {
    measure("yardstick: 100,000 look-ups in a dictionary") {
      var dictionary: [Int: Int] = [:]
      for index in 0..<100_000 { dictionary[index & 1_023, default: 0] += 1 }
    }
    measure("100 assertions about an enum") {
      for _ in 0..<100 { assertion() }
    }
  }

  private static func assertion() {
    assertGenerated(record: .never) {
      """
      enum Screen {
        enum Tab: CasePathable { case home, list([Int]) }
      }
      """
    } matches: {
      #"""
      import GeneratedSupport

      nonisolated extension Screen.Tab: GeneratedSupport.CasePathIterable {
        nonisolated struct AllCasePaths: GeneratedSupport._GeneratedCasePaths {
          fileprivate init() {}
          typealias Root = Screen.Tab
          typealias _Case<_Payload: ~Swift.Copyable & ~Swift.Escapable> = GeneratedSupport.Case<Screen.Tab, _Payload>
          var home: _Case<()> { .init(0) }
          var list: _Case<[Int]> { .init(1) }
        }

        static func _caseAccess() -> GeneratedSupport._CaseAccess<Self, AllCasePaths> {
          func visit(_ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor) {
            switch root {
            case .home: visitor.visit(0, ())
            case let .list(v0): visitor.visit(1, v0)
            }
          }

          func make(_ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload) -> Self {
            switch index {
            case 0: return .home
            case 1: return .list(payload[])
            default: payload.reject()
            }
          }

          func paths() -> [Swift.PartialKeyPath<AllCasePaths>] {
            [\.home, \.list]
          }

          return .init(AllCasePaths(), visit, make, paths, "home\nlist")
        }
      }
      """#
    }
  }

  /// The median of eleven rounds.
  private static func measure(_ name: String, _ body: () -> Void) {
    let rounds = (0..<11).map { _ in ContinuousClock().measure(body) }.sorted()
    let tenths = Int(rounds[5] / .microseconds(100))
    print("\(tenths / 10).\(tenths % 10) ms  \(name)")
  }
}
