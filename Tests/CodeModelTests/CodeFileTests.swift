import CodeModel
import CodeSyntax
import SourceText
import Testing

@Suite("Code as a model")
struct CodeFileTests {
  @Test("Calls of Swift")
  func swiftCalls() {
    let text = """
      func f(_ a: (Int) -> Void) {
        guard let nav = self.window?.rootViewController as? UINavigationController else { return }
        nav.present(alert, animated: true, completion: nil)
        UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.show(x) { done in done(1) }
        if list.contains("a"), check(b) { foo() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.handle(item) }
        completionHandler?(true)
        run { } onEnd: { stop() }
        let x = [Int](repeating: 0, count: 3), y = Dictionary<Int, Int>()
        for i in list.sorted() where i.ok() { (item as AnyObject).type() }
        switch kind(of: a) { case .some(let x): break }
        let s = #selector(handle(_:)); super.viewDidLoad()
        var area: Int { width(1) }
        "a".appending("\\(inner(2))").count
        done(open(item)); open(set) var y = 1
      }
      @available(iOS 13, *) enum E { case a(Int) }
      """
    expect(
      calls(text, .swift),
      """
      self.window... nav . present(_:animated:completion:) alert | true | nil
      UIApplication.shared.windows . first(where:) { $0.isKeyWindow }
      UIApplication.shared.windows.first(where: { $0.isKeyWindow })? . show(_:_:) x | { done in done(1) }
      done(_:) 1
      list . contains(_:) "a"
      check(_:) b
      foo()
      DispatchQueue.main . asyncAfter(deadline:_:) .now() + 1 | { self.handle(item) }
      now()
      self . handle(_:) item
      completionHandler(_:) true
      run(_:onEnd:) { } | { stop() }
      stop()
      Dictionary()
      list . sorted()
      i . ok()
      (item as AnyObject) . type()
      kind(of:) a
      some(_:) let x
      super . viewDidLoad()
      width(_:) 1
      "a" . appending(_:) "\\(inner(2))"
      inner(_:) 2
      done(_:) open(item)
      open(_:) item
      """.replacing("self.window... ", with: ""))
  }

  @Test("Messages and calls of Objective-C")
  func objectiveCCalls() {
    let text = """
      @implementation A
      - (void)f:(int)a {
        [[UIApplication sharedApplication].keyWindow.rootViewController presentViewController:vc animated:YES completion:^{ [self done]; }];
        BOOL b = [(NSString *)x isEqualToString:a ? @"b" : @"c"];
        if (completionHandler) { completionHandler(YES); }
        id v = dict[@"k"]; id w = @[ @"a", [A b] ];
        [NSString stringWithFormat:@"%@ %d", a, 2];
        return [self.list objectAtIndex:[n intValue]].type;
        dispatch_async(dispatch_get_main_queue(), ^{ [super f:1]; });
        [self performSelector:@selector(g:) withObject:nil];
        self.block(1);
      }
      @end
      """
    expect(
      calls(text, .objectiveC),
      """
      UIApplication . sharedApplication
      [UIApplication sharedApplication].keyWindow.rootViewController . presentViewController:animated:completion: vc | YES | ^{ [self done]; }
      self . done
      (NSString *)x . isEqualToString: a ? @"b" : @"c"
      completionHandler(_:) YES
      A . b
      NSString . stringWithFormat: @"%@ %d", a, 2
      self.list . objectAtIndex: [n intValue]
      n . intValue
      dispatch_async(_:_:) dispatch_get_main_queue() | ^{ [super f:1]; }
      dispatch_get_main_queue()
      super . f: 1
      self . performSelector:withObject: @selector(g:) | nil
      self . block(_:) 1
      """)
  }

  private func calls(_ text: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(text), language)
    return file.calls.map { call in
      let receiver = call.receiver.map { file.text(of: $0) + " . " } ?? ""
      let arguments = call.arguments.map { file.text(of: $0.value) }.joined(separator: " | ")
      return receiver + call.signature + (arguments.isEmpty ? "" : " " + arguments)
    }.joined(separator: "\n")
  }

  @Test("Comparisons of both languages")
  func comparisons() {
    func all(_ text: String, _ language: CodeLanguage) -> String {
      let file = CodeFile(SourceText(text), language)
      return file.comparisons.map {
        "\(file.text(of: $0.left)) \($0.kind) \(file.text(of: $0.right))"
      }.joined(separator: "\n")
    }
    expect(
      all(
        """
        func f() {
          if item?.type == "a" && b.kind != .c, (x as AnyObject).y == Type.z.rawValue { g() }
          return "b" == shortcutItem.type
          let same = a.isEqual(b)
          switch (item.type, 1) { case "a", "b" where c: f(); case Kind.x: break; default: break }
          guard item.type.hasPrefix("com."), names.contains(item.localizedTitle) else { return }
          foo()
          x == y
        }
        """, .swift),
      """
      item?.type equal "a"
      b.kind notEqual .c
      (x as AnyObject).y equal Type.z.rawValue
      "b" equal shortcutItem.type
      a equal b
      item.type, 1 pattern "a"
      item.type, 1 pattern "b"
      item.type, 1 pattern Kind.x
      item.type prefix "com."
      names contains item.localizedTitle
      x equal y
      """)
    expect(
      all(
        """
        void f() {
          if ([item.type isEqualToString:@"a"] || [[item type] isEqual:b]) { }
          BOOL x = a.b == [c d];
          switch (kind) { case 1: case KindB: g(); break; default: break; }
          if (touch.force == touch.maximumPossibleForce) {}
          #if 0
          if (u == v) {}
          #endif
        }
        """, .objectiveC),
      """
      item.type equal @"a"
      [item type] equal b
      a.b equal [c d]
      kind pattern 1
      kind pattern KindB
      touch.force equal touch.maximumPossibleForce
      """)
  }

  @Test("Assignments of both languages")
  func assignments() {
    func all(_ text: String, _ language: CodeLanguage) -> String {
      let file = CodeFile(SourceText(text), language)
      return file.assignments.map {
        let receiver = $0.receiver.map { file.text(of: $0) + " . " } ?? ""
        return (($0.isDeclaration ? "let " : "") + receiver + "\($0.name) \($0.op) ")
          + file.text(of: $0.value)
      }.joined(separator: "\n")
    }
    expect(
      all(
        """
        func f() {
          UIApplication.shared.shortcutItems = [a, b].map { $0 }
          app.shortcutItems? += [c]
          let t: String = item.type, u = 1
          if let x = y as? Z, let w = v { g() }
          guard let self = self else { return }
          self.list[0] = q
            ?? r
          a.b
            .c = 3
        }
        """, .swift),
      """
      UIApplication.shared . shortcutItems = [a, b].map { $0 }
      app . shortcutItems += [c]
      let t = item.type
      u = 1
      let x = y as? Z
      let w = v
      let self = self
      self . list = q
          ?? r
      a.b . c = 3
      """)
    expect(
      all(
        """
        void f() {
          NSString *type = item.type;
          BOOL ok = NO, b = YES;
          [UIApplication sharedApplication].shortcutItems = @[a, b];
          [application setShortcutItems:items];
          self->_x += 1;
        }
        """, .objectiveC),
      """
      let type = item.type
      let ok = NO
      b = YES
      [UIApplication sharedApplication] . shortcutItems = @[a, b]
      application . shortcutItems = items
      self . _x += 1
      """)
  }

  @Test("Types with their extensions, members and functions")
  func types() throws {
    let swift = CodeFile(
      SourceText(
        """
        class A: UIViewController { enum K: String { case play, stop = "x.stop" }
          override func viewDidLoad() {} }
        extension A: UIViewControllerPreviewingDelegate { private func g(_ x: Int, to y: Int) { h() } }
        extension A.K { static let all = "a\\u{4e2d}" }
        let top = #"raw\\n"#
        """), .swift)
    #expect(swift.types.map(\.name) == ["A", "A.K"])
    let type = try #require(swift.type(named: "A"))
    #expect(type.inherited == ["UIViewController", "UIViewControllerPreviewingDelegate"])
    #expect(swift.functions(of: type).map(\.signature) == ["viewDidLoad()", "g(_:to:)"])
    #expect(swift.functions(of: type).map(\.isPrivate) == [false, true])
    #expect(
      swift.constants.map { "\($0.fullName)=\($0.value)" }
        == ["A.K.play=play", "A.K.stop=x.stop", "A.K.all=a中", "top=raw\\n"])
    let call = try #require(swift.calls.first)
    #expect(swift.function(around: call.nameToken)?.baseName == "g")
    #expect(swift.type(around: call.nameToken)?.name == "A")

    let objectiveC = CodeFile(
      SourceText(
        """
        #define KIND @"com.x"
        static NSString *const Other = @"a" "b";
        @interface A () <UIViewControllerPreviewingDelegate> @end
        @implementation A
        - (void)f { }
        + (BOOL)g:(int)x { return YES; }
        @end
        @interface A : UIViewController @end
        """), .objectiveC)
    #expect(objectiveC.types.map(\.name) == ["A"])
    #expect(
      objectiveC.types.first?.inherited == [
        "UIViewControllerPreviewingDelegate", "UIViewController",
      ])
    #expect(objectiveC.functions.map(\.signature) == ["f", "g:"])
    #expect(objectiveC.functions.map(\.isStatic) == [false, true])
    #expect(
      objectiveC.constants.map { "\($0.fullName)=\($0.value)" } == ["KIND=com.x", "Other=ab"])
  }

  @Test(
    "Handlers in all spellings",
    arguments: [
      "func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}",
      "func application(application: UIApplication, performActionForShortcutItem s: UIApplicationShortcutItem, completionHandler: Bool -> Void) {}",
      "func windowScene(_ w: UIWindowScene, performActionFor s: UIApplicationShortcutItem) async -> Bool { true }",
      "@implementation A - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)s completionHandler:(void (^)(BOOL))c {} @end",
    ])
  func handlers(text: String) {
    let language: CodeLanguage = text.hasPrefix("@") ? .objectiveC : .swift
    let file = CodeFile(SourceText(language == .swift ? "class A { \(text) }" : text), language)
    #expect(file.handlers.count == 1)
    #expect(file.handlers.first?.item.name == "s")
  }

  @Test(
    "What is no handler",
    arguments: [
      "private func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}",
      "func windowScene(_ w: UIWindowScene, performActionFor s: any AppIntent) async {}",
      "func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem) -> Bool { true }",
    ])
  func noHandlers(text: String) {
    #expect(CodeFile(SourceText("class A { \(text) }"), .swift).handlers.isEmpty)
  }

  @Test("Conditions of the build and of the system")
  func conditions() throws {
    let swift = CodeFile(
      SourceText(
        """
        func f() {
          if #available(iOS 13.0, *) { a } else { b }
          guard #available(iOS 17, *) else { c; return }
          d
          #if os(tvOS)
          e
          #else
          g
          #endif
        }
        """), .swift)
    func token(_ name: String) throws -> Int {
      try #require(swift.tree.tokens.indices.first { swift.tree.isWord($0, name) })
    }
    #expect(try !swift.runsOnlyBefore(iOS: 13, at: token("a")))
    #expect(try swift.runsOnlyBefore(iOS: 13, at: token("b")))
    #expect(try swift.runsOnlyBefore(iOS: 17, at: token("c")))
    #expect(try !swift.runsOnlyBefore(iOS: 17, at: token("d")))
    #expect(try swift.isForOtherPlatform(token("e")))
    #expect(try !swift.isForOtherPlatform(token("g")))
    let objectiveC = CodeFile(
      SourceText(
        "void f() { if (@available(iOS 13, *)) { a(); } else { b(); }\n#if 0\nc();\n#endif\n}"),
      .objectiveC)
    let calls = objectiveC.calls.filter { $0.name != "available" }
    #expect(calls.map(\.name) == ["a", "b"])
    #expect(calls.map { objectiveC.runsOnlyBefore(iOS: 13, at: $0.nameToken) } == [false, true])
  }

  @Test("Swift 2 is told by names that no later Swift has")
  func era() {
    let old = [
      "class A { func application(application: UIApplication) {} }",
      "let a = UIApplication.sharedApplication()", "func f() { if let a = b where a.c { } }",
    ]
    for text in old { #expect(CodeFile(SourceText(text), .swift).isSwift2, "\(text)") }
    let new = [
      "class A { func application(_ application: UIApplication) {} }",
      "extension A where B == C { func f() { for x in y where x.z {} } }",
      "func f() { if a { } ; b where c }", "class A { func sharedApplication() {} }",
      "class A { func applicationDidBecomeActive(_ application: UIApplication) { p.boolForKey(k) } }",
      "func f() { DispatchQueue.main.async { presentViewController(a) } }",
      // An app's own settings class has methods with the former names of UserDefaults.
      "class A { func f() -> Bool { return profile.prefs.boolForKey(\"key\") ?? false } }",
      "class A { var a: [B] { return prefs.objectForKey(k) as? [B] ?? [] } }",
      "class A { func show(_ a: B) { presentViewController(a) } }",
    ]
    for text in new { #expect(!CodeFile(SourceText(text), .swift).isSwift2, "\(text)") }
  }

  @Test("Names of an expression, however they are joined")
  func names() throws {
    let swift = CodeFile(
      SourceText("x = (self.window?.root as? A)!.list[0].make(a.b).last"), .swift)
    let value = try #require(swift.assignments.first?.value)
    #expect(swift.names(value) == ["self", "window", "root"] + ["list", "make", "last"])
    let objectiveC = CodeFile(
      SourceText("x = [((A *)[[self window] rootOf:b]).list last];"), .objectiveC)
    let message = try #require(objectiveC.assignments.first?.value)
    #expect(objectiveC.names(message) == ["self", "window", "rootOf", "list", "last"])
  }

  /// Generated or damaged text must not take quadratic time.
  @Test(
    "Long and damaged text",
    arguments: [
      "if ", "switch ", "case ", "a = ", "a.b().", "[[a ", "{", "@available(", "x where ", "guard ",
      "var a ", "a < b > ", "#if 0\n", "a == ", "\"\\(", "f(x) { ", "[a b:",
    ])
  func damaged(piece: String) {
    for language in CodeLanguage.allCases {
      let file = CodeFile(SourceText(String(repeating: piece, count: 400)), language)
      _ = (file.calls, file.comparisons, file.assignments, file.constants, file.conditions)
      _ = (file.isSwift2, file.handlers)
      _ = file.names(0..<file.tree.tokens.count)
    }
  }

  private func expect(
    _ actual: String, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let lines = (actual.split(separator: "\n"), expected.split(separator: "\n"))
    for index in 0..<max(lines.0.count, lines.1.count) {
      let actual = index < lines.0.count ? lines.0[index] : "—"
      let expected = index < lines.1.count ? lines.1[index] : "—"
      #expect(actual == expected, sourceLocation: location)
    }
  }
}
