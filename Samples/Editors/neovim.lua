-- Neovim 0.7 or later: put this into your init.lua.
-- Completion: CTRL-X CTRL-O, CTRL-Y takes what is selected. From 0.11 on by vim.lsp.completion, which
-- also fills in snippets; before, by the function below. Run with 0.7.2; 0.11 was not run.

-- Before 0.11 Neovim inserts a proposal as a word: it cannot hold a line end and must begin with what
-- has been typed. So what is inserted first is only the label, and accepting it applies the edit.
local accepting = {}

local function omnifunc(findstart, _)
  if findstart == 0 then return {} end
  local buffer = vim.api.nvim_get_current_buf()
  local params = vim.lsp.util.make_position_params()
  vim.lsp.buf_request(buffer, 'textDocument/completion', params, function(error, result)
    if error or not result or vim.fn.mode() ~= 'i' then return end
    local column = vim.fn.col('.')
    local words, start = {}, column
    for _, item in ipairs(result.items) do
      local line = vim.api.nvim_get_current_line()
      local from = item.textEdit.range.start.character
      start = vim.str_byteindex(line, math.min(from, vim.str_utfindex(line)), true) + 1
      words[#words + 1] = {
        word = item.label, menu = item.detail, icase = 1, dup = 1, empty = 1,
        user_data = { quickactions = item },
      }
    end
    table.sort(words, function(a, b)
      return a.user_data.quickactions.sortText < b.user_data.quickactions.sortText
    end)
    local line = vim.api.nvim_get_current_line()
    accepting[buffer] = { typed = line:sub(start, column - 1), start = start }
    vim.fn.complete(start, words)
  end)
  return -2
end

-- Puts back what had been typed, then applies the edit of the proposal.
local function complete_done()
  local buffer = vim.api.nvim_get_current_buf()
  local item = type(vim.v.completed_item.user_data) == 'table'
    and vim.v.completed_item.user_data.quickactions
  local begun = accepting[buffer]
  if not item or not begun then return end
  accepting[buffer] = nil
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local edits = vim.list_extend({ item.textEdit }, item.additionalTextEdits or {})
  vim.api.nvim_buf_set_text(buffer, row - 1, begun.start - 1, row - 1, column, { begun.typed })
  -- The caret stays behind what is inserted, before what followed it.
  local after = vim.api.nvim_buf_set_extmark(
    buffer, vim.api.nvim_create_namespace('quickactions'), row - 1,
    begun.start - 1 + #begun.typed, { right_gravity = true })
  vim.lsp.util.apply_text_edits(edits, buffer, 'utf-16')
  local place = vim.api.nvim_buf_get_extmark_by_id(
    buffer, vim.api.nvim_create_namespace('quickactions'), after, {})
  if place[1] then vim.api.nvim_win_set_cursor(0, { place[1] + 1, place[2] }) end
end

local function attach(client, buffer)
  local completion = vim.lsp.completion
  if completion and completion.enable then
    completion.enable(true, client.id, buffer, { autotrigger = true })
    return
  end
  -- In code the language's own server proposes as well; Neovim's function asks both.
  if vim.tbl_contains({ 'swift', 'objc', 'objcpp', 'c', 'cpp' }, vim.bo[buffer].filetype) then return end
  _G.quickactions_omnifunc = omnifunc
  vim.bo[buffer].omnifunc = 'v:lua.quickactions_omnifunc'
  vim.api.nvim_create_autocmd('CompleteDone', { buffer = buffer, callback = complete_done })
end

local function start(event)
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  if not (vim.lsp.completion and vim.lsp.completion.enable) then
    -- Text is inserted as it is, line ends and indentation included.
    capabilities.textDocument.completion.completionItem.insertTextModeSupport = { valueSet = { 1 } }
  end
  local path = vim.fn.fnamemodify(event.match ~= '' and event.match or event.file, ':p')
  local git = vim.fn.finddir('.git', vim.fn.fnamemodify(path, ':h') .. ';')
  local config = {
    name = 'quickactions',
    cmd = vim.g.quickactions_command or { 'quickactions', 'lsp' },
    root_dir = git ~= '' and vim.fn.fnamemodify(git, ':p:h:h') or vim.fn.fnamemodify(path, ':h'),
    capabilities = capabilities,
    on_attach = attach,
  }
  if vim.lsp.start then
    vim.lsp.start(config)
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
    -- Beside sourcekit-lsp or clangd, which are started by themselves.
    '*.swift', '*.m', '*.mm',
  },
  callback = start,
})
