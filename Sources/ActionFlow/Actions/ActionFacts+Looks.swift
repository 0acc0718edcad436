extension ActionFacts {
  /// The place that receives an enumeration case made from a type.
  enum Sink: Sendable, Hashable {
    /// Into a property of this name.
    case member(String)
    /// To whoever calls a function, or an initializer by the name of its type.
    case result(String)
    /// A parameter of a function: its base name and the parameter's label, `_` for none.
    case parameter(String, String)
  }

  /// A case that a type becomes, where nothing else is done for it.
  struct MadeCase: Sendable, Equatable {
    let name: String
    let sink: Sink
  }

  /// The code of a file that reads the enumeration cases of one such place.
  struct Look: Sendable, Equatable {
    /// The cases for which something may be done.
    var named: Set<String> = []
    /// True if other cases are handled as well, by a `default` for example.
    var actsForOthers = false
    /// True if any code reads them.
    var isSeen = false
    /// True if some reads could not be followed.
    var isOpen = false
    /// Where they go from here.
    var next: Set<Sink> = []
    /// The cases that a property has from the beginning; `nil` among them.
    var initial: Set<String> = []
    /// The functions that look and do nothing else, as indexes of `functions`.
    var functions: Set<Int> = []
  }
}
