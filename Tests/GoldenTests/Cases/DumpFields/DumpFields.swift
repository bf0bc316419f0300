public import GeneratedSupport

public struct Feature: Reducer {
  /// Has a table.
  public struct State: Equatable {
    static let shared = 1
    public var count = 0 { didSet { log.append("\(oldValue)") } }
    private(set) var log: [String] = []
    let `default`: String?
    #if DEBUG
      var debug = true
    #else
      var release = true
    #endif
    var double: Int { count * 2 }

    init(_ text: String? = nil) { `default` = text }
  }
  public enum Action { case tapped }
  public var body: some ReducerOf<Self> { EmptyReducer() }
}

/// A state that is an enum.
struct Loading: Reducer {
  enum State {
    case idle
    case `repeat`(Int, after: Double)
    case failed(code: Int)
  }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Page<Content>: CustomDumpFields {
  var content: Content
  var number: Int?
}

/// Reflects, because one of its fields is out of reach.
struct Secretive: CustomDumpFields {
  var seen = 1
  private var hidden = 2
}

enum Outside {}
extension Outside {
  @dynamicMemberLookup struct Lookup: CustomDumpFields {
    var value = 1
    subscript(dynamicMember name: String) -> Int { value }
  }
}

func text(_ value: some Any) -> String { String(customDumping: value) }

public func check() {
  precondition(hasTable(Feature.State.self) && !hasTable(Secretive.self))
  precondition(
    text(Feature.State("x")).hasPrefix("Feature.State(\n  count: 0,\n  log: [],\n  default: \"x\""))
  precondition(
    text(Loading.State.repeat(1, after: 2)) == "Loading.State.repeat(\n  1,\n  after: 2.0\n)")
  precondition(text(Loading.State.idle) == "Loading.State.idle")
  precondition(
    text(Page(content: [1], number: nil))
      == "Page(\n  content: [\n    [0]: 1\n  ],\n  number: nil\n)")
  precondition(text(Secretive()) == "Secretive(\n  seen: 1,\n  hidden: 2\n)")
  precondition(text(Outside.Lookup()) == "Outside.Lookup(value: 1)", text(Outside.Lookup()))
}

private func hasTable(_ type: Any.Type) -> Bool { type is any _DumpFieldTable.Type }
