import GeneratedSupport

/// Eight endpoints without a value.
struct Eight: DependencyClient {
  var first: @Sendable (_ id: Int) async throws -> String
  var second: @Sendable () async throws -> [String]
  var third: @Sendable (_ text: String, _ id: Int) async throws -> Void
  var fourth: @Sendable (_ id: Int) async throws -> Void
  var fifth: @Sendable (_ text: String) async throws -> [Int]
  var sixth: @Sendable (String) -> Void
  var seventh: @Sendable () throws -> Int
  var eighth: @Sendable () -> String?
}

/// Eight that have one.
struct EightDefaults: DependencyClient {
  var first: @Sendable () -> Int = { 1 }
  var second: @Sendable () -> Int = { 2 }
  var third: @Sendable () -> Int = { 3 }
  var fourth: @Sendable () -> Int = { 4 }
  var fifth: @Sendable () -> Int = { 5 }
  var sixth: @Sendable () -> Int = { 6 }
  var seventh: @Sendable () -> Int = { 7 }
  var eighth: @Sendable () -> Int = { 8 }
}
