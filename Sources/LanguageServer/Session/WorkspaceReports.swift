import LanguageServerProtocol

/// The pending requests for diagnostics of the workspace, and the files that may have changed findings. While nothing
/// changes, no work is done.
struct WorkspaceReports {
  /// A `workspace/diagnostic` request that is not answered yet.
  struct Pull {
    let id: RequestID
    /// The client's results, by URI.
    let previous: [String: String]
    /// The token for parts of the answer.
    let token: RequestID?
    /// True if the client's results were compared with the current ones since these changed.
    var isCompared = false
  }

  /// Files whose findings may differ from the last reported ones.
  enum Stale: Equatable {
    case all
    case some(Set<String>)

    static let none = Stale.some([])
  }

  var pulls: [Pull] = []
  private(set) var stale = Stale.all
  /// The request for which files are being checked.
  var checking: RequestID?
  /// The files of the last complete check, by their paths.
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

  /// Restores files that were taken but not checked.
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
