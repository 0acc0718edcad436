import Dispatch
import DocumentationLookup
import Files
import Guide
import Platform
import SourceText
import Synchronization

/// The guide as files in the user's cache, for clients that can only open files. It is exported the
/// first time a link is needed, beside the work of the server.
public final class ExportedGuide: Sendable {
  private enum State {
    case unknown
    /// Not there, and not asked for yet.
    case absent
    /// There, or on its way.
    case usable
    case failed
  }

  private let folder: String
  private let state = Mutex(State.unknown)

  /// - Parameter folder: the folder to write the guide to.
  public init(folder: String) {
    self.folder = folder
  }

  /// The guide in a folder for caches. The name of its folder identifies the texts, so that a build never
  /// meets the export of another one.
  ///
  /// - Parameter cache: the folder that holds the caches of all programs.
  public convenience init(cache: String) {
    let name = "guide-\(LanguageServer.version)-\(GuideExport.fingerprint)"
    self.init(folder: cache + "/quickactions/" + name)
  }

  /// In the user's folder for caches; nil where there is none.
  public static func inUserCache() -> ExportedGuide? {
    UserFolders.caches.map { ExportedGuide(cache: $0) }
  }

  /// Pages of menus beside it.
  var previews: PreviewPages { PreviewPages(folder: Path.folder(of: folder) + "/previews") }

  /// The URI of a page; nil when the guide could not be written.
  func address(of target: LinkTarget, in language: Language) -> String? {
    guard let page = GuideExport.address(of: target) else { return nil }
    let isUsable = state.withLock { state in
      if state == .unknown || state == .absent {
        state = .usable
        export()
      }
      return state == .usable
    }
    return isUsable ? uri(page, language) : nil
  }

  /// The URI of a page where the guide is there already; nothing is exported.
  func presentAddress(of target: LinkTarget, in language: Language) -> String? {
    guard let page = GuideExport.address(of: target) else { return nil }
    let isUsable = state.withLock { state in
      if state == .unknown { state = GuideExport.isCurrent(folder) ? .usable : .absent }
      return state == .usable
    }
    return isUsable ? uri(page, language) : nil
  }

  private func uri(_ page: String, _ language: Language) -> String {
    FileURI.uri(of: folder) + "/\(language.rawValue)/\(page)"
  }

  private func export() {
    DispatchQueue.global(qos: .utility).async { [self] in
      do throws(GuideExport.Failure) {
        if GuideExport.isCurrent(folder) { return }
        _ = try GuideExport.write(to: folder, .site)
        removeEarlierExports()
      } catch {
        state.withLock { $0 = .failed }
      }
    }
  }

  /// Removes what other builds have exported to the same cache; files that were not exported stay.
  private func removeEarlierExports() {
    let name = Path.name(of: folder)
    let above = Path.folder(of: folder)
    guard name.hasPrefix("guide-") else { return }
    for entry in DiskFiles().entries(of: above) ?? []
    where entry.kind == .directory && entry.name.hasPrefix("guide-") && entry.name != name {
      GuideExport.remove(above + "/" + entry.name)
    }
  }
}
