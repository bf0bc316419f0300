public import GeneratedSupport

/// Its endpoint has the name that generated code uses for what makes its reports.
struct Shadowing: DependencyClient {
  var _endpoint: @Sendable (_ name: String) -> Void
  var other: @Sendable () -> Void
}

enum Mishap: Error { case first }

/// A property that would hide the client, and where a function runs.
public struct Hiding: DependencyClient, Sendable {
  public var `self`: @Sendable (_ x: Int) -> Void
  public var near: nonisolated(nonsending) @Sendable () async -> Void
}

/// It may not leave the actor it is made on, nor may what makes it.
nonisolated final class Near {}

/// Errors of one type, names that differ in one letter's case, and no space where none is needed.
// swift-format-ignore
struct Typed: DependencyClient {
  var load: @Sendable(_ id: Int) throws(Mishap) -> Int = { $0 }
  var Load: @Sendable() throws /* one */ (Mishap) -> Int = { () throws(Mishap) in throw .first }
  var wait: @Sendable (_ id: Int) async throws(Mishap) -> Int = { $0 }
  var stop: @Sendable () throws (Mishap) -> Void
  var near: nonisolated(nonsending) @Sendable () async throws(Mishap) -> Near = { Near() }
}

func checkNames() {
  let reports = Reports()
  withIssueReporters([reports]) {
    Shadowing()._endpoint(name: "a")
    Shadowing().other()
    precondition((try? Typed().load(id: 1)) == 1)
    precondition((try? Typed().Load()) == nil)
    try? Typed().stop()
    Hiding().`self`(x: 1)
  }
  precondition(
    reports.titles == [
      "Shadowing._endpoint", "Shadowing.other", "Typed.load", "Typed.Load", "Typed.stop",
      "Hiding.self",
    ], "\(reports.titles)")
}
