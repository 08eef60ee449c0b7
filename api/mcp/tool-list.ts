import { randomUUID } from 'node:crypto'
import { isJSONRPCRequest, type RequestId } from '@modelcontextprotocol/server'
import { LRUCache } from 'lru-cache'

/** A response split where the id of its request goes. */
type Kept = { status: number; headers: [string, string][]; parts: string[] }
type Send = (message: unknown) => Promise<Response>

/** Requests differ only by protocol version and, in the newer one, by the client's name. */
const waysKept = 50
/** In characters. Longer requests aren't cached. */
const maxKeyLength = 2000

/**
 * Caches the response to tools/list, the longest one that is the same for everybody: the library creates it once for each kind of request, and
 * after that only the id is replaced. Other messages pass through. `requestHeaders` is what the response depends on besides the message.
 */
export function createToolList(): (message: unknown, requestHeaders: readonly string[], send: Send) => Promise<Response> {
  const kept = new LRUCache<string, Kept>({ max: waysKept })
  return async (message, requestHeaders, send) => {
    if (!isJSONRPCRequest(message) || message.method !== 'tools/list') return send(message)
    const { id, ...asked } = message
    const way = JSON.stringify([requestHeaders, asked])
    if (way.length > maxKeyLength) return send(message)
    const known = kept.get(way)
    if (known !== undefined) return fill(known, id)
    const mark = randomUUID()
    const { status, headers, ...answer } = await read(await send({ ...message, id: mark }))
    const made: Kept = { status, headers, parts: answer.text.split(JSON.stringify(mark)) }
    if (status === 200) kept.set(way, made)
    return fill(made, id)
  }
}

/** Without the session's id, which differs between clients. */
async function read(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'mcp-session-id')
  return { status: response.status, headers, text: await response.text() }
}

const fill = ({ status, headers, parts }: Kept, id: RequestId): Response =>
  new Response(parts.join(JSON.stringify(id)), { status, headers })
