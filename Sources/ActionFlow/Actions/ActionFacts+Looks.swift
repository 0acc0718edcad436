extension ActionFacts {
  /// Where the case of an enumeration goes that a type becomes.
  enum Sink: Sendable, Hashable {
    /// Into a property of this name.
    case member(String)
    /// To whoever calls a function, or an initializer by the name of its type.
    case result(String)
    /// Into a function, by its base name and the label; `_` where there is none.
    case parameter(String, String)
  }

  /// A case that a type becomes, where nothing else is done for it.
  struct MadeCase: Sendable, Equatable {
    let name: String
    let sink: Sink
  }

  /// Who looks in a file at the cases of an enumeration that go somewhere.
  struct Look: Sendable, Equatable {
    /// The cases for which something may be done.
    var named: Set<String> = []
    /// Whether something is done for all others.
    var actsForOthers = false
    /// Whether somebody was seen to look.
    var isSeen = false
    /// Whether some of it was not followed.
    var isOpen = false
    /// Where they go from here.
    var next: Set<Sink> = []
    /// The cases that a property has from the beginning; `nil` among them.
    var initial: Set<String> = []
    /// The functions that look and do nothing else, as indexes of `functions`.
    var functions: Set<Int> = []
  }
}
