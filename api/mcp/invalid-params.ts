import { isJSONRPCRequest, specTypeSchemas, type JSONRPCErrorResponse, type Transport } from '@modelcontextprotocol/server'

/** Methods for which the library answers invalid parameters with "internal error" (-32603), or not at all. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'prompts/list': specTypeSchemas.ListPromptsRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
}
/** Errors listed, and characters of each: a message can cause thousands, and they may repeat what was sent. */
const limits = { errors: 5, length: 200 }

/** Answers such messages with "invalid params" (-32602). Runs where the connected library takes over a message, after its checks of the request. */
export function refuseInvalidParams(transport: Transport): void {
  const pass = transport.onmessage
  const onmessage: typeof pass = (message, extra) => {
    // The newer revision has no initialize, and the library says so.
    const isUnknown = extra?.classification !== undefined && isJSONRPCRequest(message) && message.method === 'initialize'
    const refusal = isUnknown ? null : refuse(message)
    if (refusal === null) pass?.(message, extra)
    else void transport.send(refusal).catch((error: Error) => transport.onerror?.(error))
  }
  Object.assign(transport, { onmessage })
}

/** Null when the parameters are valid, or the message is of another kind. */
function refuse(message: unknown): JSONRPCErrorResponse | null {
  if (!isJSONRPCRequest(message) || !Object.hasOwn(schemas, message.method)) return null
  const { issues } = schemas[message.method as keyof typeof schemas]['~standard'].validate(message)
  if (issues === undefined) return null
  const errors = issues.slice(0, limits.errors).map(({ path = [], message }) => `${path.map(nameOf).join('.')}: ${message}`)
  const listed = errors.map((text) => text.slice(0, limits.length)).join('; ')
  const more = issues.length > limits.errors ? `; and ${issues.length - limits.errors} more` : ''
  const error = { code: -32602, message: `Invalid parameters for ${message.method}. ${listed}${more}` }
  return { jsonrpc: '2.0', id: message.id, error }
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === 'object' ? part.key : part)
