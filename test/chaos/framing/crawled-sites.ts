import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** What a crawled site sends after a request; it may continue for as long as its connection lasts. */
type Site = (socket: Socket, path: string) => void

const filled = (piece: string, bytes = 64 * 1024) => piece.repeat(Math.ceil(bytes / piece.length))

function pour(socket: Socket, start: string, more: string): void {
  const next = () => void socket.write(more, (error) => void (error ?? setImmediate(next)))
  socket.write(start, (error) => void (error ?? next()))
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'
const chunked = `${ok}Transfer-Encoding: chunked\r\n\r\n`
const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'
const files = Array.from(
  { length: 60 },
  (_, nth) => `<link rel=stylesheet href=/${nth}.css><script src=/${nth}.js></script><a href=/${nth}/>x</a>`,
)
const page = `<!doctype html><html lang=en><head><title>Lanterna</title>${files.join('')}</head><body><h1>Lanterna</h1></body></html>`
const whole = `${ok}Content-Length: ${page.length}\r\n\r\n${page}`

/** The page itself is fine; everything around it behaves like this. */
const around =
  (site: Site): Site =>
  (socket, path) =>
    path === '/' ? socket.write(whole) : site(socket, path)

const hints: Site = (socket) => pour(socket, '', filled(hint))
const oneByteChunks: Site = (socket) => pour(socket, chunked, filled('1\r\nx\r\n'))

export const crawledSites: Record<string, Site> = {
  '103 Early Hints without end': hints,
  'its page in one-byte chunks': oneByteChunks,
  'its files after 103 Early Hints without end': around(hints),
  'its files in one-byte chunks': around(oneByteChunks),
  'its page in chunks of 64 bytes': (socket) => pour(socket, chunked, filled(`40\r\n${'x'.repeat(64)}\r\n`)),
  'as many headers as fit': (socket) => void socket.write(`${ok}${filled('a:b\r\n', 60_000)}Content-Length: 1\r\n\r\nx`),
  'headers without end': (socket) => pour(socket, ok, filled('a:b\r\n')),
  'trailers without end': (socket) => pour(socket, `${chunked}1\r\nx\r\n0\r\n`, filled('a:b\r\n')),
  'two responses to one request': (socket) => void socket.write(filled(whole)),
  'its page byte by byte': (socket) => {
    let at = 0
    const timer = setInterval(() => socket.write(whole.charAt(at++)), 2)
    socket.on('close', () => clearInterval(timer))
  },
}

/** A site on loopback; its port, and how to end it. */
export async function startCrawledSite(site: Site): Promise<{ url: string; end: () => void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()))
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (part) => {
      const path = /^[A-Z]+ (\S+) /.exec(String(part))?.[1]
      if (path !== undefined) site(socket, path)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, end }
}
