#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension NavigationLink where Destination == Never {
    /// A link that pushes a screen on the stack that it is in: see ``SwiftUI/NavigationStack``.
    ///
    ///     NavigationLink(state: Path.State.detail(Detail.State(item: item))) { Text(item.title) }
    ///
    /// If no stack presents such a screen, that is reported as an issue. If the state is nil, the
    /// link is disabled.
    @MainActor
    public init<State, Content: View>(
      state: State?, @ViewBuilder label: () -> Content,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) where Label == _NavigationLinkLabel<State, Content> {
      let label = _NavigationLinkLabel<State, Content>(
        content: label(), site: CallSite(fileID, filePath, line, column))
      self.init(value: state.map { _NavigationScreen(new: $0) }) { label }
    }

    /// A link with a text that pushes a screen.
    @MainActor
    public init<State>(
      _ title: LocalizedStringKey, state: State?,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) where Label == _NavigationLinkLabel<State, Text> {
      self.init(
        state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }

    /// A link with a text that pushes a screen.
    @MainActor @_disfavoredOverload
    public init<State>(
      _ title: some StringProtocol, state: State?,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) where Label == _NavigationLinkLabel<State, Text> {
      self.init(
        state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  extension _NavigationScreen {
    /// A screen with a new id, which a link adds to a stack.
    fileprivate init(new state: State) {
      self.init(screen: StackScreen(id: StackElementIDGenerator.current.makeID(), state: state))
    }
  }

  /// The label of a link. It knows whether the stack around it can show the screen.
  public struct _NavigationLinkLabel<State, Content: View>: View {
    let content: Content
    let site: CallSite
    @Environment(\.navigationScreenState) private var shown

    init(content: Content, site: CallSite) {
      self.content = content
      self.site = site
    }

    public var body: some View {
      content.onAppear { reportUnpresentableLink(State.self, stack: shown, site: site) }
    }
  }

  extension EnvironmentValues {
    /// The type of the states of the screens of the stack around a view.
    var navigationScreenState: Any.Type? {
      get { self[NavigationScreenStateKey.self] }
      set { self[NavigationScreenStateKey.self] = newValue }
    }
  }

  private struct NavigationScreenStateKey: EnvironmentKey {
    static var defaultValue: Any.Type? { nil }
  }
#endif
