#if Foundation
  import Foundation

  /// How a value is stored in a file.
  ///
  /// The functions that users write are `@Sendable`. Those for JSON capture an encoder or decoder,
  /// which only the key uses, and types. They are not `@Sendable`, because the conformance of the
  /// value to `Codable` may be isolated to the main actor. The key calls them in its
  /// `codingThread`.
  struct FileStorageCoder<Value>: @unchecked Sendable {
    let decode: (Data) throws -> Value
    let encode: (Value) throws -> Data
  }

  extension FileStorageCoder where Value: Codable {
    static func json(_ decoder: JSONDecoder, _ encoder: JSONEncoder) -> Self {
      Self(
        decode: { try decoder.decode(Value.self, from: $0) }, encode: { try encoder.encode($0) })
    }
  }
#endif
