import Checks
import DocumentationLookup
import Guide
import Linter
import SourceText
import TestKit
import Testing

/// Documentation is found by what people type.
@Suite(.slow) struct LookupTests {
  private func slugs(_ question: String, _ language: Language = .english) -> [String] {
    SearchAnswers.slugs(question, in: language)
  }

  /// Questions, symptoms, pasted names and typos: the number with the right page first, and the number with
  /// it among the first three.
  @Test func questions() throws {
    let rows = try Table.rows("Lookups.tsv", columns: 4)
    #expect(rows.count >= 100)
    var late: [String] = []
    var misses: [String] = []
    for row in rows {
      let language = try #require(Language(rawValue: row[0]))
      let pages = row[3].split(separator: "|").map(String.init)
      let found = slugs(row[2], language).prefix(3)
      guard let first = found.first, !pages.contains(first) else { continue }
      late.append("\(row[2]): \(found)")
      if !found.contains(where: pages.contains) { misses.append("\(row[2]): \(found)") }
    }
    #expect(rows.count - late.count >= 740, "\(late)")
    #expect(rows.count - misses.count >= 797, "\(misses)")
  }

  /// Questions that were not used to tune the search. Another test checks that the site gives the same
  /// answers.
  @Test func sealedQuestions() throws {
    let rows = try Table.rows("SealedQuestions.tsv", columns: 3)
    #expect(rows.count >= 120)
    var late: [String] = []
    var misses: [String] = []
    for row in rows {
      let language = try #require(Language(rawValue: row[0]))
      let pages = row[2].split(separator: "|").map(String.init)
      let found = slugs(row[1], language).prefix(3)
      if !found.prefix(1).contains(where: pages.contains) { late.append("\(row[1]): \(found)") }
      if !found.contains(where: pages.contains) { misses.append("\(row[1]): \(found)") }
    }
    #expect(late.count * 10 <= rows.count, "\(late)")
    #expect(misses.count * 100 <= rows.count, "\(misses)")
  }

  /// Questions that share no word with the title of the page.
  @Test func questionsInOtherWords() throws {
    let rows = try Table.rows("Lookups.tsv", columns: 4).filter { $0[1] == "other" }
    #expect(rows.count >= 15)
    for row in rows {
      let language = try #require(Language(rawValue: row[0]))
      let title = ArticleLibrary.heading(row[3], in: language)?.title.lowercased() ?? ""
      for word in row[2].lowercased().split(separator: " ") where word.count > 3 {
        #expect(!title.contains(word), "\(row[2])")
      }
    }
  }

  @Test(arguments: [
    (
      "performActionForShortcutItem:",
      "UIApplicationDelegate.application(_:performActionFor:completionHandler:)"
    ),
    (
      "performActionFor", "UIApplicationDelegate.application(_:performActionFor:completionHandler:)"
    ),
    ("UIForceTouchCapabilityAvailable", "UIForceTouchCapability.available"),
    (".available", "UIForceTouchCapability.available"),
    ("UIApplicationShortcutItemTitle", "UIApplicationShortcutItemTitle"),
  ])
  func symbols(_ term: String, _ id: String) {
    let pages = DocumentationIndex.pages(for: term, in: .english)
    #expect(pages.contains { $0.target == LinkTarget.symbol(id) })
  }

  /// Names copied from code, logs, documentation and property lists.
  @Test(arguments: [
    (
      "-[UIViewController registerForPreviewingWithDelegate:sourceView:]",
      "UIViewController.registerForPreviewing(with:sourceView:)"
    ),
    (
      "-[MyController(Peek) registerForPreviewingWithDelegate:sourceView:]",
      "UIViewController.registerForPreviewing(with:sourceView:)"
    ),
    (
      "[UIApplicationShortcutIcon iconWithType:UIApplicationShortcutIconTypeAdd]",
      "UIApplicationShortcutIcon.init(type:)"
    ),
    (
      "- (void)application:(UIApplication *)application performActionForShortcutItem:"
        + "(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))handler",
      "UIApplicationDelegate.application(_:performActionFor:completionHandler:)"
    ),
    ("LaunchOptionsKey.shortcutItem", "UIApplication.LaunchOptionsKey.shortcutItem"),
    (
      "launchOptions[UIApplicationLaunchOptionsShortcutItemKey]",
      "UIApplication.LaunchOptionsKey.shortcutItem"
    ),
    (
      "UIApplicationShortcutIcon(systemImageName:)",
      "UIApplicationShortcutIcon.init(systemImageName:)"
    ),
    (
      "UIApplicationShortcutIcon(systemImageName: \"star\")",
      "UIApplicationShortcutIcon.init(systemImageName:)"
    ),
    (
      "UIApplicationShortcutItem(type: \"a\", localizedTitle: f(1, 2), localizedSubtitle: nil, icon: nil, "
        + "userInfo: [\"a\": 1])",
      "UIApplicationShortcutItem.init(type:localizedTitle:localizedSubtitle:icon:userInfo:)"
    ),
    (
      "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
      "UITraitEnvironment.traitCollectionDidChange(_:)"
    ),
    ("UIApplication.shared.shortcutItems", "UIApplication.shortcutItems"),
    ("`application.shortcutItems`;", "UIApplication.shortcutItems"),
    (
      "override var previewActionItems: [UIPreviewActionItem]",
      "UIViewController.previewActionItems"
    ),
    (
      "traitCollection.horizontalSizeClass == .compact", "UITraitCollection.horizontalSizeClass"
    ),
    ("<key>UIApplicationShortcutItemSubtitle</key>", "UIApplicationShortcutItemSubtitle"),
  ])
  func copiedNames(_ term: String, _ id: String) {
    let ids = SymbolLookup.entries(named: term)
    #expect(ids.contains(id), "\(ids)")
  }

  @Test(arguments: [
    ("sizeclass", "size-classes"), ("Size Classes", "size-classes"), ("尺寸类", "size-classes"),
    ("弹出框", "popovers"), ("haptic touch", "haptic-touch"),
    ("3D Touch", "force-touch-availability"), ("三维触控", "force-touch-availability"),
    ("快速操作", "quick-actions-overview"), ("adaptive presentation", "adaptive-presentation"),
    ("square.and.pencil", "icons"), ("UIObservationTrackingEnabled", "traits-since-17"),
    ("GENERATE_INFOPLIST_FILE", "project-without-info-plist"),
  ])
  func wordsLeadToArticles(_ term: String, _ slug: String) throws {
    let page = try #require(DocumentationIndex.pages(for: term, in: .english).first)
    guard case .article(let article, _) = page.target else {
      Issue.record("\(page.target)")
      return
    }
    #expect(article == slug)
  }

  @Test(arguments: ["MissingRequiredKey", "Missing required key", "missing_required_key"])
  func rulesInAnySpelling(_ term: String) {
    #expect(target(of: term) == LinkTarget.rule("missing-required-key"))
  }

  @Test func rulesByTheirTitles() {
    for rule in RuleRegistry.all {
      for language in Language.allCases {
        #expect(target(of: rule.description.title[language]) == .rule(rule.description.id))
      }
    }
  }

  /// A plain word that is the name of an article and of a symbol shows the article and offers the symbol;
  /// written as code it shows the symbol.
  @Test func bothAreOffered() {
    let targets = DocumentationIndex.pages(for: "popover", in: .english).map(\.target)
    #expect(targets.first == .article(slug: "popovers", anchor: nil))
    #expect(targets.contains(.symbol("UIModalPresentationStyle.popover")))
    let blocks = DocumentationIndex.blocks(for: "popover", in: .english) ?? []
    #expect(MarkdownWriter(.english).write(blocks).contains("`UIModalPresentationStyle.popover`"))
    let code = DocumentationIndex.pages(for: ".popover", in: .english).map(\.target)
    #expect(code.first == .symbol("UIModalPresentationStyle.popover"))
  }

  @Test func symbolsOfTheSystem() throws {
    let page = try #require(DocumentationIndex.pages(for: "square.and.pencil", in: .english).first)
    let text = MarkdownWriter(.english).write(page.blocks)
    #expect(text.contains("iOS 13.0+") && text.contains("UIApplicationShortcutIconTypeCompose"))
    #expect(DocumentationIndex.pages(for: "square.and.pencli", in: .english).isEmpty)
    #expect(DocumentationIndex.nearest(to: "square.and.pencli") == "square.and.pencil")
    #expect(DocumentationIndex.nearest(to: "magnifyingglas") == "magnifyingglass")
    #expect(DocumentationIndex.nearest(to: "paperplain") == "paperplane")
  }

  /// Any text may be pasted.
  @Test(arguments: [
    "", "[", "-[", "-[ ]", "[a ]", "()", "a(", "a(\"", "func ", "- (", "@", "x[", "]", "[[[", "：",
    "a.b.",
    String(repeating: "[", count: 10_000), String(repeating: "a(b: ", count: 80), "<key></key>",
  ])
  func oddTerms(_ term: String) {
    for page in DocumentationIndex.pages(for: term, in: .english) { #expect(!page.title.isEmpty) }
  }

  @Test func everySpellingFindsItsEntry() {
    for id in SymbolLibrary.ids {
      guard let entry = SymbolLibrary.entry(id) else { continue }
      for name in [id, entry.objectiveCName].compactMap({ $0 }) {
        let pages = DocumentationIndex.pages(for: name, in: .english)
        #expect(
          pages.contains { $0.target == LinkTarget.symbol(id) }, "\(name) does not find \(id)")
      }
    }
  }

  private func target(of term: String) -> LinkTarget? {
    DocumentationIndex.pages(for: term, in: .english).first?.target
  }

  @Test func articlesRulesAndIcons() {
    for slug in ArticleLibrary.slugs {
      let article = LinkTarget.article(slug: slug, anchor: nil)
      #expect(target(of: slug) == article)
    }
    for rule in RuleRegistry.all {
      let id = rule.description.id
      #expect(target(of: id) == LinkTarget.rule(id))
    }
    for icon in IconType.all {
      for name in [icon.value, icon.name, "." + icon.name] {
        #expect(target(of: name) == LinkTarget.symbol(icon.entryID), "\(name)")
      }
    }
    #expect(DocumentationIndex.pages(for: "no such thing", in: .english).isEmpty)
    #expect(DocumentationIndex.nearest(to: "compse") == "compose")
    // A part of a name is not a name that an article uses.
    let part = "UIApplicationShortcutIconTypeCompos"
    #expect(DocumentationIndex.pages(for: part, in: .english).isEmpty)
    #expect(DocumentationIndex.nearest(to: part) == part + "e")
  }

  // MARK: Search

  @Test func theLanguageOfTheQuestionCounts() {
    #expect(DocumentationSearch.search("弹出框", in: .english).first?.language == .simplifiedChinese)
    #expect(DocumentationSearch.search("popover", in: .english).first?.language == .english)
    // A word that belongs to no language is searched for in the reader's language as well.
    #expect(!DocumentationSearch.search("popover", in: .simplifiedChinese).isEmpty)
    // Names are the same in both languages, so the answer is in the reader's.
    let name = DocumentationSearch.search("connectionOptions.shortcutItem", in: .simplifiedChinese)
    #expect(name.allSatisfy { $0.language == .simplifiedChinese })
  }

  @Test(arguments: [
    ("popver ful screen", "popovers"), ("localisation InfoPlist", "localization"),
    ("trait colection", "trait-collection"), ("dynamc quick action", "dynamic-quick-actions"),
  ])
  func typingErrors(_ question: String, _ slug: String) {
    #expect(slugs(question).prefix(3).contains(slug), "\(slugs(question).prefix(3))")
  }

  /// Traditional characters and words used in Taiwan find the same as the simplified ones.
  @Test(arguments: [
    ("三維觸控", "三维触控"), ("主畫面快速動作", "主屏幕快捷操作"),
    ("動態快捷操作", "动态快捷操作"), ("圖示變成黑色方塊", "图标变成黑色方块"),
    ("彈出框全螢幕", "弹出框全屏"), ("選單最多幾個項目", "菜单最多几个项目"),
  ])
  func traditionalCharacters(_ question: String, _ simplified: String) {
    #expect(SimplifiedChinese.text(question) == simplified)
    #expect(!slugs(question).isEmpty)
    #expect(slugs(question) == slugs(simplified))
    #expect(SimplifiedChinese.text(simplified) == simplified)
    #expect(!DocumentationIndex.pages(for: "三維觸控", in: .simplifiedChinese).isEmpty)
  }

  /// The table changes no text of the guide, and contains no character that the guide does not use.
  @Test func traditionalCharactersAreThoseOfTheGuide() {
    let texts = ArticleLibrary.slugs.compactMap {
      ArticleLibrary.markdown($0, in: .simplifiedChinese)
    }
    let own = Set(texts.joined().unicodeScalars).union(
      QueryWords.lexicon.joined().unicodeScalars)
    let rules = RuleRegistry.all.flatMap {
      [$0.description.title.simplifiedChinese, $0.description.why.simplifiedChinese]
    }
    let all = own.union(rules.joined().unicodeScalars)
    let (from, to) = (
      SimplifiedChinese.traditional.unicodeScalars, SimplifiedChinese.simplified.unicodeScalars
    )
    #expect(from.count == to.count && Set(from).count == from.count)
    #expect(from.filter(own.contains).isEmpty)
    #expect(to.filter { !all.contains($0) }.isEmpty)
    for (word, simplified) in SimplifiedChinese.words {
      #expect(SimplifiedChinese.text(word) == simplified)
      #expect(texts.filter { $0.contains(word) }.isEmpty, "\(word)")
    }
  }

  /// Questions in words that no article contains.
  @Test(arguments: [
    ("why do my shortcuts show untranslated keys on the home screen", "localization"),
    ("动态添加桌面快捷方式", "dynamic-quick-actions"), ("peek 和 pop 怎么实现", "peek-and-pop"),
    ("模拟器能不能测 3D Touch", "debugging-quick-actions"),
    ("quick action only works when app already open", "handling-launch"),
  ])
  func colloquialQuestions(_ question: String, _ slug: String) {
    #expect(slugs(question).prefix(3).contains(slug), "\(slugs(question).prefix(3))")
  }

  @Test func passagesHoldWhatWasAskedFor() {
    let result = DocumentationSearch.search("popover arrow rectangle", in: .english).first
    #expect(result?.passage.localizedCaseInsensitiveContains("popover") == true)
    for result in DocumentationSearch.search("size class", in: .english) {
      #expect(result.passage.count <= 190)
      #expect(!result.passage.contains("\n") && !result.passage.contains("{{"))
    }
  }

  /// Passages begin and end with whole words.
  @Test func passagesHoldWholeWords() {
    var cut = 0
    for question in ["popover arrow", "size class", "quick action icon", "trait collection"] {
      for result in DocumentationSearch.search(question, in: .english) {
        guard let text = ArticleLibrary.markdown(result.slug, in: .english) else { continue }
        let known = Set(words(of: text))
        let own = words(of: result.passage)
        if result.passage.hasPrefix("…") || result.passage.hasSuffix("…") { cut += 1 }
        for word in [own.first, own.last].compactMap(\.self) where result.passage.contains("…") {
          #expect(known.contains(word), "\(result.passage)")
        }
      }
    }
    #expect(cut > 5)
  }

  private func words(of text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  /// A member of the class after which a variable is named comes first.
  @Test func variablesTellTheClass() {
    #expect(
      slugs("popover.sourceRect = button.bounds").first
        == "symbol:UIPopoverPresentationController.sourceRect")
    #expect(
      slugs("previewing.sourceRect = cell.frame").first
        == "symbol:UIViewControllerPreviewing.sourceRect")
  }

  @Test(arguments: [
    ("What is a previewing context?", "peek-and-pop"), ("呈现链是什么意思", "presenting-and-dismissing"),
    ("冷启动", "handling-launch"), ("meaning of slot", "order-and-limit"),
    ("detent 是什么意思", "sheets"), ("trait environment 中文叫什么", "trait-environment"),
    ("Chinese for trait environment", "trait-environment"),
  ])
  func termsOfTheGlossary(_ question: String, _ slug: String) {
    #expect(slugs(question).first == slug)
  }

  /// A subject and one of the words that occur on every page.
  @Test(arguments: [
    ("dynamic shortcut items", "dynamic-quick-actions"), ("quick action icon", "icons"),
    ("customers", "dynamic-quick-actions"), ("icon at night", "icons"),
    ("会员看到的菜单不一样", "dynamic-quick-actions"), ("夜间换一张图标", "icons"),
  ])
  func subjects(_ question: String, _ slug: String) {
    #expect(slugs(question).first == slug, "\(slugs(question).prefix(3))")
  }

  /// The synonyms of a corrected word are searched for as well, and count no more than for a correctly
  /// spelled one.
  @Test func correctedWords() {
    #expect(slugs("memebers only menu").first == "dynamic-quick-actions")
    #expect(slugs("dynmic shortcut itmes").prefix(2).contains("dynamic-quick-actions"))
  }

  /// The search reads the glossary for short questions only, so all terms have to be short.
  @Test func termsOfTheGlossaryAreShort() {
    for language in Language.allCases {
      let rows = (ArticleLibrary.markdown("glossary", in: language) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("| [") }
      #expect(rows.count > 50)
      for cell in rows.flatMap({ $0.split(separator: "|").prefix(2) }) {
        let names = cell.replacing(#/\(guide:[^)]*\)/#, with: "").split { ",，、（）()".contains($0) }
        for name in names { #expect(name.utf8.count { $0 != 0x20 } <= 40, "\(name)") }
      }
    }
  }

  /// A number is found as a whole word only: an iPhone 6s is not about 6 shortcuts.
  @Test func numbersAreWhole() {
    #expect(slugs("only 4 of my 6 shortcuts are displayed").first == "order-and-limit")
  }

  /// The article that explains a symbol comes before others with as many other matches.
  @Test func namedSymbolsLeadToTheirArticle() {
    #expect(slugs("displayScale is 0").first == "trait-collection")
  }

  @Test func symbolsOfOneWord() {
    #expect(slugs("paperplane").first == "icons")
    #expect(slugs("magnifyingglass").prefix(2).contains("icons"))
    // It is also an ordinary word.
    #expect(slugs("pencil").first == "apple-pencil")
  }

  /// Names are found before any text.
  @Test func names() {
    let id = "UIApplicationShortcutItem.localizedTitle"
    #expect(slugs("localizedTitle").first == "symbol:" + id)
    #expect(slugs("missing-required-key").first == "rule:missing-required-key")
    // A page is listed once, however often its name was typed.
    let twice = slugs("localizedTitle localizedTitle setup")
    #expect(Set(twice).count == twice.count)
  }

  @Test(arguments: ["", " ", "?!", "the", "😀😀", "\u{0}\u{1}"])
  func questionsWithoutWordsFindNothing(_ question: String) {
    #expect(DocumentationSearch.search(question, in: .english).isEmpty)
  }

  @Test(arguments: [
    "的", "a b c d e f g h i j k l m n o p q r s t u v",
    String(repeating: "快捷操作", count: 5000), String(repeating: "x", count: 1_000_000),
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} é ß ſ ﬁ", "ｐｏｐｏｖｅｒ", "%s%n{{table:x}}<script>",
  ])
  func oddQuestions(_ question: String) {
    let results = DocumentationSearch.search(question, in: .english, limit: 5)
    #expect(results.count <= 5 && Set(results.map(\.slug)).count == results.count)
    for result in results {
      #expect(!result.title.isEmpty)
    }
  }
}
