import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGuardedProxy } from '../../../../api/crawler/browser/guarded-proxy.ts'
import { createPageCamera } from '../../../../api/crawler/browser/page-camera.ts'
import { usageOf } from '../../../../api/crawler/browser/process-usage.ts'
import { findChromium } from '../../../../api/commands/audit/find-chromium.ts'

let site: Server
let html = ''
let status = 200
const asked: string[] = []
const defects: unknown[] = []
let address = ''
/** Connections and packets that reached what nobody may reach. */
let leaks: string[] = []
const secret = createTcpServer((socket) => {
  leaks.push('tcp')
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
})
const packets = createSocket('udp4').on('message', () => leaks.push('udp'))

const portOf = (server: { address: () => AddressInfo | string | null }) => (server.address() as AddressInfo).port
beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/away') return response.writeHead(302, { Location: `http://127.0.0.1:${portOf(secret)}/redirected` }).end()
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(html)
  }).listen(0, '127.0.0.1')
  secret.listen(0, '127.0.0.1')
  packets.bind(0, '127.0.0.1')
  await Promise.all([site, secret, packets].map((server) => once(server, 'listening')))
  address = `127.0.0.1:${portOf(site)}`
})
afterAll(() => {
  site.close()
  secret.close()
  packets.close()
})

const cameraOf = async (bounds?: Parameters<typeof createPageCamera>[0]['bounds'], executable?: string) =>
  createPageCamera({
    executable: executable ?? (await findChromium(process.env)),
    allow: [address],
    userAgent: 'Test/1.0',
    isSandboxed: process.getuid?.() !== 0,
    onDefect: (error) => defects.push(error),
    // A public name that leads home, as an attacker’s may.
    resolve: async () => ['127.0.0.1'],
    ...(bounds && { bounds }),
  })

describe('pictures of a page', () => {
  it('show it as visitors see it, at both widths, and reach nothing that the crawler may not', async () => {
    const inside = `127.0.0.1:${portOf(secret)}`
    html = `<meta name="viewport" content="width=device-width"><body style="margin:0;background:#00ff00">
      <img src="http://${inside}/a"><img src="http://localhost:${portOf(secret)}/b"><img src="http://[::ffff:127.0.0.1]:${portOf(secret)}/c">
      <img src="http://rebound.example:${portOf(secret)}/d"><img src="/away"><img src="http://169.254.169.254/latest/">
      <iframe src="http://${inside}/e"></iframe><iframe src="file:///etc/passwd"></iframe><link rel=preconnect href="http://${inside}">
      <script>
        fetch('http://${inside}/f', { mode: 'no-cors' }).catch(() => {}); new WebSocket('ws://${inside}/g')
        navigator.sendBeacon('/beacon', 'x'); fetch('/post', { method: 'POST' }).catch(() => {})
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${packets.address().port}' }] })
        peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))
        alert('stops nothing')
      </script>`
    const camera = await cameraOf()
    const shots = await camera.photograph(`http://${address}/`)
    await camera.close()
    const sizes = await Promise.all(shots.map(async ({ view, file }) => ({ view, ...(await sharp(file).metadata()) })))
    expect(sizes.map(({ view, width, height }) => [view, width, height])).toEqual([
      ['desktop', 1280, 800],
      ['phone', 780, 1688],
    ])
    const [pixel] = await Promise.all(
      shots.map(({ file }) => sharp(file).extract({ left: 700, top: 790, width: 1, height: 1 }).raw().toBuffer()),
    )
    expect([...(pixel ?? [])].slice(0, 3)).toEqual([0, 255, 0])
    expect(leaks).toEqual([])
    expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(asked).toContain('GET /away')
  })

  it('aren’t taken of error pages, of what isn’t allowed, or of a page that uses too much', async () => {
    const camera = await cameraOf()
    html = '<h1>Gone</h1>'
    status = 404
    expect(await camera.photograph(`http://${address}/`)).toEqual([])
    status = 200
    expect(await camera.photograph(`http://127.0.0.1:${portOf(secret)}/`)).toEqual([])
    expect(await camera.photograph('file:///etc/passwd')).toEqual([])
    await camera.close()
    expect(leaks).toEqual([])
    html = '<script>for (;;) {}</script>'
    const strict = await cameraOf({ cpuMs: 3000, bytes: 2e9, bytesReceived: 1e6, ms: 60_000 })
    const begun = performance.now()
    expect(await strict.photograph(`http://${address}/`)).toEqual([])
    expect(performance.now() - begun).toBeLessThan(19_000)
    await strict.close()
    expect(defects).toEqual([])
    const broken = await cameraOf(undefined, '/bin/false')
    expect(await broken.photograph(`http://${address}/`)).toEqual([])
    expect(defects).toHaveLength(1)
    const own = await usageOf(process.pid)
    expect(own?.bytes).toBeGreaterThan(10e6)
  })
})

it('a signal to the service is left to the service while a picture is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-slow-'))
  const slow = join(folder, 'slow')
  await writeFile(slow, '#!/bin/sh\nexec sleep 1\n', { mode: 0o755 })
  const count = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM') + process.listenerCount('SIGHUP')
  const before = count()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, count())), 20)
  const camera = await cameraOf(undefined, slow)
  await camera.photograph(`http://${address}/`)
  clearInterval(watch)
  await camera.close()
  await rm(folder, { recursive: true })
  defects.length = 0
  expect(most).toBe(before)
})

describe('the proxy of the browser', () => {
  const speak = async (bytes: number[]): Promise<number[]> => {
    const end = new AbortController()
    const { port, close } = await openGuardedProxy({
      allowed: new Set([address]),
      resolve: async () => ['10.0.0.1'],
      signal: end.signal,
      maxBytes: 1000,
    })
    const socket = connect(port, '127.0.0.1')
    const received: number[] = []
    socket.on('data', (data) => received.push(...data)).on('error', () => {})
    for (const byte of bytes) socket.write(Buffer.from([byte]))
    await Promise.race([once(socket, 'close'), new Promise((done) => setTimeout(done, 300))])
    close()
    socket.destroy()
    return received
  }
  const refused = [5, 0, 5, 2, 0, 1, 0, 0, 0, 0, 0, 0]
  it.each<[what: string, bytes: number[], answer: number[]]>([
    ['a loopback address', [5, 1, 0, 5, 1, 0, 1, 127, 0, 0, 1, 0, 80], refused],
    ['cloud metadata', [5, 1, 0, 5, 1, 0, 1, 169, 254, 169, 254, 0, 80], refused],
    ['loopback in IPv6', [5, 1, 0, 5, 1, 0, 4, ...Array<number>(15).fill(0), 1, 0, 80], refused],
    ['a name that leads to a private network', [5, 1, 0, 5, 1, 0, 3, 11, ...Buffer.from('example.com'), 1, 187], refused],
    ['a name that is none', [5, 1, 0, 5, 1, 0, 3, 3, ...Buffer.from('a/b'), 0, 80], refused],
    ['a mail server’s port', [5, 1, 0, 5, 1, 0, 1, 93, 184, 215, 14, 0, 25], refused],
    ['being reached itself', [5, 1, 0, 5, 2, 0, 1, 93, 184, 215, 14, 0, 80], [5, 0, 5, 7, 0, 1, 0, 0, 0, 0, 0, 0]],
    ['a password', [5, 1, 2], [5, 255]],
  ])('refuses %s', async (_what, bytes, answer) => {
    expect(await speak(bytes)).toEqual(answer)
  })
})
