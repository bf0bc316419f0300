import Testing

@testable import GeneratedSupport

@Suite struct RecentValuesTests {
  @Test func keysThatAreUsedStay() {
    var values = RecentValues<Int, String>(limit: 10)
    values[-1] = "used"
    for key in 0..<1_000 {
      values[key] = "\(key)"
      #expect(values[-1] == "used")
    }
    #expect(values[999] == "999")
  }

  @Test func othersAreForgotten() {
    var values = RecentValues<Int, String>(limit: 10)
    for key in 0..<1_000 {
      values[key] = "\(key)"
      #expect(values.count <= 20)
    }
    #expect(values[0] == nil)
    #expect(values[995] == "995")
  }

  @Test func aKeyHasOneValue() {
    var values = RecentValues<Int, String>(limit: 1)
    values[1] = "a"
    values[2] = "b"
    values[1] = "c"
    #expect(values[1] == "c")
    #expect(values.count == 2)
    values[1] = nil
    #expect(values[1] == nil)
  }
}
