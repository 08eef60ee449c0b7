import {
  fromJsonSchema,
  inputResponse,
  McpServer,
  type JsonSchemaType,
  type jsonSchemaValidator,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { TSchema } from 'typebox'
import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import { clientName } from '../domain/client-name.ts'
import { callTool, type Door, type ToolCaller, type ToolName } from './call-tool.ts'
import { ConnectionNeeded } from './connection-needed.ts'
import { addPrepareLaunch } from './prepare-launch.ts'
import type { Session } from './session.ts'
import { tools } from './tools/registry.ts'

const instructions =
  'Slipway is a launch catalog with a site audit for the day before a launch. The way of a launch: check_launch_readiness, apply its fixes, check ' +
  'again, submit_product, then give the draftUrl to the person. Reading needs no account; submit_product and get_my_launches ask the person to approve ' +
  'a connection once. No tool publishes anything: only a person finishes and submits a draft, in the browser.'

/** Our own validation runs in the call, so that its faults come back in the contract's form. */
const unchecked: jsonSchemaValidator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}
const toSchema = (schema: object) => fromJsonSchema(JSON.parse(JSON.stringify(schema)) as JsonSchemaType, unchecked)

const schemas = new Map(Object.values(tools).map(({ endpoint }) => [endpoint, describe(endpoint)]))

/** Finds the HTTP request behind a call. */
export type RequestOf = (request: Request | undefined) => Pick<ToolCaller, 'ctx' | 'signal'>

/** A new protocol server with every tool and prompt; `session` is null without sessions. */
export function createServer(door: Door, requestOf: RequestOf, session: () => Session | null): McpServer {
  const server = new McpServer(
    { name: 'slipway', title: 'Slipway', version: '1.0.0', websiteUrl: door.world.siteUrl },
    { capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } }, instructions },
  )
  for (const name of Object.keys(tools) as ToolName[]) {
    const { endpoint, title, annotations } = tools[name]
    const description = tools[name].description + limitWords(contract[endpoint].limit, door.perHour)
    server.registerTool(name, { title, description, annotations, ...schemas.get(endpoint) }, (given, call) =>
      callTool(door, name, given, toCaller(name, server, call, requestOf(call.http?.req), session())),
    )
  }
  addPrepareLaunch(server)
  return server
}

/** Said from the configuration, which an operator may change. */
function limitWords(limit: Endpoint['limit'], { audits, drafts }: Door['perHour']): string {
  if (limit === 'reads') return ''
  return ` At most ${limit === 'audits' ? `${audits} audits` : `${drafts} drafts`} an hour.`
}

function toCaller(
  tool: ToolName,
  { server }: McpServer,
  { mcpReq }: ServerContext,
  { ctx, signal }: ReturnType<RequestOf>,
  session: Session | null,
): ToolCaller {
  const { name = '', version = '' } = server.getClientVersion() ?? {}
  const opensLinks = session === null && server.getClientCapabilities()?.elicitation?.url !== undefined
  const response = inputResponse(mcpReq.inputResponses, 'approval')
  return {
    ctx,
    signal,
    client: clientName(`${name} ${version}`, ctx.get('User-Agent')),
    session,
    oneCall: opensLinks
      ? { tool, state: mcpReq.requestState<string>(), isRefused: response.kind === 'elicit' && response.action !== 'accept' }
      : null,
  }
}

/** What a tool takes is what its endpoint takes, wherever REST has it; what it answers may be a request for approval. */
function describe(name: EndpointName) {
  const { params, query, body, output, auth }: Endpoint = contract[name]
  const input: TSchema = params ?? query ?? body ?? { type: 'object', properties: {} }
  return {
    inputSchema: toSchema(input),
    outputSchema: toSchema(auth === 'bearer' ? { type: 'object', anyOf: [output, ConnectionNeeded] } : output),
  }
}
