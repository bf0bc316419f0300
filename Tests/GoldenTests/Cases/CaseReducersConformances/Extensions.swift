import GeneratedSupport

extension Screen.State: Comparing {}
extension Screen.State: Hashable, Error {}
extension Screen.Action: Swift.Hashable {}

#if compiler(>=6)
  extension Generic.State: Equatable where Value: Equatable {}
#else
  extension Generic.State: Equatable where Value: Hashable {}
#endif

extension Handwritten.State: Equatable {
  static func == (left: Self, right: Self) -> Bool { true }
}

extension Generic.Action: Keyed {}
extension Handwritten.Action: Sharable {}
extension Handwritten.State: Sharable, @unchecked Sendable {}
