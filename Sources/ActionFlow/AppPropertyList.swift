import AppFiles
import Files
import XcodeProject

/// The property list of an app.
public struct AppPropertyList: Sendable {
  /// The file that contains it: the property list itself, or the file from which a tool generates it.
  public let path: String
  /// The content of the property list.
  public let plist: InfoPlist

  package var name: String { Path.name(of: path) }
}

extension AppPropertyList {
  /// Returns the property lists that configurations use; nil where one of them is not known or cannot be read, or
  /// differs from the file from which a tool generates it.
  static func all(
    of configurations: [XcodeConfiguration], in files: any FileAccess, _ code: SharedCode?
  ) -> [AppPropertyList]? {
    var seen: Set<String> = []
    var lists: [AppPropertyList] = []
    for configuration in configurations where configuration.platform == .iOS {
      switch configuration.infoPlistPath {
      case .unset: continue
      case .unknown: return nil
      case .known(let named, _):
        let path = code?.project().listed(propertyList: named) ?? named
        guard seen.insert(path).inserted else { continue }
        let written = InfoPlist(path, in: files)
        guard written?.tree.issues.isEmpty != false else { return nil }
        let made = (code?.declaredIfKnown() ?? []).filter { $0.generated?.path == path }
        let types = written.map(\.types)
        guard made.allSatisfy({ types == nil || $0.plist.types == types }) else { return nil }
        lists += made.map { AppPropertyList(path: $0.path, plist: $0.plist) }
        guard made.isEmpty else { continue }
        guard let written else { return nil }
        lists.append(AppPropertyList(path: path, plist: written))
      }
    }
    return lists
  }

  /// Returns the property lists that tools generate around a source file, where no Xcode project shows which one the
  /// app uses, with others there that declare quick actions. Nil where there are none, or a tool has written
  /// something else than its file contains now.
  static func made(around path: String, _ code: SharedCode) -> [AppPropertyList]? {
    guard let lists = code.lists(near: path) ?? code.declaredIfKnown(),
      lists.contains(where: { $0.generated != nil })
    else { return nil }
    let sources = DeclaredTypes.leavingOutWritten(lists)
    let agree = lists.allSatisfy { list in
      lists.allSatisfy { $0.generated?.path != list.path || $0.plist.types == list.plist.types }
    }
    return agree ? sources.map { AppPropertyList(path: $0.path, plist: $0.plist) } : nil
  }
}

extension DeclaredAction {
  /// Returns the quick actions that any of the property lists declares, each type once.
  static func ofAny(_ lists: [AppPropertyList]) -> [DeclaredAction] {
    lists.reduce(into: []) { actions, list in
      actions += all(of: list.plist, at: list.path).actions.filter { action in
        !actions.contains { $0.ownType == action.ownType }
      }
    }
  }

  /// Returns the quick actions that all property lists declare.
  static func ofAll(_ lists: [AppPropertyList]) -> [DeclaredAction] {
    let types = lists.map { list in
      Set(all(of: list.plist, at: list.path).actions.map(\.ownType))
    }
    return ofAny(lists).filter { action in types.allSatisfy { $0.contains(action.ownType) } }
  }
}

extension InfoPlist {
  /// The types of its quick actions, in their order.
  var types: [String] { items.compactMap { $0.string(.type) } }
}
