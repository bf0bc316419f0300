/// The function of the program that called the library, read from the stack. For functions that get
/// no call site, such as those of `Clock`.
package struct CallerPlace: Sendable, CustomStringConvertible {
  private let find: @Sendable (_ isLineWanted: Bool) -> String?

  /// - Parameter find: finds the name of the function, or its file and line. It is called when the
  ///   place is printed.
  package init(find: @escaping @Sendable (_ isLineWanted: Bool) -> String?) {
    self.find = find
  }

  /// Nil where `GeneratedTestSupport` is not linked, and on systems without backtraces.
  static var current: CallerPlace? { TestProcess.framework?.callerPlace }

  /// The name of the function. To find it takes about 0.1 s where a program is large.
  package var description: String { find(false) ?? "an unknown place" }

  /// The file and the line, or the name of the function where no line is known. To find them takes
  /// most of a second where a program is large.
  package var withLine: String { find(true) ?? description }
}
