import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Connections that take a server's time and give it nothing; `end` cuts them all. */
export type SlowClients = { open: () => number; end: () => void }

type Behaviour = (socket: Socket) => void

const drip = (start: string, piece: string): Behaviour => {
  return (socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(piece), 500)
    socket.on('close', () => clearInterval(timer))
  }
}

const post =
  'POST /api/v1/launch-readiness/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"url":"'
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

export const behaviours = {
  'headers that never end': drip('GET /api/v1/products/ HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'),
  'bodies that never end': drip(post, 'x'),
  // Asks for much, again and again, and reads none of it.
  'readers that do not read': (socket: Socket) => {
    socket.pause()
    socket.write(get('/api/v1/products/?limit=50').repeat(50))
  },
  'half-open connections': (socket: Socket) => void socket.end('GET /api/v1/products/ HTTP/1.1\r\nHost: local'),
  'idle connections': () => undefined,
  'floods of headers': (socket: Socket) => {
    const flood = () => socket.write(`${get('/').slice(0, -2)}${'X-Flood: 1\r\n'.repeat(1000)}`)
    flood()
    socket.on('drain', flood)
  },
} satisfies Record<string, Behaviour>

/** So many clients at once. Resolves when all of them are connected. */
export async function startSlowClients(port: number, count: number, behaviour: Behaviour): Promise<SlowClients> {
  const sockets: Socket[] = []
  for (let done = 0; done < count; done += 200) {
    const some = Array.from({ length: Math.min(200, count - done) }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }))
    sockets.push(...some)
    await Promise.all(
      some.map((socket) =>
        once(
          socket.on('error', () => socket.destroy()),
          'connect',
        ),
      ),
    )
    for (const socket of some) behaviour(socket)
  }
  const end = () => sockets.forEach((socket) => socket.destroy())
  return { open: () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length, end }
}
