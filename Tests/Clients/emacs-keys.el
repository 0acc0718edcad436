;;; The shipped configuration in a real Emacs with Eglot, used by the keys that people press; the
;;; buffer is what counts.
;;;   emacs --batch -L … -l Tests/Clients/emacs-keys.el
;;; Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).

(require 'eglot)
(require 'cl-lib)
(setq eglot-sync-connect 10
      eglot-autoshutdown t
      eglot-confirm-server-initiated-edits nil
      create-lockfiles nil
      make-backup-files nil)
;; The command is found as people have it: by its name.
(defvar quickactions-folder (getenv "FOLDER"))
(let ((bin (expand-file-name "bin" quickactions-folder)))
  (make-directory bin t)
  (make-symbolic-link (getenv "QUICKACTIONS") (expand-file-name "quickactions" bin) t)
  (push bin exec-path)
  (setenv "PATH" (concat bin ":" (getenv "PATH"))))
(load (expand-file-name "Samples/Editors/emacs.el"))

(defun quickactions-open (name lines)
  "Open a file NAME of LINES with point at `|'; the server is there when it returns."
  (let ((path (expand-file-name name quickactions-folder)))
    (make-directory (file-name-directory path) t)
    (with-temp-file path (insert (replace-regexp-in-string "|" "" (string-join lines "\n"))))
    (switch-to-buffer (find-file-noselect path))
    (when (eq major-mode 'plist-mode)
      (unless (eglot-managed-p) (apply #'eglot (eglot--guess-contact))))
    (goto-char (1+ (string-match "|" (string-join lines "\n"))))))

(defun quickactions-press (&rest keys)
  "Press KEYS, one after the other, and let Emacs work in between."
  (dolist (key keys)
    (execute-kbd-macro (if (string-match-p "^[CM]-" key) (kbd key) key))
    (accept-process-output nil 0.05)))

(defun quickactions-expect (what wanted)
  "Fail unless the buffer holds WANTED."
  (unless (string-match-p (regexp-quote wanted) (buffer-string))
    (error "emacs: %s: not\n%s\nin\n%s" what wanted (buffer-string))))

(defconst quickactions-head
  '("<plist version=\"1.0\">" "<dict>" "\t<key>UIApplicationShortcutItems</key>" "\t<array>" "\t\t<dict>"))
(defconst quickactions-tail '("\t\t</dict>" "\t</array>" "</dict>" "</plist>" ""))
(defun quickactions-item (&rest lines) (append quickactions-head lines quickactions-tail))

(defconst quickactions-cases
  `(("a block" ("<plist version=\"1.0\">" "<dict>" "\t|" "</dict>" "</plist>") "<key>UIApplicationShortcutItems"
     "\t<key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n")
    ("a key" ,(quickactions-item "\t\t\t|") "<key>UIApplicationShortcutItemTi"
     "\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string></string>\n\t\t</dict>")
    ("a key that is closed" ,(quickactions-item "\t\t\t<key>|</key>") "UIApplicationShortcutItemTi"
     "\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string></string>\n\t\t</dict>")
    ("an icon type by its short name"
     ,(quickactions-item "\t\t\t<key>UIApplicationShortcutItemIconType</key>" "\t\t\t<string>|</string>") "comp"
     "\t\t\t<string>UIApplicationShortcutIconTypeCompose</string>\n\t\t</dict>")
    ("an end tag" ("<plist version=\"1.0\">" "<dict>" "\t<key>a</key>" "\t<array>" "\t\t|" "</dict>" "</plist>") "</"
     "\t<array>\n\t</array>\n</dict>")))

;; For the renaming below; the server looks through the folder once.
(make-directory (expand-file-name "de.lproj" quickactions-folder) t)
(with-temp-file (expand-file-name "de.lproj/InfoPlist.strings" quickactions-folder)
  (insert "\"Note\" = \"Notiz\";\n"))

(let ((number 0))
  (pcase-dolist (`(,what ,lines ,keys ,wanted) quickactions-cases)
    (setq number (1+ number))
    (quickactions-open (format "%d.plist" number) lines)
    (quickactions-press keys "C-M-i")
    (quickactions-expect what wanted)
    (set-buffer-modified-p nil))
  (message "emacs: %d proposals accepted with M-TAB" number))

;; Renaming asks about the title, and changes it in every language.
(quickactions-open
 "Info.plist"
 (quickactions-item "\t\t\t<key>UIApplicationShortcutItemType</key>" "\t\t\t<string>a</string>"
                    "\t\t\t<key>UIApplicationShortcutItemTitle</key>" "\t\t\t<string>No|te</string>"))
;; Eglot asks before it changes files that are not open.
(find-file-noselect (expand-file-name "de.lproj/InfoPlist.strings" quickactions-folder))
;; The translations are read beside the server's other work.
(accept-process-output nil 1)
(let* ((prompt nil))
  (cl-letf (((symbol-function 'read-from-minibuffer)
             (lambda (text &rest _) (setq prompt text) "Fresh")))
    (call-interactively #'eglot-rename))
  (unless (string-match-p "`Note'" prompt) (error "emacs: rename asks: %s" prompt))
  (quickactions-expect "rename" "<string>Fresh</string>")
  (with-current-buffer
      (find-file-noselect (expand-file-name "de.lproj/InfoPlist.strings" quickactions-folder))
    (quickactions-expect "rename in German" "\"Fresh\" = \"Notiz\";")
    (set-buffer-modified-p nil))
  (message "emacs: rename asked %s" prompt))
(set-buffer-modified-p nil)

;; Other XML is left alone.
(quickactions-open "pom.xml" '("<?xml version=\"1.0\"?>" "<project>|</project>"))
(unless (eq major-mode 'nxml-mode) (error "emacs: a pom is in %s" major-mode))
(when (eglot-managed-p) (error "emacs: a pom is managed"))
(message "emacs: other XML is left alone")
