import ActionFlow
import AppFiles
import Checks
import EditorFeatures
import Files
import Guide
import Linter
import MenuPreview
import SourceText

/// The input for the pictures of a document's menus. It is gathered on the server's thread and drawn on another.
struct PreviewSource: Sendable {
  /// The kinds of pages.
  enum Kind: String, CaseIterable, Sendable {
    case menu, translations
  }

  /// The data around a document of a project.
  struct Around: Sendable {
    let project: ProjectFiles
    let code: SharedCode
    let images: SharedImages
    let projects: SharedProjects
  }

  /// The path of the document.
  let path: String
  /// The lists of quick actions that are drawn; nil for all lists around the document.
  let lists: [DeclaredTypes]?
  /// The surroundings; nil for a document that is not a file.
  let around: Around?
  /// The folder relative to which paths are written.
  let folder: String
  let options: CheckOptions
  /// The disk with the texts of open documents over it.
  let files: any FileAccess
  let look: MenuMetrics.Look
  let reader: Language

  /// The menus, drawn or listed by the functions below.
  struct Menus: Sendable {
    let menus: [ActionMenu]
    let source: PreviewSource
  }

  /// Computes the menus, which may read images and source files.
  func menus() -> Menus {
    let device: ActionMenu.Device = look == .ipad ? .pad : .phone
    let checks = around.map {
      FolderChecks($0.project, in: files, sharing: $0.images, $0.projects, code: $0.code)
    }
    func codeFindings(_ path: String) -> [Finding] {
      checks?.findings(in: path, options) ?? []
    }
    guard let lists else {
      guard let checks else { return Menus(menus: [], source: self) }
      let all = ActionMenu.all(
        in: checks.sharedCode, declaredIn: nil, for: device, options: { _ in options }, in: files,
        codeFindings: codeFindings
      ) { (checks.surroundings(of: $0), checks.sharedCode) }
      return Menus(menus: all, source: self)
    }
    let menus = lists.map { list in
      ActionMenu(
        list, checks?.surroundings(of: list.propertyList),
        app: list.plist.items.isEmpty
          ? nil : checks?.sharedCode.app(declaredIn: list.path, as: list.propertyList),
        for: device, options: options, in: files, codeFindings: codeFindings)
    }
    return Menus(
      menus: menus.filter { !$0.items.isEmpty || !$0.notes.isEmpty }, source: self)
  }

  private func text(_ path: String) -> SourceText? {
    guard let bytes = try? files.read(path), !bytes.starts(with: DeclaredTypes.binaryMark) else {
      return nil
    }
    return FileEncoding.decode(bytes).text
  }
}

extension PreviewSource.Menus {
  private var nothing: String { LocalizedText.nothingHere[source.reader] }

  /// Returns the page of a kind.
  func html(_ kind: PreviewSource.Kind, _ style: PageStyle) -> String {
    switch kind {
    case .menu:
      return menus.isEmpty
        ? picture.html(saying: nothing, style) : picture.html(parts(ofAll: true), style)
    case .translations:
      return menus.isEmpty
        ? picture.html(saying: nothing, style) : matrix.html(source.reader, style)
    }
  }

  /// Returns the same as text.
  func lines(_ kind: PreviewSource.Kind) -> [String] {
    guard !menus.isEmpty else { return [nothing] }
    return kind == .menu ? picture.lines(parts(ofAll: false)) : matrix.lines(source.reader)
  }

  private var picture: MenuPicture {
    MenuPicture(
      .init(look: source.look, isDark: false, reader: source.reader), PictureReader(source.files))
  }

  private var matrix: TranslationMatrix {
    TranslationMatrix(menus, source.look, below: source.folder, text: source.text)
  }

  /// - Parameter isOfAll: true for all languages, false for the development language.
  private func parts(ofAll isOfAll: Bool) -> [MenuPicture.Part] {
    let pictures = PictureReader(source.files)
    return menus.prefix(MenuPicture.maximumMenus).map { menu in
      let notes = MenuNotes(
        menu, below: source.folder, pictures, source.reader, text: source.text)
      return MenuPicture.Part(
        menu, in: isOfAll ? menu.languages.map(\.code) : [menu.developmentLanguage], notes,
        caption: menus.count == 1 ? nil : Path.relative(menu.path, to: source.folder))
    }
  }
}

extension LocalizedText {
  fileprivate static let nothingHere = LocalizedText(
    en: "There are no quick actions here.", zhHans: "这里没有快捷操作。")
}
