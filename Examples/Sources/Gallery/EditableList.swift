import Foundation
import GeneratedSupport

/// A list with a sheet for each row
///
/// Rows can be moved and deleted, with the offsets that SwiftUI's `onMove` and `onDelete` send. A row
/// is edited in a sheet, which has a copy: "Cancel" drops the copy, and "Save" lets the list read it.
///
/// The rows are an `IdentifiedArray`, and the editor has the id of its row. So it saves the right row
/// after the rows have moved. `ifLet` with `@Presents` runs the editor, and closes it.
struct EditableList: Reducer {
  struct State: Equatable {
    var errands: IdentifiedArrayOf<Errand> = []
    @Presents var editor: ErrandEditor.State?
  }

  enum Action {
    case addTapped
    case rowTapped(Errand.ID)
    case deleted(IndexSet)
    case moved(IndexSet, to: Int)
    case editor(PresentationAction<ErrandEditor.Action>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = ErrandEditor.State(errand: Errand(id: uuid()), isNew: true)
      case .rowTapped(let id):
        guard let errand = state.errands[id: id] else { return .none }
        state.editor = ErrandEditor.State(errand: errand, isNew: false)
      case .deleted(let offsets):
        state.errands.remove(atOffsets: offsets)
        // On a wide screen, the list can be used while the sheet is open.
        guard let editor = state.editor, !editor.isNew else { return .none }
        if !state.errands.contains(id: editor.id) { state.editor = nil }
      case .moved(let offsets, let destination):
        state.errands.move(fromOffsets: offsets, toOffset: destination)
      case .editor(.presented(.saveTapped)):
        guard let editor = state.editor, editor.canSave else { return .none }
        state.errands.updateOrAppend(editor.errand)
        state.editor = nil
      case .editor:
        break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { ErrandEditor() }
  }
}

/// Edits a copy of an errand. The list saves it.
struct ErrandEditor: Reducer {
  struct State: Equatable, Identifiable {
    let id: Errand.ID
    let isNew: Bool
    var name: String
    var isUrgent: Bool

    init(errand: Errand, isNew: Bool) {
      id = errand.id
      self.isNew = isNew
      name = errand.name
      isUrgent = errand.isUrgent
    }

    var errand: Errand { Errand(id: id, name: name, isUrgent: isUrgent) }
    var canSave: Bool { !name.isEmpty }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      action.is(\.cancelTapped) ? .run { _ in await dismiss() } : .none
    }
  }
}

struct Errand: Equatable, Identifiable {
  let id: UUID
  var name = ""
  var isUrgent = false
}
