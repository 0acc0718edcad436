;;; Emacs 29, or Emacs with the package eglot: put this into your init file.
;;; Completion is on M-TAB, renaming a title on M-x eglot-rename.  Run with Emacs 28.2 and eglot 1.9.
(require 'nxml-mode)

(defvar plist-mode-syntax-table
  (let ((table (make-syntax-table nxml-mode-syntax-table)))
    ;; What completion and renaming take for the word at point does not hold tags.
    (dolist (character '(?< ?> ?/))
      (modify-syntax-entry character "." table))
    table)
  "Syntax table of `plist-mode'.")

(define-derived-mode plist-mode nxml-mode "plist"
  "XML property lists, such as Info.plist."
  :syntax-table plist-mode-syntax-table
  ;; Xcode indents by tabs.
  (setq-local indent-tabs-mode t
              tab-width 4
              nxml-child-indent 4))

(define-derived-mode infoplist-strings-mode prog-mode "InfoPlist strings"
  "Translations of an Info.plist.")

(add-to-list 'auto-mode-alist '("\\.plist\\'" . plist-mode))
(add-to-list 'auto-mode-alist '("InfoPlist\\.\\(xc\\)?strings\\'" . infoplist-strings-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '((plist-mode infoplist-strings-mode) . ("quickactions" "lsp"))))
(add-hook 'plist-mode-hook #'eglot-ensure)
(add-hook 'infoplist-strings-mode-hook #'eglot-ensure)
