-- A real Neovim on a property list: diagnostics arrive, hover and completion answer, and the buffer
-- after accepting a proposal is right.
--   nvim --headless -u NONE -S Tests/Clients/neovim.lua
-- Environment: QUICKACTIONS (the executable), FILE (a property list with mistakes in it).

local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(10000, condition, 20) then fail('no ' .. what .. ' within ten seconds') end
end

local ok, message = pcall(function()
  local executable = vim.env.QUICKACTIONS
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.FILE))
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({
    name = 'quickactions',
    cmd = { executable, 'lsp' },
    capabilities = vim.lsp.protocol.make_client_capabilities(),
  })
  assert(client, 'the client did not start')
  vim.lsp.buf_attach_client(buffer, client)

  -- Diagnostics.
  wait('diagnostics', function() return #vim.diagnostic.get(buffer) > 0 end)
  local codes = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    codes[#codes + 1] = diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp.code)
  end
  print('neovim: diagnostics: ' .. table.concat(codes, ' '))

  -- Hover on the first key of quick actions.
  local line = vim.fn.search('UIApplicationShortcutItemTitle')
  assert(line > 0, 'the file has no title')
  local column = vim.fn.col('.')
  local function request(method, params)
    local replies = vim.lsp.buf_request_sync(buffer, method, params, 5000)
    assert(replies and replies[client], method .. ' got no answer')
    assert(not replies[client].error, vim.inspect(replies[client].error))
    return replies[client].result
  end
  local hover = request('textDocument/hover', vim.lsp.util.make_position_params())
  assert(hover and hover.contents.value:find('InfoPlist.strings', 1, true), 'hover says nothing')
  print('neovim: hover: ' .. vim.fn.strcharpart(hover.contents.value, 0, 60))

  -- Completion behind the value of the title, on a line of its own.
  vim.fn.append(line + 1, '\t\t\t')
  vim.api.nvim_win_set_cursor(0, { line + 2, 3 })
  local place = vim.lsp.util.make_position_params()
  -- Where the caret is when one types: behind the last tab.
  place.position.character = 3
  local result = request('textDocument/completion', place)
  local item
  for _, candidate in ipairs(result.items) do
    if candidate.label == 'UIApplicationShortcutItemUserInfo' then item = candidate end
  end
  assert(item, 'user info is not proposed')
  vim.lsp.util.apply_text_edits({ item.textEdit }, buffer, 'utf-16')
  local inserted = table.concat(vim.api.nvim_buf_get_lines(buffer, line + 1, line + 6, false), '\n')
  -- One line: this client's own completion would make a NUL of a line end.
  assert(inserted:find('\t\t\t<key>UIApplicationShortcutItemUserInfo</key><dict>', 1, true), inserted)
  print('neovim: completion: inserted ' .. #inserted .. ' characters')

  -- The outline shows quick actions by their titles.
  local document = { textDocument = vim.lsp.util.make_text_document_params() }
  local names = {}
  local function collect(symbols)
    for _, symbol in ipairs(symbols or {}) do
      names[#names + 1] = symbol.name
      collect(symbol.children)
    end
  end
  collect(request('textDocument/documentSymbol', document))
  assert(#names > 3, 'the outline is empty')
  print('neovim: outline: ' .. #names .. ' names')

  -- Fixing all takes the wrong icon type away; what cannot be fixed without asking stays.
  local before = #vim.diagnostic.get(buffer)
  local actions = request('textDocument/codeAction', {
    textDocument = document.textDocument,
    range = { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 0 } },
    context = { diagnostics = {}, only = { 'source.fixAll' } },
  })
  if actions and #actions > 0 then
    local action = actions[1]
    if not action.edit then action = request('codeAction/resolve', action) end
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    wait('fewer diagnostics', function() return #vim.diagnostic.get(buffer) < before end)
    print('neovim: fix all: ' .. before .. ' findings, then ' .. #vim.diagnostic.get(buffer))
  end

  -- Formatting what is formatted changes nothing.
  local function format()
    local params = vim.lsp.util.make_formatting_params({ tabSize = 4, insertSpaces = false })
    return request('textDocument/formatting', params) or {}
  end
  vim.fn.setline(line, '          ' .. vim.trim(vim.fn.getline(line)))
  local edits = format()
  assert(#edits > 0, 'a line that stands wrong is not formatted')
  vim.lsp.util.apply_text_edits(edits, buffer, 'utf-16')
  assert(#format() == 0, 'formatting twice changes something')
  print('neovim: formatting: ' .. #edits .. ' edits, then none')

  vim.lsp.stop_client(client)
  wait('end of the server', function() return vim.lsp.client_is_stopped(client) end)
end)
if not ok then fail(tostring(message)) end
vim.cmd('qall!')
