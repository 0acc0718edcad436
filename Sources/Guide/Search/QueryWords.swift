/// What the search knows of words. The script of the exported site reads the same lists.
public enum QueryWords {
  /// English words that say nothing of the subject.
  public static let stopWords: Set<String> = [
    "a", "after", "am", "an", "and", "any", "anymore", "app", "are", "as", "at", "be", "been",
    "but",
    "by", "can", "could", "did",
    "do", "does", "doesn", "don", "for", "from", "get", "has", "have", "how", "i", "if", "in",
    "into", "ios", "is", "isn", "it", "its", "just", "me", "must", "my", "no", "not", "of", "on",
    "or", "should", "so", "still", "than", "that", "the", "their", "then", "there", "they", "this",
    "to",
    "use", "used", "using", "was", "were", "what", "when", "where", "which", "who", "why", "will",
    "with", "would",
    "you", "your",
  ]

  /// Endings that are taken off, so that “popovers” finds “popover” and “dismissing” “dismiss”.
  public static let endings = [
    "ingly", "ations", "ation", "ings", "ing", "ies", "ied", "ers", "ed", "es", "s", "ly",
  ]

  /// Chinese words that say nothing of the subject; they part the text around them.
  public static let emptyWords = [
    "为什么", "是什么", "怎么样", "什么", "怎么", "怎样", "如何", "为何", "哪些", "哪个", "可以", "能不能",
    "一个", "时候", "之后", "的", "了", "吗", "呢", "和", "与", "在", "是", "我", "你", "把", "被", "会", "要",
    "上", "里", "中", "到",
  ]

  /// Words that every question here has, such as what the whole guide is about. They count less than
  /// those that tell one question from another.
  public static let commonWords = [
    "quick", "action", "shortcut", "item", "home", "screen", "3d", "touch", "swift", "iphone",
    "long", "press", "menu", "show", "tap", "click", "open", "make", "work", "call", "find",
    "example", "set", "problem", "issue", "know", "user", "want", "need", "choose",
    "快捷操作", "快捷方式", "快捷菜单", "操作", "菜单", "长按", "点击", "显示", "出现", "设置", "使用", "支持",
    "知道", "用户", "需要", "选择",
  ]

  /// Different words for one thing, in both languages. A question with one of them is also looked
  /// for by the others. In small letters, without apostrophes.
  public struct Concept: Sendable {
    /// The words that mean the same.
    public let words: [String]
    /// How much a match counts.
    public let weight: Double

    /// - Parameter isManner: whether it says how something is asked about rather than what.
    init(_ words: [String], isManner: Bool = false) {
      self.words = words
      weight = isManner ? 0.3 : 0.8
      self.isManner = isManner
    }

    fileprivate let isManner: Bool
  }

  /// All that the search knows.
  public static let concepts = [
    Concept([
      "not show", "not display", "not appear", "not visible", "doesnt show", "doesnt appear",
      "dont show", "dont appear", "isnt show", "arent show", "missing", "disappear", "invisible",
      "is gone", "no longer there", "stays away", "不显示", "不出现", "没有显示", "看不到", "不见", "消失",
      "显示不出来", "没有菜单", "少了",
    ]),
    Concept([
      "not work", "doesnt work", "dont work", "nothing happens", "does nothing", "no effect",
      "not respond", "stopped working", "not called", "never called", "isnt called", "not trigger",
      "not fired", "just opens the app", "only opens the app", "nothing else", "只是打开", "只打开", "没反应",
      "没有反应", "不起作用", "无效", "失效", "不生效", "不响应", "不执行", "不调用", "不触发",
      "没有回调", "不回调",
    ]),
    Concept([
      "killed", "kill", "terminated", "not running", "force quit", "swiping it away", "swiped away",
      "closed app", "app is closed", "cold launch", "cold start", "cold boot", "杀掉", "杀死", "划掉",
      "冷启动", "没有运行", "未启动", "被系统回收",
    ]),
    Concept(["crash", "exception", "terminating app", "崩溃", "闪退", "异常", "报错"]),
    Concept([
      "app intent", "appintent", "app shortcut", "siri", "spotlight", "shortcuts app", "app 意图",
      "意图", "快捷指令",
      "聚焦",
    ]),
    Concept([
      "translate", "localize", "localization", "localisation", "language", "german", "french",
      "spanish", "翻译", "本地化", "多语言", "语言", "国际化",
    ]),
    Concept([
      "rotate", "rotation", "orientation", "landscape", "portrait", "旋转", "横竖屏", "转屏", "横屏",
      "竖屏", "方向",
    ]),
    Concept([
      "lock", "force landscape", "force portrait", "only portrait", "only landscape", "锁定", "强制横屏",
      "强制竖屏",
    ]),
    Concept([
      "cut off", "truncated", "too long", "ellipsis", "dots", "截断", "显示不全", "省略号", "太长",
    ]),
    Concept(["black", "solid", "square", "黑块", "黑色", "方块", "实心", "一片黑"]),
    Concept(["full screen", "fullscreen", "covers the whole screen", "全屏"]),
    Concept(["half screen", "half sheet", "bottom sheet", "half height", "半屏", "底部弹"]),
    Concept([
      "twice", "two times", "duplicate", "again and again", "every time", "重复", "两次", "多次", "每次",
    ]),
    Concept([
      "maximum", "limit", "only shows", "only show", "only first", "only four", "how many",
      "more than", "at most", "只显示", "只出现", "只有", "最多", "上限", "数量", "几个",
    ]),
    Concept([
      "pass data", "payload", "extra data", "attach", "user info", "userinfo", "传值", "传参", "参数",
      "附加数据", "携带",
    ]),
    Concept(["picture", "image", "png", "图片"]),
    Concept([
      "pressure", "force", "how hard", "hard press", "press harder", "力度", "压力", "压感", "按压", "重按",
    ]),
    Concept(["order", "rearrange", "reorder", "sort", "arrange", "顺序", "排序", "排列"]),
    Concept([
      "which phone", "which device", "which model", "supported device", "哪些手机", "哪些机型", "哪些设备",
      "哪些型号", "支持的设备",
    ]),
    Concept(["text size", "font size", "dynamic type", "字体大小", "文字大小", "字号", "动态字体"]),
    Concept([
      "back to root", "pop to root", "dismiss all", "go back to", "回到", "返回到", "最底层", "全部关闭",
    ]),
    Concept(["download", "internet", "remote", "from server", "网络", "下载", "服务器", "下发"]),
    Concept([
      "window", "resize", "multitasking", "stage manager", "split view", "窗口", "分屏", "台前调度",
    ]),
    Concept(["ipad", "tablet", "平板"]),
    Concept(["iphone", "手机"]),
    Concept(["list", "table view", "collection view", "cell", "列表", "单元格", "表格"]),
    Concept([
      "open a screen", "open a certain", "open the", "navigate", "jump to", "go to", "push",
      "deep link", "打开", "跳转", "进入", "压栈",
    ]),
    Concept(
      [
        "detect", "determine", "find out", "check if", "check whether", "how to know", "检测", "判断",
        "监听", "获取",
      ], isManner: true),
    Concept(
      [
        "deprecated", "obsolete", "replacement", "replace", "instead of", "alternative",
        "successor", "retired", "migrate", "废弃", "弃用", "过时", "替代", "取代", "代替", "替换", "迁移",
      ], isManner: true),
    Concept(
      ["prevent", "disable", "forbid", "turn off", "禁止", "禁用", "防止", "阻止", "不让", "关闭"],
      isManner: true),
    Concept(
      ["update", "upgrade", "new version", "old version", "更新", "升级", "版本", "旧的"], isManner: true),
    Concept(["difference", "versus", "vs", "区别", "不同", "对比"], isManner: true),
    Concept(["required", "mandatory", "必填", "必须", "必需", "必要"], isManner: true),
  ]

  /// The terms that count less: stems of English words, Chinese words as they are.
  public static let weakTerms = Set(
    commonWords + concepts.filter(\.isManner).flatMap(\.words).map(stem))

  /// Chinese words that are cut out of a text whole, the longest first.
  public static let lexicon = Set(commonWords + concepts.flatMap(\.words))
    .filter { $0.unicodeScalars.first.map(isChinese) ?? false }
    .sorted { ($1.count, $0) < ($0.count, $1) }

  static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value)
  }

  /// The word without its ending.
  static func stem(_ word: String) -> String {
    let ending = endings.first {
      word.hasSuffix($0) && word.utf8.count - $0.utf8.count >= 4
    }
    return String(word.dropLast(ending?.count ?? 0))
  }
}
