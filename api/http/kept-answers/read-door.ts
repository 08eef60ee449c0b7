import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../../actions/action.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import { validateInput } from '../validate.ts'
import { isWellEncoded } from '../middleware/normalize-path.ts'
import type { RequestLog } from '../middleware/log-requests.ts'
import { addressBlock, type Quota } from '../limits/limit-rate.ts'
import { apiPrefix } from '../../../shared/vocabulary.ts'
import { noteFailure } from './failed-reads.ts'
import type { OpenReads, PreparedRead } from './open-reads.ts'
import { Recent } from './recent.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Known = { read: PreparedRead; method: 'GET'; path: string; route: string }
export type ReadDoorOptions = {
  reads: OpenReads
  /** Takes the launches of an answer that is sent. */
  onShown: (launches: readonly LiveLaunch[], caller: Caller) => void
  quota: Quota
  log: RequestLog
  /** Headers of every answer of the API, names and values in turn. */
  headers: readonly string[]
  addressOf: (request: IncomingMessage) => string
  /** For whatever is not answered here. */
  next: Handle
}

/** Addresses whose reads are kept ready. */
const mostKnown = 500

/**
 * Answers the reads that most callers ask for, from bytes that are kept, before a context is built for them. It gives what the
 * middleware and the route would give, and leaves to them whatever is not as plain: other methods, callers with a token, and the telling of
 * failures.
 */
export function openReadDoor({ reads, onShown, quota, log, headers, addressOf, next }: ReadDoorOptions): Handle {
  const common = [...headers, 'RateLimit-Policy', quota.policy]
  const known = new Recent<Known>(mostKnown)

  const answer = async (found: Known, request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request
    const started = performance.now()
    const ip = addressOf(request)
    const key = addressBlock(ip)
    const state = quota.take(key)
    // It says so itself, and one unit more of what is used up makes no difference.
    if (quota.isSpent(state)) return next(request, response)
    const rest = quota.rest(state)
    const caller = { ip, agent: headers['user-agent'] ?? '', connection: null }
    let result: Awaited<ReturnType<PreparedRead>>
    try {
      result = await found.read(caller)
    } catch (error) {
      quota.giveBack(key)
      noteFailure(request, error)
      return next(request, response)
    }
    const requestId = log.follow(response, started, ip, found)
    if (response.closed) return // the caller has left
    onShown(result.launches, caller)
    const { status, headers: own, bytes } = result.answer.representation(headers)
    response.writeHead(status, ['X-Request-Id', requestId, 'RateLimit', rest, ...common, ...own])
    response.end(bytes, 'latin1')
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !url.startsWith(apiPrefix) || headers.authorization !== undefined || !headers.host)
      return next(request, response)
    let found = known.get(url)
    if (found === undefined) {
      found = prepare(reads, url)
      if (found === undefined) return next(request, response)
      known.offer(url, found)
    }
    return answer(found, request, response)
  }
}

const addresses = new RegExp(`^(${apiPrefix}/(?:directories/|products/(?:([a-z0-9-]+)/)?))(?:\\?([^#\\s\\\\]*))?$`)

/** The read at an address; undefined where there is none, or it is asked for wrongly. */
function prepare(reads: OpenReads, url: string): Known | undefined {
  const [, path, slug, querystring = ''] = addresses.exec(url) ?? []
  if (path === undefined || !isWellEncoded(querystring)) return undefined
  const query = new URLSearchParams(querystring)
  const known = { method: 'GET', path, route: slug === undefined ? path : `${apiPrefix}/products/:slug/` } as const
  try {
    if (slug !== undefined) return { ...known, read: reads.getProduct(validateInput('getProduct', { params: { slug } })) }
    if (path.endsWith('/directories/')) return { ...known, read: reads.listDirectories(validateInput('listDirectories', { query })) }
    return { ...known, read: reads.searchProducts(validateInput('searchProducts', { query })) }
  } catch {
    return undefined
  }
}
