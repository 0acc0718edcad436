import CodeModel
import CodeSyntax
import Guide
import SourceText

enum EmptyBranchForType: Rule {
  static let description = RuleDescription(
    "empty-branch-for-type", .information,
    title: LocalizedText(
      en: "A quick action is recognized and nothing is done.", zhHans: "识别了快捷操作，却什么也没做。"),
    why: LocalizedText(
      en: """
        The branch for this type holds no code, or only a log line, a comment or a flag: people tap the \
        action, the app opens, and nothing else happens. Often the call was commented out for a test, or \
        a copied sample was never filled in.
        """,
      zhHans: """
        这个类型的分支里没有代码，或者只有日志、注释或一个标志：用户点了快捷操作，App 打开了，然后什么也没发生。常见的原因 \
        是测试时注释掉了调用，或者抄来的示例一直没有补全。
        """),
    examples: [
      .fires(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) {
          guard let action = QuickAction(item) else { return }
          switch action {
          case .compose: compose()
          case «.search»: break
          }
        }
        """, message: "Nothing is done"),
      .fires(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) -> Bool {
          var isHandled = false
          switch item.type {
          case «"com.example.search"»:
            // search()
            isHandled = true
          case "com.example.compose":
            compose()
            isHandled = true
          default: break
          }
          return isHandled
        }
        """, message: "Nothing is done for"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if («[item.type isEqualToString:@"com.example.search"]») {
            NSLog(@"搜索");
          } else if ([item.type isEqualToString:@"com.example.compose"]) {
            [self compose];
          }
        }
        @end
        """, message: "Nothing is done for"),
      .fires(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          if «item.type == "com.example.search"» {
            // 搜索
          }
          if item.type == "com.example.compose" { compose() }
        }
        """, message: "Nothing is done"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if («[item.type isEqualToString:@"com.example.search"]») {
          }
          if ([item.type isEqualToString:@"com.example.compose"]) { [self compose]; }
        }
        @end
        """, message: "Nothing is done"),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          #if DEBUG
          if item.type == "com.example.debug" {
          #else
          if item.type == "com.example.search" {
          #endif
            search()
          }
        }
        """),
      .silent(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) -> Bool {
          switch item.type {
          case "com.example.search": search()
          // case "com.example.old":
          case "com.example.compose":
            tab = 2
          default: break
          }
          return true
        }
        func log(_ item: UIApplicationShortcutItem) {
          switch item.type {
          case "com.example.search": print("search")
          default: print("other")
          }
          open(item)
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if ([item.type isEqualToString:@"com.example.search"]) {
            self.tabs.selectedIndex = 1;
          }
        #if 0
          if ([item.type isEqualToString:@"com.example.old"]) { }
        #endif
        }
        @end
        """),
    ])

  static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for method in file.itemMethods {
      var search = Search(file: file, method: method)
      search.look(at: Statement.read(method.body, of: file.tree), depth: 0)
      for place in search.found where !file.isInactive(place.lowerBound) {
        report.add(.empty, at: file.bytes(of: place))
      }
    }
  }

  /// Goes through the branches of a method.
  private struct Search {
    let file: CodeFile
    let method: ItemMethod
    /// The names that stand for the item's type.
    let types: Set<String>
    var found: [Range<Int>] = []

    init(file: CodeFile, method: ItemMethod) {
      self.file = file
      self.method = method
      var types: Set<String> = []
      for assignment in file.assignments(in: method.body) where assignment.receiver == nil {
        guard file.mentions(method.item, in: assignment.value) else { continue }
        if file.mentions("type", in: assignment.value) || Self.isInitializer(assignment.value, file)
        {
          types.insert(assignment.name)
        }
      }
      self.types = types
    }

    /// `QuickAction(item)`: an initializer.
    private static func isInitializer(_ value: Range<Int>, _ file: CodeFile) -> Bool {
      let first = value.lowerBound
      return file.language == .swift && file.tree.name(first).first?.isUppercase == true
        && file.tree.isOpen(first + 1, "(")
        && file.tree.partner(of: first + 1) == value.upperBound - 1
    }

    mutating func look(at statements: [Statement], depth: Int) {
      guard depth <= Statement.maximumDepth else { return }
      for statement in statements {
        switch statement {
        case .branch(let branch):
          look(at: branch)
          for way in branch.ways { look(at: way.body, depth: depth + 1) }
        case .loop(_, let body, _), .block(let body), .deferred(let body):
          look(at: body, depth: depth + 1)
        case .plain, .exit, .unknown: continue
        }
      }
    }

    private mutating func look(at branch: Statement.Branch) {
      let isSwitch = branch.kind == .switch && isType(branch.head)
      // Between `#if` and `#else` braces need not be pairs.
      guard isSwitch || branch.kind == .if,
        file.tree.isClose(branch.tokens.upperBound - 1, "}")
          || file.tree.isToken(branch.tokens.upperBound - 1, ";"),
        !isUsedBehind(branch)
      else { return }
      // Where all branches do no more than log, it is a trial.
      let isTrial = branch.ways.allSatisfy { isEmpty($0.body) }
      for way in branch.ways where !way.head.isEmpty && !way.fallsThrough {
        // No type at all.
        if file.tree.isToken(way.head.lowerBound, "nil") || file.mentions("none", in: way.head) {
          continue
        }
        guard isSwitch || comparesType(way.head), isEmpty(way.body),
          !isTrial || way.body.allSatisfy(leavesBranch)
        else { continue }
        found.append(way.head)
      }
    }

    /// Whether the item, or its type, is still needed behind a branch, which then only sorts.
    private func isUsedBehind(_ branch: Statement.Branch) -> Bool {
      let rest = branch.tokens.upperBound..<max(branch.tokens.upperBound, method.body.upperBound)
      // A later `if` that asks for the next type only sorts as well.
      let questions = file.comparisons(in: rest).map(\.tokens).filter(comparesType)
      return types.union([method.item]).contains { name in
        rest.contains { token in
          file.tree.isIdentifier(token) && file.tree.isWord(token, name)
            && !questions.contains { $0.contains(token) }
        }
      }
    }

    private func isType(_ tokens: Range<Int>) -> Bool {
      if file.mentions("type", in: tokens), file.mentions(method.item, in: tokens) { return true }
      guard let name = file.plainNames(tokens)?.last else { return false }
      return types.contains(name)
    }

    private func comparesType(_ tokens: Range<Int>) -> Bool {
      let comparisons = file.comparisons(in: tokens)
      guard comparisons.count == 1, let comparison = comparisons.first, comparison.kind == .equal
      else { return false }
      return isType(comparison.left) || isType(comparison.right)
    }

    /// Whether nothing comes of a body: it holds no statement, or logs, or sets a flag of the method.
    private func isEmpty(_ body: [Statement]) -> Bool {
      body.allSatisfy { statement in
        switch statement {
        case .plain(let tokens): isIdle(tokens)
        case .exit(let exit, let tokens):
          exit == .break
            || exit == .return && tokens.count <= 3
              && tokens.contains { ["true", "YES"].contains(file.tree.name($0)) }
        case .branch, .loop, .deferred, .block, .unknown: false
        }
      }
    }

    /// `break`
    private func leavesBranch(_ statement: Statement) -> Bool {
      if case .exit(.break, _) = statement { true } else { false }
    }

    private static let logs: Set<String> = ["print", "NSLog", "debugPrint", "os_log", "dump"]

    private func isIdle(_ tokens: Range<Int>) -> Bool {
      let calls = file.calls(in: tokens)
      if let call = calls.first(where: { $0.tokens.lowerBound == tokens.lowerBound }) {
        return call.receiver == nil
          && (Self.logs.contains(call.name) || call.name == method.completion)
      }
      guard let assignment = file.assignments(in: tokens).first, assignment.receiver == nil,
        assignment.value.count == 1,
        ["true", "YES"].contains(file.tree.name(assignment.value.lowerBound))
      else { return tokens.allSatisfy { file.tree.isToken($0, ";") } }
      // A flag of the method itself, not a property.
      return file.assignments(in: method.body).contains {
        $0.isDeclaration && $0.name == assignment.name
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let empty = LocalizedText(
    en: "Nothing is done for this quick action.", zhHans: "这个快捷操作什么也没做。")
}
