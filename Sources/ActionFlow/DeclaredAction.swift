import AppFiles
import Files
import PropertyList
import SourceText

/// A quick action of a property list, as far as code repeats it.
public struct DeclaredAction: Sendable, Hashable {
  /// How code knows the type of an item.
  public enum TypeForm: Sendable, Hashable {
    /// It is this text.
    case text(String)
    /// It is this text behind the app's bundle identifier and a dot, which Xcode puts there.
    case behindBundleIdentifier(String)
  }

  /// How code knows its type.
  public let form: TypeForm
  /// As the property list has it, untranslated.
  public let title: String
  public let subtitle: String?
  /// The icon that iOS takes; nil where none is declared.
  public let icon: Icon?
  public let userInfo: UserInfo
  /// The file that declares it.
  public let path: String

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

  /// What `UIApplicationShortcutItemUserInfo` holds.
  public enum UserInfo: Sendable, Hashable {
    case none
    case literal(UserInfoLiteral)
    /// It holds what cannot be written as code.
    case unknown
  }

  /// What names are made of: the type without the bundle identifier.
  package var ownType: String {
    switch form {
    case .text(let text), .behindBundleIdentifier(let text): text
    }
  }

  package var isBehindBundleIdentifier: Bool {
    if case .behindBundleIdentifier = form { true } else { false }
  }

  /// Returns true if another action has the same type without the bundle identifier.
  package func isTwin(in actions: [DeclaredAction]) -> Bool {
    actions.contains { $0.ownType == ownType && $0.form != form }
  }

  /// The type for messages: on one line.
  package var shownType: String { PlainLine.text(ownType, maximumLength: 60) }

  /// The title for comments: on one line.
  package var shownTitle: String {
    PlainLine.text(title.isEmpty ? ownType : title, maximumLength: 60)
  }
}

extension DeclaredAction {
  /// The actions of a property list, each type once, and the types that only a build makes known. A type and
  /// the same one behind the bundle identifier are two.
  ///
  /// - Parameter expand: what Xcode makes of a text with build settings; nil where that is not known.
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
  /// Nil for a text with another build setting than the bundle identifier at its beginning.
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
