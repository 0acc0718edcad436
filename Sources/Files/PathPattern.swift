/// A pattern for paths as in `.gitignore`: `*` stands for a part of a name, `**` for any number of
/// folders, `?` for one character. A pattern without `/` matches a name at any depth; what lies in a
/// folder that matches is matched too.
public struct PathPattern: Sendable, Equatable {
  /// Longer patterns are cut off.
  static let maximumLength = 500

  private let names: [[Character]]

  /// The first name, where it is no pattern but for the folders before it.
  fileprivate var firstName: (text: String, isAnywhere: Bool)? {
    let isAnywhere = names.first == ["*", "*"]
    guard let name = names.dropFirst(isAnywhere ? 1 : 0).first,
      !name.contains("*"), !name.contains("?")
    else { return nil }
    return (String(name), isAnywhere)
  }

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

/// Many patterns, of which only those are compared with a path whose first name it has.
public struct PathPatterns: Sendable {
  private var byFirst: [String: [PathPattern]] = [:]
  /// Those that fit at any depth.
  private var byAny: [String: [PathPattern]] = [:]
  private var others: [PathPattern] = []

  public init(_ patterns: [PathPattern]) {
    for pattern in patterns {
      switch pattern.firstName {
      case (let name, isAnywhere: true)?: byAny[name, default: []].append(pattern)
      case (let name, isAnywhere: false)?: byFirst[name, default: []].append(pattern)
      case nil: others.append(pattern)
      }
    }
  }

  /// Returns true if one of the patterns fits a path.
  ///
  /// - Parameter path: relative to the folder that the patterns refer to.
  public func match(_ path: some StringProtocol) -> Bool {
    if others.contains(where: { $0.matches(path) }) { return true }
    guard !byFirst.isEmpty || !byAny.isEmpty else { return false }
    let names = path.split(separator: "/").map { String($0) }
    func fit(_ patterns: [PathPattern]?) -> Bool {
      patterns?.contains { $0.matches(path) } ?? false
    }
    return names.first.map { fit(byFirst[$0]) } ?? false
      || !byAny.isEmpty && names.contains { fit(byAny[$0]) }
  }
}
