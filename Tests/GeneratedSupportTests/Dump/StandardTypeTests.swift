import GeneratedSupport
import Testing

@Suite struct StandardTypeTests {
  @Test(arguments: [
    Row("character", dumped("©" as Character), "\"©\""),
    Row("scalar", dumped("©" as Unicode.Scalar), "\"©\""),
    Row("static text", dumped("Blob" as StaticString), "\"Blob\""),
    Row("hashable", dumped(AnyHashable(42)), "42"),
    Row("range", dumped(0..<1), "0..<1"),
    Row("closed range", dumped(0...1), "0...1"),
    Row("range up to", dumped(...1), "PartialRangeThrough(upperBound: 1)"),
    Row("result", dumped(Result<Int, any Error>.success(42)), "Result.success(42)"),
    Row("slice", dumped([1, 2][1...]), "[\n  [0]: 2\n]"),
    Row("no time", dumped(Duration.zero), "0 seconds"),
    Row("seconds", dumped(Duration.seconds(5)), "5 seconds"),
    Row("one", dumped(Duration.seconds(1)), "1 second"),
    Row("negative", dumped(Duration.milliseconds(-1_500)), "-1 second, 500 milliseconds"),
    Row(
      "all units",
      dumped(
        Duration.seconds(3_723) + .milliseconds(4) + .microseconds(5) + .nanoseconds(6)
          + Duration(secondsComponent: 0, attosecondsComponent: 7)),
      "1 hour, 2 minutes, 3 seconds, 4 milliseconds, 5 microseconds, 6 nanoseconds, 7 attoseconds"),
    Row("path", dumped(\User.name), #"\User.name"#),
    Row("path of a nested type", dumped(\Namespaced.Struct.x), #"\Namespaced.Struct.x"#),
    Row("longer path", dumped(\Pair.driver.name), #"\Pair.driver.name"#),
    Row("path to what is computed", dumped(\User.name.count), "KeyPath<User, Int>"),
    Row(
      "path in a tuple", dumped(\(x: Double, y: Double).x),
      #"\(x: Double, y: Double).x"#),
  ])
  func texts(row: Row) { #expect(row.actual() == row.expected) }

  @Test func objectIdentifiers() {
    let object = Human()
    let text = dumped(ObjectIdentifier(object))
    #expect(text.wholeMatch(of: /ObjectIdentifier\(0x[0-9a-f]+\)/) != nil)
    #expect(text != dumped(ObjectIdentifier(Human.self)))
  }
}
