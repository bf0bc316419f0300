import ReducerGenSyntax

/// A type of another module, with the facts about it that the generator needs.
///
/// A test compares the names and facts of the runtime with its sources.
package struct KnownName {
  package var module: Module
  package var facts: Set<Fact>

  package enum Module: String {
    case swift = "Swift"
    case foundation = "Foundation"
    case runtime = "GeneratedSupport"
  }

  package enum Fact: String, CaseIterable {
    /// An extension of it is in a generic context, and so is what is nested there.
    case generic
    /// A type of the target need not fulfil a requirement to be an argument, except to be a
    /// reducer.
    case unconstrained
    /// Tasks can share its values if all of its arguments are sendable.
    case sendable
    /// A struct that is a reducer.
    case reducer
    /// The state of an alert, which is gone after any action.
    case ephemeral
    /// A protocol whose conforming types have test values.
    case dependency
  }

  /// The type that a path means if the target does not declare it: `Set` or `Swift.Set`.
  package init?(_ path: [String]) {
    guard let name = path.last, let known = Self.all[name],
      path.count == 1 || path == [known.module.rawValue, name]
    else { return nil }
    self = known
  }

  private init(_ module: Module, _ facts: Set<Fact>) {
    self.module = module
    self.facts = facts
  }

  package static func facts(of path: [String]) -> Set<Fact> { Self(path)?.facts ?? [] }

  package static func isModule(_ name: String) -> Bool { Module(rawValue: name) != nil }

  package static let all: [String: KnownName] = {
    var all: [String: KnownName] = [:]
    var row = KnownName(.swift, [])
    for word in words(table) {
      if let module = Module(rawValue: word) {
        row = KnownName(module, [])
      } else if let fact = Fact(rawValue: word) {
        row.facts.insert(fact)
      } else {
        all[word] = row
      }
    }
    return all
  }()

  package static func words(_ text: String) -> [String] {
    text.utf8.split { $0 <= Byte.space }.map { String(Substring($0)) }
  }
}

extension TypeSyntax {
  /// Whether it is a type of Swift, of Foundation or of the runtime: `AlertState<Action>`.
  package var isOfKnownLibrary: Bool { KnownName(path) != nil }
}

/// The module and the facts of some names, and then these names.
private let table = """
  Swift
    Any AnyHashable AnyObject CaseIterable Clock Codable CodingKey Collection Comparable
    ContinuousClock Decodable Encodable Equatable Error Float16 Hashable Identifiable Int128
    ObjectIdentifier RangeExpression RawRepresentable Self Sendable Sequence SuspendingClock
    UInt128 Unicode UnsafeRawPointer
  Swift sendable
    Bool Character Double Duration Float Int Int8 Int16 Int32 Int64 Never StaticString String
    Substring UInt UInt8 UInt16 UInt32 UInt64 Void
  Swift generic
    AsyncStream AsyncThrowingStream InlineArray KeyValuePairs PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo Span Task UnsafeMutablePointer UnsafePointer
  Swift generic sendable
    ClosedRange Dictionary Range Set
  Swift generic unconstrained
    ArraySlice ContiguousArray KeyPath PartialKeyPath ReferenceWritableKeyPath WritableKeyPath
  Swift generic unconstrained sendable
    Array Optional Result
  Foundation
    AttributedString Bundle CharacterSet DateInterval FileManager HTTPURLResponse IndexPath
    IndexSet JSONDecoder JSONEncoder LocalizedError Measurement Notification NotificationCenter
    NSError NSObject NSRange OperationQueue PersonNameComponents Progress RunLoop URLComponents
    URLError URLRequest URLResponse URLSession UserDefaults
  Foundation sendable
    CGFloat CGPoint CGRect CGSize Calendar Data Date DateComponents Decimal Locale TimeInterval
    TimeZone URL UUID
  GeneratedSupport
    AssertionEffect AssertionFailureEffect BindableAction BreakpointReporter CaseKeyPath
    CaseMemberLookup CasePathIterable CasePathReflectable CasePathable CaseReducer
    CaseReducerState CustomDumpReflectable CustomDumpRepresentable CustomDumpStringConvertible
    DependencyInterface
    FatalErrorReporter IdentifiedArrayOf IssueReporter IssueReporters ObservableState
    PartialCaseKeyPath Presents Reducer RuntimeWarning SharedKey SharedReaderKey SuspensionError
    UnimplementedFailure ViewAction ViewActionSending _AppStorageValue _CaseDecoder _CaseEncoder
    _CasePayload _CaseVisitor _EphemeralCases _EphemeralState _GeneratedCasePaths
    _IdentifiedActionProtocol _IdentifiedCollection _MutableIdentifiedCollection
    _PresentationActionProtocol _RealTimeScheduler _ResultProtocol _StackActionProtocol
  GeneratedSupport dependency
    DependencyClient DependencyKey TestDependencyKey
  GeneratedSupport sendable
    ActionOrigin AlertID AnyHashableSendable AppStorageKeyID ButtonStateRole
    ConfirmationDialogStateTitleVisibility DateGenerator DependencyContext DependencyValues
    DiffFormat DismissEffect FileStorage FileStorageKeyID FireAndForget InMemoryKeyID
    InMemoryStorage IssueSeverity ObserveToken OpenURLEffect ReportedIssue SaveContext
    SaveContinuation ScheduledAction SharedSubscription StackElementID StoreID StoreTask
    TestContext TextState Trace TraceEvent TracedAction TracedChange TracedIssue UUIDGenerator
    WithRandomNumberGenerator _Endpoint _HiddenArgument _SiteNumber _SiteText
  GeneratedSupport unconstrained
    EffectOf IdentifiedActionOf IdentifiedStoreOf PresentationStoreOf ReducerOf StackActionOf
    StackStoreOf StoreOf
  GeneratedSupport generic
    AnyClock ElementStores ImmediateClock TestClock UnimplementedClock _NavigationLinkLabel
    _NavigationScreens _PresentedCases _SharedKeyDefault
  GeneratedSupport generic sendable
    CasePaths Identified IdentifiedAction IdentifiedArray OrderedSet _AsyncTimerSequence
  GeneratedSupport generic unconstrained
    AnySchedulerOf AppStorageKey ButtonStateBuilder FileStorageKey InMemoryKey
    ReducerBuilder Store TestSchedulerOf _CaseAccess _NavigationScreen _StoreProperty
  GeneratedSupport generic unconstrained sendable
    AnyCasePath BindingAction ButtonState ButtonStateAction Case Dependency Effect LoadContext
    LoadContinuation LockIsolated PresentationAction PresentationState Send Shared SharedReader
    SharedSubscriber StackAction StackState UncheckedSendable _RecordedCalls
    _ReducerPrinter
  GeneratedSupport generic unconstrained sendable ephemeral
    AlertState ConfirmationDialogState
  GeneratedSupport generic reducer
    BindingReducer CombineReducers Scope
  GeneratedSupport generic unconstrained reducer
    EmptyReducer Reduce _DependencyReducer
  """
