-- Neovim 0.7 or later: put this into your init.lua.
-- Completion: CTRL-X CTRL-O, CTRL-Y accepts the selected proposal. From 0.11 on by vim.lsp.completion,
-- which also fills in snippets; before, by the functions below. All options are set for the buffers of
-- this server only. Run with 0.7.2 and 0.11.4.

local has_completion = vim.lsp.completion and vim.lsp.completion.enable

-- MARK: Completion before 0.11

-- There, Neovim inserts a proposal as a word: it cannot hold a line end and must begin with what has been
-- typed. So only the label is inserted at first, and accepting it applies the edit. The function asks all
-- servers of the buffer, so that in code the language's own server proposes as well.
local session = { id = 0 }

-- The text of a snippet with its placeholders, and where the placeholder of the first stop begins and ends;
-- nil where there is none.
local function expand(snippet)
  local text, first, last, number = '', nil, nil, math.huge
  local index = 1
  while index <= #snippet do
    local rest = snippet:sub(index)
    local stop, default = rest:match('^%${(%d+):?([^}|]*)}')
    local length = stop and #rest:match('^%b{}', 2) + 1
    if not stop then
      stop, default = rest:match('^%${(%d+)|([^,|]*)[^|]*|}')
      length = stop and #rest:match('^%${%d+|[^|]*|}')
    end
    if not stop then
      stop, default = rest:match('^%$(%d+)'), ''
      length = stop and #stop + 1
    end
    if stop then
      local order = stop == '0' and math.huge or tonumber(stop)
      if order < number or not first then first, last, number = #text, #text + #default, order end
      text, index = text .. default, index + length
    else
      local character = rest:match('^\\([\\$}])')
      text = text .. (character or rest:sub(1, 1))
      index = index + (character and 2 or 1)
    end
  end
  return text, first, last
end

-- What Neovim's menu shows of a proposal; nil for one that does not begin with what has been typed.
local function word(item, client, row, column, line)
  local edit = item.textEdit
  local range = edit and (edit.range or edit.insert)
  local encoding = client.offset_encoding or 'utf-16'
  local from = vim.fn.match(line:sub(1, column), '\\k*$')
  if range then
    if range.start.line ~= row or range['end'].line ~= row then return end
    from = vim.lsp.util._get_line_byte_from_position(0, range.start, encoding)
  end
  local typed = line:sub(from + 1, column)
  if not vim.startswith((item.filterText or item.label):lower(), typed:lower()) then return end
  local to = range and vim.lsp.util._get_line_byte_from_position(0, range['end'], encoding) or column
  return {
    word = item.label, menu = item.detail, icase = 1, dup = 1, empty = 1, equal = 1,
    user_data = {
      quickactions = {
        session = session.id, item = item, from = from, to = math.max(to, column), encoding = encoding,
      },
    },
  }
end

local function omnifunc(findstart, _)
  if findstart == 0 then return {} end
  local buffer = vim.api.nvim_get_current_buf()
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local params = vim.lsp.util.make_position_params(0, 'utf-16')
  local tick = vim.api.nvim_buf_get_changedtick(buffer)
  vim.lsp.buf_request_all(buffer, 'textDocument/completion', params, function(answers)
    local current = vim.api.nvim_win_get_cursor(0)
    local has_moved = vim.api.nvim_get_current_buf() ~= buffer or current[1] ~= row or current[2] ~= column
      or vim.api.nvim_buf_get_changedtick(buffer) ~= tick
    if has_moved or vim.fn.mode() ~= 'i' then return end
    -- complete() ends the completion before it, and the proposal accepted there is not applied again.
    session = { id = session.id + 1 }
    local line = vim.api.nvim_get_current_line()
    local words, start = {}, column
    for id, answer in pairs(answers) do
      local client, result = vim.lsp.get_client_by_id(id), answer.result or {}
      for _, item in ipairs(client and (result.items or result) or {}) do
        local found = word(item, client, row - 1, column, line)
        if found then
          words[#words + 1] = found
          start = math.min(start, found.user_data.quickactions.from)
        end
      end
    end
    if #words == 0 then return end
    local function order(of)
      local item = of.user_data.quickactions.item
      return item.sortText or item.label
    end
    table.sort(words, function(a, b) return order(a) < order(b) end)
    vim.fn.complete(start + 1, words)
    session.start, session.typed, session.buffer = start, line:sub(start + 1, column), buffer
  end)
  return -2
end

-- Puts back what had been typed, then applies the edit of the proposal. The caret goes to the first place
-- to fill in, where a placeholder is selected, else behind the text.
local function complete_done()
  local data = type(vim.v.completed_item.user_data) == 'table'
    and vim.v.completed_item.user_data.quickactions
  local buffer = vim.api.nvim_get_current_buf()
  if not data or data.session ~= session.id or session.buffer ~= buffer then return end
  session.buffer = nil
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  row = row - 1
  vim.api.nvim_buf_set_text(buffer, row, session.start, row, column, { session.typed })
  local space = vim.api.nvim_create_namespace('quickactions')
  local from = vim.api.nvim_buf_set_extmark(buffer, space, row, data.from, {})
  local to = vim.api.nvim_buf_set_extmark(buffer, space, row, data.to, {})
  vim.lsp.util.apply_text_edits(data.item.additionalTextEdits or {}, buffer, data.encoding)
  local first = vim.api.nvim_buf_get_extmark_by_id(buffer, space, from, {})
  local last = vim.api.nvim_buf_get_extmark_by_id(buffer, space, to, {})
  vim.api.nvim_buf_clear_namespace(buffer, space, 0, -1)
  local item = data.item
  local text = (item.textEdit and item.textEdit.newText or item.insertText or item.label):gsub('\r\n?', '\n')
  local start, stop
  if item.insertTextFormat == 2 then text, start, stop = expand(text) end
  vim.api.nvim_buf_set_text(buffer, first[1], first[2], last[1], last[2], vim.split(text, '\n'))
  local function position(offset)
    local before = vim.split(text:sub(1, offset), '\n')
    return { first[1] + #before, (#before == 1 and first[2] or 0) + #before[#before] }
  end
  local caret = position(stop or #text)
  vim.api.nvim_win_set_cursor(0, caret)
  if start ~= stop then
    local begin = position(start)
    local keys = ('<Esc><Cmd>call cursor(%d, %d)<CR>v<Cmd>call cursor(%d, %d)<CR><C-g>')
      :format(begin[1], begin[2] + 1, caret[1], caret[2])
    vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'n', false)
  end
end

-- MARK: The buffers of the server

-- A sole proposal is shown, too, and nothing is inserted before it is accepted.
local completeopt = 'menuone,noinsert'

-- File types bring a function of their own, at each :edit again.
local function set_omnifunc(buffer)
  if has_completion then
    vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
  else
    _G.quickactions_omnifunc = omnifunc
    vim.bo[buffer].omnifunc = 'v:lua.quickactions_omnifunc'
  end
end

-- Calls a function at events of one buffer, from now on.
local function on(group, buffer, events, callback)
  vim.api.nvim_create_autocmd(events, { group = group, buffer = buffer, callback = callback })
end

-- Lenses (what handles a type) are shown only when they are requested.
local function refresh_lenses(buffer)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer })
    or vim.lsp.buf_get_clients(buffer)
  for _, client in pairs(clients) do
    if client.name == 'quickactions' and client.server_capabilities.codeLensProvider then
      return vim.api.nvim_buf_call(buffer, function() vim.lsp.codelens.refresh() end)
    end
  end
end

local function prepare(buffer)
  local group = vim.api.nvim_create_augroup('quickactions-' .. buffer, { clear = true })
  set_omnifunc(buffer)
  on(group, buffer, 'FileType', function() set_omnifunc(buffer) end)
  if has_completion then
    -- An option of the buffer since 0.11.
    vim.bo[buffer].completeopt = completeopt .. ',popup'
  else
    local global
    on(group, buffer, 'InsertEnter', function()
      global = global or vim.o.completeopt
      vim.o.completeopt = completeopt
    end)
    on(group, buffer, { 'InsertLeave', 'BufLeave' }, function()
      if global then vim.o.completeopt = global end
      global = nil
    end)
    on(group, buffer, 'CompleteDone', complete_done)
  end
  on(group, buffer, { 'BufEnter', 'InsertLeave', 'BufWritePost' }, function() refresh_lenses(buffer) end)
end

local function attach(client, buffer)
  if has_completion then
    vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
    set_omnifunc(buffer)
    -- Since 0.11 the texts of diagnostics are hidden unless they are asked for.
    for _, is_pull in ipairs({ false, true }) do
      local space = vim.lsp.diagnostic.get_namespace(client.id, is_pull)
      vim.diagnostic.config({ virtual_text = true }, space)
    end
  end
  refresh_lenses(buffer)
end

-- MARK: Starting

-- The repository, whose `.git` is a file in a worktree; else the folder of the project; else that of the
-- file.
local function root(path)
  local folder = vim.fn.fnamemodify(path, ':h')
  local project
  local above = folder
  while above ~= vim.loop.os_homedir() do
    local ok, names = pcall(vim.fn.readdir, above)
    for _, name in ipairs(ok and names or {}) do
      if name == '.git' then return above end
      local is_project = name:match('%.xcodeproj$') or name == '.quickactions.json'
        or name == 'project.yml' or name == 'project.yaml'
      if is_project and not project then project = above end
    end
    local parent = vim.fn.fnamemodify(above, ':h')
    if parent == above then break end
    above = parent
  end
  return project or (folder:match('%.lproj$') and vim.fn.fnamemodify(folder, ':h')) or folder
end

local function start(event)
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  if not has_completion then
    -- Text is inserted as it is, line ends and indentation included.
    local item = capabilities.textDocument.completion.completionItem
    item.insertTextModeSupport = { valueSet = { 1 } }
    item.snippetSupport = true
  end
  local path = vim.fn.fnamemodify(event.match ~= '' and event.match or event.file, ':p')
  local config = {
    name = 'quickactions',
    cmd = vim.g.quickactions_command or { 'quickactions', 'lsp' },
    root_dir = root(path),
    capabilities = capabilities,
    on_attach = attach,
  }
  prepare(event.buf)
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = event.buf })
    return
  end
  -- Neovim 0.7: one server for all files of a folder.
  for _, client in pairs(vim.lsp.get_active_clients()) do
    if client.name == config.name and client.config.root_dir == config.root_dir then
      vim.lsp.buf_attach_client(event.buf, client.id)
      return
    end
  end
  local id = vim.lsp.start_client(config)
  if id then vim.lsp.buf_attach_client(event.buf, id) end
end

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = {
    '*.plist', 'InfoPlist.strings', 'InfoPlist.xcstrings', '.quickactions.json',
    -- From which Expo and XcodeGen make an Info.plist.
    'app.json', 'app.config.json', 'project.yml', 'project.yaml',
    -- Next to sourcekit-lsp or clangd, which are started by themselves.
    '*.swift', '*.m', '*.mm',
  },
  callback = start,
})
