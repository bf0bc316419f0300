// Asks the toolchain's language server where something is defined, over its protocol.
//
//   definition PACKAGE FILE LINE COLUMN     prints the path and the line of the definition
//
// Lines and columns count from 1. The package has been built, with its index.
import Foundation

/// A language server that was started for a package.
final class Server {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var lastID = 0

  init(package: String) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = URL(filePath: package)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let root: [String: Any] = ["rootUri": uri(package), "processId": NSNull(), "capabilities": [:]]
    _ = try request("initialize", root)
    try notify("initialized", [:])
  }

  deinit { process.terminate() }

  func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Everything that comes before the answer, such as progress, is passed over.
  func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while let message = try receive() {
      if message["method"] == nil, message["id"] as? Int == lastID { return message["result"] }
      // The server asks for things, too; it goes on without them.
      if let id = message["id"], message["method"] != nil {
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      }
    }
    throw Failure("the server ended")
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: head + body)
  }

  private func receive() throws -> [String: Any]? {
    var count = 0
    while let line = line() {
      if line.isEmpty { break }
      if line.lowercased().hasPrefix("content-length:") {
        count = Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces)) ?? 0
      }
    }
    while unread.count < count { if !readMore() { return nil } }
    if count == 0 { return nil }
    let body = Data(unread.prefix(count))
    unread = Data(unread.dropFirst(count))
    return try JSONSerialization.jsonObject(with: body) as? [String: Any]
  }

  private func line() -> String? {
    let end = Data("\r\n".utf8)
    while true {
      if let range = unread.range(of: end) {
        let line = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
        unread = Data(unread[range.upperBound...])
        return line
      }
      if !readMore() { return nil }
    }
  }

  private func readMore() -> Bool {
    let data = output.fileHandleForReading.availableData
    unread += data
    return !data.isEmpty
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

@main struct Definition {
  static func main() {
    do {
      print(try definition(CommandLine.arguments))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  static func definition(_ arguments: [String]) throws -> String {
    guard arguments.count == 5, let line = Int(arguments[3]), let column = Int(arguments[4]) else {
      throw Failure("usage: definition PACKAGE FILE LINE COLUMN")
    }
    let server = try Server(package: arguments[1])
    let file = server.uri(arguments[2])
    let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
    try server.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": file, "languageId": "swift", "version": 1, "text": text]])
    let place: [String: Any] = [
      "textDocument": ["uri": file], "position": ["line": line - 1, "character": column - 1],
    ]
    // The server answers with nothing until it has learnt how the package is built.
    for _ in 0..<120 {
      let result = try server.request("textDocument/definition", place)
      let places = (result as? [[String: Any]])?.compactMap(Self.place) ?? []
      if let place = places.first { return place }
      Thread.sleep(forTimeInterval: 1)
    }
    throw Failure("the server knows no definition")
  }

  static func place(of location: [String: Any]) -> String? {
    let range = location["range"] as? [String: Any]
    guard let url = (location["uri"] as? String).flatMap(URL.init(string:)),
      let line = (range?["start"] as? [String: Any])?["line"] as? Int
    else { return nil }
    return "\(url.path(percentEncoded: false)) \(line + 1)"
  }
}
