import GeneratedSupport
import Testing

@Suite struct StandardTypeTests {
  @Test(arguments: [
    TextRow("character", dumped("©" as Character), "\"©\""),
    TextRow("scalar", dumped("©" as Unicode.Scalar), "\"©\""),
    TextRow("static text", dumped("Blob" as StaticString), "\"Blob\""),
    TextRow("hashable", dumped(AnyHashable(42)), "42"),
    TextRow("range", dumped(0..<1), "0..<1"),
    TextRow("closed range", dumped(0...1), "0...1"),
    TextRow("range up to", dumped(...1), "PartialRangeThrough(upperBound: 1)"),
    TextRow("result", dumped(Result<Int, any Error>.success(42)), "Result.success(42)"),
    TextRow("slice", dumped([1, 2][1...]), "[\n  [0]: 2\n]"),
    TextRow("no time", dumped(Duration.zero), "0 seconds"),
    TextRow("seconds", dumped(Duration.seconds(5)), "5 seconds"),
    TextRow("one", dumped(Duration.seconds(1)), "1 second"),
    TextRow("negative", dumped(Duration.milliseconds(-1_500)), "-1 second, 500 milliseconds"),
    TextRow(
      "all units",
      dumped(
        Duration.seconds(3_723) + .milliseconds(4) + .microseconds(5) + .nanoseconds(6)
          + Duration(secondsComponent: 0, attosecondsComponent: 7)),
      "1 hour, 2 minutes, 3 seconds, 4 milliseconds, 5 microseconds, 6 nanoseconds, 7 attoseconds"),
    TextRow("path", dumped(\Traveller.name), #"\Traveller.name"#),
    TextRow("path of a nested type", dumped(\Namespaced.Struct.x), #"\Namespaced.Struct.x"#),
    TextRow("longer path", dumped(\Ride.driver.name), #"\Ride.driver.name"#),
    TextRow("path to what is computed", dumped(\Traveller.name.count), "KeyPath<Traveller, Int>"),
    TextRow(
      "path in a tuple", dumped(\(x: Double, y: Double).x),
      #"\(x: Double, y: Double).x"#),
  ])
  func texts(row: TextRow) { #expect(row.actual() == row.expected) }

  @Test func objectIdentifiers() {
    let object = Human()
    let text = dumped(ObjectIdentifier(object))
    #expect(text.wholeMatch(of: /ObjectIdentifier\(0x[0-9a-f]+\)/) != nil)
    #expect(text != dumped(ObjectIdentifier(Human.self)))
  }
}
