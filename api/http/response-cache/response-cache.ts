import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Context, Middleware } from 'koa'
import { folders, paths } from '../../../shared/paths.ts'
import { isAnyOf } from '../../../shared/paths/path.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import { maxOutageMs } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { isAnonymous } from '../anonymous.ts'
import { routeOf } from '../route-of.ts'
import { chargesOf, restOf } from '../limits/limit-rate.ts'
import { CacheEntry, type ContentVersion } from './cache-entry.ts'

const maxBytes = 64 * 1024 * 1024
/** Larger responses aren't cached: a few of them would evict everything else. */
const maxEntryBytes = 4 * 1024 * 1024
/** In characters. Real visitors don't request longer URLs. */
const maxUrlLength = 1024
const urlsRemembered = 4096
/** How long a request waits for another that makes the same response. Milliseconds. */
const maxWaitMs = 500
/** How long a CDN may cache a page, in seconds. Browsers revalidate every time. */
const sharedSeconds = 30

/** These depend on the site’s settings only, and are served without asking the store, even during an outage. */
const isFixedPath = isAnyOf(Object.values(paths).filter(({ isFixed }) => isFixed))

/**
 * A response cache for requests without a token or session. It stores complete 200 responses to GET and HEAD as bytes, by URL, until the store's
 * public version or the site’s day changes; not those marked `no-store` or `private`, or that set a cookie. While a database doesn't answer, what was
 * current within the last five minutes is served, even if something has changed since. A URL is cached from its second request on, unless it is too
 * long, or has a query string but no rate limit (or anyone could fill the cache).
 * A cached response consumes the same quotas and counts the same impressions as the original. `send` serves from the cache; `keep` runs before the
 * routes and stores their responses.
 */
export function createResponseCache(world: Pick<World, 'store' | 'clock'>, bytes = maxBytes): { send: Middleware; keep: Middleware } {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: bytes,
    maxEntrySize: Math.min(bytes, maxEntryBytes),
    sizeCalculation: ({ size }) => size,
  })
  const askedOnce = new LRUCache<string, true>({ max: urlsRemembered })
  /** Responses that a request is making, by URL and the version from which on they are made. */
  const making = new Map<string, Promise<void>>()

  const today = () => siteDay(world.clock())
  /** Without a promise where the store knows its version, as it usually does. Null if it can't tell. */
  const isCurrent = ({ made }: CacheEntry): boolean | Promise<boolean | null> => {
    const { contentVersion } = made
    // An announcement among the settings has a last day.
    if (contentVersion === null) return made.site === currentSite() && made.day === today()
    const isSame = (version: number) => version === contentVersion.version && today() === contentVersion.day
    const version = world.store.version()
    return typeof version === 'number' ? isSame(version) : version.then(isSame, () => null)
  }
  /** Whether nothing newer is available at the moment. */
  const isLastKnown = ({ currentAt, made: { contentVersion } }: CacheEntry): boolean =>
    world.store.isAway() && contentVersion?.day === today() && performance.now() - currentAt < maxOutageMs
  /** Read before the response is made, so it is never newer than the content. Null if the store can't tell. */
  const readContentVersion = async (): Promise<ContentVersion | null> => {
    const pending = world.store.version()
    const version = typeof pending === 'number' ? pending : await pending.catch(() => null)
    return version === null ? null : { version, day: today() }
  }

  /** Has one request make a response that was cached until a change. The others wait for it a moment, and get it if it has been cached. */
  const makeTogether = async (url: string, make: () => Promise<void>): Promise<CacheEntry | null> => {
    const version = world.store.version()
    if (typeof version !== 'number') return make().then(() => null)
    const key = `${version} ${url}`
    const made = making.get(key)
    if (made === undefined) {
      const own = Promise.withResolvers<void>()
      making.set(key, own.promise)
      await make().finally(() => {
        making.delete(key)
        own.resolve()
      })
      return null
    }
    await Promise.race([made, wait(maxWaitMs, undefined, { ref: false })])
    const contentVersion = entries.get(url)?.made.contentVersion ?? null
    if (contentVersion !== null && contentVersion.version >= version && contentVersion.day === today()) return entries.get(url) ?? null
    return make().then(() => null)
  }

  const send: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx)) return next()
    const before = entries.get(ctx.url)
    if (before === undefined) return next()
    // If the store doesn’t answer, the route reports that. `keep` needn’t ask the store again.
    const found = isCurrent(before)
    const current = typeof found === 'boolean' ? found : await found
    if (current === null) ctx.state['isStoreSilent'] = true
    if (current === null) return next()
    if (current) before.currentAt = performance.now()
    const entry = current || isLastKnown(before) ? before : await makeTogether(ctx.url, next)
    if (entry === null) return // already answered
    const own = await takeAgain(entry, ctx).catch(() => null)
    if (own === null) return next()
    ctx['routerPath'] = entry.made.route
    noteShown(ctx, entry)
    await entry.send(ctx, own)
  }

  const keep: Middleware = async (ctx, next) => {
    if (!isRead(ctx) || !isAnonymous(ctx) || ctx.url.length > maxUrlLength) return next()
    const isFixed = isFixedPath(ctx.path)
    const contentVersion = isFixed || ctx.state['isStoreSilent'] === true ? null : await readContentVersion()
    await next()
    const isEndless = ctx.search !== '' && chargesOf(ctx).length === 0
    if ((contentVersion === null && !isFixed) || isEndless || !isKeepable(ctx)) return
    setCaching(ctx)
    const isKept = askedOnce.has(ctx.url)
    const entry = toEntry(ctx, contentVersion, today())
    if (isKept) {
      entry.keep(ctx)
      entries.set(ctx.url, entry)
    } else askedOnce.set(ctx.url, true)
    noteShown(ctx, entry)
    await entry.sendFirst(ctx)
  }

  return { send, keep }
}

const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD'

function isKeepable({ status, body, res, response }: Context): boolean {
  if (status !== 200 || body === null || body === undefined || res.hasHeader('Set-Cookie')) return false
  if (typeof body === 'object' && 'pipe' in body) return false
  return !/\b(?:no-store|private)\b/.test(response.get('Cache-Control'))
}

/** CDNs may cache pages briefly, varying by cookie. API responses are always revalidated. */
function setCaching(ctx: Context): void {
  ctx.vary('Accept-Encoding')
  if (ctx.res.hasHeader('Cache-Control')) return
  ctx.set('Cache-Control', ctx.path.startsWith(folders.api) ? 'no-cache' : `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`)
}

function toEntry(ctx: Context, contentVersion: ContentVersion | null, day: string): CacheEntry {
  const { body, state } = ctx
  const bytes = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)
  return new CacheEntry(ctx, bytes, {
    contentVersion,
    site: currentSite(),
    day,
    route: routeOf(ctx),
    charges: chargesOf(ctx),
    shown: state['shown'] ?? [],
  })
}

/** A client that has disconnected has seen nothing. */
function noteShown(ctx: Context, { made }: CacheEntry): void {
  ctx.state['shown'] = ctx.writable ? made.shown : undefined
}

/** Consumes the response's quotas and returns the headers specific to this request; null if a quota is exhausted, so that the route can refuse. */
async function takeAgain({ made: { charges } }: CacheEntry, ctx: Context): Promise<string[] | null> {
  const own = ['X-Request-Id', String(ctx.state['requestId'])]
  if (charges.length === 0) return own
  const blocks = addressBlocks(ctx.ip)
  for (const charge of charges) {
    const state = await charge.take(blocks)
    if (state.rejection !== null) return null
    own.push('RateLimit', restOf(charge, state))
  }
  return own
}
