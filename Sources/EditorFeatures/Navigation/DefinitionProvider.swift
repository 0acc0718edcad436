import ActionFlow
import AppFiles
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

/// The definition of the thing that a value refers to.
public struct Definition: Sendable, Hashable {
  /// The text that names it.
  public let origin: ByteRange
  /// The locations of the definition.
  public let locations: [FileLocation]

  public init(origin: ByteRange, locations: [FileLocation]) {
    self.origin = origin
    self.locations = locations
  }
}

/// Finds the images that icons of property lists and names in code refer to.
public enum DefinitionProvider {
  /// Returns the definition of a value; nil where the project contains none.
  public static func definition(
    at offset: Int, in plist: InfoPlist, _ surroundings: Surroundings
  ) -> Definition? {
    guard let entry = plist.entry(withValueAt: offset), let value = entry.value else { return nil }
    let locations: [FileLocation]
    switch entry.key {
    case .iconFile: locations = image(entry.string ?? "", surroundings)
    default: locations = []
    }
    guard !locations.isEmpty else { return nil }
    return Definition(origin: plist.tree.head(of: value), locations: locations)
  }

  /// Returns the locations that a name in code refers to: the image of that name, or the translations of a title.
  public static func locations(
    of name: ActionFacts.Name, _ surroundings: Surroundings
  ) -> [FileLocation] {
    switch name.kind {
    case .image: image(name.text, surroundings)
    case .symbol: []
    case .title:
      surroundings.otherTables.locations(of: name.text)
        + surroundings.translations.entries(of: name.text)
        .map { FileLocation($0.file.path, $0.entry.keyRange) }
    }
  }

  /// Returns the description of an image set, which is a text file; of a loose image its files.
  private static func image(_ name: String, _ surroundings: Surroundings) -> [FileLocation] {
    guard let image = surroundings.images.image(name) else { return [] }
    if image.kind == .loose { return image.paths.map { FileLocation($0) } }
    return image.paths.map { FileLocation($0 + "/Contents.json") }
  }
}

extension InfoPlist {
  /// Returns the entry of a quick action whose value contains an offset.
  func entry(withValueAt offset: Int) -> ShortcutItem.Entry? {
    let path = tree.path(to: offset)
    guard let value = path.last, let item = path.dropLast().last else { return nil }
    return items.first { $0.node == item }?.entries.first { $0.value == value }
  }
}
