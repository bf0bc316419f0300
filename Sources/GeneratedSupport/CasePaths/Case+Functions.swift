// Case paths that people write themselves.

extension Case {
  /// A case path of your own: how to make the enum from a value, and how to get the value back.
  ///
  /// Add it to the `AllCasePaths` of the enum. It then works like the path of a case:
  ///
  /// ```swift
  /// enum Request: CasePathable {
  ///   case waiting
  ///   case finished(status: Int, body: String)
  /// }
  ///
  /// extension Request.AllCasePaths {
  ///   /// The body of a response whose status is 200.
  ///   var body: Case<Request, String> {
  ///     Case(
  ///       embed: { .finished(status: 200, body: $0) },
  ///       extract: { if case .finished(200, let body) = $0 { body } else { nil } })
  ///   }
  /// }
  ///
  /// var request = (\Request.Cases.body)("Hello")
  /// request.modify(\.body) { $0 += "!" }
  /// print(request.is(\.body), request[case: \.body] ?? "")
  /// ```
  ///
  /// A path with an argument is a subscript. The argument must be `Hashable`, because key paths
  /// are:
  ///
  /// ```swift
  /// enum Rows: CasePathable { case row(id: Int, text: String), cleared }
  /// enum Action: CasePathable { case rows(Rows) }
  ///
  /// extension Rows.AllCasePaths {
  ///   subscript(id id: Int) -> Case<Rows, String> {
  ///     Case(
  ///       embed: { .row(id: id, text: $0) },
  ///       extract: { if case .row(id, let text) = $0 { text } else { nil } })
  ///   }
  /// }
  ///
  /// let action = Action.rows(.row(id: 1, text: "a"))
  /// print(action.is(\.rows[id: 1]), action.is(\.rows[id: 2]))
  /// ```
  ///
  /// `extract` must return the value that `embed` took, and `nil` for every enum that `embed` does
  /// not make.
  @preconcurrency
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(link: FunctionLink(embed: embed, extract: extract))
  }

  /// A case path that leads on from `start`, whose payload need not be an enum with case paths.
  ///
  /// Add it to `Case`, for all enums with such a payload:
  ///
  /// ```swift
  /// enum Field: Equatable, Sendable { case name(String), age(Int) }
  /// enum Action: CasePathable { case binding(Field), saved }
  ///
  /// extension Case where Root: CasePathable, Value == Field {
  ///   var name: Case<Root, String> {
  ///     Case<Root, String>(
  ///       self, embed: Field.name, extract: { if case .name(let name) = $0 { name } else { nil } })
  ///   }
  /// }
  ///
  /// print(Action.binding(.name("Blob"))[case: \.binding.name] ?? "")
  /// ```
  @preconcurrency
  public init<Middle>(
    _ start: Case<Root, Middle>, embed: @escaping @Sendable (Value) -> Middle,
    extract: @escaping @Sendable (Middle) -> Value?
  ) where Root: CasePathable {
    let outer = start._asLink
    self.init(
      link: FunctionLink(
        embed: { outer.embed(embed($0)) },
        extract: { outer.extract(from: $0).flatMap(extract) }))
  }

  /// A case path that no value reaches.
  @usableFromInline
  static func _unreachable() -> Case where Value == Never {
    Case(embed: absurd, extract: { _ in nil })
  }
}

/// There is no argument to call this with.
@Sendable
private func absurd<Value>(_ never: Never) -> Value {}
