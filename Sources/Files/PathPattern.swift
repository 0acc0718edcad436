/// A pattern for paths as in `.gitignore`: `*` stands for a part of a name, `**` for any number of
/// folders, `?` for one character. A pattern without `/` matches a name at any depth; what lies in a
/// folder that matches is matched too.
public struct PathPattern: Sendable, Equatable {
  /// Longer patterns are cut off.
  static let maximumLength = 500

  private let names: [[Character]]

  /// - Parameter text: names separated by `/`, with `*` and `?` in a name and `**` for any folders.
  /// Without a `/` before its end it fits at any depth.
  public init(_ text: String) {
    let text = text.prefix(Self.maximumLength)
    var names = text.split(separator: "/").map { Array($0) }
    let isAnchored = text.dropLast().contains("/")
    if !isAnchored { names.insert(["*", "*"], at: 0) }
    self.names = names
  }

  /// - Parameter path: relative to the folder that the pattern refers to.
  public func matches(_ path: some StringProtocol) -> Bool {
    guard names.contains(where: { $0 != ["*", "*"] }) else { return false }
    let path = path.split(separator: "/").map { Array($0) }
    // The places in the pattern that can be reached after each name of the path.
    var places = reach([0])
    for name in path {
      var next = Set<Int>()
      for place in places {
        if place >= names.count { return true }
        if names[place] == ["*", "*"] {
          next.insert(place)
        } else if Wildcard.matches(names[place], name, any: "*", one: "?") {
          next.insert(place + 1)
        }
      }
      places = reach(next)
      if places.isEmpty { return false }
    }
    return places.contains(names.count)
  }

  /// `**` can stand for no folder at all.
  private func reach(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < names.count, names[next] == ["*", "*"] {
        next += 1
        all.insert(next)
      }
    }
    return all
  }
}
