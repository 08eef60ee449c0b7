import { isJSONRPCRequest, specTypeSchemas } from '@modelcontextprotocol/server'

/** What clients send whose parameters the library answers with "internal error" (-32603), or with none at all, where they are wrong. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'prompts/list': specTypeSchemas.ListPromptsRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
}

/** JSON-RPC's answer "invalid params" (-32602) to such a message; null where they are right, or it is another message. */
export function refuseInvalidParams(message: unknown): Response | null {
  if (!isJSONRPCRequest(message) || !Object.hasOwn(schemas, message.method)) return null
  const { issues } = schemas[message.method as keyof typeof schemas]['~standard'].validate(message)
  if (issues === undefined) return null
  const faults = issues.map(({ path = [], message }) => `${path.map(nameOf).join('.')}: ${message}`)
  const error = { code: -32602, message: `The parameters of ${message.method} are not valid. ${faults.join('; ')}` }
  return Response.json({ jsonrpc: '2.0', id: message.id, error })
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === 'object' ? part.key : part)
