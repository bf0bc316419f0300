import Foundation
import GeneratedTestSupport

// A feature as people write it in a module that is on the main actor by default: models, states,
// actions and ids without 'nonisolated', '@MainActor' or 'Sendable'.

struct Contact: Identifiable, Codable, Equatable {
  let id: Int
  var name = ""

  static let empty = Contact(id: 0)
  static let blob = Contact(id: 1, name: "Blob")
}

enum Sorting: Equatable { case byName, byID }

/// A dependency with a handwritten key.
struct ContactsAPI: DependencyKey {
  var load: @Sendable () async throws -> [Contact]

  static let liveValue = ContactsAPI { await [.blob, Contact(id: 2, name: "Ada")] }
  static let testValue = ContactsAPI { [] }
}

extension DependencyValues {
  var contacts: ContactsAPI {
    get { self[ContactsAPI.self] }
    set { self[ContactsAPI.self] = newValue }
  }
}

/// A dependency with generated code.
struct Storage: DependencyClient {
  var save: @Sendable (_ contact: Contact) async throws -> Void
  var read: @Sendable (_ id: Int) async -> Contact = { Contact(id: $0, name: "none") }
}

extension AlertState where Action == Contacts.Destination.Confirmation {
  static func deletion(of contact: Contact) -> Self {
    AlertState {
      TextState("Delete \(contact.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed(contact)) { TextState("Delete") }
    }
  }
}

struct Contacts: Reducer {
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared(.fileStorage(URL(filePath: "/favourites.json"))) var favourites: [Contact] = []
    @Shared(.inMemory("last")) var last = Contact.empty
    var contacts: IdentifiedArrayOf<Contact> = []
    var selected = Contact.empty
    var sorting = Sorting.byID
    var changeCount = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteTapped(Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case editTapped
    case favouriteTapped
    case loadTapped
    case loaded([Contact])
    case failed(any Error)
    case stopTapped
  }

  enum Destination: CaseReducer {
    case alert(AlertState<Confirmation>)
    case editor(Editor)

    enum Confirmation: CasePathable, Equatable { case deletionConfirmed(Contact) }
  }

  enum CancelID { case load }

  @Dependency(\.contacts) var api
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.sorting) { _, state in
        state.changeCount += 1
        return .none
      }
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .run { send in
          let loaded = try await withTaskCancellation(id: CancelID.load) {
            try await clock.sleep(for: .seconds(1))
            return [Contact.blob] + (try await api.load())
          }
          // Models are made in an effect.
          let added = Contact(id: 3, name: "Added")
          await send(.loaded(loaded + [added]))
        } catch: { error, send in
          await send(.failed(error))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .loaded(let contacts):
        state.contacts = IdentifiedArray(uniqueElements: contacts)
        return .none
      case .stopTapped:
        return .cancel(id: CancelID.load)
      case .deleteTapped(let id):
        guard let contact = state.contacts[id: id] else { return .none }
        state.destination = .alert(.deletion(of: contact))
        return .none
      case .destination(.presented(.alert(.deletionConfirmed(let contact)))):
        state.contacts.remove(id: contact.id)
        return .none
      case .editTapped:
        state.destination = .editor(Editor.State(contact: state.selected))
        return .none
      case .favouriteTapped:
        state.$favourites.withLock { $0.append(state.selected) }
        state.$last.withLock { $0 = state.selected }
        return .none
      case .binding, .destination, .failed:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Contacts.Destination.State: Equatable {}

struct Editor: Reducer {
  struct State: Equatable { var contact: Contact }
  enum Action { case nameChanged(String), saveTapped, saved(Contact) }

  @Dependency(\.storage) var storage
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.contact.name = name
        return .none
      case .saveTapped:
        return .run { [contact = state.contact] send in
          try await storage.save(contact: contact)
          await send(.saved(await storage.read(id: contact.id)))
          await dismiss()
        }
      case .saved(let contact):
        state.contact = contact
        return .none
      }
    }
  }
}
