import Testing

@Suite struct MainActorCommandTests {
  private func output(_ arguments: String..., settings: String = "") throws -> String {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      MigrateCommand.manifest.replacing(
        ".target(\n      name: \"Counter\",", with: ".target(\n      name: \"Counter\",\(settings)"),
      to: "Package.swift")
    try command.write(
      """
      import ComposableArchitecture
      @DependencyClient struct API { var load: @Sendable () async throws -> Int }

      """, to: "Sources/Counter/API.swift")
    return try command.run(arguments + ["."]).output
  }

  private static let client = "+nonisolated struct API: DependencyClient {"

  @Test func clientsOfATargetOnTheMainActorAreNonisolated() throws {
    #expect(try !output().contains(Self.client))
    #expect(try output("--main-actor").contains(Self.client))
    let settings = " swiftSettings: [.defaultIsolation(MainActor.self)],"
    #expect(try output(settings: settings).contains(Self.client))
  }
}
