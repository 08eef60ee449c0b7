import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** The official clients: 2.x in both protocol eras, and 1.x, which knows the older one alone. */
export const agentKinds = ['2.x without sessions', '2.x with a session', '1.x with a session'] as const
export const sessionKinds = ['2.x with a session', '1.x with a session'] as const
export type AgentKind = (typeof agentKinds)[number]

/** `text` and `fields` are what clients show a model that sees only the one or the other; `structured` is without the words around the output. */
export type ToolReply = {
  text: string
  fields: Record<string, unknown>
  structured: Record<string, unknown>
  isError: boolean
}
export type Agent = {
  call: (name: string, args?: Record<string, unknown>) => Promise<ToolReply>
  listTools: () => Promise<{ name: string; [field: string]: unknown }[]>
  prompt: (name: string, args: Record<string, string>) => Promise<string>
  version: () => string | undefined
  close: () => Promise<void>
}
type AgentOptions = {
  name?: string
  headers?: Record<string, string>
  /** Without sessions only: the client opens links for its user, and this plays the user. */
  onLink?: (url: string, message: string) => Promise<'accept' | 'decline' | 'cancel'>
}

/** Connects an official client to a service's tools. Both clients check every answer against the schema it was announced with. */
export async function openAgent(kind: AgentKind, origin: string, options: AgentOptions = {}): Promise<Agent> {
  return kind === '1.x with a session' ? openOlder(origin, options) : openNewer(kind, origin, options)
}

async function openNewer(kind: AgentKind, origin: string, { name = 'Test agent', headers = {}, onLink }: AgentOptions): Promise<Agent> {
  const client = new Client(
    { name, version: '2.0' },
    {
      versionNegotiation: { mode: kind === '2.x without sessions' ? { pin: '2026-07-28' } : 'legacy' },
      capabilities: onLink === undefined ? {} : { elicitation: { url: {} } },
    },
  )
  if (onLink !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      if (params.mode !== 'url') throw new Error('only links are opened')
      return { action: await onLink(params.url, params.message) }
    })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp/', origin), { requestInit: { headers } })
  await client.connect(transport)
  return {
    call: async (tool, args = {}) => toReply(await client.callTool({ name: tool, arguments: args })),
    listTools: async () => (await client.listTools()).tools,
    prompt: async (prompt, args) => JSON.stringify((await client.getPrompt({ name: prompt, arguments: args })).messages),
    version: () => client.getNegotiatedProtocolVersion(),
    close: async () => {
      if (transport.sessionId !== undefined) await transport.terminateSession()
      await client.close()
    },
  }
}

async function openOlder(origin: string, { name = 'Test agent', headers = {} }: AgentOptions): Promise<Agent> {
  const client = new OlderClient({ name, version: '1.0' })
  const transport = new OlderTransport(new URL('/mcp/', origin), { requestInit: { headers } })
  await client.connect(transport)
  return {
    call: async (tool, args = {}) => toReply(await client.callTool({ name: tool, arguments: args })),
    listTools: async () => (await client.listTools()).tools,
    prompt: async (prompt, args) => JSON.stringify((await client.getPrompt({ name: prompt, arguments: args })).messages),
    version: () => transport.protocolVersion,
    close: async () => {
      await transport.terminateSession()
      await client.close()
    },
  }
}

function toReply(result: { [field: string]: unknown }): ToolReply {
  const [first] = result['content'] as { text: string }[]
  const fields = (result['structuredContent'] ?? {}) as ToolReply['fields']
  const { guidance: _, connectedAs: __, endOfData: ___, ...structured } = fields
  return { text: first?.text ?? '', fields, structured, isError: result['isError'] === true }
}

/** The contract's error body in the text of a tool error. */
export function errorIn({ text, isError }: ToolReply): Record<string, unknown> {
  if (!isError) throw new Error(`no error: ${text}`)
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
