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
import { Failure } from '../domain/failure.ts'
import type { TakeQuota } from '../http/limits/limit-rate.ts'
import { readBodyText } from '../http/read-body.ts'
import type { Door } from './call-tool.ts'
import { createServer, type RequestOf } from './server.ts'
import { createSessions, type BeginServer } from './sessions.ts'
import { sendResponse, toRequest, whenOver } from './web-answer.ts'

/** Where agents connect. */
export const mcpPath = '/mcp/'

/** A session keeps what its client says of itself for as long as it lives, so that has to be small. */
const initializeBytes = 8 * 1024
/** Milliseconds that a service which stops leaves to the calls under way. */
const patience = 7000

/**
 * The tool endpoint: Streamable HTTP of both protocol eras on one address. Clients up to 2025-11-25 get a session, the 2026-07-28 revision a server of its own for every request. `takeMessage` limits messages of any kind by address.
 */
export function mountMcp(door: Door, takeMessage: TakeQuota): { router: Router; close: () => Promise<void> } {
  const { world, logger } = door
  const stopping = new AbortController()
  const contexts = new WeakMap<Request, Context>()
  const requestOf: RequestOf = (request) => {
    const ctx = request && contexts.get(request)
    if (request === undefined || ctx === undefined) throw new Error('A tool was called outside a request.')
    return { ctx, signal: AbortSignal.any([request.signal, stopping.signal]) }
  }
  const sessions = createSessions(door)
  const beginServer: BeginServer = (session) => createServer(door, requestOf, session)
  const serveModern = () =>
    createMcpHandler(() => createServer(door, requestOf, () => null), {
      legacy: 'reject',
      onerror: (error) => logger.debug({ err: error }, 'a message was refused'),
    })
  // Apart, so that the standing streams can be ended while calls are still under way.
  const modern = { calls: serveModern(), streams: serveModern() }
  const underWay = new Set<Context>()

  async function answer(ctx: Context): Promise<Response> {
    const request = toRequest(ctx, world.siteUrl)
    contexts.set(request, ctx)
    const text = ctx.method === 'POST' ? await readBodyText(ctx, 'application/json') : undefined
    const parsedBody = text === undefined ? undefined : parse(text)
    if (parsedBody === malformed) return parseError()
    if (text !== undefined && isInitializeRequest(parsedBody) && Buffer.byteLength(text) > initializeBytes)
      throw new Failure('PAYLOAD_TOO_LARGE', `An initialize request larger than ${initializeBytes / 1024} KB is refused.`)
    if (!(await isLegacyRequest(request, parsedBody)))
      return (isListening(ctx) ? modern.streams : modern.calls).fetch(request, { parsedBody })

    const id = ctx.get('Mcp-Session-Id')
    if (id !== '') {
      const session = await sessions.use(id, beginServer)
      whenOver(ctx, sessions.hold(session, ctx.method === 'GET' ? 'streams' : 'calls'))
      return session.transport.handleRequest(request, { parsedBody })
    }
    if (isMisshapenInitialize(parsedBody)) {
      const transport = new WebStandardStreamableHTTPServerTransport()
      await createServer(door, requestOf, () => null).connect(transport)
      return transport.handleRequest(request, { parsedBody })
    }
    if (!isInitializeRequest(parsedBody))
      throw new Failure('BAD_REQUEST', 'Begin with initialize, and send the Mcp-Session-Id of its answer.')
    return sessions.open(ctx, request, parsedBody, beginServer)
  }

  const router = new Router({ exclusive: true })
  router.register(mcpPath, ['GET', 'POST', 'DELETE'], async (ctx) => {
    refuseForeignPages(ctx, world.siteUrl)
    if (stopping.signal.aborted) throw new Failure('SERVICE_UNAVAILABLE', 'The service is stopping.')
    if (!isListening(ctx)) {
      underWay.add(ctx)
      whenOver(ctx, () => underWay.delete(ctx))
    }
    await takeMessage(ctx)
    await sendResponse(ctx, await answer(ctx))
  })
  const close = async () => {
    stopping.abort()
    sessions.closeStreams()
    await modern.streams.close()
    const until = performance.now() + patience
    while (underWay.size > 0 && performance.now() < until) await setTimeout(20)
    await modern.calls.close()
    await sessions.close()
  }
  return { router, close }
}

/** A standing event stream, in either era: nothing but its client or the end of the service ends it. */
const isListening = (ctx: Context): boolean => ctx.method === 'GET' || ctx.get('Mcp-Method') === 'subscriptions/listen'

/** It begins no session, and is told what is wrong with it. */
const isMisshapenInitialize = (message: unknown): boolean =>
  isJSONRPCRequest(message) && message.method === 'initialize' && !isInitializeRequest(message)

const malformed = Symbol('malformed')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return malformed
  }
}

/** JSON-RPC 2.0 section 5.1. */
const parseError = () =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'The body is not valid JSON.' } }, { status: 400 })

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

/**
 * Browsers send an Origin, agents none: only this site's own pages and browser extensions may call. A service on loopback answers to a
 * name of loopback alone, or a page could reach it under a name of its own that it lets point there (DNS rebinding).
 */
function refuseForeignPages(ctx: Context, siteUrl: string): void {
  const host = URL.parse(`http://${ctx.get('Host')}`)
  const isLocal = loopback.test(new URL(siteUrl).hostname)
  if (isLocal && (host === null || !loopback.test(host.hostname)))
    throw new Failure('FORBIDDEN', 'This service answers to names of its own machine only: SITE_URL gives it another.')

  const sent = ctx.get('Origin')
  if (sent === '') return
  const origin = URL.parse(sent)
  const isOwn = origin !== null && (origin.origin === siteUrl || (isLocal && loopback.test(origin.hostname) && origin.host === host?.host))
  if (!isOwn && !extensions.has(origin?.protocol ?? '')) throw new Failure('FORBIDDEN', 'Pages of other sites may not call this.')
}
