public import Foundation

public typealias Fetch = @Sendable (_ url: URL) async throws -> Data
