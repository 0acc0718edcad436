import AppFiles
import Files
import XcodeProject

/// The property list and the target that give an app its name and its icon.
public struct AppIdentity: Sendable {
  /// The path of its Info.plist, which may be one that only a build generates.
  public let propertyList: String?
  /// The target that builds it; nil where no project contains one.
  public let target: XcodeTarget?

  /// The configuration that the app is shipped with.
  public var configuration: XcodeConfiguration? { target?.configurations.shipped }
}

extension App {
  /// The property list and the target that identify it. For code in a library, those of the only app in its folder.
  public var identity: AppIdentity { code.identity(ofAppWith: path) }
}

extension SharedCode {
  fileprivate func identity(ofAppWith path: String) -> AppIdentity {
    let mark = mark(of: path)
    var apps = (mark.map(targets(of:)) ?? []).filter(\.isApplication)
    if apps.isEmpty {
      let others = owners().programs.targets.filter { target in
        target.isApplication && target.files.role(of: path) != nil
      }
      apps = others.isEmpty ? applications(in: mark?.folder) : others
    }
    if let app = apps.first(where: { $0.configurations.shipped?.platform == .iOS }) ?? apps.first {
      return AppIdentity(
        propertyList: app.configurations.shipped?.infoPlistPath.text.map {
          project().listed(propertyList: $0)
        }, target: app)
    }
    let lists = infoPlists.filter { appFolder(of: $0) == mark?.folder }
    let named = lists.filter { Path.name(of: $0).lowercased() == "info.plist" }
    let list = named.count == 1 ? named.first : lists.count == 1 ? lists.first : nil
    return AppIdentity(propertyList: list, target: nil)
  }

  /// Returns the app target of a folder that has only one; empty where there are several.
  private func applications(in folder: String?) -> [XcodeTarget] {
    guard let folder else { return [] }
    let apps = owners().programs.targets.filter { target in
      target.isApplication
        && target.configurations.shipped?.infoPlistPath.text.map {
          appFolder(of: project().listed(propertyList: $0)) == folder
        } == true
    }
    return apps.count == 1 ? apps : []
  }
}
