/// The name of a case, or of a value in its payload, as the compiler's own `Codable` code writes
/// it.
private struct CaseKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// For generated code: encodes one case as `{"name": {"_0": payload}}`.
public struct _CaseEncoder {
  private var payload: KeyedEncodingContainer<CaseKey>

  @discardableResult
  public init(_ name: String, _ encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CaseKey.self)
    payload = container.nestedContainer(keyedBy: CaseKey.self, forKey: CaseKey(name))
  }

  /// Encodes a value of the payload.
  @discardableResult
  public func encode(_ value: some Encodable, _ key: String) throws -> Self {
    var payload = payload
    try payload.encode(value, forKey: CaseKey(key))
    return self
  }
}

/// For generated code: decodes what ``_CaseEncoder`` encodes.
public struct _CaseDecoder {
  /// The name of the case.
  public let name: String
  private let path: [any CodingKey]
  private let payload: KeyedDecodingContainer<CaseKey>

  public init(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CaseKey.self)
    path = container.codingPath
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.typeMismatch(
        Any.self,
        DecodingError.Context(
          codingPath: path, debugDescription: "Invalid number of keys found, expected one."))
    }
    name = key.stringValue
    payload = try container.nestedContainer(keyedBy: CaseKey.self, forKey: key)
  }

  /// Decodes a value of the payload.
  public func decode<Value: Decodable>(_ key: String) throws -> Value {
    try payload.decode(Value.self, forKey: CaseKey(key))
  }

  /// The error for a name that is not a case.
  public func unknownCase() -> any Error {
    DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: path, debugDescription: "There is no case '\(name)'."))
  }
}
