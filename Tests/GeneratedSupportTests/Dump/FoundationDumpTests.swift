import Foundation
import GeneratedSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FoundationDumpTests {
  @Test(arguments: [
    TextRow("epoch", dumped(Date(timeIntervalSince1970: 0)), "Date(1970-01-01T00:00:00.000Z)"),
    TextRow(
      "leap day", dumped(Date(timeIntervalSince1970: 951_782_400.5)),
      "Date(2000-02-29T00:00:00.500Z)"),
    TextRow(
      "after no leap day", dumped(Date(timeIntervalSince1970: 4_107_542_400)),
      "Date(2100-03-01T00:00:00.000Z)"),
    TextRow(
      "before", dumped(Date(timeIntervalSince1970: -0.001)), "Date(1969-12-31T23:59:59.999Z)"),
    TextRow(
      "a thousandth", dumped(Date(timeIntervalSince1970: 1_700_000_000.001)),
      "Date(2023-11-14T22:13:20.001Z)"),
    TextRow(
      "distant past", dumped(Date(timeIntervalSince1970: -62_135_596_800)),
      "Date(0001-01-01T00:00:00.000Z)"),
    TextRow("distant future", dumped(Date.distantFuture), "Date(4001-01-01T00:00:00.000Z)"),
    TextRow("no date", dumped(Date(timeIntervalSince1970: .nan)), "Date(nan)"),
    TextRow("never", dumped(Date(timeIntervalSince1970: .infinity)), "Date(inf)"),
    TextRow("data", dumped(Data([0, 0, 0, 0])), "Data(4 bytes)"),
    TextRow("decimal", dumped(Decimal(string: "1.23")), "1.23"),
    TextRow("locale", dumped(Locale(identifier: "en_US")), "Locale(en_US)"),
    TextRow("address", dumped(URL(string: "https://a.b/c")), "URL(https://a.b/c)"),
    TextRow("identifier", dumped(uuid), "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"),
    TextRow("attributed text", dumped(AttributedString("Hi")), "\"Hi\""),
    TextRow("index path", dumped(IndexPath(index: 1)), "[\n  [0]: 1\n]"),
    TextRow(
      "indices", dumped(IndexSet([1, 2, 3, 5])),
      "IndexSet(\n  ranges: [\n    [0]: 1..<4,\n    [1]: 5..<6\n  ]\n)"),
    TextRow(
      "measurement", dumped(Measurement(value: 42, unit: Unit(symbol: "kg"))),
      "Measurement(\n  value: 42.0,\n  unit: \"kg\"\n)"),
    TextRow("notification", dumped(Notification(name: .init("a"))), "Notification(name: \"a\")"),
    TextRow(
      "query", dumped(URLQueryItem(name: "a", value: nil)),
      "URLQueryItem(\n  name: \"a\",\n  value: nil\n)"),
    TextRow("array", dumped(NSArray(array: [1])), "[\n  [0]: 1\n]"),
    TextRow("set", dumped(NSSet(array: [1, 2])), "Set([\n  1,\n  2\n])"),
    TextRow("dictionary", dumped(NSDictionary(dictionary: [1: "a"])), "[\n  1: \"a\"\n]"),
    TextRow(
      "date object", dumped(NSDate(timeIntervalSince1970: 0)), "Date(1970-01-01T00:00:00.000Z)"),
    TextRow("data object", dumped(NSData(data: Data([1]))), "Data(1 bytes)"),
    TextRow("text object", dumped(NSString("a")), "\"a\""),
    TextRow("attributed object", dumped(NSAttributedString(string: "a")), "\"a\""),
    TextRow("number object", dumped(NSNumber(value: 1)), "1"),
    TextRow("null", dumped(NSNull()), "NSNull()"),
    TextRow("range", dumped(NSRange(location: 0, length: 1)), "0..<1"),
    TextRow("address object", dumped(NSURL(string: "https://a.b")), "URL(https://a.b)"),
    TextRow(
      "identifier object", dumped(NSUUID(uuidString: uuid.uuidString)),
      "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"),
    TextRow("exception name", dumped(NSExceptionName("a")), "a"),
    TextRow("predicate", dumped(NSPredicate(value: true)), "TRUEPREDICATE"),
    TextRow("time zone", dumped(TimeZone(identifier: "GMT")), greenwich),
    TextRow("time zone object", dumped(NSTimeZone(name: "GMT")), greenwich),
    TextRow("index path object", dumped(NSIndexPath(index: 1)), "[\n  [0]: 1\n]"),
    TextRow(
      "indices object", dumped(NSIndexSet(index: 1)),
      "IndexSet(\n  ranges: [\n    [0]: 1..<2\n  ]\n)"),
    TextRow(
      "measurement object", dumped(NSMeasurement(doubleValue: 42, unit: Unit(symbol: "kg"))),
      "Measurement(\n  value: 42.0,\n  unit: \"kg\"\n)"),
    TextRow(
      "notification object", dumped(NSNotification(name: .init("a"), object: nil)),
      "Notification(name: \"a\")"),
    TextRow("name of a notification", dumped(Notification.Name("a")), "\"a\""),
    TextRow(
      "ordered set", dumped(NSOrderedSet(array: [2, 1])), "[\n  [0]: 2,\n  [1]: 1\n]"),
    TextRow(
      "address object in parts", dumped(NSURLComponents(string: "https://a.b/c")),
      "URLComponents(\n  scheme: \"https\",\n  host: \"a.b\",\n  path: \"/c\"\n)"),
    TextRow(
      "query object", dumped(NSURLQueryItem(name: "a", value: "b")),
      "URLQueryItem(\n  name: \"a\",\n  value: \"b\"\n)"),
    TextRow("kind of calendar", dumped(Calendar.Identifier.iso8601), ".iso8601"),
    TextRow(
      "kind of network service", dumped(URLRequest.NetworkServiceType.video),
      "URLRequest.NetworkServiceType.video"),
    TextRow(
      "missing range", dumped(NSRange(location: NSNotFound, length: 0)), "NSNotFound"),
    TextRow(
      "value object", dumped(NSValue(range: NSRange(location: 0, length: 1))), describedRange),
    TextRow("locale object", dumped(NSLocale(localeIdentifier: "en_US")), "Locale(en_US)"),
    TextRow(
      "error", dumped(NSError(domain: "a", code: 42, userInfo: ["b": "c"])),
      "NSError(\n  domain: \"a\",\n  code: 42,\n  userInfo: [\n    \"b\": \"c\"\n  ]\n)"),
  ])
  func texts(row: TextRow) { #expect(row.actual() == row.expected) }

  /// Against Foundation's formatter, through the leap years of several centuries.
  @Test func datesAreThoseOfTheCalendar() {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for step in -2_000..<4_000 {
      let date = Date(timeIntervalSince1970: Double(step) * 5_000_011.25)
      #expect(dumped(date) == "Date(\(date.formatted(style)))")
    }
  }

  @Test func calendarsAndTimeZones() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    #expect(
      dumped(calendar) == """
        Calendar(
          identifier: .gregorian,
          locale: Locale(en_US),
          timeZone: TimeZone(
            identifier: "GMT",
            abbreviation: "GMT",
            secondsFromGMT: 0,
            isDaylightSavingTime: false
          ),
          firstWeekday: 1,
          minimumDaysInFirstWeek: 1
        )
        """)
    #expect(dumped(calendar as NSCalendar) == dumped(calendar))
  }

  @Test func addressesInParts() {
    #expect(
      dumped(URLComponents(string: "https://a.b/c?d=e")) == """
        URLComponents(
          scheme: "https",
          host: "a.b",
          path: "/c",
          queryItems: [
            [0]: URLQueryItem(
              name: "d",
              value: "e"
            )
          ]
        )
        """)
  }

  @Test func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.b")))
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    let text = """
      URLRequest(
        url: URL(https://a.b),
        cachePolicy: 0,
        timeoutInterval: 60.0,
        mainDocumentURL: nil,
        networkServiceType: URLRequest.NetworkServiceType.default,
        allowsCellularAccess: true,
        httpMethod: "GET",
        allHTTPHeaderFields: [
          "Accept": "text/html"
        ],
        httpBody: nil,
        httpBodyStream: nil,
        httpShouldHandleCookies: true
      )
      """
    #expect(dumped(request) == text)
    #expect(dumped(request as NSURLRequest) == text)
  }

  @Test func datesDifferInOneField() {
    struct NestedDate: Equatable { var date: Date }
    #expect(
      diff(
        NestedDate(date: Date(timeIntervalSince1970: 0)),
        NestedDate(date: Date(timeIntervalSince1970: 1))) == """
          - FoundationDumpTests.NestedDate(date: Date(1970-01-01T00:00:00.000Z))
          + FoundationDumpTests.NestedDate(date: Date(1970-01-01T00:00:01.000Z))
          """)
  }
}

private let greenwich = """
  TimeZone(
    identifier: "GMT",
    abbreviation: "GMT",
    secondsFromGMT: 0,
    isDaylightSavingTime: false
  )
  """
// The description of an `NSValue` is Foundation's.
#if canImport(Darwin)
  private let describedRange = "NSRange: {0, 1}"
#else
  private let describedRange = "{0, 1}"
#endif
private let uuid = UUID(uuidString: "deadbeef-dead-beef-dead-beefdeadbeef") ?? UUID()
