import { isIP } from 'node:net'
import { isPrivateHost } from '../../../shared/hosts.ts'
import { mayConnect, ownAddresses } from '../../crawler/connector.ts'
import { resolveAllowedHost, type ResolveHost } from '../../crawler/resolve-host.ts'
import { readTargets } from '../../crawler/target.ts'

/** `resolve` looks up hosts; Chromium needs `chromiumArgs` to look them up in the same way. */
export type OwnNetwork = { resolve: ResolveHost; chromiumArgs: string[] }

/**
 * How to look up hosts for a target that isn’t public; null for a public one. Only for such a target may the crawler leave the public internet, so that
 * no public page can send it into this network. A name that everybody can look up leads into it only if each of its addresses does, and then stays
 * at these addresses: its owner could answer the next lookup with a page of their own.
 */
export async function findOwnNetwork(url: string, resolve: ResolveHost = resolveAllowedHost): Promise<OwnNetwork | null> {
  const [{ hostname, port, protocol }] = readTargets(url)
  if (isPrivateHost(hostname)) return { resolve, chromiumArgs: [] }
  const host = hostname.replace(/^\[|\]$/g, '')
  const never = new AbortController().signal
  const addresses = isIP(host) === 0 ? await resolve(host, never).catch(() => []) : [host]
  const isOwn = (address: string) => !mayConnect(address, Number(port) || (protocol === 'https:' ? 443 : 80), ownAddresses())
  const [first] = addresses
  if (first === undefined || !addresses.every(isOwn) || !/^[\w.:-]+$/.test(host)) return null
  return {
    resolve: (name, signal) => (name === host ? Promise.resolve(addresses) : resolve(name, signal)),
    chromiumArgs: isIP(host) === 0 ? [`--host-resolver-rules=MAP ${host} ${isIP(first) === 6 ? `[${first}]` : first}`] : [],
  }
}
