-- A real Neovim with the shipped configuration on an app: from a type in the Info.plist to the code that
-- handles it and back, the code lens, and a rename over both.
--   nvim --headless -u NONE -S Tests/Clients/neovim-joins.lua
-- Environment: QUICKACTIONS (the executable), FOLDER (a copy of Samples/Clean/Notes/Notes).

local function fail(message)
  io.stderr:write('neovim-joins: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  assert(vim.wait(20000, condition, 50), what .. ' did not come within 20 seconds')
end

local ok, message = pcall(function()
  vim.g.quickactions_command = { vim.env.QUICKACTIONS, 'lsp' }
  vim.cmd('source Samples/Editors/neovim.lua')
  vim.o.hidden = true
  local folder = vim.fn.resolve(vim.env.FOLDER)

  local function edit(name)
    vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/' .. name))
    wait('the server for ' .. name, function()
      for _, client in pairs(vim.lsp.buf_get_clients(0)) do
        if client.initialized then return true end
      end
      return false
    end)
    return vim.api.nvim_get_current_buf()
  end
  local function line() return vim.api.nvim_get_current_line() end
  local function name() return vim.fn.fnamemodify(vim.api.nvim_buf_get_name(0), ':t') end
  local function all(buffer)
    return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n')
  end
  local function find(text)
    vim.api.nvim_win_set_cursor(0, { 1, 0 })
    assert(vim.fn.search('\\V' .. text) > 0, text .. ' is not in ' .. name())
  end
  -- Where nothing is known yet the answer is empty, and people press the key again.
  local function go(from, text, to)
    wait('the way from ' .. from .. ' to ' .. to, function()
      vim.cmd('buffer ' .. vim.fn.fnameescape(folder .. '/' .. from))
      find(text)
      vim.lsp.buf.definition()
      return vim.wait(1000, function() return name() == to end, 20)
    end)
    return vim.trim(line())
  end

  local list = edit('Info.plist')

  -- The lens stands as virtual text behind the lines of the types.
  local lenses = {}
  wait('the code lens', function()
    vim.lsp.codelens.refresh()
    vim.wait(500)
    lenses = {}
    for space, id in pairs(vim.api.nvim_get_namespaces()) do
      if space:find('codelens', 1, true) then
        for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(list, id, 0, -1, { details = true })) do
          local text = ''
          for _, chunk in ipairs(mark[4].virt_text or {}) do text = text .. chunk[1] end
          if text:find('✓ launch and running', 1, true) then lenses[#lenses + 1] = text end
        end
      end
    end
    return #lenses == 3
  end)
  print('neovim-joins: code lens: ' .. lenses[1])

  -- From the type to the comparison, and from the case back to the type.
  local compared = go('Info.plist', 'PRODUCT_BUNDLE_IDENTIFIER).new-note', 'QuickActionRouter.swift')
  assert(compared:find('Action', 1, true), 'in the code: ' .. compared)
  print('neovim-joins: definition in code: ' .. compared)
  local code = vim.api.nvim_get_current_buf()
  local declared = go('QuickActionRouter.swift', 'new-note', 'Info.plist')
  assert(declared:find('.new-note', 1, true), 'in the property list: ' .. declared)
  print('neovim-joins: definition in the Info.plist: ' .. declared)

  -- Renamed in both files, each in its own form.
  find('PRODUCT_BUNDLE_IDENTIFIER).new-note')
  vim.lsp.buf.rename('$(PRODUCT_BUNDLE_IDENTIFIER).compose')
  wait('the rename', function() return all(code):find('case newNote = "compose"', 1, true) end)
  assert(all(list):find('<string>$(PRODUCT_BUNDLE_IDENTIFIER).compose</string>', 1, true), all(list))
  assert(not all(list):find(').new-note', 1, true), 'the old type is still there')
  assert(all(list):find('<string>new-note</string>', 1, true), 'the icon was renamed too')
  local back = go('QuickActionRouter.swift', '"\\zscompose', 'Info.plist')
  assert(back:find('.compose', 1, true), 'after the rename: ' .. back)
  print('neovim-joins: renamed in ' .. #vim.api.nvim_list_bufs() .. ' files, and found again: ' .. back)

  -- From the code, there and back: a case that is its own raw value becomes that again.
  local before = { all(list), all(code) }
  vim.cmd('buffer ' .. code)
  find('case search')
  vim.fn.search('search')
  vim.lsp.buf.rename('$(PRODUCT_BUNDLE_IDENTIFIER).查找 🔍')
  wait('the rename from the code', function()
    return all(code):find('case search = "查找 🔍"', 1, true) and all(list):find(').查找 🔍<', 1, true)
  end)
  vim.lsp.buf.rename('$(PRODUCT_BUNDLE_IDENTIFIER).search')
  wait('the rename back', function() return all(list) == before[1] and all(code) == before[2] end)
  print('neovim-joins: renamed from the code and back, every letter as before')

  -- What cannot be done is told with the reason.
  local told = {}
  vim.notify = function(text) told[#told + 1] = text end
  vim.lsp.buf.rename('$(PRODUCT_BUNDLE_IDENTIFIER).notebook')
  wait('the refusal', function()
    local said = table.concat(told, '\n') .. vim.fn.execute('messages')
    return said:find('is the type of another quick action', 1, true)
  end)
  assert(all(list) == before[1] and all(code) == before[2], 'a refused rename changed something')
  print('neovim-joins: a name that is taken is refused')
end)
if not ok then fail(tostring(message)) end
vim.cmd('qall!')
