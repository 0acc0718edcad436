---@brief
---
--- https://github.com/OWNER/quickactions
---
--- Home Screen quick actions of iOS apps in property lists, translations, Swift and Objective-C. Runs next to
--- sourcekit-lsp or clangd.
---
--- Neovim 0.11 or later: put this into a folder `lsp` of 'runtimepath', such as `~/.config/nvim/lsp`, and call
--- `vim.lsp.enable('quickactions')`. The form is that of nvim-lspconfig.
---
--- Neovim knows no file type for property lists and strings files; this file adds them.

vim.filetype.add({
  extension = { plist = 'xml', strings = 'strings', xcstrings = 'json' },
  filename = { ['.quickactions.json'] = 'json' },
})

-- Of XML, JSON and YAML files only those that can hold quick actions.
local function is_wanted(name)
  return name:match('%.plist$') or name:match('^InfoPlist%.x?c?strings$') or name:match('%.swift$')
    or name:match('%.mm?$') or name == '.quickactions.json' or name == 'app.json' or name == 'app.config.json'
    or name == 'project.yml' or name == 'project.yaml'
end

---@type vim.lsp.Config
return {
  cmd = { 'quickactions', 'lsp' },
  filetypes = { 'xml', 'strings', 'json', 'jsonc', 'yaml', 'swift', 'objc', 'objcpp' },
  -- Not called back: the server is not started for this file.
  root_dir = function(buffer, on_dir)
    local path = vim.api.nvim_buf_get_name(buffer)
    if not is_wanted(vim.fs.basename(path)) then return end
    local root = vim.fs.root(buffer, { '.git' })
      or vim.fs.root(buffer, function(name)
        return name:match('%.xcodeproj$') or name == '.quickactions.json' or name == 'project.yml'
      end)
    on_dir(root or vim.fs.dirname(path))
  end,
  get_language_id = function(_, filetype)
    local names = { objc = 'objective-c', objcpp = 'objective-cpp' }
    return names[filetype] or filetype
  end,
  on_attach = function(client, buffer)
    -- Without `menuone` a sole proposal would be inserted without its edit.
    vim.bo[buffer].completeopt = 'menuone,noinsert,popup'
    vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
    for _, is_pull in ipairs({ false, true }) do
      vim.diagnostic.config({ virtual_text = true }, vim.lsp.diagnostic.get_namespace(client.id, is_pull))
    end
    -- Lenses (what handles a type) are shown only when they are requested.
    vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'BufWritePost' }, {
      buffer = buffer,
      callback = function() vim.lsp.codelens.refresh({ bufnr = buffer }) end,
    })
    vim.lsp.codelens.refresh({ bufnr = buffer })
  end,
}
