import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that sends every request to the next of its processes, whoever asks. */
export async function startRoundRobin(origins: string[]): Promise<{ origin: string; close: () => Promise<void> }> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', origins[turn++ % origins.length])
    const onward = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      outgoing.flushHeaders()
      answer.pipe(outgoing)
    })
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
