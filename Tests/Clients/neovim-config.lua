-- The configuration for `vim.lsp.enable` in a Neovim that has it: it starts the server for what can hold quick
-- actions and for nothing else, and the texts of findings are shown.
--   nvim --headless -u NONE -S Tests/Clients/neovim-config.lua
-- Environment: QUICKACTIONS (the executable), FOLDER (a folder with an app).

local function fail(message)
  io.stderr:write('neovim-config: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then fail('no ' .. what .. ' within twenty seconds') end
end

local version = vim.fn.execute('version'):match('NVIM (%S+)')
local ok, message = pcall(function()
  if not vim.lsp.enable then
    print('neovim-config: ' .. version .. ' has no vim.lsp.enable, skipped')
    return
  end
  vim.opt.runtimepath:prepend(vim.fn.getcwd() .. '/Samples/Editors')
  vim.cmd('filetype on')
  vim.lsp.config('quickactions', { cmd = { vim.env.QUICKACTIONS, 'lsp' } })
  vim.lsp.enable('quickactions')
  local folder = vim.env.FOLDER
  local function open(name)
    vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/' .. name))
    return vim.api.nvim_get_current_buf()
  end
  local function clients(buffer) return vim.lsp.get_clients({ bufnr = buffer, name = 'quickactions' }) end

  local list = open('Info.plist')
  wait('server', function() return #clients(list) == 1 end)
  local client = clients(list)[1]
  assert(client.config.root_dir == folder, 'the root is ' .. tostring(client.config.root_dir))
  assert(vim.bo[list].completeopt == 'menuone,noinsert,popup', vim.bo[list].completeopt)
  local line = vim.fn.search('UIApplicationShortcutItemTitle')
  vim.api.nvim_buf_set_lines(list, line - 1, line, false, { '\t\t\t<key>UIApplicationShortcutItemTitel</key>' })
  wait('finding', function()
    for _, one in ipairs(vim.diagnostic.get(list)) do
      if one.message:find('Titel', 1, true) then return true end
    end
  end)
  -- One server for the code of the app, and for its strings files.
  local code = open('SceneDelegate.swift')
  wait('server in code', function() return #clients(code) == 1 end)
  assert(clients(code)[1].id == client.id, 'another server for code')
  -- Other XML and JSON gets none.
  for _, name in ipairs({ 'layout.xml', 'package.json' }) do
    local other = open(name)
    vim.wait(300)
    assert(#clients(other) == 0, name .. ' has got a server')
  end
  print('neovim-config: ' .. version .. ': vim.lsp.enable works')
end)
if not ok then fail(tostring(message)) end
vim.cmd('qall!')
