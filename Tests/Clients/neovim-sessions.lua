-- Whole sessions in a real Neovim with the shipped configuration and Neovim's own options, by the keys that
-- people press; another reader reads the saved files.
--   nvim --headless -u NONE -S Tests/Clients/neovim-sessions.lua
-- Environment: QUICKACTIONS (the executable), FOLDER (a folder with a copy of Samples/Clean/Notes/Notes as
-- `app`, else empty).

local version = vim.fn.matchstr(vim.fn.execute('version'), 'NVIM v\\zs[0-9.]*')
local has_completion = vim.lsp.completion and vim.lsp.completion.enable
local session, passed = '', 0

local function fail(message)
  io.stderr:write('neovim ' .. version .. ': ' .. session .. ': ' .. message .. '\n')
  vim.cmd('cquit 1')
  -- Nothing is done until Neovim has ended.
  coroutine.yield()
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') .. '\n' end

local function is_same(what, found, wanted)
  if found ~= wanted then fail(what .. ': not\n' .. wanted .. '\nbut\n' .. found) end
end

-- MARK: Keys

local thread

local function pause(milliseconds)
  vim.defer_fn(function() assert(coroutine.resume(thread)) end, milliseconds)
  coroutine.yield()
end

local function wait(what, condition)
  for _ = 1, 400 do
    if condition() then return end
    pause(25)
  end
  fail('no ' .. what .. ' in\n' .. text() .. vim.fn.execute('messages'))
end

-- Keys are pressed from a timer, so that Neovim works in between as when somebody types.
local function press(...)
  for _, keys in ipairs({ ... }) do
    vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, true, true), 't', false)
    pause(60)
  end
end

local function propose(...)
  press(...)
  press('<C-x><C-o>')
  wait('proposals', function() return vim.fn.pumvisible() == 1 end)
end

local function accept()
  local before = text()
  press('<C-y>')
  wait('change', function() return text() ~= before end)
  pause(200)
end

local function save()
  press('<Esc>')
  vim.cmd('silent write')
end

local function clients()
  local all = {}
  for _, client in pairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == 'quickactions' then all[#all + 1] = client end
  end
  return all
end

local function open(path)
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  wait('server', function()
    for _, client in ipairs(clients()) do
      local is_attached = client.attached_buffers and client.attached_buffers[buffer]
        or vim.lsp.buf_is_attached(buffer, client.id)
      if client.initialized and is_attached then return client end
    end
  end)
end

-- MARK: Sessions

local folder = vim.fn.resolve(vim.env.FOLDER)

local function file(name, lines)
  local path = folder .. '/' .. name
  vim.fn.mkdir(vim.fn.fnamemodify(path, ':h'), 'p')
  if lines then vim.fn.writefile(lines, path) end
  return path
end

local frame = {
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
  '<plist version="1.0">', '<dict>',
}

local function list(...)
  local items = vim.tbl_flatten({ ... })
  local lines = vim.list_extend(vim.deepcopy(frame), { '\t<key>UIApplicationShortcutItems</key>', '\t<array>' })
  return vim.list_extend(vim.list_extend(lines, items), { '\t</array>', '</dict>', '</plist>' })
end

local function item(type, title, icon)
  local lines = { '\t\t<dict>' }
  local values = { Type = type, Title = title, IconType = icon }
  for _, name in ipairs({ 'Type', 'Title', 'IconType' }) do
    lines[#lines + 1] = '\t\t\t<key>UIApplicationShortcutItem' .. name .. '</key>'
    lines[#lines + 1] = '\t\t\t<string>' .. values[name] .. '</string>'
  end
  lines[#lines + 1] = '\t\t</dict>'
  return lines
end

local compose = item('$(PRODUCT_BUNDLE_IDENTIFIER).compose', 'Compose', 'UIApplicationShortcutIconTypeCompose')

local sessions = {
  { 'two quick actions from nothing', function()
    open(file('empty/Info.plist'))
    propose('i')
    accept()
    -- The caret is where the first key goes.
    is_same('the line of the caret', vim.api.nvim_get_current_line(), '\t')
    propose()
    accept()
    -- What is typed takes the place of the placeholder.
    press('compose')
    is_same('the type', vim.api.nvim_get_current_line(),
      '\t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER).compose</string>')
    press('<Esc>')
    if has_completion then vim.snippet.stop() end
    vim.fn.search('Title</key>')
    press('jcitCompose<Esc>')
    vim.fn.search('</dict>')
    propose('o<lt>')
    accept()
    press('search')
    is_same('the second type', vim.api.nvim_get_current_line(),
      '\t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER).search</string>')
    press('<Esc>')
    if has_completion then vim.snippet.stop() end
    vim.fn.search('Title</key>')
    press('jcitSearch<Esc>')
    vim.fn.search('IconType')
    press('jcit')
    propose('sear')
    accept()
    save()
    local search = item('$(PRODUCT_BUNDLE_IDENTIFIER).search', 'Search', 'UIApplicationShortcutIconTypeSearch')
    -- The frame ends its last line, and so does Neovim.
    is_same('the file', (text():gsub('\n+$', '')), (table.concat(list(compose, search), '\n')))
  end },
  { 'several proposals in one insert', function()
    open(file('app/Info.plist'))
    vim.fn.search('All not')
    propose('j0O<lt>key>UserI')
    accept()
    -- The caret may be in a placeholder.
    press('<Esc>')
    local lines = vim.api.nvim_buf_get_lines(0, 0, -1, true)
    vim.fn.search('</dict>')
    propose('o<lt>key>IconSy')
    accept()
    press('star')
    save()
    local row = vim.fn.search('<string>star', 'bnc')
    lines = vim.api.nvim_buf_get_lines(0, row - 7, row, true)
    is_same('what was inserted', table.concat(lines, '\n'), table.concat({
      '\t\t\t<key>UIApplicationShortcutItemUserInfo</key>', '\t\t\t<dict>', '\t\t\t\t<key>key</key>',
      '\t\t\t\t<string>value</string>', '\t\t\t</dict>',
      '\t\t\t<key>UIApplicationShortcutItemIconSymbolName</key>', '\t\t\t<string>star</string>' }, '\n'))
  end },
  { 'nothing proposed after a proposal', function()
    open(file('empty/After.plist'))
    propose('i')
    accept()
    local before = text()
    press('<Down><End>')
    -- Behind the end tag there is nothing to propose, and the frame is not inserted again.
    press('<C-x><C-o>')
    pause(600)
    is_same('the text', text(), before)
    press('<Esc>')
  end },
  { 'twice in one insert', function()
    local path = file('empty/Twice.plist', list('\t\t<dict>', '\t\t\t', '\t\t</dict>'))
    open(path)
    vim.fn.search('<dict>')
    vim.fn.search('<dict>')
    propose('jA<lt>key>UIApplicationShortcutItemTi')
    accept()
    press('Mail')
    propose('<Esc>o<lt>key>UIApplicationShortcutItemType')
    accept()
    press('mail')
    propose('<End><CR><lt>key>UIApplicationShortcutItemIconT')
    accept()
    propose('mai')
    accept()
    save()
    local lines = vim.tbl_map(vim.trim, vim.api.nvim_buf_get_lines(0, 6, -4, true))
    is_same('the text', table.concat(lines, '\n'), table.concat({
      '<dict>', '<key>UIApplicationShortcutItemTitle</key>', '<string>Mail</string>',
      '<key>UIApplicationShortcutItemType</key>',
      '<string>$(PRODUCT_BUNDLE_IDENTIFIER).mail</string>', '<key>UIApplicationShortcutItemIconType</key>',
      '<string>UIApplicationShortcutIconTypeMail</string>', '</dict>' }, '\n'))
  end },
  { 'a sole proposal', function()
    open(file('empty/Sole.plist', list('\t\t')))
    vim.fn.search('<array>')
    propose('jA<lt>')
    is_same('before it is accepted', vim.api.nvim_get_current_line(), '\t\t<')
    accept()
    press('one')
    save()
    is_same('its type', vim.fn.getline(9), '\t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER).one</string>')
    is_same('its end', vim.fn.getline(14), '\t\t</dict>')
  end },
  { 'the options', function()
    vim.bo.swapfile = false
    open(file('empty/Options.plist', list(compose)))
    press('i')
    pause(100)
    if not vim.o.completeopt:find('noinsert', 1, true) then fail('completeopt is ' .. vim.o.completeopt) end
    press('<Esc>')
    vim.cmd('enew')
    press('i')
    is_same('completeopt elsewhere', vim.o.completeopt, has_completion and 'menu,popup' or 'menu,preview')
    press('<Esc>')
  end },
  { 'read again', function()
    vim.cmd('filetype plugin indent on')
    open(file('empty/Again.plist', list('\t\t')))
    for _ = 1, 2 do
      vim.cmd('edit!')
      pause(200)
    end
    local function_name = has_completion and 'v:lua.vim.lsp.omnifunc' or 'v:lua.quickactions_omnifunc'
    is_same('omnifunc', vim.bo.omnifunc, function_name)
    vim.fn.search('<array>')
    propose('jA<lt>')
    accept()
    save()
    -- Where it is indented, the file type says.
    is_same('the end', vim.trim(vim.fn.getline(14)), '</dict>')
  end },
  { 'Swift', function()
    open(file('app/AppDelegate.swift', { 'import UIKit', '', 'class AppDelegate: UIResponder, UIApplicationDelegate {',
      '  ', '}' }))
    vim.api.nvim_win_set_cursor(0, { 4, 0 })
    propose('Aapplication')
    accept()
    save()
    local written = text()
    if written:find('%z') or not written:find('\n  func application%(.*{\n.*\n  }\n}\n$') then
      fail('the method is\n' .. written)
    end
  end },
  { 'a folder for one server', function()
    local function server(path, lines)
      open(file(path, lines))
      for _, client in ipairs(clients()) do
        local is_attached = client.attached_buffers and client.attached_buffers[vim.api.nvim_get_current_buf()]
          or vim.lsp.buf_is_attached(0, client.id)
        if is_attached then return client.config.root_dir end
      end
    end
    -- `.git` is a file in a worktree, and a project need not be in a repository.
    vim.fn.mkdir(folder .. '/tree/App/de.lproj', 'p')
    vim.fn.writefile({ 'gitdir: /nowhere' }, folder .. '/tree/.git')
    is_same('a worktree', server('tree/App/Info.plist', list(compose)), folder .. '/tree')
    is_same('its strings', server('tree/App/de.lproj/InfoPlist.strings', { '' }), folder .. '/tree')
    vim.fn.mkdir(folder .. '/bare/App.xcodeproj', 'p')
    is_same('a project', server('bare/App/Info.plist', list(compose)), folder .. '/bare')
    is_same('settings', server('set/App/Info.plist', list(compose)), folder .. '/set/App')
    vim.fn.writefile({ '{}' }, file('other/.quickactions.json'))
    is_same('settings', server('other/App/Info.plist', list(compose)), folder .. '/other')
    is_same('a folder of strings', server('lone/de.lproj/InfoPlist.strings', { '' }), folder .. '/lone')
  end },
  { 'what is seen', function()
    open(file('empty/Seen.plist', list(item('a', 'Mail', 'UIApplicationShortcutIconTypMail'))))
    local function is_drawn(pattern)
      -- Some namespaces have no name.
      for space = 1, 200 do
        local ok, marks = pcall(vim.api.nvim_buf_get_extmarks, 0, space, 0, -1, { details = true })
        for _, mark in ipairs(ok and marks or {}) do
          for _, chunk in ipairs(mark[4].virt_text or {}) do
            if chunk[1]:find(pattern, 1, true) then return true end
          end
        end
      end
    end
    wait('text of a diagnostic', function() return is_drawn('iOS knows no icon type') end)
    vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/app/Info.plist'))
    wait('code lens', function()
      -- Sources are read meanwhile; going back to the buffer asks again.
      vim.cmd('doautocmd BufEnter')
      pause(300)
      return is_drawn('✓ launch and running')
    end)
  end },
  { 'the menu', function()
    -- A page in the browser where Neovim shows documents elsewhere, and the menu as text where it does not.
    local opened, said = nil, ''
    if vim.ui.open then
      vim.ui.open = function(address)
        opened = address
        return nil, nil
      end
    end
    vim.lsp.handlers['window/showMessage'] = function(_, result) said = said .. result.message end
    vim.cmd('edit! ' .. vim.fn.fnameescape(folder .. '/app/Info.plist'))
    local title = vim.fn.search('>Search<')
    vim.api.nvim_buf_set_lines(0, title - 1, title, false, { '\t\t\t<string>Not Saved</string>' })
    wait('the lens of the menu', function()
      vim.cmd('doautocmd BufEnter')
      pause(300)
      for _, one in ipairs(vim.lsp.codelens.get(0)) do
        local lens = one.lens or one
        if lens.command and lens.command.title == 'Preview Menu' then return true end
      end
    end)
    vim.fn.cursor(vim.fn.search('UIApplicationShortcutItems</key>', 'w'), 5)
    vim.lsp.codelens.run()
    wait('the menu', function() return opened or said ~= '' end)
    if opened then said = table.concat(vim.fn.readfile(vim.uri_to_fname(opened)), '\n') end
    assert(said:find('Not Saved', 1, true), said)
    vim.cmd('edit!')
  end },
}

vim.g.quickactions_command = { vim.env.QUICKACTIONS, 'lsp' }
vim.cmd('source Samples/Editors/neovim.lua')
vim.o.showmode = false
vim.o.hidden = true
vim.opt.shortmess:append('c')

thread = coroutine.create(function()
  local problem
  for _, one in ipairs(sessions) do
    session = one[1]
    local ok, message = xpcall(one[2], debug.traceback)
    problem = not ok and message
    if problem then fail(problem) end
    passed = passed + 1
  end
  print('neovim ' .. version .. ': ' .. passed .. ' sessions with the shipped configuration')
  vim.cmd('qall!')
end)
vim.defer_fn(function() assert(coroutine.resume(thread)) end, 10)
