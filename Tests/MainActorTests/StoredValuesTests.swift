import Foundation
import GeneratedTestSupport
import Testing

/// A value that can be encoded and decoded on the main actor only.
struct Note: Codable, Equatable {
  var text = ""

  init(text: String = "") { self.text = text }

  init(from decoder: any Decoder) throws {
    MainActor.assertIsolated()
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    MainActor.assertIsolated()
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A raw value that is made and read on the main actor only.
struct Volume: Equatable, RawRepresentable {
  var rawValue: Int
}

extension SharedReaderKey where Self == FileStorageKey<Note>.Default {
  static var note: Self {
    Self[.fileStorage(URL(filePath: "/note.json")), default: Note(text: "-")]
  }
}

@Suite struct StoredValuesTests {
  private let url = URL(filePath: "/note.json")

  /// A change of another thread, one that waits to be written, and one that is loaded.
  @Test func aFileIsEncodedAndDecodedOnTheMainActor() async throws {
    let files = LockIsolated<[URL: Data]>([:])
    let clock = TestClock()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(files, clock: clock)
    } operation: {
      @Shared(.note) var note
      #expect(note == Note(text: "-"))
      $note.withLock { $0.text = "first" }
      #expect(files.value[url] == Data("\"first\"".utf8))
      $note.withLock { $0.text = "second" }
      #expect(files.value[url] == Data("\"first\"".utf8))
      await clock.advance(by: .seconds(1))
      #expect(files.value[url] == Data("\"second\"".utf8))

      let shared = $note
      try await Task.detached {
        shared.withLock { $0.text = "third" }
        try await shared.save()
      }.value
      #expect(files.value[url] == Data("\"third\"".utf8))

      files.setValue([url: Data("\"loaded\"".utf8)])
      try await Task.detached { try await shared.load() }.value
      #expect(note == Note(text: "loaded"))
      let required = try await Shared<Note>(require: .fileStorage(url))
      #expect(required.wrappedValue == Note(text: "loaded"))
      // The pause after the last write.
      await clock.advance(by: .seconds(1))
    }
  }

  @Test func userDefaultsStoreValuesOfTheModule() {
    @Shared(.appStorage("note")) var note = Note(text: "-")
    @Shared(.appStorage("optional")) var optional: Note?
    @Shared(.appStorage("volume")) var volume = Volume(rawValue: 5)
    @Shared(.appStorage("optional volume")) var optionalVolume: Volume?
    $note.withLock { $0.text = "stored" }
    $optional.withLock { $0 = Note(text: "some") }
    $volume.withLock { $0.rawValue = 11 }
    $optionalVolume.withLock { $0 = Volume(rawValue: 1) }
    @Dependency(\.defaultAppStorage) var store
    #expect(store.data(forKey: "note") == Data("\"stored\"".utf8))
    #expect(store.data(forKey: "optional") == Data("\"some\"".utf8))
    #expect(store.integer(forKey: "volume") == 11)
    #expect(store.integer(forKey: "optional volume") == 1)
  }
}
