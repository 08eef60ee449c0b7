import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRaw, statusesIn } from '../../support/raw-connection.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const targets: [target: string, type: string][] = [
  ['/api/v1/launch-readiness/', json],
  ['/api/v1/submissions/', json],
  ['/api/v1/nowhere/', json],
  ['/mcp/', json],
  ['/oauth/token/', form],
  ['/oauth/register/', json],
  ['/sign-in/', form],
  ['/audit/', form],
  ['/nowhere/', form],
  ['/healthz/', json],
]
const head = (method: string, target: string, type: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nAccept: ${json}, text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n`

/** Sends a request whose body goes on for as long as its connection: its answers, and how many bytes were read of it. */
async function sendEndless(start: string, chunks: string) {
  const raw = await openRaw(service.port)
  raw.socket.on('error', () => undefined)
  let socket: Socket | undefined
  const note = (message: unknown) => {
    const { socket: from } = message as { socket: Socket }
    if (from.remotePort === raw.socket.localPort) socket = from
  }
  subscribe('http.server.request.start', note)
  onTestFinished(() => void unsubscribe('http.server.request.start', note))
  const more = () => raw.socket.write(chunks, (error) => void (error ?? more()))
  raw.send(start)
  more()
  await raw.closed.catch(() => undefined)
  return { text: raw.text(), bytesRead: socket?.bytesRead ?? 0 }
}

const packet = 64 * 1024

it.each(['POST', 'GET'])('a body in one-byte chunks, of a %s to anything, ends its connection within a few packets', async (method) => {
  const sent = targets.map(([target, type]) => sendEndless(head(method, target, type), '1\r\nx\r\n'.repeat(packet / 6)))
  for (const { text, bytesRead } of await Promise.all(sent)) {
    expect(statusesIn(text).length).toBeLessThanOrEqual(1)
    expect(bytesRead).toBeLessThan(4 * packet)
  }
})

it('a body that never ends is read up to 1 MB, whatever it is sent to', async () => {
  const chunk = `${packet.toString(16)}\r\n${'x'.repeat(packet)}\r\n`
  const sent = targets.map(([target, type]) => sendEndless(head('POST', target, type), chunk))
  for (const { bytesRead } of await Promise.all(sent)) expect(bytesRead).toBeLessThan(1024 * 1024 + 4 * packet)
})

it('a body in tiny chunks is refused in words that say what to do', async () => {
  const { text } = await sendEndless(head('POST', '/api/v1/launch-readiness/', json), '1\r\n \r\n'.repeat(2000))
  expect(statusesIn(text)).toEqual([400])
  expect(text).toContain('larger chunks')
})

it('a body of a thousand small chunks is read as one of few', async () => {
  const body = JSON.stringify({ url: `http://127.0.0.1:9/${'x'.repeat(900)}` })
  const raw = await openRaw(service.port)
  const chunks = Array.from(body, (letter) => `1\r\n${letter}\r\n`).join('')
  raw.send(`${head('POST', '/api/v1/launch-readiness/', json)}${chunks}0\r\n\r\n`)
  await raw.until('"code"')
  expect(raw.text()).not.toContain('chunks')
  expect(raw.text()).toMatch(/BAD_REQUEST|UNPROCESSABLE/)
  raw.socket.destroy()
})

it('the body of a request that isn’t read is thrown away, so that the connection can be used again', async () => {
  const raw = await openRaw(service.port)
  raw.send(`${head('POST', '/api/v1/nowhere/', json)}5\r\nhello\r\n0\r\n\r\n`)
  await raw.until('NOT_FOUND')
  raw.send('GET /healthz/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await raw.until('ok')
  expect(statusesIn(raw.text())).toEqual([404, 200])
  raw.socket.destroy()
})
