;;; The shipped configuration in a real Emacs with Eglot, used by the keys that people press; the
;;; buffer is what counts.
;;;   emacs --batch -L … -l Tests/Clients/emacs-keys.el
;;; Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).

(require 'eglot)
(load (expand-file-name "Tests/Clients/emacs-support.el") nil t)
(setq eglot-sync-connect 10
      eglot-autoshutdown t
      eglot-confirm-server-initiated-edits nil)
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

(defconst quickactions-all-cases
  (append
   quickactions-cases
   '(("an end tag" ("<plist version=\"1.0\">" "<dict>" "\t<key>a</key>" "\t<array>" "\t\t|" "</dict>" "</plist>") "</"
      "\t<array>\n\t</array>\n</dict>"))))

;; For the renaming below; the server looks through the folder once.
(make-directory (expand-file-name "de.lproj" quickactions-folder) t)
(with-temp-file (expand-file-name "de.lproj/InfoPlist.strings" quickactions-folder)
  (insert "\"Note\" = \"Notiz\";\n"))

(let ((number 0))
  (pcase-dolist (`(,what ,lines ,keys ,wanted) quickactions-all-cases)
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
