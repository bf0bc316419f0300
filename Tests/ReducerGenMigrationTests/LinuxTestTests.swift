import ReducerGenMigration
@testable import ReducerGenSyntax
import Testing

/// Test classes that have a base class of their own.
@Suite struct LinuxTestTests {
  private func migrated(_ modules: [(name: String, text: String)]) -> [String] {
    let all = modules.map { name, text in
      let file = SourceFile(path: name, keepsLineEnds: true, bytes: Array(text.utf8))
      return Migration.Module(name: name, sources: [file], isTest: true)
    }
    var options = Migration.Options()
    options.isForLinux = true
    return Migration.run(all, options).flatMap { $0.files }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("class BaseTests: XCTestCase {}", "@MainActor class T: BaseTests"),
    ("@MainActor class BaseTests: XCTestCase {}", "class T: BaseTests"),
    ("class Root: XCTestCase {}\nclass BaseTests: Root {}", "@MainActor class T: BaseTests"),
    ("@MainActor class T: XCTestCase {}", "extension T"),
  ])
  func aBaseClassOfItsOwn(base: String, heading: String) {
    let texts = migrated([
      ("Base", "import XCTest\n\(base)\n"),
      ("Tests", "import Dependencies\n\(heading) { func testX() {} }\n"),
    ])
    #expect(
      texts == ["import GeneratedTestSupport\n\(heading) { func testX() async {} }\n"])
  }

  @Test(arguments: [
    ("class BaseTests: XCTestCase {}", "class T: BaseTests"),
    ("class BaseTests {}", "@MainActor class T: BaseTests"),
    ("class BaseTests: T {}", "@MainActor class T: BaseTests"),
  ])
  func otherClasses(base: String, heading: String) {
    let texts = migrated([
      ("Base", "import XCTest\n\(base)\n"),
      ("Tests", "import GeneratedSupport\nimport Dependencies\n\(heading) { func testX() {} }\n"),
    ])
    #expect(texts.allSatisfy { $0.contains("func testX() {}") })
  }
}
