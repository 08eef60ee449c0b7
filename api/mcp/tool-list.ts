import { randomUUID } from 'node:crypto'
import {
  isJSONRPCRequest,
  type RequestId,
  fromJsonSchema,
  type JsonSchemaType,
  type jsonSchemaValidator,
} from '@modelcontextprotocol/server'
import { LRUCache } from 'lru-cache'
import type { TObject } from 'typebox'
import { contract, type Endpoint } from '../../shared/contract.ts'
import { withCategories } from '../../shared/listing/taxonomy.ts'
import { currentSite } from '../domain/settings/current-site.ts'
import { ConnectionNeeded } from './connection-needed.ts'
import type { Tool } from './tool.ts'

/** A response split where the id of its request goes. */
type Kept = { status: number; headers: [string, string][]; parts: string[] }
type Send = (message: unknown) => Promise<Response>

/** Requests differ only by protocol version and, in the newer one, by the client's name. */
const waysKept = 50
/** In characters. Longer requests aren't cached. */
const maxKeyLength = 2000

/** The library creates the longest response once for each kind of request (`requestHeaders`); after that only the id is replaced. */
export function createToolList(): (message: unknown, requestHeaders: readonly string[], send: Send) => Promise<Response> {
  const kept = new LRUCache<string, Kept>({ max: waysKept })
  let site = currentSite()
  return async (message, requestHeaders, send) => {
    if (site !== currentSite()) kept.clear()
    site = currentSite()
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

/** Our own validation runs inside the call, so that its errors have the contract's form. */
const unchecked: jsonSchemaValidator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}
const toSchema = (schema: object) => fromJsonSchema(JSON.parse(withCategories(JSON.stringify(schema))) as JsonSchemaType, unchecked)

/** Every agent carries these schemas in its context, so they say only what it needs to call the tool. */
export const schemasOf = (tool: Tool) => ({ inputSchema: toSchema(toInput(tool)), outputSchema: toSchema(toOutput(tool)) })

function toInput({ input: { properties, required } }: Tool): object {
  const bare = Object.entries(properties).map(([name, property]) => [name, withoutAside(property)])
  return { type: 'object', properties: Object.fromEntries(bare), ...(required?.length && { required }) }
}

/** Without what documents for people add. */
const withoutAside = (property: object) => {
  const { title: _, examples: __, ...rest } = property as { title?: unknown; examples?: unknown }
  return rest
}

/** No model reads this, and a program has the API’s description. Some clients check errors against it, so little is required. */
function toOutput({ endpoint, ownOutput }: Tool): object {
  const { output, auth }: Endpoint = contract[endpoint]
  const fields = {
    ...(output as TObject).properties,
    ...ownOutput?.properties,
    ...(auth === 'bearer' && { connected: ConnectionNeeded.properties.connected }),
  }
  const names = ['connectedAs', ...Object.keys(fields), 'endOfData'].filter((name) => name !== 'connectedAs' || auth === 'bearer')
  const properties = { guidance: { type: 'string' }, ...Object.fromEntries(names.map((name) => [name, {}])) }
  return { type: 'object', properties, required: ['guidance'] }
}
