;;; Emacs with the package lsp-mode: put this into your init file behind plist-mode and
;;; infoplist-strings-mode of emacs.el, in place of the lines for Eglot.
;;; Install the packages company and yasnippet, too, and accept proposals in company's list: after M-TAB
;;; lsp-mode 8.0 does not carry out the edit, which leaves a tag open.  Run with Emacs 28.2.
(require 'company)
(require 'yasnippet)
(dolist (hook '(plist-mode-hook infoplist-strings-mode-hook))
  (add-hook hook #'company-mode)
  (add-hook hook #'yas-minor-mode))
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(plist-mode . "plist"))
  (add-to-list 'lsp-language-id-configuration '(infoplist-strings-mode . "strings"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection '("quickactions" "lsp"))
    :activation-fn (lsp-activate-on "plist" "strings")
    :server-id 'quickactions)))
;; In Swift and Objective-C it runs beside sourcekit-lsp or clangd.
(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection '("quickactions" "lsp"))
    :activation-fn (lsp-activate-on "swift" "objective-c" "objective-cpp")
    :add-on? t
    :server-id 'quickactions-code)))
(add-hook 'plist-mode-hook #'lsp-deferred)
(add-hook 'infoplist-strings-mode-hook #'lsp-deferred)
