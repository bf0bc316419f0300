import Foundation
import GeneratedSupport

protocol Reader: Loading, CustomStringConvertible, DependencyInterface {
  func read() -> Int?
}

/// The requirements of the standard library's protocol.
extension ReaderClient {
  var description: String { "reader" }
}

/// It has a client of its own.
protocol Writer: Reader, DependencyInterface {
  func write(_ number: Int)
}

extension WriterClient {
  var description: String { "writer" }
}

func checkInheritance() {
  let reader: any Reader = ReaderClient(read: { 1 }, load: { $0 })
  precondition(reader.read() == 1 && "\(reader)" == "reader" && reader.load(Data()) != nil)
  let written = LockIsolated(0)
  let writer: any Writer = WriterClient(write: { written.setValue($0) }, read: { 2 })
  writer.write(5)
  precondition(writer.read() == 2 && written.value == 5)
}
