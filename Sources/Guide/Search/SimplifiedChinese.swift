/// Conversion of traditional characters, and of words used in Taiwan and Hong Kong, to those of the guide.
///
/// The guide is written in simplified characters. Only characters in words of the guide are converted,
/// because others find nothing anyway. The script of the exported site uses the same tables.
public enum SimplifiedChinese {
  /// The characters; those of the second text are at the same positions.
  public static let traditional = """
    丟並乾亂佈佔併來侷係個們側備傢傳傾僅價儘優儲內兩冊別刪則剋剛創劃劉動務勢匯區協卻參員問啟喚單嗎嘗\
    噹嚐嚮嚴國圍圓圖團執報場塊塢壓壞夠夾奪學宮實寧審寫寬將專對導屆屜層屬帶幫幹幾庫廠廢廣張強彆彈彎彙\
    後徑從復徵徹愛態慣慮憑應懸戲戶拋捨掃掛採換搆摺擁擇擊擋擔據擠擬擴擺攜攝敗數斷於昇時暫曆書會東桿條\
    棄棧構標樣橋機橫檔檢檯欄歡歷歸殘殺殼毀氣氾汎決沒沖況洩淺減測湊準滾滿漢漸潤潰濟瀏為無熱燈燬爭爾狀\
    獨獲現環產畢畫異當疊癥發盡監盤眾瞭確碼礙稜種稱積穩穫競筆箇節範簡簽籤糰約紅純級細紹終組結絕絡給統\
    經綠維網綴綵緊緒線緣編緩緻縫縮縱總繞繪繫繼續纔義習聯聲職聽腦腳膚臺與舉舊著蒐蓋薦藉蘋處虛號術衝補\
    裝裡製複見規視覺覽觀觸訂計訊記訪設許訴註証詞詢試話該詳誌認語誤說誰調談請論諾謂講證識譯議護讀變讓\
    豎貝負責費貼資賦質賬賴賸購贈跡跤跼蹟蹤躍車軸較載輔輕輯輸轉辦辭迴這連週進遊運過達遞遠適遲遷選還邊\
    邏郵釋針鈕鉸銷鋪鋸錄錨錯錶鍵鍾鎖鏈鏡鐘長門閃閉開間閱闆關陞陣陰陸隊階際隨隱隻雙離難電靈靜響頁頂項\
    順須預頓頭頻題顏顛類顧顯風颱飛飾養餘餽馬騙驅驗驟體髮鬆鬚鬧麵麼點齊齒齣
    """

  public static let simplified = """
    丢并干乱布占并来局系个们侧备家传倾仅价尽优储内两册别删则克刚创划刘动务势汇区协却参员问启唤单吗尝\
    当尝向严国围圆图团执报场块坞压坏够夹夺学宫实宁审写宽将专对导届屉层属带帮干几库厂废广张强别弹弯汇\
    后径从复征彻爱态惯虑凭应悬戏户抛舍扫挂采换构折拥择击挡担据挤拟扩摆携摄败数断于升时暂历书会东杆条\
    弃栈构标样桥机横档检台栏欢历归残杀壳毁气泛泛决没冲况泄浅减测凑准滚满汉渐润溃济浏为无热灯毁争尔状\
    独获现环产毕画异当叠症发尽监盘众了确码碍棱种称积稳获竞笔个节范简签签团约红纯级细绍终组结绝络给统\
    经绿维网缀彩紧绪线缘编缓致缝缩纵总绕绘系继续才义习联声职听脑脚肤台与举旧着搜盖荐借苹处虚号术冲补\
    装里制复见规视觉览观触订计讯记访设许诉注证词询试话该详志认语误说谁调谈请论诺谓讲证识译议护读变让\
    竖贝负责费贴资赋质账赖剩购赠迹交局迹踪跃车轴较载辅轻辑输转办辞回这连周进游运过达递远适迟迁选还边\
    逻邮释针钮铰销铺锯录锚错表键钟锁链镜钟长门闪闭开间阅板关升阵阴陆队阶际随隐只双离难电灵静响页顶项\
    顺须预顿头频题颜颠类顾显风台飞饰养余馈马骗驱验骤体发松须闹面么点齐齿出
    """

  /// Words that differ in more than their characters. Characters of the table above are already simplified.
  public static let words = [
    ("专案", "项目"),
    ("中断点", "断点"),
    ("主画面", "主屏幕"),
    ("介面", "界面"),
    ("使用者", "用户"),
    ("侦测", "检测"),
    ("侦错", "调试"),
    ("储存", "保存"),
    ("全螢幕", "全屏"),
    ("函式", "函数"),
    ("分割画面", "分屏"),
    ("变数", "变量"),
    ("呼叫", "调用"),
    ("回呼", "回调"),
    ("回馈", "反馈"),
    ("图示", "图标"),
    ("在地化", "本地化"),
    ("委派", "代理"),
    ("字串", "字符串"),
    ("帐号", "账号"),
    ("应用程式", "应用"),
    ("快速动作", "快捷操作"),
    ("执行绪", "线程"),
    ("支援", "支持"),
    ("档案", "文件"),
    ("检视", "视图"),
    ("版面", "布局"),
    ("物件", "对象"),
    ("直向", "竖屏"),
    ("相容", "兼容"),
    ("相片", "图片"),
    ("程式", "程序"),
    ("荧幕", "屏幕"),
    ("萤幕", "屏幕"),
    ("螢幕", "屏幕"),
    ("装置", "设备"),
    ("视窗", "窗口"),
    ("解除安装", "卸载"),
    ("讯息", "消息"),
    ("软体", "软件"),
    ("连结", "链接"),
    ("选单", "菜单"),
    ("阵列", "数组"),
    ("除错", "调试"),
    ("预设", "默认"),
  ]

  private static let characters = Dictionary(
    zip(traditional.unicodeScalars, simplified.unicodeScalars),
    uniquingKeysWith: { first, _ in first })

  /// The words by their first character, the longest first.
  private static let wordsByFirst = Dictionary(
    grouping: words.map { (text: Array($0.unicodeScalars), simplified: $1) }
      .sorted { $0.text.count > $1.text.count }, by: \.text.first)

  /// Returns a text with the characters and words of the guide. Other text is not changed.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: QueryWords.isChinese) else { return text }
    let scalars = text.unicodeScalars.map { characters[$0] ?? $0 }
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let word = wordsByFirst[scalars[index]]?.first { scalars[index...].starts(with: $0.text) }
      if let word {
        result.append(contentsOf: word.simplified.unicodeScalars)
      } else {
        result.append(scalars[index])
      }
      index += word?.text.count ?? 1
    }
    return String(result)
  }
}
