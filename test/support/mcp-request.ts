/** One HTTP request to a tool endpoint, as the protocol has it on the wire. */
export async function sendMessage(
  origin: string,
  message: unknown,
  {
    method = 'POST',
    headers = {},
    path = '/mcp/',
    signal,
  }: { method?: string; headers?: Record<string, string>; path?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  return fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    ...(method === 'POST' && { body }),
    ...(signal && { signal }),
  })
}

export const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'Wire test', version: '1.0' } },
}
export const ping = { jsonrpc: '2.0', id: 2, method: 'ping' }

/** Begins a session and answers its id. */
export async function beginSession(origin: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await sendMessage(origin, initialize, { headers })
  await answer.text()
  const id = answer.headers.get('mcp-session-id')
  if (id === null) throw new Error(`no session: ${answer.status}`)
  return id
}

/** The status of a ping within a session: 200 while it lives. */
export async function pingStatus(origin: string, session: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await sendMessage(origin, ping, { headers: { 'Mcp-Session-Id': session, ...headers } })
  await answer.text()
  return answer.status
}

/** A request of the 2026-07-28 revision: no session, all that is to be known of the client beside the message. */
export async function sendModern(
  origin: string,
  method: string,
  params: { name?: string; [field: string]: unknown },
  headers: Record<string, string> = {},
  path = '/mcp/',
  signal?: AbortSignal,
): Promise<Response> {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'Wire test', version: '1.0' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { url: {} } },
  }
  const standard = {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(params.name !== undefined && { 'Mcp-Name': params.name }),
  }
  return sendMessage(
    origin,
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    { headers: { ...standard, ...headers }, path, ...(signal && { signal }) },
  )
}
