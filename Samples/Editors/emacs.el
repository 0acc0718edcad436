;;; Emacs 29, or Emacs with the package eglot: put this into your init file.
(add-to-list 'auto-mode-alist '("\\.plist\\'" . nxml-mode))
(define-derived-mode infoplist-strings-mode prog-mode "InfoPlist strings"
  "Translations of an Info.plist.")
(add-to-list 'auto-mode-alist '("InfoPlist\\.\\(xc\\)?strings\\'" . infoplist-strings-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '((nxml-mode infoplist-strings-mode) . ("quickactions" "lsp"))))
(add-hook 'nxml-mode-hook #'eglot-ensure)
(add-hook 'infoplist-strings-mode-hook #'eglot-ensure)
