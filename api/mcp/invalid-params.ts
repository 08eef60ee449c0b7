import {
  isJSONRPCRequest,
  specTypeSchemas,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Transport,
} from '@modelcontextprotocol/server'
import { nearName } from '../domain/names/near-name.ts'
import { parseJson } from '../http/read-body.ts'
import { tools } from './tools/registry.ts'

/** Methods for which the library answers invalid parameters with “internal error” (-32603), its validator’s own report, or not at all. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'prompts/list': specTypeSchemas.ListPromptsRequest,
  'tools/call': specTypeSchemas.CallToolRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
}
/** Errors listed, and characters of each: a message can cause thousands, and they may repeat what was sent. */
const limits = { errors: 5, length: 200 }

/** Answers such messages with "invalid params" (-32602). Runs where the connected library takes over a message, after its checks of the request. */
export function rejectInvalidParams(transport: Transport): void {
  const pass = transport.onmessage
  const onmessage: typeof pass = (sent, extra) => {
    const message = withArguments(sent)
    // The newer revision has no initialize, and the library says so.
    const isUnknown = extra?.classification !== undefined && isJSONRPCRequest(message) && message.method === 'initialize'
    const rejection = isUnknown ? null : reject(message)
    if (rejection === null) pass?.(message, extra)
    else void transport.send(rejection).catch((error: Error) => transport.onerror?.(error))
  }
  Object.assign(transport, { onmessage })
}

/** Agents send null or an empty text for no arguments, and some send them as JSON text. */
function withArguments<Message extends JSONRPCMessage>(message: Message): Message {
  if (!isJSONRPCRequest(message) || !/^(?:tools\/call|prompts\/get)$/.test(message.method) || !isObject(message.params)) return message
  const { arguments: given } = message.params
  const meant = given === null || given === '' ? {} : typeof given === 'string' ? jsonIn(given) : given
  return isObject(meant) ? { ...message, params: { ...message.params, arguments: meant } } : message
}

/** Null if the text isn’t JSON, or is more than any call needs. */
function jsonIn(text: string): unknown {
  try {
    return parseJson(text) ?? null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null when the parameters are valid, or the message is of another kind. */
function reject(message: unknown): JSONRPCErrorResponse | null {
  if (!isJSONRPCRequest(message) || !Object.hasOwn(schemas, message.method)) return null
  const { issues } = schemas[message.method as keyof typeof schemas]['~standard'].validate(message)
  if (issues === undefined) return rejectToolName(message)
  const errors = issues.slice(0, limits.errors).map(({ path = [], message }) => `${path.map(nameOf).join('.')}: ${inPlainWords(message)}`)
  const listed = errors.map((text) => text.slice(0, limits.length)).join('; ')
  const more = issues.length > limits.errors ? `; and ${issues.length - limits.errors} more` : ''
  const error = { code: -32602, message: `Invalid parameters for ${message.method}. ${listed}${more}` }
  return { jsonrpc: '2.0', id: message.id, error }
}

/** A misspelled tool. The library refuses any other unknown name. */
function rejectToolName({ id, method, params }: JSONRPCRequest): JSONRPCErrorResponse | null {
  const name = method === 'tools/call' ? String(params?.['name']) : ''
  const meant = Object.hasOwn(tools, name) ? null : nearName(name, Object.keys(tools))
  return meant === null ? null : { jsonrpc: '2.0', id, error: { code: -32602, message: `Tool ${name} not found. Did you mean ${meant}?` } }
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === 'object' ? part.key : part)

/** A record is what the library calls an object with any fields. */
const inPlainWords = (message: string): string => message.replace(/^Invalid input: /, '').replace('expected record', 'expected object')
