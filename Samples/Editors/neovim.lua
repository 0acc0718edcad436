-- Neovim 0.8 or later: put this into your init.lua.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.plist', 'InfoPlist.strings', 'InfoPlist.xcstrings', '.quickactions.json' },
  callback = function(event)
    vim.lsp.start({
      name = 'quickactions',
      cmd = { 'quickactions', 'lsp' },
      root_dir = vim.fs.dirname(vim.fs.find({ '.git' }, { upward = true, path = event.file })[1])
        or vim.fn.getcwd(),
    })
  end,
})
