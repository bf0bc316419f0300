import Foundation
import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// What the sources of a package say about its structs.
@Suite struct TypeCatalogTests {
  private let source = """
    struct User {
      let id: Int
      var name = ""
      var nick: String?
      let kind = "user"
      static var shared = 1
      var title: String { name }
      private(set) var score = 0
      @Shared(.key) var count = 1
    }
    extension User {
      struct Address { var street: String }
      init(renamed: String) { self.init(id: 1) }
    }
    struct Hidden { private var secret = 1; var open: Int }
    public struct Visible {
      public var a: Int
      public var b: Int
      public init(_ a: Int, second b: Int = 2) { self.a = a; self.b = b }
    }
    struct Throwing { var a: Int; init(a: Int) throws {} }
    struct Existential { var error: any Error; var other: Error?; var value: Int }
    struct Words { var `default`: Int; init(`default`: Int) { self.default = `default` } }
    struct OwnShared { var a: Int; @Shared(/* x */ value: 1) var shared: Int }
    struct Function { var a: () -> Int?; var b: Int? /* ! */ }
    struct Commented { var a: Int; init(a: Int) { /* { */ self.a = a // }
    } }
    struct Conditional { var a: Int; init(b: Int) {
      #if A
      a = b
      #else
      a = 1
      #endif
    } }
    enum Feature { struct State { var a = 1 } }
    struct Form {
      let id: Int
      var text: String
      var isNew: Bool
      var problem: String?
      init(user: User, isNew new: Bool) {
        id = user.id
        text = user.name; self.isNew = new
      }
    }
    extension User {
      static let blob = Self(
        id: 1,
        name: "Blob",
      )
      private static let hidden = User(id: 2)
      static let made = make()
    }
    extension Form.Part { static let first = Form.Part(a: 1) }
    struct Loaded { var rows: [Int] = []; var count = 0; init(count: Int) { self.count = count } }
    struct Computed { var rows: [Int] = []; init() { rows = load() } }
    struct Checked { var a: Int; init(user: User) { a = user.id; print(a) } }
    struct Swapped { var a: Int; var b: Int; init(a: Int, b: Int) { self.a = b; self.b = a } }

    """

  private func types(imports: String) throws -> VisibleTypes {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog \(UUID())")
    let sources = folder.appending(path: "Sources/App")
    let tests = folder.appending(path: "Tests/AppTests")
    for folder in [sources, tests] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: folder.appending(path: "Package.swift"))
    try Data(source.utf8).write(to: sources.appending(path: "App.swift"))
    let test = tests.appending(path: "AppTests.swift")
    try Data("\(imports)\nprivate struct Local { private var a: Int }\n".utf8).write(to: test)
    let found = PackageFolder(of: test.path)
    #expect(found.path == folder.path)
    return VisibleTypes(catalog: TypeCatalog(found), test: TestFileImports(test.path))
  }

  private func text(_ types: VisibleTypes, _ type: String, module: String = "App") -> String? {
    types.initializer(of: type, module: module, properties: ["a"])?.parameters
      .map { "\($0.label ?? "_") \($0.property)\($0.defaultValue.map { " = " + $0 } ?? "")" }
      .joined(separator: ", ")
  }

  @Test func initializersOfATestableModule() throws {
    let types = try types(imports: "@testable import App")
    #expect(text(types, "User") == "id id, name name = \"\", nick nick = nil, score score = 0")
    #expect(text(types, "User.Address") == "street street")
    #expect(text(types, "Feature.State") == "a a = 1")
    #expect(text(types, "Visible") == "_ a, second b = 2")
    #expect(text(types, "Hidden") == nil)
    #expect(text(types, "Throwing") == nil)
    #expect(text(types, "Local", module: "AppTests") == "a a")
    #expect(text(types, "Words") == "default default")
    #expect(text(types, "OwnShared") == nil)
    #expect(text(types, "Function") == "a a, b b = nil")
    #expect(text(types, "Commented") == "a a")
    #expect(text(types, "Conditional") == nil)
    // Of another package.
    #expect(text(types, "Unknown") == "a a")
  }

  @Test func initializersThatTakeAStructApart() throws {
    let types = try types(imports: "@testable import App")
    let user = try #require(
      types.initializer(of: "User", module: "App", properties: []))
    #expect(
      types.initializer(of: "Form", module: "App", properties: [])
        == StoredInitializer(
          [
            .init(
              label: "user", property: "id",
              parts: .init(
                type: "User", module: "App", initializer: user,
                properties: ["id": "id", "name": "text"])),
            .init(label: "isNew", property: "isNew"),
          ], initialValues: ["problem": "nil"]))
    #expect(
      types.initializer(of: "Loaded", module: "App", properties: [])
        == StoredInitializer(
          [.init(label: "count", property: "count")], initialValues: ["rows": "[]"]))
    #expect(
      types.initializer(of: "Computed", module: "App", properties: [])
        == StoredInitializer([], initialValues: ["rows": "[]"]))
    #expect(text(types, "Checked") == nil)
    #expect(text(types, "Swapped") == "a b, b a")
  }

  @Test func staticConstants() throws {
    let types = try types(imports: "@testable import App")
    let name = { types.constant(printedAs: $0, of: $1, module: "App") }
    #expect(name("User(id: 1, name: \"Blob\")", "User") == "blob")
    #expect(name("User(id: 1)", "User") == nil)
    #expect(name("User(id: 2)", "User") == nil)
    #expect(name("Form.Part(a: 1)", "Form.Part") == "first")
  }

  @Test func initializersOfOtherModules() throws {
    let types = try types(imports: "import App")
    #expect(text(types, "User") == nil)
    #expect(text(types, "Visible") == "_ a, second b = 2")
  }

  @Test func propertiesThatATestCanAssign() throws {
    let types = try types(imports: "@testable import App")
    let settable = ["id", "name", "score", "nick", "count"].filter {
      types.isSettable($0, of: "User", module: "App")
    }
    #expect(settable == ["name", "nick", "count"])
    #expect(!types.isSettable("secret", of: "Hidden", module: "App"))
  }

  @Test func propertiesThatNeedTheNamesOfTypes() throws {
    let types = try types(imports: "@testable import App")
    let names = ["error", "other", "value"].filter {
      types.needsFullNames($0, of: "Existential", module: "App")
    }
    #expect(names == ["error", "other"])
  }
}
