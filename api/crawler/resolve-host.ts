import { lookup, Resolver } from 'node:dns/promises'
import { addAbortListener } from 'node:events'
import { Unreachable } from '../net/unreachable.ts'

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
