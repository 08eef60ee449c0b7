import { isJSONRPCRequest, specTypeSchemas, type JSONRPCErrorResponse, type Transport } from '@modelcontextprotocol/server'

/** What clients send whose parameters the library answers with "internal error" (-32603), or with none at all, where they are wrong. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'prompts/list': specTypeSchemas.ListPromptsRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
}
/** Faults that are told, and characters of each: a message can hold thousands, and repeat what was sent. */
const most = { faults: 5, length: 200 }

/** Such a message is answered "invalid params" (-32602) where the connected library would take it, so after the checks of its request. */
export function refuseInvalidParams(transport: Transport): void {
  const pass = transport.onmessage
  const onmessage: typeof pass = (message, extra) => {
    // The newer revision knows no initialize, and says so.
    const isUnknown = extra?.classification !== undefined && isJSONRPCRequest(message) && message.method === 'initialize'
    const refusal = isUnknown ? null : refuse(message)
    if (refusal === null) pass?.(message, extra)
    else void transport.send(refusal).catch((error: Error) => transport.onerror?.(error))
  }
  Object.assign(transport, { onmessage })
}

/** Null where the parameters are right, or it is another message. */
function refuse(message: unknown): JSONRPCErrorResponse | null {
  if (!isJSONRPCRequest(message) || !Object.hasOwn(schemas, message.method)) return null
  const { issues } = schemas[message.method as keyof typeof schemas]['~standard'].validate(message)
  if (issues === undefined) return null
  const faults = issues.slice(0, most.faults).map(({ path = [], message }) => `${path.map(nameOf).join('.')}: ${message}`)
  const told = faults.map((fault) => fault.slice(0, most.length)).join('; ')
  const more = issues.length > most.faults ? `; and ${issues.length - most.faults} more` : ''
  const error = { code: -32602, message: `The parameters of ${message.method} are not valid. ${told}${more}` }
  return { jsonrpc: '2.0', id: message.id, error }
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === 'object' ? part.key : part)
