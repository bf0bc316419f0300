// The call site of a subscript that can be a part of a key path. All call sites are equal there,
// because the same steps have to make equal key paths, wherever they are written.

/// A text of a call site, as an argument of a subscript.
public struct _SiteText: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: StaticString

  public init(stringLiteral text: StaticString) { self.text = text }

  public static func == (left: Self, right: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// A number of a call site, as an argument of a subscript.
public struct _SiteNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let number: UInt

  public init(integerLiteral number: UInt) { self.number = number }

  public static func == (left: Self, right: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension CallSite {
  init(at fileID: _SiteText, _ filePath: _SiteText, _ line: _SiteNumber, _ column: _SiteNumber) {
    self.init(fileID.text, filePath.text, line.number, column.number)
  }
}
