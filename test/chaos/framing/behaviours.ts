import type { Socket } from 'node:net'
import type { Target } from './targets.ts'

/** What a connected client does until it is cut off. */
export type Behaviour = (socket: Socket, target: Target) => void

const packet = 64 * 1024
const filled = (piece: string, bytes = packet) => piece.repeat(Math.ceil(bytes / piece.length))

/** Sends the same thing for as long as the other side reads it. */
function pour(socket: Socket, start: string, more: string): void {
  const next = () => void socket.write(more, (error) => void (error ?? next()))
  socket.resume().write(start, (error) => void (error ?? next()))
}

function drip(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), 2)
  socket.resume().on('close', () => clearInterval(timer))
}

const head = ({ method, path, type }: Target, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: ${type === 'application/json' ? 'application/json, text/event-stream' : 'text/html'}\r\nContent-Type: ${type}\r\n${more}`
const chunked = (target: Target) => `${head(target, 'Transfer-Encoding: chunked\r\n')}\r\n`
const whole = (target: Target) => (target.method === 'GET' ? `${head(target)}\r\n` : `${head(target, 'Content-Length: 2\r\n')}\r\n{}`)

export const behaviours: Record<string, Behaviour> = {
  'one-byte chunks': (socket, target) => pour(socket, chunked(target), filled('1\r\nx\r\n')),
  'small chunks with extensions': (socket, target) => pour(socket, chunked(target), filled('40;a=b\r\n'.concat('x'.repeat(64), '\r\n'))),
  'bodies without end': (socket, target) => pour(socket, chunked(target), `10000\r\n${'x'.repeat(packet)}\r\n`),
  'a length of 10 GB': (socket, target) => pour(socket, `${head(target, 'Content-Length: 10737418240\r\n')}\r\n`, 'x'.repeat(packet)),
  trailers: (socket, target) => pour(socket, `${chunked(target)}2\r\n{}\r\n0\r\n`, filled('a:b\r\n')),
  'as many headers as fit': (socket, target) => pour(socket, '', `${head(target, filled('a:\r\n', 15_000))}\r\n`),
  'headers without end': (socket, target) => pour(socket, head(target), filled('a:b\r\n')),
  'pipelined requests': (socket, target) => pour(socket, '', filled(whole(target))),
  'pipelined requests whose responses aren’t read': (socket, target) => {
    pour(socket, '', filled(whole(target)))
    socket.pause()
  },
  'byte by byte': (socket, target) => drip(socket, chunked(target) + '1\r\nx\r\n'.repeat(5000)),
  'half a request, then the end': (socket, target) => {
    socket.resume().end(`${chunked(target)}1\r\nx\r\n`)
  },
  'half-open': (socket, target) => {
    socket.resume().end(filled(whole(target), 4096))
  },
  'Expect: 100-continue, and nothing': (socket, target) => {
    socket.resume().write(`${head(target, 'Expect: 100-continue\r\nContent-Length: 100\r\n')}\r\n`)
  },
}
