import LanguageServerProtocol

/// Who waits for news of the findings of all files of the workspace, and which files may have some.
/// While nothing changes nothing is done.
struct WorkspaceReports {
  /// `workspace/diagnostic`, not answered yet.
  struct Pull {
    let id: RequestID
    /// What the client has, by URI.
    let previous: [String: String]
    /// Where parts of the answer are sent.
    let token: RequestID?
    /// Whether what the client has was compared with what is known since that changed.
    var isCompared = false
  }

  /// Files whose findings may be different from those that were last reported.
  enum Stale: Equatable {
    case all
    case some(Set<String>)

    static let none = Stale.some([])
  }

  var pulls: [Pull] = []
  private(set) var stale = Stale.all
  /// The request for which files are being checked.
  var checking: RequestID?
  /// The files that were found when all were last checked, by their paths.
  var uris: [String: String] = [:]

  mutating func markAllStale() { stale = .all }

  mutating func markStale(_ paths: some Sequence<String>) {
    guard case .some(let known) = stale else { return }
    stale = .some(known.union(paths))
  }

  mutating func takeStale() -> Stale {
    defer { stale = .none }
    return stale
  }

  /// Puts back what was taken and not checked.
  mutating func restore(_ taken: Stale) {
    switch taken {
    case .all: markAllStale()
    case .some(let paths): markStale(paths)
    }
  }

  /// Notes a change of the cached state.
  mutating func compareAgain() {
    for index in pulls.indices { pulls[index].isCompared = false }
  }
}
