import Foundation

struct Mishap: Error, Equatable { let code: Int }
struct Row: Equatable, Sendable { let id: Int }

/// What a type was called with. One task at a time uses it.
final class Log: @unchecked Sendable {
  var lines: [String] = []
  var throwsMishaps = false
  func note(_ line: String) { lines.append(line) }
}

func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
  if holds { return }
  print(problem())
  exit(1)
}
