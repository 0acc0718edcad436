;;; A real Emacs with Eglot on a property list: diagnostics arrive, hover and completion answer.
;;;   emacs --batch -l Tests/Clients/emacs.el
;;; Environment: QUICKACTIONS (the executable), FILE (a property list with mistakes in it).

(require 'eglot)
(require 'flymake)
(setq eglot-sync-connect 10
      eglot-autoshutdown t
      create-lockfiles nil
      make-backup-files nil)

(defun quickactions-wait (what condition)
  "Let Emacs work until CONDITION holds; fail after ten seconds, naming WHAT."
  (let ((end (+ (float-time) 10)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless (funcall condition) (error "emacs: no %s within ten seconds" what))))

(add-to-list 'eglot-server-programs `(nxml-mode . (,(getenv "QUICKACTIONS") "lsp")))
(find-file (getenv "FILE"))
(nxml-mode)
(apply #'eglot (eglot--guess-contact))
(flymake-mode 1)
(flymake-start)
(quickactions-wait "diagnostics" (lambda () (flymake-diagnostics)))
(message "emacs: %d diagnostics, first: %s" (length (flymake-diagnostics))
         (flymake-diagnostic-text (car (flymake-diagnostics))))

(goto-char (point-min))
(search-forward "UIApplicationShortcutItemTitle")
(backward-char 5)
(let* ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                               (eglot--TextDocumentPositionParams)))
       (value (plist-get (plist-get hover :contents) :value)))
  (unless (string-match-p "InfoPlist" value) (error "emacs: hover says nothing"))
  (message "emacs: hover: %s" (substring value 0 60)))

(forward-line 1)
(end-of-line)
(insert "\n\t\t\t")
(let* ((result (jsonrpc-request (eglot--current-server-or-lose) :textDocument/completion
                                (eglot--TextDocumentPositionParams)))
       (labels (mapcar (lambda (item) (plist-get item :label)) (plist-get result :items))))
  (unless (member "UIApplicationShortcutItemUserInfo" labels)
    (error "emacs: user info is not proposed: %s" labels))
  (message "emacs: completion: %d proposals" (length labels)))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot--current-server-or-lose))
