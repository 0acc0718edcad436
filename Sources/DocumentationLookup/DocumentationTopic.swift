/// A subject of the documentation.
public enum DocumentationTopic: Sendable, Hashable {
  case key(String)
  case iconType(String)
  /// A symbol of Apple's frameworks, by its entry in the guide.
  case symbol(String)
  /// The array or an item as a whole.
  case snippet(String)
}
