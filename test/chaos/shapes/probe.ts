import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Reads paths in turn, again and again over one connection, in a thread of its own: what the attackers do with their answers does not delay it.

const { port, paths } = workerData as { port: number; paths: string[] }
/** Between reads. */
const pauseMs = 2
let longest = 0
let turn = 0
let sentAt = performance.now()
/** How much of the answer is still to come; null while nothing is waited for. */
let rest: number | null = null
let socket = open()
parentPort?.on('message', () => {
  // A read that is still open counts with what it has waited so far.
  parentPort?.postMessage(Math.max(longest, rest === null ? 0 : performance.now() - sentAt), [])
  longest = 0
})
ask()

/** A flood can exhaust the system’s memory for connections, which then cuts others too: the read is sent again, and its wait continues. */
function open(): Socket {
  const opened = connect(port, '127.0.0.1').setNoDelay()
  opened.on('data', (part) => void hear(part)).on('error', () => undefined)
  opened.on('close', () => void reopen())
  return opened
}

async function reopen(): Promise<void> {
  await setTimeout(pauseMs)
  socket = open()
  if (rest !== null) send()
}

function ask(): void {
  sentAt = performance.now()
  turn += 1
  send()
}

function send(): void {
  rest = Infinity
  socket.write(`GET ${paths[turn % paths.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
}

async function hear(part: Buffer): Promise<void> {
  if (rest === null) return
  const head = part.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(part.toString('latin1', 0, head))?.[1]
  rest = rest === Infinity ? Number(length) - (part.length - head - 4) : rest - part.length
  if (rest > 0) return
  longest = Math.max(longest, performance.now() - sentAt)
  rest = null
  await setTimeout(pauseMs)
  ask()
}
