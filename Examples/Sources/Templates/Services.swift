import Foundation

struct NotFound: Error {}

protocol Identified { var id: Int { get } }

protocol ProductService: AutoMockable, AutoLogged {
  var currency: String { get }
  func load(_ id: Int) async throws -> [String]
  func load(named name: String, from date: Date?) -> Bool
  func remove(_ id: Int, then: @escaping (Bool) -> Void)
  func refresh()
}

protocol Counter: Identified, AutoMockable {
  var step: Int? { get set }
  func count(_ values: inout [Int], _ more: Int...) -> Int
  func `default`(in place: String) throws
}
