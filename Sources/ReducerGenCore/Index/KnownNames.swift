/// Names whose module is known without looking.
enum KnownNames {
  static func isKnown(_ name: String) -> Bool {
    standard.contains(name) || ours.contains(name) || foundation.contains(name)
  }

  static let modules: Set<String> = ["Foundation", "GeneratedSupport", "Swift"]

  static let standard = words(
    """
    Any AnyHashable AnyObject Array ArraySlice AsyncStream AsyncThrowingStream Bool CaseIterable
    Character Clock ClosedRange Codable CodingKey Collection Comparable ContiguousArray
    ContinuousClock Decodable Dictionary Double Duration Encodable Equatable Error Float Float16
    Hashable Identifiable InlineArray Int Int8 Int16 Int32 Int64 Int128 KeyPath KeyValuePairs
    Never ObjectIdentifier Optional PartialKeyPath PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo Range RangeExpression RawRepresentable ReferenceWritableKeyPath Result Self
    Sendable Sequence Set Span StaticString String Substring SuspendingClock Task UInt UInt8
    UInt16 UInt32 UInt64 UInt128 Unicode UnsafeMutablePointer UnsafePointer UnsafeRawPointer
    Void WritableKeyPath
    """)

  /// Those of them and of ours that others can extend and that have generic parameters: what is
  /// nested in one has them, too.
  static let generic = words(
    """
    AlertState AnyCasePath AnyClock AppStorageKey Array ArraySlice AsyncStream
    AsyncThrowingStream BindingAction ButtonState ButtonStateAction Case ClosedRange
    ConfirmationDialogState ContiguousArray Dictionary Effect FileStorageKey Identified
    IdentifiedAction IdentifiedArray InMemoryKey InlineArray KeyPath KeyValuePairs LoadContext
    LoadContinuation LockIsolated Optional OrderedSet PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo PresentationAction PresentationState Range Reduce
    ReferenceWritableKeyPath Result Scope Send Set Shared SharedReader SharedSubscriber Span
    StackAction StackState Store Task TestClock UncheckedSendable UnsafeMutablePointer
    UnsafePointer WritableKeyPath
    """)

  /// What `GeneratedSupport` declares and others may name.
  static let ours = words(
    """
    ActorIsolated AlertID AlertState AnyCasePath AnyClock AnyHashableSendable AnySchedulerOf
    AppStorageKey AppStorageKeyID AssertionEffect AssertionFailureEffect BindableAction
    BindingAction BindingReducer BreakpointReporter ButtonState ButtonStateAction
    ButtonStateBuilder ButtonStateRole Case CaseKeyPath CaseMemberLookup CasePathIterable
    CasePathReflectable CasePathable CasePaths CaseReducer CaseReducerState CombineReducers
    ConfirmationDialogState ConfirmationDialogStateTitleVisibility CustomDumpReflectable
    CustomDumpRepresentable CustomDumpStringConvertible DateGenerator Dependency
    DependencyClient DependencyContext DependencyKey DependencyValues DiffFormat DismissEffect
    Effect EffectOf ElementStores EmptyReducer FatalErrorReporter FileStorage FileStorageKey
    FileStorageKeyID FireAndForget Identified IdentifiedAction IdentifiedActionOf
    IdentifiedArray IdentifiedArrayOf IdentifiedStoreOf ImmediateClock InMemoryKey
    InMemoryKeyID InMemoryStorage IssueReporter IssueReporters IssueSeverity LoadContext
    LoadContinuation LockIsolated ObservableState ObserveToken OpenURLEffect OrderedSet
    PartialCaseKeyPath PresentationAction PresentationState PresentationStoreOf Presents Reduce
    Reducer ReducerBuilder ReducerOf ReportedIssue RuntimeWarning SaveContext SaveContinuation
    ScheduledAction Scope Send Shared SharedKey SharedReader SharedReaderKey SharedSubscriber
    SharedSubscription StackAction StackActionOf StackElementID StackState StackStoreOf Store
    StoreID StoreOf StoreTask SuspensionError TestClock TestContext TestDependencyKey
    TestSchedulerOf TextState UUIDGenerator UncheckedSendable UnimplementedClock
    UnimplementedFailure ViewAction ViewActionSending WithRandomNumberGenerator
    _AppStorageValue _AsyncTimerSequence _CaseAccess _CaseDecoder _CaseEncoder _CasePattern _CasePayload
    _CaseVisitor _CustomDiffObject _DependencyReducer _Endpoint _EphemeralCases _EphemeralState
    _GeneratedCasePaths _HiddenArgument _IdentifiedActionProtocol _IdentifiedCollection
    _MutableIdentifiedCollection _NavigationLinkLabel _NavigationScreen _NavigationScreens
    _PresentationActionProtocol _PresentedCases _RealTimeScheduler _ReducerPrinter
    _ResultProtocol
    _SendableCaseKeyPath _SharedKeyDefault _SiteNumber _SiteText _StackActionProtocol
    _StoreProperty
    """)

  static let foundation = words(
    """
    AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Data Date
    DateComponents DateInterval Decimal FileManager HTTPURLResponse IndexPath IndexSet
    JSONDecoder JSONEncoder Locale LocalizedError Measurement Notification NotificationCenter
    NSError NSObject NSRange OperationQueue PersonNameComponents Progress RunLoop TimeInterval
    TimeZone URL URLComponents URLError URLRequest URLResponse URLSession UUID UserDefaults
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 <= Byte.space }.map { String(Substring($0)) })
  }
}
