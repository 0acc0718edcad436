;;; What the tests of Emacs with Eglot and with lsp-mode share.
;;; Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).

(require 'cl-lib)
(setq create-lockfiles nil
      make-backup-files nil)
;; The command is found as people have it: by its name.
(defvar quickactions-folder (getenv "FOLDER"))
(let ((bin (expand-file-name "bin" quickactions-folder)))
  (make-directory bin t)
  (make-symbolic-link (getenv "QUICKACTIONS") (expand-file-name "quickactions" bin) t)
  (push bin exec-path)
  (setenv "PATH" (concat bin ":" (getenv "PATH"))))

(defun quickactions-expect (what wanted)
  "Fail unless the buffer holds WANTED."
  (unless (string-match-p (regexp-quote wanted) (buffer-string))
    (error "emacs: %s: not\n%s\nin\n%s" what wanted (buffer-string))))

(defconst quickactions-head
  '("<plist version=\"1.0\">" "<dict>" "\t<key>UIApplicationShortcutItems</key>" "\t<array>" "\t\t<dict>"))
(defconst quickactions-tail '("\t\t</dict>" "\t</array>" "</dict>" "</plist>" ""))
(defun quickactions-item (&rest lines) (append quickactions-head lines quickactions-tail))

;; For each its name, the lines with point at `|', what is typed before a proposal is accepted, and what the buffer
;; holds then.
(defconst quickactions-cases
  `(("a block" ("<plist version=\"1.0\">" "<dict>" "\t|" "</dict>" "</plist>") "<key>UIApplicationShortcutItems"
     "\t<key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n")
    ("a key" ,(quickactions-item "\t\t\t|") "<key>UIApplicationShortcutItemTi"
     "\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string></string>\n\t\t</dict>")
    ("a key that is closed" ,(quickactions-item "\t\t\t<key>|</key>") "UIApplicationShortcutItemTi"
     "\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string></string>\n\t\t</dict>")
    ("an icon type by its short name"
     ,(quickactions-item "\t\t\t<key>UIApplicationShortcutItemIconType</key>" "\t\t\t<string>|</string>") "comp"
     "\t\t\t<string>UIApplicationShortcutIconTypeCompose</string>\n\t\t</dict>")))
