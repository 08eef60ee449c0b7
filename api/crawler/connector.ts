import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { TLSSocket } from 'node:tls'
import { buildConnector } from 'undici'
import { isPublicAddress } from '../net/public-address.ts'
import { resolveAllowedHost, type ResolveHost } from './resolve-host.ts'
import { blockedAddress, type Allowed } from './target.ts'

/** A connection whose certificate was verified. Times are in milliseconds since 1970. */
export type TlsFacts = { protocol: string; validFrom: number; validTo: number }

type Options = {
  allowed: Allowed
  resolve: ResolveHost
  /** For allowed hosts; by default, the machine’s own lookup. */
  resolveAllowed?: ResolveHost | undefined
  signal: AbortSignal
  /** Called with each TLS connection and its origin. */
  onSecure?: (origin: string, tls: TlsFacts) => void
}

/**
 * The only way out. Checks a literal IP address or every address that a name resolves to (one unsafe record refuses the name), passes exactly
 * those to the socket, and checks the connected peer again.
 */
export const createConnector =
  ({ allowed, resolve, resolveAllowed = resolveAllowedHost, signal, onSecure }: Options): buildConnector.connector =>
  (options, callback) => {
    const { hostname } = options
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    const isAllowed = allowed.has(`${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`)
    const isSafe = (address: string | undefined) => address !== undefined && (isAllowed || mayConnect(address, port, ownAddresses()))

    const findAddresses = async () => {
      const addresses = isIP(hostname) === 0 ? await (isAllowed ? resolveAllowed : resolve)(hostname, signal) : [hostname]
      signal.throwIfAborted()
      if (!addresses.every(isSafe)) throw blockedAddress(hostname)
      return addresses
    }
    const open = (addresses: string[]) => {
      const connect = buildConnector({ ...socketOptions, lookup: serve(addresses) })
      connect(options, (...[error, socket]) => {
        if (error !== null) return callback(error, null)
        if (!isSafe(socket.remoteAddress)) {
          socket.destroy()
          return callback(blockedAddress(hostname), null)
        }
        const tls = socket instanceof TLSSocket ? readTls(socket) : null
        if (tls !== null) onSecure?.(new URL(`https://${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`).origin, tls)
        callback(null, socket)
      })
    }
    const giveUp = (error: Error) => callback(error, null)
    void findAddresses().then(open, giveUp)
  }

function readTls(socket: TLSSocket): TlsFacts | null {
  const [protocol, certificate] = [socket.getProtocol(), socket.getPeerX509Certificate()]
  if (protocol === null || certificate === undefined) return null
  return { protocol, validFrom: certificate.validFromDate.getTime(), validTo: certificate.validToDate.getTime() }
}

const socketOptions = { autoSelectFamily: true, allowH2: false, timeout: 5000, maxCachedSessions: 0, rejectUnauthorized: true }

/** Only public IP addresses. Of this machine’s own, only the web ports that are open to everyone: a firewall doesn’t protect a machine from itself. */
export const mayConnect = (address: string, port: number, own: ReadonlySet<string>): boolean =>
  isPublicAddress(address) && (port === 80 || port === 443 || !own.has(address))

export const ownAddresses = () =>
  new Set(Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map(({ address }) => address)))

const serve =
  (addresses: string[]): LookupFunction =>
  (_host, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (options.all === true) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  }
