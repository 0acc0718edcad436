import AppFiles
import Files
import Synchronization

/// Parsed files, each read once and cached until it changes. Shared by all threads.
///
/// An outdated model is kept until the file is read again: it is a better approximation than none.
public final class FileModels: Sendable {
  private struct Entry<Model: Sendable>: Sendable {
    var model: Model?
    var isCurrent = true
  }

  private struct Known: Sendable {
    var propertyLists: [String: Entry<InfoPlist>] = [:]
    var translations: [String: Entry<TranslationFile>] = [:]
    /// Incremented by every change, so that a model read before a change does not count as current.
    var generation = 0
  }

  private let known = Mutex(Known())

  public init() {}

  // MARK: Property lists

  /// Returns the property list at a path. Reads the file if it has changed since.
  ///
  /// - Returns: nil if it cannot be read or is not an XML property list.
  public func infoPlist(_ path: String, in files: any FileAccess) -> InfoPlist? {
    read(path, \.propertyLists) { InfoPlist(path, in: files) }
  }

  /// Returns the property list at a path as it was last read; nil if it never was.
  public func lastInfoPlist(_ path: String) -> InfoPlist? {
    known.withLock { $0.propertyLists[path]?.model }
  }

  // MARK: Translations

  /// Returns the translations at a path. Reads the file if it has changed since.
  ///
  /// - Returns: nil if it cannot be read.
  public func translations(_ path: String, in files: any FileAccess) -> TranslationFile? {
    read(path, \.translations) { TranslationFile(path, in: files) }
  }

  /// Returns the translations at a path as they were last read; nil if they never were.
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

  /// Reads a file according to its name, unless its model is current.
  public func read(_ path: String, in files: any FileAccess) {
    switch FileKind(named: path)?.role {
    case .translations: _ = translations(path, in: files)
    case .propertyList, nil: _ = infoPlist(path, in: files)
    case .image, .project, .code, .generator, .alone: break
    }
  }

  /// Marks a file whose content has changed.
  public func markChanged(_ path: String) {
    known.withLock {
      $0.generation += 1
      $0.propertyLists[path]?.isCurrent = false
      $0.translations[path]?.isCurrent = false
    }
  }

  /// Marks all files, since any may have changed, appeared or been removed.
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
      // A model that another thread has read since the change is newer.
      if $0[keyPath: models][path]?.isCurrent == true, !isCurrent { return }
      $0[keyPath: models][path] = Entry(model: model, isCurrent: isCurrent)
    }
    return model
  }
}
