import Dispatch
import DocumentationLookup
import Files
import Guide
import Platform
import SourceText
import Synchronization

/// The guide as files in the user's cache, for clients that can only open files. It is exported when a link is first
/// needed, on another thread.
public final class ExportedGuide: Sendable {
  private enum State {
    case unknown
    /// Not present, and not requested.
    case absent
    /// Present, or being exported.
    case usable
    case failed
  }

  private let folder: String
  private let state = Mutex(State.unknown)

  /// - Parameter folder: the target folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Uses a folder in a cache. Its name identifies the texts, so that a build never uses the export of another one.
  ///
  /// - Parameter cache: the folder for the caches of all programs.
  public convenience init(cache: String) {
    let name = "guide-\(LanguageServer.version)-\(GuideExport.fingerprint)"
    self.init(folder: cache + "/quickactions/" + name)
  }

  /// Returns the guide in the user's cache folder; nil if there is none.
  public static func inUserCache() -> ExportedGuide? {
    UserFolders.caches.map { ExportedGuide(cache: $0) }
  }

  /// The menu pages next to it.
  var previews: PreviewPages { PreviewPages(folder: Path.folder(of: folder) + "/previews") }

  /// Returns the URI of a page; nil if the guide could not be written.
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

  /// Returns the URI of a page if the guide is already present; nothing is exported.
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

  /// Removes the exports of other builds from the same cache; other files stay.
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
