import { LRUCache } from 'lru-cache'
import type { Context, Middleware } from 'koa'
import { addressBlock } from '../../net/caller-network.ts'
import type { World } from '../../ports/world.ts'
import { isAnonymous } from '../anonymous.ts'
import { chargesOf, consume } from '../limits/limit-rate.ts'
import { KeptAnswer, type Edition } from './kept-answer.ts'

const maxBytes = 64 * 1024 * 1024
/** Larger answers are made each time: a few of them would take the place of everything else. */
const maxEntryBytes = 4 * 1024 * 1024
/** Characters: nobody who reads asks at length. */
const longestUrl = 1024
/** URLs remembered as asked for once. */
const urlsRemembered = 4096
const dayMs = 24 * 60 * 60 * 1000
/** Pages may stay in a shared cache this long, in seconds; browsers ask each time. */
const sharedSeconds = 30

/** What only a restart changes: these answer without asking the store, and while it is away. */
const fixed =
  /^\/(?:(?:assets|badge|logos|sample)\/|(?:about|reference)\/$|(?:favicon\.svg|robots\.txt|llms\.txt)$|api\/v1\/(?:openapi\.json)?$)/

/**
 * Keeps what is read without a token or a session, as bytes: whole 200 answers to GET and HEAD without `no-store`, `private` or a cookie, by URL, until
 * the store's public version or the UTC day changes. What is asked for only once, at length, or without a quota under ever new queries isn't kept.
 * Sending an answer again takes the quotas and shows the launches that making it took and showed.
 * `send` answers from what is kept; `keep` stands before the routes and takes in what they answer.
 */
export function createKeptAnswers(world: Pick<World, 'store' | 'clock'>, bytes = maxBytes): { send: Middleware; keep: Middleware } {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: bytes,
    maxEntrySize: Math.min(bytes, maxEntryBytes),
    sizeCalculation: ({ size }) => size,
  })
  const askedOnce = new LRUCache<string, true>({ max: urlsRemembered })

  const today = () => Math.floor(world.clock().getTime() / dayMs)
  const isCurrent = async ({ made: { edition } }: KeptAnswer): Promise<boolean> => {
    if (edition === null) return true
    const pending = world.store.version()
    const version = typeof pending === 'number' ? pending : await pending
    return version === edition.version && today() === edition.day
  }
  /** As it is before the answer is made, so that it can only be too old. Null where nobody can tell. */
  const readEdition = async (): Promise<Edition | null> => {
    const pending = world.store.version()
    const version = typeof pending === 'number' ? pending : await pending.catch(() => null)
    return version === null ? null : { version, day: today() }
  }

  const send: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx)) return next()
    const answer = kept.get(ctx.url)
    // Whatever can't be told here is left to the route, which will say so.
    if (answer === undefined || !(await isCurrent(answer).catch(() => false))) return next()
    const own = await takeAgain(answer, ctx).catch(() => null)
    if (own === null) return next()
    ctx['_matchedRoute'] = answer.made.route
    noteShown(ctx, answer)
    await answer.send(ctx, own)
  }

  const keep: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx) || ctx.url.length > longestUrl) return next()
    const isFixed = fixed.test(ctx.path)
    const edition = isFixed ? null : await readEdition()
    await next()
    const isEndless = ctx.search !== '' && chargesOf(ctx).length === 0
    if ((edition === null && !isFixed) || isEndless || !isKeepable(ctx)) return
    setCaching(ctx)
    const isKept = askedOnce.has(ctx.url)
    const answer = toKeptAnswer(ctx, edition)
    if (isKept) {
      answer.keepHeaders(ctx)
      kept.set(ctx.url, answer)
    } else askedOnce.set(ctx.url, true)
    noteShown(ctx, answer)
    await answer.sendFirst(ctx, isKept)
  }

  return { send, keep }
}

/** A request without a Host is refused further on (RFC 9112 section 3.2). */
const isRead = ({ method, req }: Context): boolean => (method === 'GET' || method === 'HEAD') && Boolean(req.headers.host)

function isKeepable({ status, body, res, response }: Context): boolean {
  if (status !== 200 || body === null || body === undefined || res.hasHeader('Set-Cookie')) return false
  if (typeof body === 'object' && 'pipe' in body) return false
  return !/\b(?:no-store|private)\b/.test(response.get('Cache-Control'))
}

/** A shared cache may hold pages for a short time if it tells people with cookies apart; the API's answers are asked for each time. */
function setCaching(ctx: Context): void {
  ctx.vary('Accept-Encoding')
  if (ctx.res.hasHeader('Cache-Control')) return
  ctx.set('Cache-Control', ctx.path.startsWith('/api/') ? 'no-cache' : `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`)
}

function toKeptAnswer(ctx: Context, edition: Edition | null): KeptAnswer {
  const { body, state } = ctx
  const bytes = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)
  const route = typeof ctx['_matchedRoute'] === 'string' ? ctx['_matchedRoute'] : 'none'
  return new KeptAnswer(ctx, bytes, { edition, route, charges: chargesOf(ctx), shown: state['shown'] ?? [] })
}

/** Nothing is shown to a caller who has left. */
function noteShown(ctx: Context, { made }: KeptAnswer): void {
  ctx.state['shown'] = ctx.writable ? made.shown : undefined
}

/** This request's own headers, after taking again what making the answer took; null where a quota is used up, which the route says better. */
async function takeAgain({ made: { charges } }: KeptAnswer, ctx: Context): Promise<string[] | null> {
  const own = ['X-Request-Id', String(ctx.state['requestId'])]
  if (charges.length === 0) return own
  const key = addressBlock(ctx.ip)
  for (const { limiter, rest } of charges) {
    const state = await consume(limiter, key)
    if (state.consumedPoints > limiter.points) return null
    own.push('RateLimit', rest(state))
  }
  return own
}
