@testable import ReducerGenSyntax
import Testing

@Suite struct SwiftNameTests {
  @Test(arguments: [
    Row("APIClient", "apiClient"), Row("HTTP2Client", "http2Client"),
    Row("AudioPlayer", "audioPlayer"), Row("URL", "url"), Row("A", "a"), Row("AB", "ab"),
    Row("ABc", "aBc"), Row("already", "already"), Row("", ""), Row("X1Y", "x1Y"),
    Row("UUIDGenerator", "uuidGenerator"), Row("API_Client", "api_Client"), Row("_API", "_API"),
    Row("ÄÖClient", "äöClient"), Row("`Type`", "`type`"), Row("iOSClient", "iOSClient"),
    Row("IO", "io"), Row("IOClient", "ioClient"), Row("2FA", "2FA"),
  ])
  func leadingCapitalsBecomeLowerCase(_ row: Row) {
    #expect(SwiftName.lowerFirst(row.text) == row.expected)
  }

  @Test(arguments: [
    Row("timer", "Timer"), Row("aPI", "API"), Row("URL", "URL"), Row("", ""), Row("ä", "Ä"),
    Row("_x", "_x"), Row("`default`", "`Default`"),
  ])
  func firstLetterBecomesUpperCase(_ row: Row) {
    #expect(SwiftName.upperFirst(row.text) == row.expected)
  }

  @Test(arguments: [
    Row("name", "name"), Row("Name2_", "Name2_"), Row("_", "_"), Row("größe", "größe"),
    Row("🦊", "🦊"), Row("变量", "变量"), Row("$x", "$x"), Row("$0", "$0"),
    Row("default", "`default`"), Row("self", "`self`"), Row("Self", "`Self`"), Row("Any", "`Any`"),
    Row("init", "`init`"), Row("Type", "`Type`"), Row("await", "`await`"), Row("in", "`in`"),
    Row("async", "async"), Row("get", "get"), Row("open", "open"), Row("none", "none"),
    Row("`default`", "`default`"), Row("`a b`", "`a b`"), Row("`name`", "`name`"),
    Row("1st case", "`1st case`"), Row("a-b", "`a-b`"), Row("a.b", "`a.b`"), Row("9", "`9`"),
    Row("a→", "`a→`"), Row("$", "`$`"), Row("\u{0301}a", "`\u{0301}a`"),
    Row("a\u{0301}", "a\u{0301}"),
  ])
  func namesThatNeedItGetBackticks(_ row: Row) {
    #expect(SwiftName.escaped(row.text) == row.expected)
  }

  @Test(arguments: ["", " ", "==", "→", "a\\b", "a`b", "a\nb", "`", "``", "a\0", "`a`b`"])
  func whatNoBackticksCanSaveIsNoName(_ text: String) {
    #expect(SwiftName.escaped(text) == nil)
  }

  @Test func everyReservedWordIsEscaped() {
    let unescaped = SwiftName.keywords.filter { SwiftName.escaped($0) != "`\($0)`" }
    #expect(unescaped.isEmpty)
  }
}

@Suite struct NearestNameTests {
  static let names = ["name", "payload", "fields", "isLast", "type"]

  @Test(arguments: [
    ("nmae", "name"), ("nam", "name"), ("names", "name"), ("Name", "name"), ("pyload", "payload"),
    ("islast", "isLast"), ("tpye", "type"), ("x", nil), ("", nil), ("unrelated", nil),
    ("nothing", nil),
  ])
  func findsWhatWasMeant(_ name: String, _ expected: String?) {
    #expect(NearestName.find(name, among: Self.names) == expected)
  }

  @Test func ofEqualsTheFirstInAlphabeticalOrder() {
    #expect(NearestName.find("cat", among: ["hat", "bat", "rat"]) == "bat")
  }

  @Test func longNamesAreNotCompared() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.find(long, among: [long + "b"]) == nil)
    #expect(NearestName.find("abc", among: [long]) == nil)
  }
}
