/// A dictionary that keeps the most recently used keys, so that it doesn't grow without limit. It
/// forgets a key after between `limit` and twice `limit` other keys have been used.
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { recent.count + older.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      let value = older.removeValue(forKey: key)
      if let value { keep(value, for: key) }
      return value
    }
    set {
      older[key] = nil
      if let newValue { keep(newValue, for: key) } else { recent[key] = nil }
    }
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if recent.count >= limit, recent[key] == nil {
      older = recent
      recent = [:]
    }
    recent[key] = value
  }
}
