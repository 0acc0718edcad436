import Files
import Testing

@testable import LanguageServer

@Suite struct DocumentStoreTests {
  /// A client that types without a pause never lets the queue become empty.
  @Test func theQueueForgetsWhatWasTaken() {
    var store = DocumentStore(PathSpellings(DiskFiles()))
    let uris = (0..<50).map { "file:///\($0).plist" }
    for uri in uris {
      store.open(OpenDocument(uri: uri, path: nil, languageId: "xml", version: 1, text: "<plist/>"))
    }
    for _ in 0..<500 {
      for uri in uris { store.markChanged(uri) }
      while store.changedCount > 1 { #expect(store.takeChanged() != nil) }
      #expect(store.heldCount <= 2 * uris.count)
    }
    #expect(store.takeChanged() != nil)
    #expect(store.takeChanged() == nil)
    #expect(store.heldCount == 0)
  }

  @Test func documentsAreTakenInTheOrderOfTheirChanges() {
    var store = DocumentStore(PathSpellings(DiskFiles()))
    let uris = (0..<9).map { "file:///\($0).plist" }
    for uri in uris {
      store.open(OpenDocument(uri: uri, path: nil, languageId: "xml", version: 1, text: "<plist/>"))
    }
    #expect((0..<3).map { _ in store.takeChanged() } == uris[..<3].map(Optional.some))
    store.markChanged(uris[1])
    _ = store.close(uris[4])
    store.markChanged(uris[7])
    var taken: [String] = []
    while let uri = store.takeChanged() { taken.append(uri) }
    #expect(taken == [3, 5, 6, 7, 8, 1].map { uris[$0] })
  }
}
