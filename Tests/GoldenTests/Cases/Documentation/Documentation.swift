import GeneratedSupport

/// What a page says of itself does not travel.
enum Event: CasePathable {
  /// One line.
  case a

  /// Several lines,
  ///
  ///     with code in them.
  /// - Parameter id: a number
  // A remark that is no documentation.
  @available(*, noasync)
  case b(id: Int)

  /** A block. */
  case c

  /**
   A block
     on several lines.
   */
  case d(Int)

  /// For both.
  case e, f(Int)

  // Not documentation.
  case g

  /// Separated by a blank line: not its own.

  case h

  //// Four slashes are a remark.
  case i

  case j, /* not documentation */ k

  #if true
    /// In a clause.
    case l
  #endif

  /// Of a case with a directive.
  // reducergen: ignore
  case m
}

public func check() {
  precondition(Event.a.is(\.a) && Event.b(id: 1)[case: \.b] == 1 && Event.f(2)[case: \.f] == 2)
}
