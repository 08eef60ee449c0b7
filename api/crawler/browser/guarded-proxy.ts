import { once } from 'node:events'
import { createServer, isIPv6, type AddressInfo, type Socket } from 'node:net'
import { createConnector } from '../connector.ts'
import type { ResolveHost } from '../resolve-host.ts'
import { checkTarget, type Allowed } from '../target.ts'

type Options = { allowed: Allowed; resolve: ResolveHost; signal: AbortSignal; maxBytes: number }
type Target = { hostname: string; port: number }

/** https://www.rfc-editor.org/rfc/rfc1928 */
const version = 5
const [noPassword, rejectedMethods] = [0, 0xff]
const [succeeded, notAllowed, wrongCommand] = [0, 2, 7]
const kinds = { ipv4: 1, name: 3, ipv6: 4 }
const maxConnections = 100

/**
 * A browser’s only way out: a SOCKS5 proxy on loopback that looks names up itself, and connects by the crawler’s rules. All connections end with
 * `signal`, or once `maxBytes` have been received.
 */
export async function openGuardedProxy({ allowed, resolve, signal, maxBytes }: Options): Promise<{ port: number; close: () => void }> {
  const connect = createConnector({ allowed, resolve, signal })
  const open = new Set<Socket>()
  let received = 0

  const hold = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
  }
  const reach = ({ hostname, port }: Target): Promise<Socket> =>
    new Promise((done, fail) => {
      const url = new URL(`http://${isIPv6(hostname) ? `[${hostname}]` : hostname}:${port}/`)
      checkTarget(url, allowed)
      const asked = { protocol: 'http:', hostname: url.hostname.replace(/^\[|\]$/g, ''), port: String(port) }
      connect(asked, (error, socket) => (error === null ? done(socket) : fail(error)))
    })
  const serve = async (socket: Socket) => {
    const target = await readTarget(socket)
    const upstream = await reach(target).catch(() => null)
    if (upstream === null) return void socket.end(reply(notAllowed))
    hold(upstream)
    upstream.on('data', ({ length }) => (received += length) > maxBytes && close())
    socket.write(reply(succeeded))
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => upstream.destroy())
  }
  const server = createServer((socket) => {
    if (open.size >= maxConnections) return void socket.destroy()
    hold(socket)
    serve(socket).catch(() => socket.destroy())
  })
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  signal.addEventListener('abort', close)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close }
}

const reply = (code: number) => Buffer.from([version, code, 0, kinds.ipv4, 0, 0, 0, 0, 0, 0])

/** Where a client wants to go. Throws if it says something else. */
async function readTarget(socket: Socket): Promise<Target> {
  const [, methods = 0] = await take(socket, 2)
  const canGoWithout = (await take(socket, methods)).includes(noPassword)
  socket.write(Buffer.from([version, canGoWithout ? noPassword : rejectedMethods]))
  const [spoken, command, , kind] = await take(socket, 4)
  if (spoken !== version || command !== 1) {
    socket.end(reply(wrongCommand))
    throw new Error('Only TCP connections are supported.')
  }
  const hostname = await readHost(socket, kind)
  return { hostname, port: (await take(socket, 2)).readUInt16BE() }
}

async function readHost(socket: Socket, kind: number | undefined): Promise<string> {
  if (kind === kinds.name) return (await take(socket, (await take(socket, 1)).readUInt8())).toString('latin1')
  if (kind === kinds.ipv4) return (await take(socket, 4)).join('.')
  const groups = await take(socket, 16)
  return Array.from({ length: 8 }, (_, at) => groups.readUInt16BE(at * 2).toString(16)).join(':')
}

/** The next bytes. Throws if the socket ends before. */
async function take(socket: Socket, count: number): Promise<Buffer> {
  while (!socket.destroyed && !socket.readableEnded) {
    const bytes: unknown = count === 0 ? Buffer.alloc(0) : socket.read(count)
    if (bytes instanceof Buffer && bytes.length === count) return bytes
    await once(socket, 'readable')
  }
  throw new Error('The connection ended early.')
}
