import Foundation
import GeneratedSupport

public struct User: Equatable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

// What the server answers.
@dynamicMemberLookup
public enum LoginResponse: Equatable, Sendable, CasePathable {
  case user(User)
  case codeNeeded(token: String)
}

public enum LoginError: String, Error, CasePathable {
  case wrongPassword = "wrong password", wrongCode = "wrong code"
}

public struct LoginClient: Sendable, DependencyClient {
  public var login: @Sendable (_ name: String, _ password: String) async throws -> LoginResponse
  public var confirm: @Sendable (_ token: String, _ code: Int) async throws -> User
}

nonisolated extension LoginClient: TestDependencyKey {
  public static let testValue = Self.unimplementedValue
  public static let previewValue = Self(
    login: { name, _ in .user(User(id: UUID(0), name: name)) },
    confirm: { _, _ in User(id: UUID(1), name: "Blob") })
}

extension DependencyValues {
  public var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}
