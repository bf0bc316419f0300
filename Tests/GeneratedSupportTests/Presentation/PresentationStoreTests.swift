import GeneratedSupport
import Testing

@MainActor
@Suite struct PresentationStoreTests {
  private let store = Store(initialState: Flow.State(page: Page.State())) { Flow() }

  @Test func aPresentedFeatureHasAStore() async throws {
    let page = try #require(store.scope(\.$page, action: \.page))
    page.send(.asked)
    #expect(page.isPresented == true)
    #expect(store.page?.isPresented == true)
  }

  @Test func bothSpellingsLeadToTheSameStore() throws {
    let page = try #require(store.scope(\.$page, action: \.page))
    #expect(store.scope(state: \.$page, action: \.page) === page)
    #expect(store.scope(\.$page, action: \.page) === page)
  }

  @Test func whatIsNotPresentedHasNoStore() throws {
    let page = try #require(store.scope(\.$page, action: \.page))
    #expect(page.scope(\.$next, action: \.next) == nil)
    store.send(.page(.dismiss))
    #expect(store.scope(\.$page, action: \.page) == nil)
  }

  @Test func theStoreOfADismissedFeatureKeepsItsLastState() throws {
    let page = try #require(store.scope(\.$page, action: \.page))
    page.send(.asked)
    #expect(page.isPresented == true)
    store.send(.page(.dismiss))
    #expect(page.isPresented == true)
  }

  @Test func theWrapperHasAStoreOfItsOwn() {
    let page: PresentationStoreOf<Page> = store.scope(\.$page, action: \.page)
    page.send(.presented(.asked))
    #expect(page.state.wrappedValue?.isPresented == true)
    page.send(.dismiss)
    #expect(store.page == nil)
  }

  @Test func descriptionsNameTheFeature() throws {
    let wrapper: PresentationStoreOf<Page> = store.scope(\.$page, action: \.page)
    #expect("\(wrapper)" == "PresentationStoreOf<Page>")
    let page = try #require(store.scope(\.$page, action: \.page))
    #expect("\(page)" == "StoreOf<Page>")
  }
}
