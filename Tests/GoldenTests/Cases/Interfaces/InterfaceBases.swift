import Foundation
import GeneratedSupport

/// Not a dependency itself.
protocol Loading {
  func load(_ data: Data) -> Data?
}
