import { setTimeout } from 'node:timers/promises'
import { Router } from '@koa/router'
import {
  createMcpHandler,
  isInitializeRequest,
  isJSONRPCRequest,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { isLoopbackHost } from '../../shared/hosts.ts'
import { paths } from '../../shared/paths.ts'
import { Failure, invalidRequest } from '../domain/failure.ts'
import type { Connection } from '../domain/records.ts'
import { toolPaths } from '../http/tool-path.ts'
import { isForeignPage } from '../http/foreign-page.ts'
import { parseJson, readBodyText } from '../http/read-body.ts'
import { onClose } from '../http/drain-connections.ts'
import { requireScopes, requireToken } from './account-endpoint.ts'
import { findRequestConnection, type ToolServices } from './call-tool.ts'
import { createServer, type RequestOf } from './server.ts'
import { createSessions, type BeginServer } from './sessions.ts'
import { createToolList } from './tool.ts'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** The most messages of a batch, which clients of revision 2025-03-26 may send. */
const maxMessages = 20
/** The most characters of a method, an id, or the name of a tool or prompt: the library repeats them in its errors. */
const maxNameLength = 200

/** Throws Failure BAD_REQUEST for a batch of too many messages, or a message with a name that is too long. */
function rejectShape(body: unknown): void {
  const messages: unknown[] = Array.isArray(body) ? body : [body]
  if (messages.length > maxMessages) throw invalidRequest(`A batch can have up to ${maxMessages} messages.`, 'batch')
  for (const message of messages) {
    const { method, id, params } = fieldsOf(message)
    for (const name of [method, id, fieldsOf(params)['name']])
      if (typeof name === 'string' && name.length > maxNameLength)
        throw invalidRequest(`Methods, ids and names can have up to ${maxNameLength} characters.`, 'name')
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A session keeps its initialize request for as long as it lives, so that has to be small. */
const initializeBytes = 8 * 1024
/** How long a stopping service waits for calls in progress. Milliseconds. */
const closeTimeout = 13_000

/**
 * The MCP endpoint: Streamable HTTP of both protocol versions at one URL, and at a second one for clients that sign in with OAuth. Clients up
 * to 2025-11-25 get a session; for the 2026-07-28 revision, each request gets a server of its own. Messages of any kind are limited, per account
 * once the client is connected.
 */
export function mountMcp(services: ToolServices): { router: Router; beginDrain: () => void; close: () => Promise<void> } {
  const { world, logger } = services
  const stopping = new AbortController()
  const contexts = new WeakMap<Request, Context>()
  const requestOf: RequestOf = (request) => {
    const ctx = request && contexts.get(request)
    if (request === undefined || ctx === undefined) throw new Error('A tool was called outside a request.')
    return { ctx, signal: AbortSignal.any([request.signal, stopping.signal]) }
  }
  const sessions = createSessions(services)
  const beginServer: BeginServer = (session) => createServer(services, requestOf, session)
  const serveModern = () =>
    createMcpHandler(() => createServer(services, requestOf, () => null), {
      legacy: 'reject',
      onerror: (error) => logger.debug({ err: error }, 'refused a message'),
    })
  // Separate, so that the open streams can be closed while calls are still in progress.
  const modern = { calls: serveModern(), streams: serveModern() }
  /** Their clients open new ones, as a rule in another process. */
  const beginDrain = () => {
    sessions.closeStreams()
    void modern.streams.close()
    modern.streams = serveModern()
  }
  const inProgress = new Set<Context>()
  const answerList = createToolList()

  /** `owner` is the connection that everything at /mcp/account/ needs; null at /mcp/. */
  async function answer(ctx: Context, owner: Connection | null): Promise<Response> {
    const request = toRequest(ctx, world.siteUrl)
    contexts.set(request, ctx)
    const text = ctx.method === 'POST' ? await readBodyText(ctx, 'application/json') : undefined
    const parsedBody = text === undefined ? undefined : parseJson(text)
    if (text !== undefined && parsedBody === undefined) return parseError()
    rejectShape(parsedBody)
    requireScopes(ctx, world.siteUrl, parsedBody)
    // The request was counted as one message.
    if (Array.isArray(parsedBody) && parsedBody.length > 1)
      await services.limits.messages(ctx, ctx.state['connection']?.accountId, parsedBody.length - 1)
    if (text !== undefined && isInitializeRequest(parsedBody) && Buffer.byteLength(text) > initializeBytes)
      throw new Failure('PAYLOAD_TOO_LARGE', `The initialize request is larger than ${initializeBytes / 1024} KB.`)
    const requestHeaders = ['Accept', 'Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'].map((name) => ctx.get(name))
    if (!(await isLegacyRequest(request, parsedBody))) {
      const handler = isListening(ctx) ? modern.streams : modern.calls
      return answerList(parsedBody, requestHeaders, (message) => handler.fetch(request, { parsedBody: message }))
    }

    const id = ctx.get('Mcp-Session-Id')
    if (id !== '') {
      const session = await sessions.use(id, beginServer, owner?.accountId ?? null)
      onClose(ctx, sessions.hold(session, ctx.method === 'GET' ? 'streams' : 'calls'))
      const revision = session.server.server.getNegotiatedProtocolVersion() ?? ''
      const response = await answerList(parsedBody, [revision, ...requestHeaders], (message) =>
        session.transport.handleRequest(request, { parsedBody: message }),
      )
      response.headers.set('Mcp-Session-Id', id)
      return response
    }
    if (isInvalidInitialize(parsedBody)) {
      const transport = new WebStandardStreamableHTTPServerTransport()
      await createServer(services, requestOf, () => null).connect(transport)
      return transport.handleRequest(request, { parsedBody })
    }
    if (!isInitializeRequest(parsedBody))
      throw new Failure('BAD_REQUEST', 'Start with initialize, then send the Mcp-Session-Id header of its response.')
    return sessions.open(ctx, request, parsedBody, beginServer, owner?.accountId ?? null)
  }

  const router = new Router({ exclusive: true, sensitive: true })
  router.register(toolPaths, ['GET', 'POST', 'DELETE'], async (ctx) => {
    rejectForeignPages(ctx, world.siteUrl)
    if (stopping.signal.aborted) throw new Failure('SERVICE_UNAVAILABLE', 'The service is stopping.')
    if (!isListening(ctx)) {
      inProgress.add(ctx)
      onClose(ctx, () => inProgress.delete(ctx))
    }
    const owner = paths.mcpAccount.match(ctx.path) !== null ? await requireToken(services, ctx) : null
    const connection = owner ?? (await findRequestConnection(services, ctx))
    ctx.state['connection'] = connection
    await services.limits.messages(ctx, connection?.accountId)
    await sendResponse(ctx, await answer(ctx, owner))
  })
  const close = async () => {
    stopping.abort()
    beginDrain()
    const until = performance.now() + closeTimeout
    while (inProgress.size > 0 && performance.now() < until) await setTimeout(20)
    await modern.calls.close()
    await sessions.close()
  }
  return { router, beginDrain, close }
}

/** A long-lived event stream of either protocol version: only its client or the stopping service closes it. */
const isListening = (ctx: Context): boolean => ctx.method === 'GET' || ctx.get('Mcp-Method') === 'subscriptions/listen'

/** It starts no session and is answered with what is wrong. */
const isInvalidInitialize = (message: unknown): boolean =>
  isJSONRPCRequest(message) && message.method === 'initialize' && !isInitializeRequest(message)

/** JSON-RPC 2.0 section 5.1. */
const parseError = () =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'The request body isn’t valid JSON.' } }, { status: 400 })

/** Only this site's own pages and browser extensions may call, and on loopback only by a loopback host name (DNS rebinding). */
function rejectForeignPages(ctx: Context, siteUrl: string): void {
  const host = URL.parse(`http://${ctx.get('Host')}`)
  const isLocal = isLoopbackHost(new URL(siteUrl).hostname)
  if (isLocal && (host === null || !isLoopbackHost(host.hostname)))
    throw new Failure('FORBIDDEN', 'This service only answers to localhost names. Set SITE_URL to use another host name.')

  if (isForeignPage(ctx, siteUrl)) throw new Failure('FORBIDDEN', 'Requests from other sites’ pages aren’t allowed.')
}

/** The request in the form the protocol library takes, without its body, which we read under our own limit. It aborts when the client disconnects. */
function toRequest(ctx: Context, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) if (typeof value === 'string') headers.set(name, value)
  const disconnected = new AbortController()
  onClose(ctx, () => disconnected.abort())
  return new Request(new URL(ctx.path, siteUrl), { method: ctx.method, headers, signal: disconnected.signal })
}

/** Sends the library's response. An event stream starts at once and ends when either side closes it. */
async function sendResponse(ctx: Context, response: Response): Promise<void> {
  ctx.status = response.status
  for (const [name, value] of response.headers) if (name !== 'connection') ctx.set(name, value)
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') && response.body !== null) {
    // No request follows on a long-lived stream's connection, so a stopping service doesn't have to wait for it.
    if (ctx.method === 'GET' || ctx.get('Mcp-Method') === 'subscriptions/listen') ctx.set('Connection', 'close')
    ctx.body = Readable.fromWeb(response.body as ReadableStream)
    ctx.flushHeaders()
    return
  }
  if (!response.headers.has('Cache-Control')) ctx.set('Cache-Control', 'no-store')
  ctx.body = await response.text()
}
