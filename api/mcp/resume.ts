import type { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { SharedSession } from '../actions/shared-state.ts'

/** Brings a new transport to where a session stands that was begun in another process: it hears the beginning once more. */
export async function resume(
  transport: WebStandardStreamableHTTPServerTransport,
  siteUrl: string,
  { client }: SharedSession,
): Promise<void> {
  const parsedBody = {
    jsonrpc: '2.0',
    id: 'resumed',
    method: 'initialize',
    params: { protocolVersion: client.protocolVersion, capabilities: {}, clientInfo: { name: client.name, version: client.version } },
  }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const answer = await transport.handleRequest(new Request(siteUrl, { method: 'POST', headers }), { parsedBody })
  await answer.text()
  if (!answer.ok) throw new Error(`A session could not be resumed: ${answer.status}`)
}
