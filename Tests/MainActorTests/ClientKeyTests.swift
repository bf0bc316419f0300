import Foundation
import GeneratedTestSupport
import Testing

/// A payload whose conformances can be used anywhere.
nonisolated struct Station: Codable, Equatable {
  let id: Int
  var name = ""
}

/// A client whose keys are in extensions, as the command `migrate` writes it.
nonisolated struct StationsClient: DependencyClient {
  var load: @Sendable (_ data: Data) async throws -> [Station]
  var isFavourite: @Sendable (_ station: Station) -> Bool = { $0 == Station(id: 1) }
}

nonisolated extension StationsClient: DependencyKey {
  static let liveValue = StationsClient { data in
    try JSONDecoder().decode([Station].self, from: data)
  }
}

/// A handwritten client. It belongs to the main actor, and its key must not.
struct SongsClient {
  /// The conformances of a contact belong to the main actor, so the live closure does, too.
  var isFavourite: @Sendable (_ contact: Contact) async -> Bool
}

nonisolated extension SongsClient: DependencyKey {
  static let liveValue = SongsClient { @MainActor in $0 == .blob }
}

@Suite struct ClientKeyTests {
  @Test func clientsAreUsedOutsideOfTheMainActor() async throws {
    let json = Data(#"[{"id":1,"name":""}]"#.utf8)
    let stations = try await Task.detached {
      try await StationsClient.liveValue.load(data: json)
    }.value
    #expect(stations == [Station(id: 1)])
    let isFavourite = await Task.detached {
      StationsClient.liveValue.isFavourite(station: Station(id: 1))
    }.value
    #expect(isFavourite)
    let isSong = await SongsClient.liveValue.isFavourite(.blob)
    #expect(isSong)
  }
}
