#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension State {
    /// A shared value that a view owns: SwiftUI keeps it as long as the view exists, even if it has
    /// no key.
    ///
    ///     struct PlayerView: View {
    ///       @State.Shared(.appStorage("isMuted")) var isMuted = false
    ///       @State.Shared(value: 5) var volume
    ///
    ///       var body: some View {
    ///         Toggle("Mute", isOn: Binding($isMuted))
    ///         Button("Louder") { $volume.withLock { $0 += 1 } }
    ///       }
    ///     }
    @propertyWrapper
    public struct Shared: DynamicProperty {
      @SwiftUI.State private var shared: GeneratedSupport.Shared<Value>

      /// The same shared value as another one.
      public init(projectedValue: GeneratedSupport.Shared<Value>) {
        _shared = SwiftUI.State(wrappedValue: projectedValue)
      }

      /// The current value.
      public var wrappedValue: Value { shared.wrappedValue }

      /// The shared value itself, which is passed on to share it. Its `withLock` changes the value.
      public var projectedValue: GeneratedSupport.Shared<Value> { shared }
    }
  }

  extension State.Shared {
    /// A value without a key. It is shared with everything that gets the projected value.
    public init(value: sending Value) {
      self.init(projectedValue: GeneratedSupport.Shared(value: value))
    }

    /// The value that is stored under a key: `@State.Shared(.inMemory("count")) var count = 0`.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(projectedValue: GeneratedSupport.Shared(wrappedValue: wrappedValue(), key))
    }

    /// An optional value that is stored under a key. It is nil if nothing is stored.
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(projectedValue: GeneratedSupport.Shared(key))
    }

    /// The value of a key that has a default value.
    public init<Key: SharedKey<Value>>(_ key: Key.Default) {
      self.init(projectedValue: GeneratedSupport.Shared(key))
    }

    /// The value of a key, with another default value than the key has.
    public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
      self.init(projectedValue: GeneratedSupport.Shared(wrappedValue: wrappedValue(), key))
    }
  }
#endif
