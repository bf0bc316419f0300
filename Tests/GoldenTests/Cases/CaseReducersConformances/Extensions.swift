import GeneratedSupport

extension Screen.State: Comparing {}
extension Screen.State: Hashable {}
extension Screen.Action: Swift.Hashable {}

#if compiler(>=6)
  extension Generic.State: Equatable where Value: Equatable {}
#else
  extension Generic.State: Equatable where Value: Hashable {}
#endif

extension Handwritten.State: Equatable {
  static func == (left: Self, right: Self) -> Bool { true }
}

extension Known.Action: Keyed {}

extension Unchecked.State: @unchecked Sendable {}
extension UncheckedAndDirective.State: Sharable, @unchecked Sendable {}
extension Failure.State: Error {}
extension Shared.Action: Sharable {}
