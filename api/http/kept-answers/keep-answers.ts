import { LRUCache } from 'lru-cache'
import type { Context, Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { addressBlock } from '../../net/caller-network.ts'
import { isAnonymous } from '../anonymous.ts'
import { consume } from '../limits/limit-rate.ts'
import { KeptAnswer, type Edition } from './kept-answer.ts'

const maxBytes = 64 * 1024 * 1024
/** Larger answers are made each time: a few of them would take the place of everything else. */
const maxEntryBytes = 2 * 1024 * 1024
/** Characters: nobody who reads asks at length. */
const longestUrl = 1024
const dayMs = 24 * 60 * 60 * 1000

/** URLs remembered as asked for once. */
const askedOnce = 4096

/** Pages may stay in a shared cache this long, in seconds; browsers ask each time. */
const sharedSeconds = 30

/**
 * Keeps what is read without a token or a session, as bytes: every 200 to GET that isn't marked `no-store`, by its URL, until the public version of
 * the store or the UTC day is another. What is asked for only once isn't kept: that would cost more than it saves. An answer that is sent again takes the quotas and shows the launches that making it took and showed.
 * `send` answers from what is kept; `keep` stands before the routes and takes in what they answer.
 */
export function createKeptAnswers({ store, clock }: Pick<World, 'store' | 'clock'>): { send: Middleware; keep: Middleware } {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: maxBytes, maxEntrySize: maxEntryBytes, sizeCalculation: ({ size }) => size })

  const asked = new LRUCache<string, true>({ max: askedOnce })

  const today = () => Math.floor(clock().getTime() / dayMs)
  const isCurrent = (edition: Edition, version: number) => version === edition.version && today() === edition.day
  const check = async ({ made: { edition } }: KeptAnswer): Promise<boolean> => {
    if (edition === null) return true
    const version = store.version()
    return isCurrent(edition, typeof version === 'number' ? version : await version)
  }

  const send: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx)) return next()
    const answer = kept.get(ctx.url)
    // Whoever can't tell leaves it to the route, which will say so.
    if (answer === undefined || !(await check(answer).catch(() => false))) return next()
    const rest = await takeAgain(answer, ctx)
    if (rest === null) return next()
    ctx['_matchedRoute'] = answer.made.route
    noteShown(ctx, answer)
    answer.send(ctx, rest)
  }

  const keep: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx) || ctx.url.length > longestUrl) return next()
    const pending = store.version()
    const version = typeof pending === 'number' ? pending : await pending.catch(() => null)
    const day = today()
    await next()
    if (version === null || !isKeepable(ctx)) return
    setCaching(ctx)
    const isFixed = ctx.response.get('Cache-Control').includes('immutable')
    const answer = toKeptAnswer(ctx, isFixed ? null : { version, day })
    if (asked.has(ctx.url)) {
      answer.keepHeaders(ctx)
      kept.set(ctx.url, answer)
    } else asked.set(ctx.url, true)
    noteShown(ctx, answer)
    answer.sendFirst(ctx)
  }

  return { send, keep }
}

/** A request without a Host is refused further on (RFC 9112 section 3.2). */
const isRead = ({ method, req }: Context): boolean => (method === 'GET' || method === 'HEAD') && Boolean(req.headers.host)

/** A whole body that is no secret of anybody's. */
function isKeepable({ status, body, res, response }: Context): boolean {
  if (status !== 200 || body === null || body === undefined || res.hasHeader('Set-Cookie')) return false
  if (typeof body === 'object' && 'pipe' in body) return false
  return !/\b(?:no-store|private)\b/.test(response.get('Cache-Control'))
}

/** Pages may be kept in between for a short time, by whoever tells people with cookies apart; the API's answers are asked for each time. */
function setCaching(ctx: Context): void {
  ctx.vary('Accept-Encoding')
  if (ctx.res.hasHeader('Cache-Control')) return
  ctx.set('Cache-Control', ctx.path.startsWith('/api/') ? 'no-cache' : `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`)
}

function toKeptAnswer(ctx: Context, edition: Edition | null): KeptAnswer {
  const { body, state } = ctx
  const bytes = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)
  const route = typeof ctx['_matchedRoute'] === 'string' ? ctx['_matchedRoute'] : 'none'
  return new KeptAnswer(ctx, bytes, { edition, route, charges: state['charges'] ?? [], shown: state['shown'] ?? [] })
}

/** Nothing is shown to a caller who has left. */
function noteShown(ctx: Context, { made }: KeptAnswer): void {
  ctx.state['shown'] = ctx.writable ? made.shown : undefined
}

/** The headers of this request alone, after taking again what making the answer took; null where a quota is used up, which its route says better. */
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
