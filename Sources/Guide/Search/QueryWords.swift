/// The word lists of the search. The script of the exported site uses the same lists.
public enum QueryWords {
  /// English words that do not contribute to the subject.
  public static let stopWords: Set<String> = [
    "a", "about", "after", "all", "also", "am", "an", "and", "any", "anymore", "app", "are", "aren",
    "as", "at", "be", "been", "but", "by", "can", "cannot", "come", "comes", "could", "couldn",
    "did",
    "didn", "do", "does", "doesn", "don", "each", "else", "ever", "every", "for", "from", "get",
    "gets",
    "getting", "go", "goes", "got", "has", "hasn", "have", "haven", "how", "i", "if", "in",
    "instead",
    "into", "ios", "is", "isn", "it", "its", "just", "let", "lets", "ll", "me", "must", "my", "no",
    "not", "of", "on", "or", "our", "re", "should", "shouldn", "so", "some", "soon", "still",
    "than",
    "that", "the", "their", "them", "then", "there", "they", "thing", "this", "though", "to", "too",
    "use", "used", "using", "ve", "was", "wasn", "we", "were", "weren", "what", "when", "where",
    "which", "while", "who", "whose", "why", "will", "with", "won", "would", "wouldn", "you",
    "your",
    "because", "both", "during", "few", "here", "however", "most", "nor", "other", "others", "such",
    "through", "until", "very", "whether", "within", "now", "yet", "please", "anyone", "someone",
    "something", "actually", "really", "maybe", "way", "ways", "else", "upon", "per",
    // Common misspellings.
    "becuase", "becouse", "cant", "didnt", "doesnt", "dont", "dosent", "insted", "isnt", "pls",
    "plz",
    "somthing", "throught", "wether", "wich", "wont",
  ]

  /// The endings that are removed, so that “popovers” finds “popover” and “dismissing” “dismiss”.
  public static let endings = [
    "ingly", "ations", "ation", "ings", "ing", "ies", "ied", "ed", "es", "s", "ly",
  ]

  /// Chinese words that do not contribute to the subject; they split the text around them.
  public static let emptyWords = [
    "为什么", "是什么", "什么意思", "怎么办", "怎么样", "怎么回事", "什么", "怎么", "怎样", "如何", "为何", "为啥", "哪些",
    "哪个", "哪里", "可以", "能不能", "可不可以", "是不是", "有没有", "要不要", "应该", "一个", "那个", "这个", "那种",
    "这种", "一下", "时候", "之后", "以后", "之前", "还是", "还能", "自己", "的话", "的", "了", "吗", "呢", "吧", "啊",
    "和", "与", "在", "是", "我", "你", "它", "把", "被", "会", "要", "让", "给", "上", "里", "中", "到", "就", "也",
    "都", "还", "再", "没有", "不能", "不会", "无法", "有什么", "一直", "总是", "已经", "直接", "突然", "某个", "某一", "其他",
    "这样", "那样", "一样", "一些", "以及", "或者", "并且", "但是", "因为", "所以", "如果", "然后",
  ]

  /// Words that occur in most questions, such as the subject of the whole guide. They count less than words
  /// that distinguish questions.
  public static let commonWords = [
    "quick", "action", "shortcut", "item", "home", "screen", "3d", "touch", "swift", "iphone",
    "long", "press", "menu", "show", "tap", "click", "open", "make", "work", "call", "find",
    "example", "set", "problem", "issue", "know", "user", "want", "need", "choose", "view",
    "controller", "page", "display", "device", "method", "possible", "different", "right", "wrong",
    "快捷操作", "快捷方式", "快捷菜单", "操作", "菜单", "长按", "点击", "显示", "出现", "设置", "使用", "支持",
    "入口", "实现", "添加", "知道", "用户", "需要", "选择", "页面", "界面", "设备", "控制器", "系统",
  ]

  /// Chinese terms of the guide, which are also extracted from a text as whole words.
  private static let terms = [
    "上下文菜单", "尺寸类", "特征集合", "特征环境", "特征", "呈现控制器", "视图控制器", "呈现", "单元格", "场景", "导航栏",
    "标签栏", "状态栏", "图标", "标题", "副标题", "预览", "类型", "回调", "代理", "静态", "动态", "后台", "前台", "锚点",
    "箭头", "背景", "高度", "宽度", "尺寸", "布局", "子视图", "手势", "按钮", "路由", "通知",
    "项目", "工程", "响应", "弹出", "导航", "标签", "文件", "文字", "颜色", "大小", "位置", "屏幕", "方法", "属性", "数组",
    "字典", "字符串", "配置", "桌面", "主屏幕", "应用", "程序", "视图", "层级", "约束", "资源", "圆点", "模板", "透明",
    "按住", "松手", "手指", "触摸", "绘图", "线条", "面板", "遮罩", "返回", "关闭", "跳转", "传递", "接收", "注册",
    "弃用", "迁移", "适配", "机型", "型号", "横向", "纵向", "首次", "安装", "缩放", "拖动", "拉伸", "悬停", "挤压",
  ]

  /// Synonyms in both languages. A question with one of them also searches for the others. In lower case,
  /// without apostrophes.
  public struct Concept: Sendable {
    /// The words with the same meaning.
    public let words: [String]
    /// The weight of a match.
    public let weight: Double

    /// - Parameters:
    ///   - isManner: true if the words describe the kind of question rather than its subject.
    ///   - isSubject: true if the words are the subject of the whole guide.
    init(_ words: [String], isManner: Bool = false, isSubject: Bool = false) {
      self.words = words
      weight = isManner ? 0.3 : 0.8
      self.isManner = isManner
      self.isSubject = isSubject
    }

    fileprivate let isManner: Bool
    fileprivate let isSubject: Bool

    /// True if questions with these words ask for a replacement of something.
    public var isReplacing: Bool { words.first == "deprecated" }

    /// True if a text with these words describes a problem, and so is not just a name.
    public var isSymptom: Bool {
      words.first.map { ["not show", "not work", "twice", "killed", "crash"].contains($0) }
        ?? false
    }
  }

  /// All concepts.
  public static let concepts = [
    Concept([
      "not show", "not display", "not appear", "not visible", "doesnt show", "doesnt appear",
      "dont show", "dont appear", "isnt show", "arent show", "missing", "disappear", "invisible",
      "is gone", "no longer there", "stays away", "wont show", "wont appear", "never shows",
      "never appears", "shows no", "show no", "no custom", "not shown", "not listed", "vanish",
      "absent", "cant see", "nothing shows", "nothing appears", "cant i see", "no menu", "no rows",
      "no row", "no entries", "没显示",
      "没出来",
      "出不来", "没有出现", "看不见", "不显示", "不出现", "没有显示", "看不到", "不见", "消失",
      "显示不出来", "没有菜单", "少了",
    ]),
    Concept([
      "not work", "doesnt work", "dont work", "nothing happens", "does nothing", "no effect",
      "not respond", "stopped working", "not called", "never called", "isnt called", "not trigger",
      "not fired", "not asked", "never asked", "not invoked", "never fires", "isnt working",
      "ignored", "wont work", "fails", "failing", "no reaction", "unresponsive", "not react",
      "doesnt react", "doesnt do anything", "does not do anything", "没有效果", "没效果", "没作用", "没有作用",
      "没动静", "不管用", "失灵",
      "broken", "just opens the app", "only opens the app", "nothing else", "只是打开", "只打开", "不跳转",
      "没跳转", "没反应",
      "没有反应", "不起作用", "没用", "无效", "失效", "不生效", "不响应", "不执行", "不调用", "没有被调用",
      "没有调用", "收不到", "接收不到", "拿不到", "取不到", "不触发", "没有触发", "没有回调", "不回调", "不走", "没走", "不进", "不理会",
      "被忽略",
    ]),
    Concept([
      "killed", "kill the app", "kill app", "terminated", "not running", "force quit",
      "swiping it away", "swiped away",
      "closed app", "app is closed", "app is dead", "dead app", "fully closed", "completely closed",
      "was closed",
      "not in memory", "fresh start", "完全退出", "彻底退出", "没启动", "没运行", "关闭状态", "force closed", "强退",
      "强制退出", "cold launch", "cold start",
      "cold boot", "relaunch",
      "from scratch",
      "杀掉", "杀死", "杀后台", "杀进程", "划掉", "退出后台", "清掉后台", "重启",
      "冷启动", "没有运行", "already open", "already running", "app is open", "app is running",
      "swiped out", "后台才", "打开着", "未启动", "被系统回收",
    ]),
    Concept([
      "crash", "exception", "abort", "assert", "sigabrt", "fatal error", "挂掉", "挂了",
      "terminating app", "崩溃", "闪退", "异常", "报错",
    ]),
    Concept([
      "app intent", "appintent", "app shortcut", "siri", "spotlight", "shortcuts app", "app 意图",
      "意图", "快捷指令",
      "聚焦",
    ]),
    Concept([
      "translate", "localize", "localization", "localisation", "language", "german", "french",
      "spanish", "japanese", "chinese", "english", "arabic", "italian", "korean", "locale",
      "multilingual", "i18n", "翻译", "本地化", "多语言", "语言",
      "国际化",
      "英文", "中文", "日文", "译文", "untranslated", "not translated", "unlocalized", "raw keys", "英语",
      "日语", "没翻译",
    ]),
    Concept([
      "rotate", "rotation", "rotating", "orientation", "landscape", "portrait", "sideways",
      "upright",
      "turning the device", "turned the device", "旋转", "横竖屏", "转屏", "横屏", "竖屏", "方向", "横过来", "竖过来",
      "横着", "竖着", "转过来",
    ]),
    Concept([
      "lock", "force landscape", "force portrait", "only portrait", "only landscape", "锁定", "强制横屏",
      "强制竖屏",
    ]),
    Concept([
      "cut off", "truncated", "too long", "ellipsis", "dots", "截断", "显示不全", "省略号", "太长",
    ]),
    Concept([
      "black", "solid", "square", "blank", "空白", "grey", "gray", "white box", "blob", "silhouette",
      "黑块", "黑色",
      "方块",
      "实心", "一片黑", "灰色", "白块", "色块", "一坨",
    ]),
    Concept([
      "full screen", "fullscreen", "whole screen", "entire screen", "全屏", "满屏", "铺满", "占满", "整个屏幕",
    ]),
    Concept([
      "half screen", "half sheet", "bottom sheet", "half height", "drawer", "card", "sheet", "半屏",
      "半个屏幕", "半高", "底部弹",
      "从底部", "从底下", "卡片", "抽屉", "表单", "浮层面板",
    ]),
    Concept([
      "twice", "two times", "duplicate", "again and again", "every time", "identical", "ten times",
      "over and over", "重复", "两次", "两遍", "两回", "多次", "每次", "好几",
    ]),
    Concept([
      "maximum", "max number", "max count", "limit", "only shows", "only show", "only first",
      "only four", "how many",
      "more than", "at most", "see all", "five", "fifth", "5th", "6th", "six", "sixth", "第五", "五个",
      "六个", "几条",
      "not all", "all my", "some of my", "only some", "只显示",
      "只出现", "只有", "最多", "上限", "数量", "几个",
    ]),
    Concept([
      "pass data", "payload", "extra data", "attach", "user info", "userinfo", "传值", "传参", "参数",
      "附加数据", "携带",
    ]),
    Concept(["picture", "image", "png", "artwork", "illustration", "图片", "插图", "素材"]),
    Concept([
      "pressure", "force", "how hard", "hard press", "press harder", "力度", "压力", "压感", "按压", "重按",
    ]),
    Concept([
      "order", "rearrange", "reorder", "sort", "arrange", "upside down", "reversed", "backwards",
      "on top", "comes first", "come first", "which first", "which is first", "反着", "反过来",
      "to the top",
      "at the top", "move up", "最前", "排前", "哪个在前", "谁在前", "先后",
      "顺序", "排序", "排列", "相反", "颠倒", "倒过来", "倒序", "反了",
    ]),
    Concept([
      "which phone", "which device", "which model", "supported device", "哪些手机", "哪些机型", "哪些设备",
      "哪些型号", "支持的设备",
    ]),
    Concept(["text size", "font size", "dynamic type", "字体大小", "文字大小", "字号", "动态字体"]),
    Concept([
      "back to root", "pop to root", "root page", "根页面", "dismiss all", "go back to", "回到", "返回到",
      "最底层", "全部关闭",
    ]),
    Concept(["download", "internet", "remote", "from server", "backend", "网络", "下载", "服务器", "下发"]),
    Concept([
      "window", "resize", "multitasking", "stage manager", "split view", "side by side",
      "share the screen", "share the display", "窗口", "分屏", "台前调度", "并排", "同屏",
    ]),
    Concept(["ipad", "tablet", "平板"]),
    Concept(["iphone", "phone", "手机"], isManner: true),
    Concept(["bubble", "balloon", "popover", "pop over", "气泡", "弹出框", "浮窗"]),
    Concept(["modal", "modally", "presented", "弹窗", "弹层", "弹出页", "模态"]),
    Concept([
      "dismiss", "close", "get rid of", "swipe down", "pull down", "drag down", "关掉", "收起", "下滑",
      "下拉",
      "滑下去",
    ]),
    Concept(["reinstall", "uninstall", "install", "fresh install", "重装", "重新安装", "卸载", "安装"]),
    Concept(["apple watch", "watch app", "watchos", "手表"]),
    Concept(["apple tv", "tvos", "television", "电视"]),
    Concept(["mac", "catalyst", "macos", "desktop computer", "电脑"]),
    Concept(["vision pro", "visionos", "headset", "头显"]),
    Concept(["carplay", "in the car", "车载"]),
    Concept([
      "thickness", "thicker", "fatter", "line width", "stroke", "brush", "粗细", "线宽", "笔触", "笔刷",
      "线越",
    ]),
    Concept([
      "dark mode", "dark appearance", "light mode", "night mode", "at night", "day and night", "深色",
      "暗黑",
      "夜间", "暗色", "浅色", "白天黑夜", "黑夜",
    ]),
    Concept([
      "override", "overriding", "overridden", "pretend", "behave like", "force a child", "覆盖", "重写",
      "以为自己",
    ]),
    Concept([
      "asynchronous", "async", "lazily", "load later", "on demand", "异步", "延迟加载", "稍后加载", "请求数据",
    ]),
    Concept(["animation", "animate", "transition", "动画", "转场", "过渡"], isManner: true),
    Concept(["rounded", "corner", "圆角", "四角", "边角"]),
    Concept(["storyboard", "xib", "nib", "interface builder", "故事板"]),
    Concept([
      "unit test", "ui test", "testing", "xctest", "xcuitest", "test case", "simulator", "单元测试",
      "测试", "模拟器",
    ]),
    Concept(["first launch", "first time", "first run", "首次", "第一次", "刚装"]),
    Concept(["stylus", "pencil", "手写笔", "触控笔", "笔杆", "笔尖"]),
    Concept(["vibrate", "vibration", "haptic feedback", "buzz", "震动", "振动", "震一下", "触感反馈"]),
    Concept([
      "web page", "website", "web view", "webview", "hyperlink", "safari", "网页", "链接", "浏览器",
    ]),
    Concept([
      "log in", "login", "logged in", "logged out", "账号", "sign in", "log out", "logout",
      "sign out", "登录", "登陆", "退出登录", "注销", "登出",
    ]),
    Concept(["lag", "latency", "jagged", "smooth", "卡顿", "延迟", "锯齿", "平滑"]),
    Concept(["foldable", "folding", "fold", "折叠"]),
    Concept([
      "paying", "premium", "subscriber", "membership", "guest", "each user", "per user", "会员", "付费",
      "游客", "访客", "不同用户",
    ]),
    Concept([
      "cannot find", "not in scope", "in scope", "unavailable", "not available", "undeclared",
      "does not compile", "doesnt compile", "compile error", "找不到类型", "编译不过", "编译失败", "编译错误", "不可用",
    ]),
    Concept(["star", "heart", "glyph", "symbol", "星星", "星形", "爱心", "符号", "图案"]),
    Concept(["swiftui", "swift ui"]),
    Concept(["app icon", "appicon", "icon of the app"]),
    Concept(
      ["icon menu", "长按图标", "长按图标菜单", "按住图标", "按住图标菜单", "图标菜单", "图标长按", "桌面图标", "应用图标"],
      isManner: true, isSubject: true
    ),
    Concept([
      "app update", "after update", "after updating", "after an update", "after the update",
      "new release", "older release", "previous release", "更新后", "升级后", "更新版本", "新版", "旧版", "上个版本",
    ]),
    Concept([
      "cross platform", "react native", "flutter", "capacitor", "cordova", "ionic",
      "phonegap", "maui",
      "xamarin", "nativescript", "uniapp", "uni app", "titanium", "跨平台", "跨端",
    ]),
    Concept(["child controller", "for a child", "for child", "子控制器", "子视图控制器", "子页面"]),
    Concept([
      "takes too long", "how long to press", "duration", "faster", "too slow", "多久", "很久", "时长",
      "太慢", "快一点",
      "快点",
    ]),
    Concept([
      "which entry", "which action", "which one", "which row", "which item", "which shortcut",
      "was picked", "was chosen", "was tapped", "哪一项", "哪一个", "哪一行", "哪一条", "点了哪个", "选了哪个", "点的是哪",
      "点的哪",
    ]),
    Concept(["analytics", "statistics", "tracking", "埋点", "统计"]),
    Concept(["nearest", "closest", "furthest", "farthest", "最近的", "最远", "离手指", "最上", "最下"]),
    Concept(["badge", "unread", "unread number", "角标", "未读", "数字"]),
    Concept(["hide", "conditional", "only when", "remove all", "clear", "隐藏", "清空"]),
    Concept(["single column", "one column", "一列", "单列"]),
    Concept(["discard", "unsaved", "放弃编辑", "未保存"]),
    Concept([
      "keep it open", "keep open", "stay open", "keep the user from", "cannot be dismissed",
      "let user close", "let the user close", "let users close", "from closing",
      "not dismiss",
      "cant dismiss", "stop swip", "disable swip", "prevent swip", "禁止下拉", "禁止下滑", "不能下拉", "不让下拉",
      "禁止关闭",
      "不让关闭", "不能关闭",
    ]),
    Concept([
      "which window", "choose the window", "choose a window", "right window", "existing window",
      "哪个窗口", "选择窗口",
      "已有的窗口",
    ]),
    Concept(["breakpoint", "debugger", "debug", "断点", "调试"]),
    Concept(["swipe up", "slide up", "往上划", "上划", "上滑", "上拉", "向上轻扫"]),
    Concept(["old text", "old wording", "stale", "outdated", "cached", "老文字", "旧文字", "缓存", "旧菜单"]),
    Concept(["wrong row", "wrong cell", "wrong place", "错位", "错误的行", "别的行"]),
    Concept(["stretched", "narrow", "squeezed", "拉伸", "变窄", "挤在一起", "变形"]),
    Concept(["unrecognized selector", "没有这个方法"], isManner: true),
    Concept(
      ["quick action", "shortcut", "快捷操作", "快捷方式", "快捷菜单", "快速操作", "快速动作", "快捷项", "快捷入口", "捷径"],
      isManner: true, isSubject: true),
    Concept(["home screen", "homescreen", "桌面", "主屏幕", "主屏"], isManner: true, isSubject: true),
    Concept(["data", "parameter", "value along", "数据", "参数"], isManner: true),
    Concept(["custom", "own", "自定义"], isManner: true),
    Concept(["launch", "is started", "starts up", "启动"], isManner: true),
    Concept(["warning", "警告", "提示"], isManner: true),
    Concept(["list", "table view", "collection view", "cell", "列表", "单元格", "表格"]),
    Concept([
      "open a screen", "open a certain", "open the", "navigate", "jump to", "go to", "push",
      "deep link", "deeplink", "打开", "跳转", "进入", "压栈",
    ]),
    Concept(
      [
        "detect", "determine", "tell whether", "tell if", "find out", "check if", "check whether",
        "how to know", "检测", "判断",
        "监听", "获取",
      ], isManner: true),
    Concept(
      [
        "deprecated", "obsolete", "replacement", "replace", "instead of", "alternative",
        "successor", "retired", "migrate", "port to", "port from", "convert", "rewrite", "use what",
        "用什么", "过期", "废弃", "弃用", "过时", "替代", "取代",
        "代替",
        "替换", "迁移",
      ], isManner: true),
    Concept(
      ["prevent", "disable", "forbid", "turn off", "禁止", "禁用", "防止", "阻止", "不让", "关闭"],
      isManner: true),
    Concept(
      ["update", "upgrade", "new version", "old version", "更新", "升级", "版本", "旧的"], isManner: true),
    Concept(["transparent", "see through", "translucent", "透明", "毛玻璃"]),
    Concept(["blurry", "fuzzy", "pixelated", "unsharp", "模糊", "发虚", "不清晰"]),
    Concept(["nil", "null", "为空", "是空", "空的"]),
    Concept([
      "tap outside", "tapping outside", "click outside", "touch outside", "tap beside", "点外面",
      "点旁边", "点空白", "点击空白", "点击外部",
    ]),
    Concept(["gap", "margin", "空隙", "缝隙", "留白"]),
    Concept(["alert", "dialog", "提示框", "警告框", "对话框", "弹框"]),
    Concept(["share", "分享", "共享"]),
    Concept(["remove", "delete", "删除", "删掉", "移除", "去掉"], isManner: true),
    Concept(["leak", "retain cycle", "泄漏", "循环引用"]),
    Concept(["tutorial", "getting started", "beginner", "introduction", "入门", "教程", "新手", "初学"]),
    Concept(["widget", "小组件"]),
    Concept(["naming", "name convention", "命名", "取名", "起名"]),
    Concept(["how big", "how large", "dimension", "pixel", "resolution", "多大", "像素", "分辨率"]),
    Concept(["context menu", "popup menu", "right click", "secondary click", "上下文菜单", "弹出菜单", "右键"]
    ),
    Concept(["persist", "survive", "remain", "still there", "保留", "还在", "仍然"], isManner: true),
    Concept(["difference", "versus", "vs", "区别", "不同", "对比"], isManner: true),
    Concept(["required", "mandatory", "必填", "必须", "必需", "必要"], isManner: true),
  ]

  /// Chinese words for the subject of the guide and for items that are not shown. All of them are searched
  /// for instead of the one that was typed.
  public static let subjectTerms = Set(
    concepts.filter { $0.isSubject || $0.words.first == "not show" }.flatMap(\.words)
      .filter { $0.unicodeScalars.first.map(isChinese) ?? false })

  /// The terms that count less: stems of English words, and Chinese words.
  public static let weakTerms = Set(
    commonWords + concepts.filter(\.isManner).flatMap(\.words).map(stem))

  /// Chinese words that are extracted from a text as a whole, the longest first.
  public static let lexicon = Set(commonWords + terms + concepts.flatMap(\.words))
    .filter { $0.unicodeScalars.first.map(isChinese) ?? false }
    .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }

  static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value)
  }

  /// Returns the word without its ending.
  static func stem(_ word: String) -> String {
    let ending = endings.first {
      word.hasSuffix($0) && word.utf8.count - $0.utf8.count >= 4
    }
    return String(word.dropLast(ending?.count ?? 0))
  }
}
