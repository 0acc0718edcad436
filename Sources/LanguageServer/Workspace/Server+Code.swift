import ActionFlow
import Files
import RuleSubjects
import SourceText

extension LanguageServer {
  /// Notes that the content of a source file or a property list has changed, in an editor or on the disk.
  ///
  /// - Parameter isSaved: true if it changed on the disk. Other source files wait for that; a letter typed into one
  ///   of them rarely matters to them.
  /// - Returns: the open documents whose findings depend on it.
  func noteForCode(_ path: String, isSaved: Bool) -> [String] {
    guard let scan = session.workspace.scan(around: path) else { return [] }
    let code = scan.code
    let isCode = FileKind(named: path)?.codeLanguage != nil
    let isDeclaring = FileKind.concernsItems(path)
    guard isCode || isDeclaring else { return [] }
    let document = session.documents.uri(of: path).flatMap { session.documents[$0] }
    code.markChanged(path, document?.text.bytes) { document?.code() }
    // The facts about scenes were read from the disk.
    let isSceneCode = isSaved && scan.scenes.markChanged(path)
    guard code.isMade || isSceneCode else { return [] }
    return session.documents.uris.filter { uri in
      guard let other = session.documents.path(of: uri), other != path,
        Path.isInside(other, scan.project.folder)
      else {
        return false
      }
      return FileKind.mayDeclareItems(other)
        || (isDeclaring || isSaved) && FileKind(named: other)?.codeLanguage != nil
    }
  }
}
