import { LRUCache } from 'lru-cache'
import { Failure, invalidField, isBusy } from '../domain/failure.ts'
import { ClientUnreachable } from '../domain/oauth/oauth-failure.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import { readBody } from './read-body.ts'
import { resolvePublicHost, type ResolveHost } from './resolve-host.ts'
import { openSession, type Session } from './session.ts'
import { isAllowed, type Allowed } from './target.ts'
import { toUnreachable, Unreachable, type Cause } from '../net/unreachable.ts'

/** As the draft of OAuth Client ID Metadata Documents recommends. */
const maxBytes = 5 * 1024
/** In seconds. The site says how long its document may be kept, within these; a failure is kept briefly, so that nobody can make us fetch it over and over. */
const kept = { usual: 300, max: 3600, failure: 30 }

type Options = {
  allow: string[]
  userAgent: string
  resolve?: ResolveHost
  /** Milliseconds for a whole document. */
  fetchMs?: number
}

/**
 * Reads the documents by which OAuth clients describe themselves, under the same guard as page visits, but stricter: only https unless CRAWL_ALLOW
 * names the host, no redirects, only JSON, and little of it. Throws Failure BAD_REQUEST,
 * ClientUnreachable if its site didn’t answer, and SERVICE_UNAVAILABLE if too many are being read.
 */
export function createClientDocumentReader({
  allow,
  userAgent,
  resolve = resolvePublicHost,
  fetchMs = 5000,
}: Options): (url: string) => Promise<unknown> {
  const allowed: Allowed = new Set(allow.map((entry) => entry.trim().toLowerCase()))
  const semaphore = createSemaphore({ places: 8, waiting: 40, retryAfter: 5, work: 'connecting a lot of tools' })
  const cache = new LRUCache<string, { document: Promise<unknown> }>({ max: 500 })

  const fetchDocument = async (url: URL, keep: (seconds: number) => void): Promise<unknown> => {
    await using session = openSession({ allowed, userAgent, resolve, visitMs: fetchMs })
    try {
      return await readDocument(session, url, keep)
    } catch (error) {
      const problem = toUnreachable(error, url.host)
      if (problem instanceof Unreachable) throw toFailure(problem, url.host)
      throw problem
    }
  }

  return (text) => {
    const known = cache.get(text)
    if (known !== undefined) return known.document
    const keep = (seconds: number) => void (seconds > 0 ? cache.set(text, { document }, { ttl: seconds * 1000 }) : cache.delete(text))
    const document: Promise<unknown> = semaphore(async () => {
      const url = new URL(text)
      if (url.protocol !== 'https:' && !isAllowed(url, allowed))
        throw invalidField('client_id', 'The client_id must be an https URL.', 'bad_url')
      return fetchDocument(url, keep)
    })
    // Concurrent requests wait for the same answer.
    cache.set(text, { document }, { ttl: fetchMs * 2 })
    document.catch((error: unknown) => keep(error instanceof Failure && isBusy(error) ? 0 : kept.failure))
    return document
  }
}

async function readDocument(session: Session, url: URL, keep: (seconds: number) => void): Promise<unknown> {
  const answer = await session.ask(url, { accept: 'application/json' })
  const type = (answer.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const error =
    answer.status === 200
      ? /^application\/(?:[\w.-]+\+)?json$/.test(type)
        ? null
        : 'its Content-Type isn’t application/json'
      : `the server returned ${answer.status}`
  if (error !== null) {
    answer.discard()
    throw new Unreachable('status', error)
  }
  const { bytes } = await readBody(answer, { max: maxBytes })
  keep(lifetimeOf(answer.header('cache-control') ?? ''))
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Unreachable('unreadable', 'it isn’t valid JSON')
  }
}

function lifetimeOf(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return 0
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl) ?? []
  return Math.min(kept.max, seconds === undefined ? kept.usual : Number(seconds))
}

/** Looks the same whether the site is down or this server has no way out. */
const silences: Partial<Record<Cause, string>> = {
  dns: 'the DNS lookup failed',
  connection: 'the connection failed',
  timeout: 'it took too long to respond',
}

function toFailure({ because, message }: Unreachable, host: string) {
  const silence = silences[because]
  if (silence !== undefined) return new ClientUnreachable(host, silence)
  const own = because === 'status' || because === 'unreadable' ? message : because === 'too_large' ? 'it’s larger than 5 KB' : null
  return invalidField('client_id', own === null ? message : `We can’t use the tool’s description on ${host}: ${own}.`, because)
}
