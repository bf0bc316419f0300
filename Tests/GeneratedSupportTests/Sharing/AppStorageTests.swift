import Foundation
import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// Values in `UserDefaults`.
@Suite struct AppStorageTests {
  enum Tab: String { case home, settings }
  struct Place: Codable, Equatable { var x = 0, y = 0 }

  @Dependency(\.defaultAppStorage) private var store

  @Test(arguments: ["memory", "file"]) func allKindsOfValuesAreStored(kind: String) throws {
    let suite = "reducergen-\(UUID())"
    let store = try #require(kind == "memory" ? .inMemory : UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    withDependencies {
      $0.defaultAppStorage = store
    } operation: {
      check(Self.values)
    }
    withDependencies {
      $0.defaultAppStorage = store
      $0.context = .live
    } operation: {
      check(Self.loaded)
    }
  }

  private static var values: [Bool] { [false] }
  private static var loaded: [Bool] { [true] }

  /// Stores values, or expects that they are stored.
  private func check(_ isStored: [Bool]) {
    let isStored = isStored[0]
    @Shared(.appStorage("a.b")) var bool = false
    @Shared(.appStorage("int")) var int = 0
    @Shared(.appStorage("double")) var double = 0.0
    @Shared(.appStorage("string")) var string = ""
    @Shared(.appStorage("strings")) var strings: [String] = []
    @Shared(.appStorage("url")) var url = URL(filePath: "/")
    @Shared(.appStorage("data")) var data = Data()
    @Shared(.appStorage("@date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("tab")) var tab = Tab.home
    @Shared(.appStorage("place")) var place = Place()
    @Shared(.appStorage("optional")) var optional: Int?
    @Shared(.appStorage("optionalTab")) var optionalTab: Tab?
    @Shared(.appStorage("optionalPlace")) var optionalPlace: Place?
    if !isStored {
      $bool.withLock { $0 = true }
      $int.withLock { $0 = 7 }
      $double.withLock { $0 = 2 }
      $string.withLock { $0 = "Blob" }
      $strings.withLock { $0 = ["a", "b"] }
      $url.withLock { $0 = URL(string: "https://example.com/a?b")! }
      $data.withLock { $0 = Data([1, 2]) }
      $date.withLock { $0 = Date(timeIntervalSince1970: 1.5) }
      $tab.withLock { $0 = .settings }
      $place.withLock { $0.x = 3 }
      $optional.withLock { $0 = 9 }
      $optionalTab.withLock { $0 = .settings }
      $optionalPlace.withLock { $0 = Place(x: 1, y: 2) }
    }
    #expect(bool && int == 7 && double == 2 && string == "Blob" && strings == ["a", "b"])
    #expect(url.absoluteString == "https://example.com/a?b" && data == Data([1, 2]))
    #expect(date == Date(timeIntervalSince1970: 1.5) && tab == .settings && place == Place(x: 3))
    #expect(optional == 9 && optionalTab == .settings && optionalPlace == Place(x: 1, y: 2))
    #expect(
      [$bool.loadError, $place.loadError, $place.saveError, $optional.loadError]
        .allSatisfy { $0 == nil })
  }

  @Test func aValueWithARawValueIsNotStoredAsJSON() {
    enum Mode: String, Codable { case light, dark }
    @Shared(.appStorage("mode")) var mode = Mode.light
    @Shared(.appStorage("optionalMode")) var optional: Mode?
    $mode.withLock { $0 = .dark }
    $optional.withLock { $0 = .dark }
    #expect(store.string(forKey: "mode") == "dark")
    #expect(store.string(forKey: "optionalMode") == "dark")
  }

  @Test func nilRemovesTheValue() {
    @Shared(.appStorage("count")) var count: Int?
    $count.withLock { $0 = 1 }
    #expect(store.integer(forKey: "count") == 1)
    $count.withLock { $0 = nil }
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func theDefaultIsStored() {
    @Shared(.appStorage("count")) var count = 1
    @SharedReader(.appStorage("mode")) var mode = Tab.settings
    @Shared(.appStorage("optional")) var optional: Int?
    #expect(store.object(forKey: "count") as? Int == 1)
    #expect(store.string(forKey: "mode") == "settings")
    #expect(store.object(forKey: "optional") == nil)
  }

  @Test func aDefaultDoesNotReplaceAValueThatCannotBeRead() {
    store.set("fullScreen", forKey: "tab")
    @Shared(.appStorage("tab")) var tab = Tab.home
    #expect(tab == .home)
    #expect(store.string(forKey: "tab") == "fullScreen")
  }

  /// As `UserDefaults` does it.
  @Test func aFileIsStoredAsItsPath() {
    @Shared(.appStorage("file")) var file = URL(filePath: "/a b/c")
    #expect(store.url(forKey: "file") == URL(filePath: "/a b/c"))
    store.set(URL(filePath: "/d e"), forKey: "other")
    @Shared(.appStorage("other")) var other = URL(filePath: "/")
    #expect(other == URL(filePath: "/d e"))
    // Older versions of this package stored all URLs as texts.
    store.set("file:///f%20g", forKey: "old")
    @Shared(.appStorage("old")) var old = URL(filePath: "/")
    #expect(old == URL(filePath: "/f g"))
  }

  /// As `UserDefaults` does it on Apple platforms.
  @Test(arguments: ["memory", "file"]) func aWebAddressIsAnArchive(kind: String) throws {
    let suite = "reducergen-\(UUID())"
    let store = try #require(kind == "memory" ? .inMemory : UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let address = try #require(URL(string: "https://example.com/a?b"))
    @Shared(.appStorage("address", store: store)) var url = address
    @Shared(.appStorage("optional", store: store)) var optional: URL? = address
    #expect(store.url(forKey: "address") == address && store.url(forKey: "optional") == address)
    #expect(store.object(forKey: "address") is Data)
    // Older versions of this package stored texts.
    store.set("https://example.com/old", forKey: "old")
    @Shared(.appStorage("old", store: store)) var old = address
    #expect(old.absoluteString == "https://example.com/old")
  }

  @Test func addressesThatOtherCodeStoresAreRead() throws {
    @Shared(.appStorage("url")) var url: URL?
    let address = try #require(URL(string: "https://example.com/a?b"))
    store.set(address, forKey: "url")
    #expect(url == address && store.url(forKey: "url") == address)
    store.set(URL(filePath: "/a b"), forKey: "url")
    #expect(url == URL(filePath: "/a b"))
    store.set(nil as URL?, forKey: "url")
    #expect(url == nil && store.object(forKey: "url") == nil)
  }

  /// Each change that the test makes in `UserDefaults` is seen without a call of `load`.
  @Test func aChangeByOtherCodeIsSeenAtOnce() {
    @Shared(.appStorage("bool")) var bool = true
    @Shared(.appStorage("int")) var int = 1
    @Shared(.appStorage("double")) var double = 1.5
    @Shared(.appStorage("string")) var string = "Blob"
    @Shared(.appStorage("strings")) var strings = ["Blob"]
    @Shared(.appStorage("data")) var data = Data([1])
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("tab")) var tab = Tab.home
    @SharedReader(.appStorage("place")) var place = Place()
    store.set(false, forKey: "bool")
    store.set(2, forKey: "int")
    store.set(2.5, forKey: "double")
    store.set("Jr.", forKey: "string")
    store.set(["Sr.", "Jr."], forKey: "strings")
    store.set(Data([2]), forKey: "data")
    store.set(Date(timeIntervalSince1970: 1), forKey: "date")
    store.set("settings", forKey: "tab")
    store.set(Data(#"{"x":1,"y":2}"#.utf8), forKey: "place")
    #expect(!bool && int == 2 && double == 2.5 && string == "Jr." && strings == ["Sr.", "Jr."])
    #expect(data == Data([2]) && date == Date(timeIntervalSince1970: 1))
    #expect(tab == .settings && place == Place(x: 1, y: 2))
  }

  @Test func aRemovedValueIsTheDefaultAgain() {
    @Shared(.appStorage("bool")) var bool: Bool? = true
    store.set(false, forKey: "bool")
    #expect(bool == false)
    store.removeObject(forKey: "bool")
    #expect(bool == true)
    $bool.withLock { $0 = nil }
    #expect(bool == nil && store.object(forKey: "bool") == nil)
  }

  @Test func anObserverIsToldOnceOfEachChange() async {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("count")) var other: Int?
    let counts = LockIsolated<[Int]>([])
    let subscription = $other.reference.listen { [$other] in
      counts.withValue { $0.append($other.wrappedValue ?? -1) }
    }
    defer { subscription.cancel() }
    $count.withLock { $0 = 1 }
    store.set(2, forKey: "count")
    #expect(counts.value == [1, 2])
  }

  @Test func subscribersGetEachChangeUntilTheyCancel() async throws {
    let key: AppStorageKey<Int> = .appStorage("count")
    let changes = LockIsolated<[Int?]>([])
    let subscription = key.subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber { value in changes.withValue { $0.append(try? value.get()) } })
    store.set(1, forKey: "count")
    store.set(2, forKey: "count")
    subscription.cancel()
    store.set(3, forKey: "count")
    #expect(changes.value == [1, 2])
  }

  @Test func aTestStoreReadsWhatOtherCodeHasStored() async {
    struct Counter: Reducer {
      struct State: Equatable { @Shared(.appStorage("count")) var count = 0 }
      enum Action { case doubleTapped }
      var body: some Reducer<State, Action> {
        Reduce { state, _ in
          state.$count.withLock { $0 *= 2 }
          return .none
        }
      }
    }
    let testStore = await TestStore(initialState: Counter.State()) { Counter() }
    store.set(4, forKey: "count")
    await testStore.send(.doubleTapped) { $0.$count.withLock { $0 = 8 } }
  }

  @Test func otherReferencesFollow() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("count")) var optional: Int?
    $count.withLock { $0 = 3 }
    #expect(optional == 3)
    $optional.withLock { $0 = nil }
    #expect(count == 0)
  }

  @Test func aChangeInUserDefaultsIsLoaded() async throws {
    @Shared(.appStorage("count")) var count = 0
    store.set(4, forKey: "count")
    try await $count.load()
    #expect(count == 4)
  }

  @Test func anotherStoreHasOtherValues() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("count", store: .inMemory)) var other = 0
    $count.withLock { $0 = 1 }
    #expect(other == 0)
  }

  @Test(arguments: 0..<10) func eachTestCaseHasItsOwnStore(number: Int) {
    @Shared(.appStorage("number")) var value = -1
    #expect(value == -1)
    $value.withLock { $0 = number }
    #expect(store.integer(forKey: "number") == number)
    #expect(UserDefaults.standard.object(forKey: "number") == nil)
  }

  @Test func aValueOfAnotherKindIsAnError() {
    store.set(Data("x".utf8), forKey: "place")
    @Shared(.appStorage("place")) var place = Place()
    #expect(place == Place())
    #expect($place.loadError is DecodingError)
  }

  @Test func theFormatOfKeysIsFree() {
    withDependencies {
      $0.appStorageKeyFormatWarningEnabled = true
    } operation: {
      @Shared(.appStorage("a.b@c")) var count = 0
      $count.withLock { $0 = 1 }
      #expect("\($count)" == #"Shared<Int>(.appStorage("a.b@c"))"#)
    }
  }
}
