import AppFiles
import Files
import PropertyList
import SourceText

/// A quick action of a property list, with the values that code repeats.
public struct DeclaredAction: Sendable, Hashable {
  /// The type of an item as code can write it.
  public enum TypeForm: Sendable, Hashable {
    /// It is this text.
    case text(String)
    /// The bundle identifier, a dot and this text; Xcode inserts the bundle identifier.
    case behindBundleIdentifier(String)
  }

  /// The type as code can write it.
  public let form: TypeForm
  /// The title in the property list, untranslated.
  public let title: String
  public let subtitle: String?
  /// The icon that iOS displays; nil where none is declared.
  public let icon: Icon?
  public let userInfo: UserInfo
  /// The file that declares it.
  public let path: String
  /// The title in the development language; nil where that is the one in the property list, or where it is not known.
  package var translatedTitle: String?

  package init(
    form: TypeForm, title: String, subtitle: String?, icon: Icon?, userInfo: UserInfo, path: String
  ) {
    self.form = form
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.userInfo = userInfo
    self.path = path
  }

  /// An icon, by the key that names it.
  public enum Icon: Sendable, Hashable {
    /// The value of the property list, such as `UIApplicationShortcutIconTypeAdd`.
    case type(String)
    case symbol(String)
    case image(String)
  }

  /// The content of `UIApplicationShortcutItemUserInfo`.
  public enum UserInfo: Sendable, Hashable {
    case none
    case literal(UserInfoLiteral)
    /// It contains values that cannot be written as code.
    case unknown
  }

  /// The type without the bundle identifier, from which names are derived.
  package var ownType: String {
    switch form {
    case .text(let text), .behindBundleIdentifier(let text): text
    }
  }

  package var isBehindBundleIdentifier: Bool {
    if case .behindBundleIdentifier = form { true } else { false }
  }

  /// Returns true if another action has the same type except for the bundle identifier.
  package func isTwin(in actions: [DeclaredAction]) -> Bool {
    actions.contains { $0.ownType == ownType && $0.form != form }
  }

  /// The type for messages, on one line.
  package var shownType: String { PlainLine.text(ownType, maximumLength: 60) }

  /// The title for comments, on one line.
  package var shownTitle: String {
    PlainLine.text(readTitle, maximumLength: 60)
  }

  /// The title in the development language; the type if the action has no title.
  package var readTitle: String { translatedTitle ?? (title.isEmpty ? ownType : title) }
}

extension DeclaredAction {
  /// Returns the actions of a property list, each type once, and the types that are known only after a build. A type
  /// with and without the bundle identifier counts as two.
  ///
  /// - Parameter expand: returns a text with its build settings replaced; nil where that is not known.
  package static func all(
    of plist: InfoPlist, at path: String, expand: (String) -> String? = { _ in nil }
  ) -> (actions: [DeclaredAction], unknown: [String]) {
    var actions: [DeclaredAction] = []
    var unknown: [String] = []
    for item in plist.items {
      guard let type = item.string(.type), !type.isEmpty else { continue }
      guard let form = TypeForm(type) ?? expand(type).map(TypeForm.text) else {
        unknown.append(type)
        continue
      }
      let action = DeclaredAction(
        form: form, title: item.string(.title) ?? "", subtitle: item.string(.subtitle),
        icon: item.effectiveIcon.flatMap(Icon.init), userInfo: UserInfo(item, in: plist.tree),
        path: path)
      guard !actions.contains(where: { $0.form == action.form }) else { continue }
      actions.append(action)
    }
    return (actions, unknown)
  }
}

extension DeclaredAction.TypeForm {
  /// Returns nil for a text with another build setting than the bundle identifier at its beginning.
  package init?(_ type: String) {
    for prefix in ["$(PRODUCT_BUNDLE_IDENTIFIER).", "${PRODUCT_BUNDLE_IDENTIFIER}."]
    where type.hasPrefix(prefix) {
      let rest = String(type.dropFirst(prefix.count))
      guard !rest.isEmpty, !holdsPlaceholder(rest) else { return nil }
      self = .behindBundleIdentifier(rest)
      return
    }
    guard !holdsPlaceholder(type) else { return nil }
    self = .text(type)
  }
}

extension DeclaredAction.Icon {
  fileprivate init?(_ entry: ShortcutItem.Entry) {
    guard let text = entry.string, !text.isEmpty else { return nil }
    switch entry.key {
    case .iconSymbolName: self = .symbol(text)
    case .iconFile: self = .image(text)
    case .iconType: self = .type(text)
    default: return nil
    }
  }
}

extension DeclaredAction.UserInfo {
  fileprivate init(_ item: ShortcutItem, in tree: SyntaxTree) {
    guard let value = item[.userInfo]?.value else {
      self = .none
      return
    }
    self = UserInfoLiteral(value, in: tree).map(Self.literal) ?? .unknown
  }
}
