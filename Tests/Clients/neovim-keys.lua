-- Proposals accepted in a real Neovim by the keys that people press, once with Neovim's own omnifunc
-- and once with the shipped configuration; the buffer is what counts.
--   nvim --headless -u NONE -S Tests/Clients/neovim-keys.lua
-- Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).

local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local folder, shipped = vim.env.FOLDER, vim.env.SHIPPED == '1'
local head = { '<plist version="1.0">', '<dict>', '\t<key>UIApplicationShortcutItems</key>', '\t<array>' }
local tail = { '\t</array>', '</dict>', '</plist>' }
local icon = { '\t\t<dict>', '\t\t\t<key>UIApplicationShortcutItemIconType</key>' }

-- The lines of a file with something in the place of the array's content.
local function file(...)
  local lines = vim.deepcopy(head)
  for _, part in ipairs({ ... }) do
    vim.list_extend(lines, type(part) == 'table' and part or { part })
  end
  return vim.list_extend(lines, tail)
end

-- What is typed; in what lines, of which the one with `|` gets the keys where it stands; the label to
-- choose; what the text then holds, by Neovim's own completion and by the shipped one.
local title = '\t\t\t<key>UIApplicationShortcutItemTitle</key>'
local cases = {
  { name = 'a block', lines = { '<plist version="1.0">', '<dict>', '\t|', '</dict>', '</plist>' }, keys = '',
    own = '\t<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key>',
    shipped = '\t<key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>UIApp' },
  { name = 'behind <', lines = file('\t\t|'), keys = '<',
    own = '\n\t\t<dict><key>UIApplicationShortcutItemType</key><string>',
    shipped = '\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>' },
  { name = 'a key', lines = file('\t\t<dict>', '\t\t\t|', '\t\t</dict>'), keys = '<key>UIApplicationShortcutItemTi',
    own = title .. '<string></string>\n', shipped = title .. '\n\t\t\t<string></string>\n' },
  { name = 'a key that is closed', lines = file('\t\t<dict>', '\t\t\t<key>|</key>', '\t\t</dict>'),
    keys = 'UIApplicationShortcutItemTi',
    own = title .. '\n\t\t</dict>',
    -- From 0.11 on Neovim keeps what is behind the caret, too.
    shipped = title .. (vim.lsp.completion and '' or '\n\t\t\t<string></string>') .. '\n\t\t</dict>' },
  { name = 'an icon type', lines = file(icon, '\t\t\t<string>|</string>', '\t\t</dict>'),
    keys = 'UIApplicationShortcutIconTypeCo',
    own = '<string>UIApplicationShortcutIconTypeCompose</string>\n',
    shipped = '<string>UIApplicationShortcutIconTypeCompose</string>\n' },
  { name = 'an icon type by its short name', lines = file(icon, '\t\t\t<string>|</string>', '\t\t</dict>'),
    keys = 'pencil', shipped = '<string>UIApplicationShortcutIconTypeCompose</string>\n' },
  { name = 'a key with a slip', lines = file('\t\t<dict>', '\t\t\t|', '\t\t</dict>'),
    keys = '<key>UIApplicationShortcutItemTytle', shipped = title .. '\n\t\t\t<string></string>\n' },
  { name = 'an end tag', lines = file('\t\t<dict>', '\t\t\t|'), keys = '</',
    own = '\n\t\t\t</dict>\n', shipped = '\n\t\t</dict>\n' },
  { name = 'the frame', lines = { '|' }, keys = '',
    own = '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist ',
    shipped = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist ' },
}

if shipped then
  vim.g.quickactions_command = { vim.env.QUICKACTIONS, 'lsp' }
  vim.cmd('source Samples/Editors/neovim.lua')
end

-- A list of one is shown as well, to be accepted like the others; the shipped configuration sees to it.
if not shipped then vim.o.completeopt = 'menuone' end
vim.o.showmode = false
vim.opt.shortmess:append('c')

local current, number = nil, 0

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') .. '\n' end

local function attach()
  if shipped then return end
  local id = vim.lsp.start_client({ name = 'quickactions', cmd = { vim.env.QUICKACTIONS, 'lsp' } })
  vim.lsp.buf_attach_client(0, id)
  vim.bo.omnifunc = 'v:lua.vim.lsp.omnifunc'
end

local function check(case)
  local wanted = shipped and case.shipped or case.own
  local found = text()
  if found:find('%z') then return case.name .. ': a NUL in\n' .. found end
  if not found:find(wanted, 1, true) then return case.name .. ': not\n' .. wanted .. '\nin\n' .. found end
  -- A placeholder is selected.
  local mode = vim.fn.mode()
  if mode ~= 'i' and not (shipped and mode == 's') then return case.name .. ': not inserting any more' end
end

local next_case

-- Keys are pressed from a timer, so that Neovim works in between as when somebody types.
local function press(keys, after, done)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 't', false)
  vim.defer_fn(done, after)
end

-- Waits until a condition holds, without keeping Neovim from its work.
local function when(condition, what, done, rest)
  rest = rest or 200
  if condition() then return done() end
  if rest == 0 then return fail(current.name .. ': no ' .. what .. '\n' .. text()) end
  vim.defer_fn(function() when(condition, what, done, rest - 1) end, 50)
end

local function run(case)
  current = case
  number = number + 1
  local lines, row = vim.deepcopy(case.lines), nil
  for index, line in ipairs(lines) do
    if line:find('|', 1, true) then row = index end
  end
  local column = lines[row]:find('|', 1, true) - 1
  lines[row] = lines[row]:gsub('|', '')
  local path = folder .. '/' .. number .. (shipped and '-shipped' or '-own') .. '.plist'
  vim.fn.writefile(lines, path)
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  vim.bo.autoindent, vim.bo.indentexpr = false, ''
  attach()
  when(function()
    for _, client in pairs(vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.buf_get_clients(0)) do
      if client.initialized then return true end
    end
  end, 'server', function()
    vim.api.nvim_win_set_cursor(0, { row, column })
    local insert = column >= #lines[row] and 'A' or 'i'
    press(insert .. case.keys .. '<C-x><C-o>', 50, function()
      when(function() return vim.fn.pumvisible() == 1 end, 'proposals', function()
        press('<C-y>', 200, function()
          local problem = check(case)
          if problem then return fail(problem) end
          press('<Esc>', 50, function() vim.cmd('silent write') next_case() end)
        end)
      end)
    end)
  end)
end

local index = 0
function next_case()
  index = index + 1
  while cases[index] and not (shipped and cases[index].shipped or cases[index].own) do index = index + 1 end
  if cases[index] then return run(cases[index]) end
  print('neovim: ' .. number .. ' proposals accepted with CTRL-Y, ' .. (shipped and 'shipped' or 'own') .. ' completion')
  vim.cmd('qall!')
end
vim.defer_fn(next_case, 10)
