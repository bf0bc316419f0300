import Foundation
public import GeneratedSupport

/// What a person has chosen. All features share it, and it is stored in a file.
public struct Settings: Codable, Equatable, Sendable {
  public var volume = 5
  public var order = Order.lastPlayed

  public enum Order: String, CaseIterable, Codable, Sendable {
    case lastPlayed, title
  }

  /// The volumes that a person can choose.
  public static let volumes = 0...11

  public init() {}
}

extension URL {
  /// The folder for the files of the Demo.
  static var applicationFiles: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? .homeDirectory).appending(component: "reducergen-demo")
  }
}

/// The screen that changes the settings.
public struct SettingsScreen: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared(.settings) public var settings

    public init() {}
  }

  public enum Action: Sendable {
    case volumeChanged(Int)
    case orderChanged(Settings.Order)
    case doneTapped
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .volumeChanged(let volume):
        let volumes = Settings.volumes
        state.$settings.withLock {
          $0.volume = min(max(volume, volumes.lowerBound), volumes.upperBound)
        }
        return .none
      case .orderChanged(let order):
        state.$settings.withLock { $0.order = order }
        return .none
      case .doneTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
