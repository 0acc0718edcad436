/// A subject of the documentation.
public enum DocumentationTopic: Sendable, Hashable {
  case key(String)
  case iconType(String)
  /// A symbol of Apple's frameworks, by the id of its entry in the guide.
  case symbol(String)
  /// The snippet for the whole array or a whole item.
  case snippet(String)
}
