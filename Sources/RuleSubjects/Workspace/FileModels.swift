import AppFiles
import Files
import Synchronization

/// What files say, each read once and kept until it changes. Shared by all threads.
///
/// What is out of date stays until it is read again: it is nearer to the truth than nothing.
public final class FileModels: Sendable {
  private struct Entry<Model: Sendable>: Sendable {
    var model: Model?
    var isCurrent = true
  }

  private struct Known: Sendable {
    var propertyLists: [String: Entry<InfoPlist>] = [:]
    var translations: [String: Entry<TranslationFile>] = [:]
    /// Grows with every change, so that what was read before a change is not kept as current.
    var generation = 0
  }

  private let known = Mutex(Known())

  public init() {}

  // MARK: Property lists

  /// The property list at a path. Reads the file where that has not been done since it changed.
  ///
  /// - Returns: nil when it cannot be read or is no property list in XML.
  public func infoPlist(_ path: String, in files: any FileAccess) -> InfoPlist? {
    read(path, \.propertyLists) { InfoPlist(path, in: files) }
  }

  /// The property list at a path as it was last read; nil where it never was.
  public func lastInfoPlist(_ path: String) -> InfoPlist? {
    known.withLock { $0.propertyLists[path]?.model }
  }

  // MARK: Translations

  /// The translations at a path. Reads the file where that has not been done since it changed.
  ///
  /// - Returns: nil when it cannot be read.
  public func translations(_ path: String, in files: any FileAccess) -> TranslationFile? {
    read(path, \.translations) { TranslationFile(path, in: files) }
  }

  /// The translations at a path as they were last read; nil where they never were.
  public func lastTranslations(_ path: String) -> TranslationFile? {
    known.withLock { $0.translations[path]?.model }
  }

  // MARK: Both

  /// Returns true if a file has ever been read.
  public func isKnown(_ path: String) -> Bool {
    known.withLock { $0.propertyLists[path] != nil || $0.translations[path] != nil }
  }

  /// Returns true if a file has been read since it last changed.
  public func isCurrent(_ path: String) -> Bool {
    known.withLock {
      ($0.propertyLists[path]?.isCurrent ?? $0.translations[path]?.isCurrent) == true
    }
  }

  /// Reads a file by what its name says it is, unless its model is current.
  public func read(_ path: String, in files: any FileAccess) {
    switch FileKind(named: path)?.role {
    case .translations: _ = translations(path, in: files)
    case .propertyList, nil: _ = infoPlist(path, in: files)
    case .image, .project, .code, .generator, .alone: break
    }
  }

  /// The content of a file has changed.
  public func markChanged(_ path: String) {
    known.withLock {
      $0.generation += 1
      $0.propertyLists[path]?.isCurrent = false
      $0.translations[path]?.isCurrent = false
    }
  }

  /// Any file may have changed, come or gone.
  public func markAllChanged() {
    known.withLock {
      $0.generation += 1
      for path in $0.propertyLists.keys { $0.propertyLists[path]?.isCurrent = false }
      for path in $0.translations.keys { $0.translations[path]?.isCurrent = false }
    }
  }

  private func read<Model: Sendable>(
    _ path: String, _ models: WritableKeyPath<Known, [String: Entry<Model>]>,
    _ read: () -> Model?
  ) -> Model? {
    let (entry, begun) = known.withLock { ($0[keyPath: models][path], $0.generation) }
    if let entry, entry.isCurrent { return entry.model }
    let model = read()
    known.withLock {
      let isCurrent = $0.generation == begun
      // What another thread has read since the change is newer.
      if $0[keyPath: models][path]?.isCurrent == true, !isCurrent { return }
      $0[keyPath: models][path] = Entry(model: model, isCurrent: isCurrent)
    }
    return model
  }
}
