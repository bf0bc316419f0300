import GeneratedSupport
import Testing

/// Case paths that people add to an enum that has generated ones.
@Suite struct HandwrittenPathTests {
  @Test func aComputedPathIsUsedLikeACase() {
    var event = Download.finished(status: 404, body: "x")
    #expect(event.is(\.error) && !event.is(\.page))
    #expect(event[case: \.error] == .code(404))
    #expect(Download.waiting[case: \.error] == nil)
    event[case: \.error] = .code(500)
    #expect(event == .finished(status: 500, body: ""))
    event[case: \.page] = "ignored"
    #expect(event == .finished(status: 500, body: ""))
    event.modify(\.error) { $0 = .code(501) }
    #expect(event == .finished(status: 501, body: ""))
    #expect((\Download.Cases.page)("y") == .finished(status: 200, body: "y"))
    let isError = if case \.error = event { true } else { false }
    #expect(isError)
  }

  @Test func modifyReportsAnotherCase() {
    var event = Download.waiting
    withKnownIssue {
      event.modify(\.page) { $0 = "" }
    } matching: {
      $0.comments[0].rawValue.hasPrefix(
        "Can't modify 'waiting' via 'CaseKeyPath<Download, String>'")
    }
    #expect(event == .waiting)
  }

  @Test func aComputedPathMakesAnAnyCasePath() {
    let path = AnyCasePath(\Download.Cases.page)
    #expect(path.extract(from: path.embed("z")) == "z")
    #expect(Download.allCasePaths.page.extract(from: .waiting) == nil)
  }

  @Test func aComputedPathIsNotListed() {
    #expect(Array(Download.allCasePaths) == [\.waiting, \.finished])
    #expect(Download.finished(status: 200, body: "").case == \.finished)
  }

  @Test func aPathLeadsOnFromAComputedOne() {
    let event = Download.finished(status: 404, body: "")
    #expect(event.is(\.error.code) && !event.is(\.error.offline))
    #expect(event[case: \.error.code] == 404)
    #expect((\Download.Cases.error.code)(403) == .finished(status: 403, body: ""))
    let error: CaseKeyPath<Download, DownloadError> = \.error
    #expect(event[case: error.appending(path: \.code)] == 404)
    #expect(AnyCasePath(error).code.extract(from: event) == 404)
  }

  @Test func aComputedPathLeadsOnFromACase() {
    let screen = Gallery.download(.finished(status: 404, body: ""))
    #expect(screen.is(\.download.error) && !screen.is(\.download.page))
    #expect(screen[case: \.download.error.code] == 404)
    #expect((\Gallery.Cases.download.page)("y")[case: \.download.page] == "y")
    #expect(Gallery.later(.waiting).is(\.later.some.waiting))
    #expect(Gallery.later(.finished(status: 200, body: "y"))[case: \.later.page] == "y")
    var changed = screen
    changed.modify(\.download.error.code) { $0 += 1 }
    #expect(changed[case: \.download.error.code] == 405)
  }

  @Test func aPathMayHaveAnArgument() {
    let rows = RowsEvent.row(id: 1, .renamed("a"))
    #expect(rows.is(\.[id: 1]) && !rows.is(\.[id: 2]))
    #expect((\RowsEvent.Cases[id: 3])(.removed) == .row(id: 3, .removed))
    let screen = Gallery.rows(rows)
    #expect(screen.is(\.rows[id: 1]) && !screen.is(\.rows[id: 2]))
    #expect(screen[case: \.rows[id: 1].renamed] == "a")
    #expect((\Gallery.Cases.rows[id: 4].removed)().is(\.rows[id: 4].removed))
  }

  @Test func anyPayloadMayHavePaths() {
    let screen = Gallery.binding(.name("a"))
    #expect(screen[case: \.binding.name] == "a")
    #expect(!screen.is(\.binding.age))
    #expect((\Gallery.Cases.binding.age)(3)[case: \.binding] == .age(3))
    #expect(Gallery.numbers([1, 2])[case: \.numbers[only: 2]] == nil)
    #expect(Gallery.numbers([2])[case: \.numbers[only: 2]] != nil)
  }

  @Test func equalPathsAreEqualAndHashAlike() {
    let error: PartialCaseKeyPath<Download> = \.error
    #expect(error == \.error && error != \.page)
    let paths: Set<PartialCaseKeyPath<Gallery>> = [
      \.rows[id: 1], \.rows[id: 1], \.rows[id: 2], \.binding.name, \.binding.name,
    ]
    #expect(paths.count == 3)
    let one: PartialCaseKeyPath<RowsEvent> = \.[id: 1]
    #expect(one == \.[id: 1] && one != \.[id: 2])
  }

  @Test func anOwnPathMayBeLongerThanARoute() {
    let deep = Gallery.again(.again(.again(.again(.binding(.name("deep"))))))
    #expect(deep[case: \.again.again.again.again.binding.name] == "deep")
  }
}

enum DownloadError: CasePathable, Equatable { case code(Int), offline }

enum Download: CasePathable, Equatable {
  case waiting
  case finished(status: Int, body: String)
}

extension Download.AllCasePaths {
  var page: Case<Download, String> {
    Case(
      embed: { .finished(status: 200, body: $0) },
      extract: { if case .finished(200, let body) = $0 { body } else { nil } })
  }

  var error: Case<Download, DownloadError> {
    Case(
      embed: { .finished(status: $0[case: \.code] ?? 0, body: "") },
      extract: {
        guard case .finished(let status, _) = $0, status != 200 else { return nil }
        return .code(status)
      })
  }
}

enum RowEvent: CasePathable, Equatable { case renamed(String), removed }

enum RowsEvent: CasePathable, Equatable { case row(id: Int, RowEvent), cleared }

extension RowsEvent.AllCasePaths {
  subscript(id id: Int) -> Case<RowsEvent, RowEvent> {
    Case(
      embed: { .row(id: id, $0) },
      extract: { if case .row(id, let event) = $0 { event } else { nil } })
  }
}

/// Has no case paths of its own.
enum Field: Equatable { case name(String), age(Int) }

enum Gallery: CasePathable {
  case download(Download)
  case later(Download?)
  case rows(RowsEvent)
  case binding(Field)
  case numbers([Int])
  indirect case again(Gallery)
}

extension Case where Root: CasePathable, Value == Field {
  var name: Case<Root, String> {
    Case<Root, String>(
      self, embed: Field.name, extract: { if case .name(let name) = $0 { name } else { nil } })
  }

  var age: Case<Root, Int> {
    Case<Root, Int>(
      self, embed: Field.age, extract: { if case .age(let age) = $0 { age } else { nil } })
  }
}

extension Case where Root: CasePathable, Value == [Int] {
  subscript(only number: Int) -> Case<Root, Void> {
    Case<Root, Void>(self, embed: { [number] }, extract: { $0 == [number] ? () : nil })
  }
}
