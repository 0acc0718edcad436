-- A real Neovim on a Swift file with two servers: the language's own one and this one. Both answer, each
-- what it knows, and nothing is shown twice.
--   nvim --headless -u NONE -S Tests/Clients/neovim-code.lua
-- Environment: QUICKACTIONS (the executable), FILE (a Swift file with mistakes in quick actions).

local function fail(message)
  io.stderr:write('neovim-code: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local ok, message = pcall(function()
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.FILE))
  vim.bo.filetype = 'swift'
  local buffer = vim.api.nvim_get_current_buf()
  local folder = vim.fn.fnamemodify(vim.env.FILE, ':p:h')
  local clients = {}
  for name, command in pairs({
    quickactions = { vim.env.QUICKACTIONS, 'lsp' }, sourcekit = { 'sourcekit-lsp' },
  }) do
    clients[name] = assert(vim.lsp.start_client({
      name = name, cmd = command, root_dir = folder,
      capabilities = vim.lsp.protocol.make_client_capabilities(),
    }), name .. ' did not start')
    vim.lsp.buf_attach_client(buffer, clients[name])
  end
  local function isReady()
    for _, id in pairs(clients) do
      local client = vim.lsp.get_client_by_id(id)
      if not client or not client.initialized then return false end
    end
    return #vim.diagnostic.get(buffer) > 0
  end
  assert(vim.wait(30000, isReady, 50), 'not both servers were ready within 30 seconds')

  local function ask(method, params)
    local replies = assert(vim.lsp.buf_request_sync(buffer, method, params, 20000), method)
    local results = {}
    for name, id in pairs(clients) do
      assert(not (replies[id] or {}).error, name .. ': ' .. vim.inspect((replies[id] or {}).error))
      results[name] = (replies[id] or {}).result
    end
    return results
  end

  -- The outline is the language's own server's.
  local outline = ask('textDocument/documentSymbol', {
    textDocument = vim.lsp.util.make_text_document_params(),
  })
  assert(#(outline.sourcekit or {}) > 0, 'sourcekit-lsp shows no outline')
  assert(#(outline.quickactions or {}) == 0, 'the outline is doubled')

  -- What an icon means only this server says.
  assert(vim.fn.search('shortcutItem: UIApplicationShortcutItem') > 0, 'no handler in the file')
  vim.fn.search('UIApplicationShortcutItem')
  local hover = ask('textDocument/hover', vim.lsp.util.make_position_params())
  assert(hover.quickactions and hover.quickactions.contents, 'hover says nothing')

  -- No proposal of one server is one of the other.
  vim.fn.append('$', { 'extension AppDelegate {', '  ', '}' })
  vim.api.nvim_win_set_cursor(0, { vim.api.nvim_buf_line_count(buffer) - 1, 2 })
  local place = vim.lsp.util.make_position_params()
  place.position.character = 2
  local seen, doubled = {}, {}
  local counts = {}
  for name, result in pairs(ask('textDocument/completion', place)) do
    local items = result.items or result
    counts[name] = #items
    for _, item in ipairs(items) do
      if seen[item.label] and seen[item.label] ~= name then doubled[#doubled + 1] = item.label end
      seen[item.label] = name
    end
  end
  assert(#doubled == 0, 'proposed twice: ' .. table.concat(doubled, ', '))
  assert((counts.quickactions or 0) > 0, 'no method is proposed')

  local said = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    local key = diagnostic.lnum .. ':' .. diagnostic.col .. ':' .. diagnostic.message
    assert(not said[key], 'reported twice: ' .. key)
    said[key] = true
  end
  print(string.format(
    'neovim-code: %d diagnostics, %d symbols from sourcekit-lsp, %d and %d proposals, none doubled',
    #vim.diagnostic.get(buffer), #outline.sourcekit, counts.quickactions, counts.sourcekit or 0))
end)
if not ok then fail(tostring(message)) end
vim.cmd('qall!')
