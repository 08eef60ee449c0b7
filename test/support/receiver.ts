import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
export type Receiver = {
  url: string
  /** As CRAWL_ALLOW names it. */
  host: string
  received: Received[]
  /** Changes how requests are answered; by default with 204. */
  answer: (with_: (response: ServerResponse, request: Received) => void) => void
  close: () => Promise<void>
}

/** A receiver of webhooks on this machine. */
export async function runReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let answer: (response: ServerResponse, request: Received) => void = (response) => void response.writeHead(204).end()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const found = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(found)
      answer(response, found)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/`,
    host,
    received,
    answer: (next) => (answer = next),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}
