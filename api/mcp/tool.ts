import {
  type ToolAnnotations,
  isJSONRPCRequest,
  type RequestId,
  fromJsonSchema,
  type JsonSchemaType,
  type jsonSchemaValidator,
} from '@modelcontextprotocol/server'
import { Type, type TObject } from 'typebox'
import { contract, type Endpoint, type EndpointName, type Input, type Output } from '../../shared/contract.ts'
import type { Caller } from '../actions/access/caller.ts'
import { connectedAs } from '../actions/connections/find-connection.ts'
import type { World } from '../ports/world.ts'
import { hasWarnings, ignoredWarning, withIgnored } from '../http/unknown-fields.ts'
import { validateArguments } from '../http/validate.ts'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withCategories } from '../../shared/listing/taxonomy.ts'
import { currentSite } from '../domain/settings/current-site.ts'
import { ConnectionNeeded } from './connection-needed.ts'

type Described<N extends EndpointName> = {
  /** The endpoint that defines this tool's input, output, limit and whether it needs a connection. */
  endpoint: N
  /** Arguments that the tool takes besides the endpoint's input, or in place of one of its fields. */
  ownInput?: TObject
  /** Fields of its result besides the endpoint's output. */
  ownOutput?: TObject
  title: string
  /** For an agent that doesn't know the service: what the tool returns, what to call next, what only the user can do. */
  description: string
  annotations: ToolAnnotations
}

type Definition<N extends EndpointName, Result> = Described<N> & {
  /** A method, so that it may name the tool’s own arguments in its input too. */
  action(this: void, world: World, input: Input<N>, caller: Caller): Promise<Result>
  /** Whether such a call only reads what is stored, so that it doesn’t count toward the endpoint’s own limit. */
  readsOnly?(this: void, input: Input<N>): boolean
  /** Names a field that a call needs because of what its others say. */
  lacks?(this: void, input: Input<N>): string | null
  /** One or two sentences above the output: what it is, what to do next, and what was left out. */
  introduce: (result: Result) => string
}

/** `account` names the account of a tool that needs a connection; null for other tools. */
export type ToolAnswer = { introduction: string; account: string | null; output: Record<string, unknown> }

export type Tool = Omit<Described<EndpointName>, 'ownInput'> & {
  /** Everything the tool takes: its endpoint’s input, wherever REST puts it, and its own. */
  input: TObject
  /** Validates the arguments and returns what does the work. Throws Failure BAD_REQUEST with every error. */
  prepare: (given: unknown) => { readsOnly: boolean; run: (world: World, caller: Caller) => Promise<ToolAnswer> }
}

export const defineTool = <N extends EndpointName>(definition: Definition<N, Output<N>>): Tool =>
  defineWiderTool({ ...definition, outputOf: (output) => output })

/** A tool whose result differs from its endpoint’s output: shorter, in pages, or with more for the introduction. */
export function defineWiderTool<N extends EndpointName, Result>({
  action,
  readsOnly,
  lacks,
  ownInput,
  introduce,
  outputOf,
  ...described
}: Definition<N, Result> & { outputOf: (result: Result) => Record<string, unknown> }): Tool {
  const { params, query, body }: Endpoint = contract[described.endpoint]
  const schema = Type.Object({ ...params?.properties, ...query?.properties, ...body?.properties, ...ownInput?.properties })
  return {
    ...described,
    input: schema,
    prepare(given) {
      const { input, ignored } = validateArguments<N>({ schema, lacks }, given)
      const run = async (world: World, caller: Caller): Promise<ToolAnswer> => {
        const result = await action(world, input, caller)
        const connection = contract[described.endpoint].auth === 'bearer' ? caller.connection : null
        const account = connection && (await connectedAs(world, connection))
        const output = outputOf(result)
        // First, because without them the result may be about something else.
        const warning = hasWarnings(output) ? null : ignoredWarning(ignored, Object.keys(schema.properties))
        const introduction = warning === null ? introduce(result) : `${warning}\n${introduce(result)}`
        return { introduction, account, output: withIgnored(output, ignored) }
      }
      return { readsOnly: readsOnly?.(input) ?? false, run }
    },
  }
}

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
