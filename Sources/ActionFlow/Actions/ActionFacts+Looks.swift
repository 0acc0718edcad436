extension ActionFacts {
  /// The destination of an enumeration case that is made from a type.
  enum Sink: Sendable, Hashable {
    /// A property of this name.
    case member(String)
    /// The callers of a function, or of an initializer by the name of its type.
    case result(String)
    /// A parameter of a function: the function's base name and the parameter's label, `_` for none.
    case parameter(String, String)
  }

  /// An enumeration case made from a type, where nothing else is done for that type.
  struct MadeCase: Sendable, Equatable {
    let name: String
    let sink: Sink
  }

  /// The code of one file that reads the enumeration cases of one destination.
  struct Look: Sendable, Equatable {
    /// The cases for which something may be done.
    var named: Set<String> = []
    /// True if other cases are handled as well, by a `default` for example.
    var actsForOthers = false
    /// True if any code reads the cases.
    var isSeen = false
    /// True if some reads could not be followed.
    var isOpen = false
    /// The destinations to which the cases are passed on.
    var next: Set<Sink> = []
    /// The cases that the property has initially, `nil` among them.
    var initial: Set<String> = []
    /// The functions that only read the cases, as indexes of `functions`.
    var functions: Set<Int> = []
  }
}
