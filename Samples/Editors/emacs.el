;;; Emacs 29, or Emacs with the package eglot: put this into your init file.
(add-to-list 'auto-mode-alist '("\\.plist\\'" . nxml-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(nxml-mode . ("quickactions" "lsp"))))
(add-hook 'nxml-mode-hook #'eglot-ensure)
