import { lookup, Resolver } from 'node:dns/promises'
import { addAbortListener } from 'node:events'
import { Unreachable } from '../net/unreachable.ts'
import type { MailFacts } from '../../shared/audit/facts.ts'

/** Every IP address of a name. Throws Unreachable `dns`. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>

/**
 * Asks the name servers directly (c-ares). Unlike getaddrinfo, this blocks no thread of the pool that the store writes with, however slow a
 * stranger’s name server is; it can be canceled, and it ignores this machine’s /etc/hosts and search domains.
 */
export const resolvePublicHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  using _listener = addAbortListener(signal, () => resolver.cancel())
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  throw noAddress(host, answers[0])
}

/** For hosts that the operator allows: resolved as the machine itself does. */
export const resolveAllowedHost: ResolveHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch (error) {
    throw noAddress(host, { status: 'rejected', reason: error })
  }
}

export function noAddress(host: string, answer: PromiseSettledResult<string[]>): Unreachable {
  const code = answer.status === 'rejected' ? String((answer.reason as { code?: unknown }).code) : 'ENODATA'
  if (code === 'ENOTFOUND') return new Unreachable('dns', `We couldn’t find ${host}. Check the spelling (DNS lookup failed).`)
  if (code === 'ENODATA') return new Unreachable('dns', `${host} doesn’t point to a server (no A or AAAA record in DNS).`)
  return new Unreachable('dns', `We couldn’t look up ${host} (DNS error ${code}).`)
}

/** Looks up whether a domain accepts email. Never rejects. */
export type ResolveMail = (domain: string, signal: AbortSignal) => Promise<MailFacts['takes']>

/** Longest wait in milliseconds, so that no name server keeps a visit waiting. */
const timeoutMs = 3000

/** Asks the name servers directly, as `resolve-host.ts` does; `servers` are those of the machine by default. */
export const createResolveMail =
  ({ servers }: { servers?: string[] } = {}): ResolveMail =>
  async (domain, signal) => {
    const resolver = new Resolver({ timeout: 1200, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    using _listener = addAbortListener(ended, () => resolver.cancel())
    try {
      ended.throwIfAborted()
      return await takesMail(resolver, domain)
    } catch {
      return 'unknown'
    }
  }

async function takesMail(resolver: Resolver, domain: string): Promise<MailFacts['takes']> {
  const exchanges = await recordsOf(() => resolver.resolveMx(domain))
  // RFC 7505: the only record, whose exchange is the root.
  if (exchanges.records.length > 0) return exchanges.records.every(({ exchange }) => exchange === '' || exchange === '.') ? 'refuses' : 'mx'
  const [v4, v6] = await Promise.all([recordsOf(() => resolver.resolve4(domain)), recordsOf(() => resolver.resolve6(domain))])
  if (v4.records.length + v6.records.length > 0) return 'address'
  // Networks without public DNS report every name as nonexistent.
  const knowsTheWorld = (await recordsOf(() => resolver.resolveNs('com'))).records.length > 0
  if (!knowsTheWorld) return 'unknown'
  return exchanges.exists || v4.exists || v6.exists ? 'no-record' : 'no-domain'
}

/** None if the domain doesn’t exist or has no such record; any other answer (SERVFAIL, a timeout) rejects. */
async function recordsOf<T>(ask: () => Promise<T[]>): Promise<{ records: T[]; exists: boolean }> {
  try {
    return { records: await ask(), exists: true }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOTFOUND' || code === 'ENODATA') return { records: [], exists: code === 'ENODATA' }
    throw error
  }
}
