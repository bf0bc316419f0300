#if Apple
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding to a shared value: `Toggle("Mute", isOn: Binding($isMuted))`.
    public init(_ base: Shared<Value>) {
      self.init {
        base.wrappedValue
      } set: { newValue in
        base.withLock { $0 = newValue }
      }
    }
  }
#endif
