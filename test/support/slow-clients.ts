import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Connections that take a server's time and give it nothing; `made` counts all there ever were, `end` cuts them. */
export type SlowClients = { open: () => number; made: () => number; end: () => void }

/** `again` connects anew and does the same there. */
type Behaviour = (socket: Socket, again: () => void) => void

/** Who is cut off comes back within so long, not all at once. */
const backWithinMs = 400

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
  'half-open connections': (socket: Socket, again: () => void) => {
    socket.on('close', again).end('GET /api/v1/products/ HTTP/1.1\r\nHost: local')
  },
  'idle connections': () => undefined,
  // More than a server takes; whoever is refused begins anew.
  'floods of headers': (socket: Socket, again: () => void) => {
    const flood = (text: string) => {
      socket.write(text, (error) => {
        if (!error) flood(headers)
      })
    }
    const headers = 'X-Flood: 1\r\n'.repeat(1000)
    socket.on('close', again)
    flood(get('/').slice(0, -2) + headers)
  },
} satisfies Record<string, Behaviour>

/** So many clients at once. Resolves when all of them are connected. */
export async function startSlowClients(port: number, count: number, behaviour: Behaviour): Promise<SlowClients> {
  const sockets = new Set<Socket>()
  let made = 0
  let ended = false
  const begin = async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    made += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    await once(socket, 'connect')
    // What it was refused with is of no interest, but unread it would keep the connection from closing.
    socket.resume()
    behaviour(socket, again)
  }
  const again = () => {
    setTimeout(() => {
      if (!ended) begin().catch(again)
    }, Math.random() * backWithinMs).unref()
  }
  for (let done = 0; done < count; done += 200) {
    await Promise.all(Array.from({ length: Math.min(200, count - done) }, begin))
  }
  const end = () => {
    ended = true
    for (const socket of sockets) socket.destroy()
  }
  return { open: () => sockets.size, made: () => made, end }
}
