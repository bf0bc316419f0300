import GeneratedSupport

/// A client inside of a type, whose names are found there.
enum Outer<Element: Sendable> {
  struct Row: Sendable {}
  struct Failure: Error {}

  struct Client: DependencyClient {
    var load: @Sendable (_ row: Row, _ element: Element) throws(any Error) -> Row?
    var fail: @Sendable (_ id: ID) throws(Failure) -> Void
    typealias ID = Int
  }
}

enum Namespace {}

extension Namespace {
  struct Player: DependencyClient {
    struct Song: Sendable {}
    typealias Play = @Sendable (_ song: Song) async -> Void
    var play: Play
    var songs: @Sendable () -> [Song]?
  }
}

/// It conforms in an extension.
struct Generic<Value: Sendable>: Sendable {
  var value: @Sendable (_ key: String) -> Value?
}
extension Generic: DependencyClient {}

struct Shapes: DependencyClient {
  var change: @Sendable (_ value: inout Int, _ by: Int) -> Void
  var log: @Sendable (_ message: @autoclosure () -> String) -> Void
  var each: @Sendable (_ items: [Int], _ body: (Int) -> Void) -> Void
  var map: @Sendable (_ transform: @escaping @Sendable (Int) -> Int) throws -> Void
  var take: @Sendable (_ text: consuming String, _ other: borrowing String) -> Void
  var show: @MainActor @Sendable (_ title: String) -> Void
  var actor: @MainActor @Sendable () -> Void
  var `default`: @Sendable (_ for: Int, String) throws -> Void
  var wrapped: (@Sendable (_ x: Int) async -> Void)
  let fixed: @Sendable (_ x: Int) -> Int? = { _ in nil }
  var adding: @Sendable (_ value: inout Int) -> Int = {
    $0 += 1
    return $0
  }
  var noting: @Sendable (_ message: @autoclosure () -> String) -> String = { $0() }
  @MainActor static var count = 0
  private var secret: @Sendable () -> Int = { 1 }

  #if DEBUG
    var debug: @Sendable (_ level: Int) -> Void
  #else
    var release: @Sendable (_ level: Int) -> Int = { $0 }
  #endif
}

@available(macOS 15, iOS 18, *)
struct Recent: DependencyClient {
  var run: @Sendable (_ times: Int) -> Void
}

func checkShapes() {
  let reports = Reports()
  withIssueReporters([reports]) {
    let shapes = Shapes()
    var value = 1
    shapes.change(value: &value, by: 2)
    shapes.log(message: "hello")
    shapes.each(items: [1], body: { _ in })
    try? shapes.map(transform: { $0 })
    shapes.take(text: "a", other: "b")
    try? shapes.default(for: 1, "x")
    precondition(shapes.fixed(1) == nil)
    precondition(shapes.adding(value: &value) == 2 && value == 2)
    precondition(shapes.noting(message: "said") == "said")
    if #available(macOS 15, iOS 18, *) { Recent.testValue.run(times: 1) }
    precondition(Namespace.Player.unimplementedValue.songs() == nil)
    precondition(Generic<Int>.unimplementedValue.value(key: "a") == nil)
    _ = try? Outer<Int>.Client().load(row: .init(), element: 1)
    Conditional().first()
  }
  precondition(
    reports.titles == [
      "Shapes.change", "Shapes.log", "Shapes.each", "Shapes.map", "Shapes.take",
      "Shapes.default", "Shapes.adding", "Shapes.noting", "Recent.run",
      "Namespace.Player.songs", "Generic.value", "Outer.Client.load", "Conditional.first",
    ], "\(reports.titles)")
}
