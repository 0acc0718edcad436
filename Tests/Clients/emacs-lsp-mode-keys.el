;;; The shipped configuration in a real Emacs with lsp-mode, company and yasnippet, used by the keys that
;;; people press; the buffer is what counts.
;;;   emacs --batch --eval '(package-initialize)' -l Tests/Clients/emacs-lsp-mode-keys.el
;;; Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).

(require 'lsp-mode)
(require 'lsp-completion)
(load (expand-file-name "Tests/Clients/emacs-support.el") nil t)
(setq lsp-restart 'ignore
      lsp-enable-file-watchers nil
      lsp-session-file (expand-file-name "session" quickactions-folder)
      lsp-diagnostics-provider :none
      company-idle-delay nil)
(let ((inhibit-message t))
  (load (expand-file-name "Samples/Editors/emacs.el"))
  (load (expand-file-name "Samples/Editors/emacs-lsp-mode.el")))
(remove-hook 'plist-mode-hook #'eglot-ensure)
(remove-hook 'infoplist-strings-mode-hook #'eglot-ensure)
;; It waits for a window, and there is none.
(remove-hook 'plist-mode-hook #'lsp-deferred)
(defvar quickactions-root (expand-file-name "app" quickactions-folder))
(make-directory (expand-file-name "de.lproj" quickactions-root) t)
(with-temp-file (expand-file-name "de.lproj/InfoPlist.strings" quickactions-root)
  (insert "\"Note\" = \"Notiz\";\n"))
(lsp-workspace-folders-add quickactions-root)

(defun quickactions-wait (what test)
  "Wait until TEST holds; WHAT names it in the error."
  (let ((end (+ (float-time) 30)))
    (while (not (or (funcall test) (> (float-time) end))) (accept-process-output nil 0.05))
    (unless (funcall test) (error "lsp-mode: no %s in\n%s" what (buffer-string)))))

(defun quickactions-open (name lines)
  "Open a file NAME of LINES with point at `|'; the server is there when it returns."
  (let ((path (expand-file-name name quickactions-root))
        (text (string-join lines "\n"))
        (inhibit-message t))
    (with-temp-file path (insert (replace-regexp-in-string "|" "" text)))
    (switch-to-buffer (find-file-noselect path))
    (goto-char (1+ (string-match "|" text)))
    (lsp)
    (quickactions-wait "server" (lambda () (lsp-workspaces)))
    (quickactions-wait
     "initialized server"
     (lambda () (eq 'initialized (lsp--workspace-status (car (lsp-workspaces))))))))

(let ((number 0))
  (pcase-dolist (`(,what ,lines ,keys ,wanted) quickactions-cases)
    (setq number (1+ number))
    (quickactions-open (format "%d.plist" number) lines)
    (execute-kbd-macro keys)
    (company-manual-begin)
    (quickactions-wait (format "proposal for %s" what) (lambda () company-candidates))
    (company-complete-selection)
    (quickactions-expect what wanted)
    (set-buffer-modified-p nil))
  (message "lsp-mode: %d proposals accepted in company's list" number))

;; The first renaming is whole, in every language.
(quickactions-open
 "Info.plist"
 (quickactions-item "\t\t\t<key>UIApplicationShortcutItemType</key>" "\t\t\t<string>a</string>"
                    "\t\t\t<key>UIApplicationShortcutItemTitle</key>" "\t\t\t<string>No|te</string>"))
(let ((inhibit-message t)) (lsp-rename "Fresh"))
(quickactions-expect "rename" "<string>Fresh</string>")
(with-current-buffer (find-file-noselect (expand-file-name "de.lproj/InfoPlist.strings" quickactions-root))
  (quickactions-expect "rename in German" "\"Fresh\" = \"Notiz\";"))
(message "lsp-mode: a title is renamed in every language")
(dolist (buffer (buffer-list)) (with-current-buffer buffer (set-buffer-modified-p nil)))
