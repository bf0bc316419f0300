import GeneratedSupport
import Testing

/// Conformances without generated code.
@Suite struct HandwrittenConformanceTests {
  @Test func anEnumOfAnotherModuleHasCasePaths() {
    var result = UnicodeDecodingResult.scalarValue("a")
    #expect(result.is(\.scalarValue) && !result.is(\.error))
    #expect(result[case: \.scalarValue] == "a")
    result.modify(\.scalarValue) { $0 = "b" }
    #expect(result == .scalarValue("b"))
    #expect((\UnicodeDecodingResult.Cases.emptyInput)() == .emptyInput)
    #expect(result.case == \.scalarValue)
    #expect(UnicodeDecodingResult.allCasePaths[.error] == \.error)
    #expect(AnyCasePath(\UnicodeDecodingResult.Cases.scalarValue).embed("c") == .scalarValue("c"))
  }

  @Test func itsCasesAreListedIfItSaysHow() {
    func list<E: CasePathIterable>(_: E.Type) -> [PartialCaseKeyPath<E>] { Array(E.allCasePaths) }
    #expect(list(UnicodeDecodingResult.self) == [\.scalarValue, \.emptyInput, \.error])
    #expect(Array(UnicodeDecodingResult.allCasePaths) == [\.scalarValue, \.emptyInput, \.error])
  }

  @Test func itIsAPayload() {
    let step = Decoding.step(.scalarValue("a"))
    #expect(step.is(\.step.scalarValue) && !step.is(\.step.error))
    #expect(step[case: \.step.scalarValue] == "a")
    #expect((\Decoding.Cases.step.error)()[case: \.step] == .error)
    #expect(Decoding.last(.error).is(\.last.error))
  }

  @Test func aPartialPathOfItIsCalled() {
    let path: PartialCaseKeyPath<UnicodeDecodingResult> = \.scalarValue
    let made = path(Unicode.Scalar("a"))
    #expect(made == .scalarValue("a"))
    #expect(path("too long") == nil)
  }

  @Test func genericCodeFindsItsPath() {
    func path<E: CasePathable>(of value: E) -> PartialCaseKeyPath<E> { E.allCasePaths[value] }
    #expect(path(of: UnicodeDecodingResult.emptyInput) == \.emptyInput)
  }

  @Test func aListThatItDoesNotHaveIsReported() {
    func count<E: CasePathIterable>(_: E.Type) -> Int { Array(E.allCasePaths).count }
    withKnownIssue {
      #expect(count(Unlisted.self) == 0)
    } matching: {
      $0.comments[0].rawValue
        == """
        The case paths of 'Unlisted' cannot be iterated, because its handwritten 'AllCasePaths' is not a 'Sequence' of \
        'PartialCaseKeyPath<Unlisted>'. Conform 'AllCasePaths' to 'Sequence', with this 'Element'.
        """
    }
  }

  /// As a form's changes, which are one path for each field.
  @Test func aTypeThatIsNoEnumHasCasePaths() {
    let change = Change(path: \.name, value: "a")
    #expect(change.is(\.name) && !change.is(\.age))
    #expect(change[case: \.name] == "a")
    #expect((\Change.Cases.age)(3).path == \Form.age)
    #expect(FormAction.binding(change)[case: \.binding.name] == "a")
    #expect((\FormAction.Cases.binding.age)(4).is(\.binding.age))
    #expect(change.case == \.never)
  }
}

extension UnicodeDecodingResult: CasePathable, CasePathIterable {
  public struct AllCasePaths: CasePathReflectable, Sequence {
    public var scalarValue: Case<UnicodeDecodingResult, Unicode.Scalar> {
      Case(
        embed: UnicodeDecodingResult.scalarValue,
        extract: { if case .scalarValue(let scalar) = $0 { scalar } else { nil } })
    }
    public var emptyInput: Case<UnicodeDecodingResult, Void> {
      Case(embed: { .emptyInput }, extract: { $0 == .emptyInput ? () : nil })
    }
    public var error: Case<UnicodeDecodingResult, Void> {
      Case(embed: { .error }, extract: { $0 == .error ? () : nil })
    }

    public subscript(root: UnicodeDecodingResult) -> PartialCaseKeyPath<UnicodeDecodingResult> {
      switch root {
      case .scalarValue: \.scalarValue
      case .emptyInput: \.emptyInput
      case .error: \.error
      }
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<UnicodeDecodingResult>]> {
      [\.scalarValue, \.emptyInput, \.error].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum Unlisted: CasePathIterable {
  case one

  struct AllCasePaths: CasePathReflectable {
    var one: Case<Unlisted, Void> { Case(embed: { .one }, extract: { _ in }) }
    subscript(root: Unlisted) -> PartialCaseKeyPath<Unlisted> { \.one }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum Decoding: CasePathable {
  case step(UnicodeDecodingResult)
  case last(UnicodeDecodingResult?)
}

struct Form: Equatable {
  var name = ""
  var age = 0
}

struct Change: CasePathable {
  nonisolated(unsafe) let path: PartialKeyPath<Form>
  let value: any Sendable

  @dynamicMemberLookup
  struct AllCasePaths: CasePathReflectable {
    subscript<Value: Sendable>(dynamicMember path: any WritableKeyPath<Form, Value> & Sendable)
      -> Case<Change, Value>
    {
      Case(
        embed: { Change(path: path, value: $0) },
        extract: { $0.path == path ? $0.value as? Value : nil })
    }

    subscript(root: Change) -> PartialCaseKeyPath<Change> { \.never }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum FormAction: CasePathable { case binding(Change), saved }
