// What a conformance that is written by hand gets, as far as it does not say it itself. The doc
// comment of `CasePathable` has an example.

extension CasePathable where AllCasePaths: _GeneratedCasePaths {
  @_disfavoredOverload
  @inlinable
  public static var allCasePaths: AllCasePaths { _caseAccess().start }
}

extension CasePathable {
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    _CaseAccess(handwritten: allCasePaths) {
      reportIssue(
        """
        The case paths of '\(Self.self)' cannot be iterated, because its handwritten 'AllCasePaths' is not a \
        'Sequence' of 'PartialCaseKeyPath<\(Self.self)>'. Conform 'AllCasePaths' to 'Sequence', with this 'Element'.
        """)
      return []
    }
  }
}

extension CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    _CaseAccess(handwritten: allCasePaths) { Array(allCasePaths as AllCasePaths) }
  }
}

extension _CaseAccess {
  /// No case has an index: each path has functions of its own.
  fileprivate init(handwritten start: Paths, paths: @escaping () -> [PartialKeyPath<Paths>]) {
    self.init(start, { _, _ in }, { _, payload in payload.reject() }, paths, "")
  }
}
