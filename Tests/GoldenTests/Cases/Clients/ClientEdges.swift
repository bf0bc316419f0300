public import GeneratedSupport

/// Where `NEVER` does not hold, Swift has an `init()` of its own.
struct Tracing: DependencyClient {
  var now: @Sendable () -> Int = { 0 }
  #if NEVER
    var trace: @Sendable (_ x: Int) -> Void
  #endif
}

/// Where `NEVER` does not hold, all properties are those that need a value.
public struct Limited: DependencyClient, Sendable {
  public var run: @Sendable () -> Void
  #if NEVER
    public var limit: Int = 1
  #endif
}

/// Initialisers that are there already.
struct Rooted: DependencyClient {
  let root: String
  var run: @Sendable () -> Void
  init(root: String) {
    self.root = root
    run = {}
  }
  static var unimplementedValue: Self { Self(root: "") }
}

struct Secret: Sendable {}

public struct Guarded: DependencyClient, Sendable {
  let secret: Secret
  public var run: @Sendable () -> Void
  public static var unimplementedValue: Self { Self(secret: Secret()) }
}

struct Plain: DependencyClient {
  var run: @Sendable () -> Int = { 1 }
  static var unimplementedValue: Self { Self() }
}

struct Attributed: DependencyClient {
  @MainActor var show: @Sendable (_ x: Int) -> Void
  @MainActor var hide: @Sendable (_ x: Int) -> Int = { _ in 1 }
  @_documentation(visibility: internal) var note: @Sendable (_ x: Int) -> Void
  var size: Int { @inlinable get { 1 } }
}

@MainActor struct Isolated: DependencyClient {
  var run: @Sendable (_ x: Int) -> Void = { _ in }
  var show: @MainActor @Sendable (_ x: Int) -> Void
}

@safe struct Passing: DependencyClient {
  var send: @Sendable (_ f: (String, inout Int) -> Void) -> Void
  var check: @Sendable (_ f: (Int, @autoclosure () -> Bool) -> Void) -> Void
  var log: @Sendable (_ message: @autoclosure () throws -> String) -> Void
  var write: @Sendable (_ message: @autoclosure () async throws -> String) async throws -> Void
  var count: @Sendable (_ message: @autoclosure () throws -> Int) throws -> Int = { try $0() }
  var span: @Sendable (_ span: Span<Int>, _ other: RawSpan) -> Void
  var point: @Sendable (_ pointer: UnsafePointer<Int>, _ other: OpaquePointer) -> Void
  var load: @Sendable (_ id: Int) throws -> Int
  func load(id: String) throws -> Int { try load(id: id.utf8.count) }
}

public struct Ageing: DependencyClient, Sendable {
  @available(*, deprecated) public var old: @Sendable (_ x: Int) -> Void
  public var new: @Sendable (_ x: Int) -> Void
}

/// Holds a client of which a part is deprecated.
struct Holding: DependencyClient {
  var ageing: Ageing
  var run: @Sendable () -> Void
}

struct Promised: DependencyClient { var run: () -> Void }
extension Promised: @unchecked Sendable {}

/// What its endpoint takes is imported in another file.
public struct Fetching: DependencyClient, Sendable {
  public var fetch: Fetch
}

/// Swift puts the initialiser that it gives this client on the main actor, in language mode 5.
@MainActor struct IsolatedWithDefaults: DependencyClient, Sendable {
  var show: @Sendable (_ p0: Int, _ p1: Int) -> Int = { $0 + $1 }
}

package final class Cache {
  var counts: [Int] = []
}

/// What cannot leave the main actor is set on it.
@MainActor package struct Remembering: DependencyClient {
  package var show: @Sendable (Int) -> Void
  package var cache: Cache = Cache()
}

/// Its names have to be escaped in literals.
struct `Search "fast"`: DependencyClient {
  var `find "it"`: @Sendable (_ `by "id"`: Int) -> Void
}

@MainActor func checkEdges() {
  let cache = Cache()
  Remembering(show: { _ in }, cache: cache).cache.counts.append(1)
  precondition(cache.counts == [1] && Remembering(show: { _ in }).cache !== cache)
  let reports = Reports()
  withIssueReporters([reports]) {
    precondition(Tracing.unimplementedValue.now() == 0)
    Isolated.unimplementedValue.run(x: 1)
    Isolated.unimplementedValue.show(x: 1)
    Attributed().show(x: 1)
    Passing().log(message: "a")
    precondition(IsolatedWithDefaults.unimplementedValue.show(p0: 1, p1: 2) == 3)
    precondition((try? Passing().count(message: 3)) == 3)
    _ = try? Passing().load(id: "12")
    `Search "fast"`().`find "it"`(`by "id"`: 1)
  }
  precondition(
    reports.titles == [
      "Tracing.now", "Isolated.run", "Isolated.show", "Attributed.show", "Passing.log",
      "IsolatedWithDefaults.show", "Passing.count", "Passing.load",
      "`Search \"fast\"`.find \"it\"",
    ], "\(reports.titles)")
}
