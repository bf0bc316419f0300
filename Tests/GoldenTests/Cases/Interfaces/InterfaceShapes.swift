import GeneratedSupport

nonisolated enum Shapes {
  struct Failure: Error, Equatable {}
  struct Item: Equatable { var name = "item" }

  // reducergen: key shapes
  protocol Kinds: DependencyInterface {
    typealias Names = [String]
    func save(_ item: Item) throws(Failure)
    func save(_ item: Item, as name: String) throws(Failure) -> String?
    func load(_ id: Int) async -> String
    func load(_ id: String) async -> String
    func find() -> Int?
    func find() -> String?
    // reducergen: default Item()
    func item() -> Item
    // reducergen: name first
    func item(at index: Int) throws -> Item
    func log(_ items: String..., to names: Names)
    func change(_ number: inout Int, by other: Int) -> Int
    func force(_ number: Int!) -> Int!
    func each(_ body: (Int) throws -> Void, then: @escaping @Sendable () -> Void)
    func test(_ isTrue: @autoclosure () -> Bool) -> Bool
    func pair() -> (first: Int, second: String)?
    var title: String { get set }
    var count: Int { get async throws }
    var forced: Int! { get }
    subscript(index: Int) -> String { get set }
    subscript(key key: String) -> Int { get throws }
    mutating func reset()
    func `default`(in self: Int) -> Int
    #if !NEVER
      func conditional() -> Int
    #else
      func conditional() -> String
    #endif
    @available(*, deprecated, message: "use 'reset'")
    func old()
  }

  /// Requirements for which no closure can stand, and those that the target implements itself.
  protocol Partial: DependencyInterface {
    static func make() -> Int
    func convert<Value>(_ value: Value) -> Value
    func copy() -> Self
    func written() -> Int
    func closure() -> Int
  }
}

nonisolated extension Shapes.Partial {
  static func make() -> Int { 1 }
  func convert<Value>(_ value: Value) -> Value { value }
  func closure() -> Int { 2 }
}

nonisolated extension Shapes.PartialClient {
  func copy() -> Self { self }
  func written() -> Int { 3 }
}

// reducergen: name MailKit
// reducergen: key none
protocol Mail: DependencyInterface {
  func send(_ text: String)
}

func checkShapes() async throws {
  var values = DependencyValues()
  let log = LockIsolated<[String]>([])
  values.shapes = Shapes.KindsClient(
    save: { _ throws(Shapes.Failure) in throw Shapes.Failure() },
    saveAs: { $0.name + $1 }, loadInt: { "\($0)" }, loadString: { $0 },
    findInt: { 1 }, item: { Shapes.Item(name: "own") }, first: { Shapes.Item(name: "\($0)") },
    log: { items, names in log.setValue(items + names) },
    change: {
      $0 += $1; return $0
    }, force: { $0 },
    each: {
      try? $0(1); $1()
    }, test: { $0() },
    title: { "title" }, setTitle: { title in log.withValue { $0.append(title) } },
    count: { 4 }, forced: { 5 }, subscript: { "\($0)" },
    setSubscript: { index, text in log.withValue { $0.append("\(index)\(text)") } },
    subscriptKey: { $0.count }, default: { $0 })
  var kinds = values.shapes
  do {
    try kinds.save(Shapes.Item())
    preconditionFailure("it throws")
  } catch {
    precondition(error == Shapes.Failure())
  }
  let saved = try kinds.save(Shapes.Item(), as: "x")
  precondition(saved == "itemx")
  let loaded = (await kinds.load(1), await kinds.load("b"))
  precondition(loaded == ("1", "b"))
  let found: Int? = kinds.find()
  precondition(found == 1 && kinds.item().name == "own")
  let item = try kinds.item(at: 7)
  precondition(item.name == "7")
  kinds.log("a", "b", to: ["c"])
  precondition(log.value == ["a", "b", "c"])
  var number = 1
  precondition(kinds.change(&number, by: 2) == 3 && number == 3)
  kinds.each({ _ in throw CancellationError() }, then: { log.setValue([]) })
  precondition(log.value == [] && kinds.force(6) == 6 && kinds.test(1 < 2))
  kinds.title = "new"
  kinds[1] = "x"
  let count = try await kinds.count
  precondition(log.value == ["new", "1x"] && count == 4 && kinds.forced == 5)
  precondition(kinds.title == "title" && kinds[3] == "3")
  let keyed = try kinds[key: "four"]
  precondition(keyed == 4 && kinds.default(in: 8) == 8)
  let partial: any Shapes.Partial = Shapes.PartialClient(closure: { 9 })
  precondition(partial.closure() == 9 && partial.written() == 3 && partial.convert(1) == 1)
  MailKit(send: { text in log.setValue([text]) }).send("mail")
  precondition(log.value == ["mail"])
}
