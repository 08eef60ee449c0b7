import { createServer, type Socket, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { createWebhookClient } from '../../../api/crawler/webhook-client.ts'
import { createLogoFetcher } from '../../../api/crawler/fetch-logo.ts'
import { refusalOf, startCrawler } from '../../support/crawler-sites.ts'

/** A site that answers every request with `start` and then the same piece for as long as its connection stays; it counts the bytes that were taken. */
async function startEndless(start: string, piece: string) {
  let sent = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => void sockets.delete(socket)))
    const packet = piece.repeat(Math.ceil(32_768 / piece.length))
    const more = () => {
      socket.write(packet, (error) => {
        if (error) return
        sent += packet.length
        setImmediate(more)
      })
    }
    socket.once('data', () => {
      socket.write(start)
      more()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}/`, sent: () => sent, connections: () => sockets.size }
}

const hints: [string, string] = ['', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n']
const chunks: [string, string] = ['HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n']
/** What the kernel may hold of a connection on loopback. */
const buffered = 8 * 1024 * 1024
const kinds: [what: string, bytes: [string, string], code: string][] = [
  ['103 Early Hints', hints, 'unreadable'],
  ['one-byte chunks', chunks, 'unreadable'],
]

it.each(kinds)('an audited page of endless %s is cut off', async (_, bytes, code) => {
  const site = await startEndless(...bytes)
  const rejection = await refusalOf(startCrawler({ allow: [site.host] }).visit(site.url))
  expect(rejection.code).toBe(code)
  expect(rejection.message).toMatch(/^localhost:\d+ /)
  expect(site.sent()).toBeLessThan(buffered)
})

it.each(kinds)('a webhook’s receiver that answers with endless %s is cut off', async (what, bytes) => {
  const site = await startEndless(...bytes)
  const client = createWebhookClient({ allow: [site.host], userAgent: 'Slipway' })
  const answer = client.post(site.url, { headers: {}, body: '{}' }, new AbortController().signal)
  if (what === 'one-byte chunks') expect(await answer).toBe(200)
  else await expect(answer).rejects.toThrow('1xx')
  await expect.poll(site.connections).toBe(0)
  expect(site.sent()).toBeLessThan(buffered)
})

it.each(kinds)('a logo of endless %s is given up', async (_, bytes) => {
  const site = await startEndless(...bytes)
  expect(await createLogoFetcher({ allow: [site.host], userAgent: 'Slipway' })(site.url)).toBeNull()
  expect(site.sent()).toBeLessThan(buffered)
})
