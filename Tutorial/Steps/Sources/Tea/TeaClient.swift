//: 10
import GeneratedSupport

struct Tea: Equatable, Identifiable {
  var id: String { name }
  var name: String
  var seconds: Int
}

struct TeaClient: DependencyClient {
  var teas: @Sendable () async throws -> [Tea]
}

nonisolated extension TeaClient: DependencyKey {
  static let liveValue = TeaClient(teas: {
    [Tea(name: "Assam", seconds: 240), Tea(name: "Sencha", seconds: 90)]
  })
}
//: end
