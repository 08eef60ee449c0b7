import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Koa from 'koa'
import { getRawBody } from 'raw-body'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../../api/http/server.ts'
import { ErrorBody } from '../../../shared/schemas/error-body.ts'
import { openRaw, statusesIn } from '../../support/raw-connection.ts'

/** Set by a test; the app answers when it resolves. */
let release: () => void
let released: Promise<void>
let asked: string[]
const stall = () => {
  asked = []
  released = new Promise((resolve) => (release = resolve))
}

let server: Server
let port: number
beforeAll(async () => {
  const app = new Koa({ env: 'test' })
  app.on('error', () => undefined)
  app.use(async (ctx) => {
    asked.push(ctx.path)
    if (ctx.path === '/stream') {
      const stream = new PassThrough()
      ctx.body = stream
      stream.write('part one,')
      void released.then(() => stream.end('part two'))
      return
    }
    if (ctx.path === '/upload') await getRawBody(ctx.req)
    if (ctx.path.startsWith('/slow')) await released
    ctx.body = `answer to ${ctx.path}`.repeat(ctx.path === '/big' ? 5000 : 1)
  })
  server = createHttpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const chunked = (path: string, chunks: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`
const isErrorBody = new Ajv2020().compile(ErrorBody)

/** The last response of a text is the contract's error, and its connection is closed. */
function expectRefusal(text: string) {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '))
  const [head = '', body = ''] = last.split('\r\n\r\n')
  expect(head).toMatch(/^Connection: close$/im)
  expect(head).toMatch(/^Content-Type: application\/json; charset=utf-8\r?$/im)
  expect(isErrorBody(JSON.parse(body))).toBe(true)
}

const faults: [string, string, number][] = [
  ['garbage', 'what is this\r\n\r\n', 400],
  ['an oversized header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['a method that nobody knows', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['CONNECT', 'CONNECT elsewhere:80 HTTP/1.1\r\nHost: elsewhere:80\r\n\r\n', 405],
  ['a bad chunk', chunked('/upload', 'zz\r\nabc\r\n'), 400],
]

describe.each(faults)('a request that follows with %s', (_, bytes, status) => {
  it('is refused after the response to the one before it', async () => {
    stall()
    const raw = await openRaw(port)
    raw.send(get('/slow') + bytes)
    await expect.poll(() => asked).toContain('/slow')
    // More of the same changes nothing.
    raw.send(bytes)
    const other = await openRaw(port)
    other.send(get('/quick'))
    await other.until('answer to /quick')
    other.socket.destroy()
    expect(raw.text()).toBe('')
    release()
    const text = await raw.closed
    expect(statusesIn(text)).toEqual([200, status])
    expect(text).toContain('\r\n\r\nanswer to /slowHTTP/1.1 ')
    expectRefusal(text)
  })

  it('never cuts into a response that is being sent', async () => {
    stall()
    const raw = await openRaw(port)
    raw.send(get('/stream'))
    await raw.until('part one')
    raw.send(bytes)
    const other = await openRaw(port)
    other.send(get('/quick'))
    await other.until('answer to /quick')
    other.socket.destroy()
    release()
    const text = await raw.closed
    expect(statusesIn(text)).toEqual([200, status])
    expect(text).toMatch(/part one,\r\n8\r\npart two\r\n0\r\n\r\nHTTP\/1\.1 4/)
    expectRefusal(text)
  })

  it('is refused at once on a connection that was kept open', async () => {
    const raw = await openRaw(port)
    raw.send(get('/quick'))
    await raw.until('answer to /quick')
    raw.send(bytes)
    const text = await raw.closed
    expect(statusesIn(text)).toEqual([200, status])
    expectRefusal(text)
  })
})

it('several requests before a faulty one are all answered in order, and none after it', async () => {
  stall()
  const raw = await openRaw(port)
  raw.send(`${get('/slow/1')}${get('/quick/2')}${get('/slow/3')}BAD\r\n\r\n${get('/quick/4')}`)
  await expect.poll(() => asked).toEqual(['/slow/1'])
  release()
  const text = await raw.closed
  expect(statusesIn(text)).toEqual([200, 200, 200, 400])
  expect([...text.matchAll(/answer to (\S+?)(?:HTTP|$)/g)].map(([, path]) => path)).toEqual(['/slow/1', '/quick/2', '/slow/3'])
  expect(asked).not.toContain('/quick/4')
})

it('of a thousand requests in one packet, each begins once the one before it is answered, and those behind the first are refused', async () => {
  stall()
  const raw = await openRaw(port)
  raw.send(get('/slow') + get('/quick').repeat(999))
  await expect.poll(() => asked).toEqual(['/slow'])
  const other = await openRaw(port)
  other.send(get('/other'))
  await other.until('answer to /other')
  other.socket.destroy()
  expect(asked).toEqual(['/slow', '/other'])
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  release()
  const text = await raw.closed
  isOver = true
  expect(statusesIn(text)).toEqual([...Array.from({ length: 33 }, () => 200), 400])
  expectRefusal(text)
  expect(turns).toBeGreaterThanOrEqual(32)
})

it('once requests are refused, no more of them are read, however many responses are still sent', async () => {
  stall()
  const arrived = once(server, 'connection')
  const raw = await openRaw(port)
  const [socket] = (await arrived) as [Socket]
  const over = once(socket, 'close')
  raw.send(get('/big').repeat(50_000))
  await over
  expect(asked.length).toBe(33)
  expect(socket.bytesRead).toBeLessThan(200_000)
})

it('once a client has hung up, none of its requests that wait begins', async () => {
  stall()
  const arrived = once(server, 'connection')
  const raw = await openRaw(port)
  const [socket] = await arrived
  raw.send(get('/slow/1') + get('/quick/2') + get('/quick/3'))
  await expect.poll(() => asked).toEqual(['/slow/1'])
  const closed = once(socket, 'close')
  raw.socket.destroy()
  await closed
  release()
  const other = await openRaw(port)
  other.send(get('/other'))
  await other.until('answer to /other')
  other.socket.destroy()
  expect(asked).toEqual(['/slow/1', '/other'])
})

it('a request that follows one with two Host headers is not answered', async () => {
  const raw = await openRaw(port)
  stall()
  raw.send(`GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${get('/quick')}`)
  expect(statusesIn(await raw.closed)).toEqual([400])
  expect(asked).toEqual([])
})

it.each([
  ['a length', 'POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc'],
  ['chunks', chunked('/upload', '3\r\nabc\r\n0\r\n\r\n')],
])(
  'a request with a body of %s is refused before the response to the one before it: it would wait unread, and be refused as slow',
  async (_, bytes) => {
    stall()
    const raw = await openRaw(port)
    raw.send(get('/slow') + bytes + get('/quick'))
    await expect.poll(() => asked).toEqual(['/slow'])
    release()
    const text = await raw.closed
    expect(statusesIn(text)).toEqual([200, 400])
    expectRefusal(text)
    expect(asked).toEqual(['/slow'])
  },
)

it('a request with a body is answered after the response to the one before it', async () => {
  const raw = await openRaw(port)
  for (const _ of [1, 2, 3]) {
    const before = statusesIn(raw.text()).length
    raw.send(chunked('/upload', '3\r\nabc\r\n0\r\n\r\n'))
    await expect.poll(() => statusesIn(raw.text()).length).toBe(before + 1)
  }
  raw.socket.destroy()
  expect(statusesIn(raw.text())).toEqual([200, 200, 200])
})

it.each([
  ['a first chunk without a size', 'zz\r\nabc\r\n'],
  ['a second chunk without a size', '3\r\nabc\r\nxx\r\n'],
  ['a chunk longer than its size', '3\r\nabcdef\r\n'],
  ['a chunk with an endless extension', `1;${'x'.repeat(20_000)}\r\na\r\n`],
])('%s is answered as a fault of the request it belongs to', async (_, chunks) => {
  const raw = await openRaw(port)
  raw.send(chunked('/upload', chunks))
  const text = await raw.closed
  expect(statusesIn(text)).toEqual([400])
  expectRefusal(text)
})

it('an error in a body that already has a response adds no second one', async () => {
  const raw = await openRaw(port)
  raw.send(chunked('/quick', '3\r\nabc\r\n'))
  await raw.until('answer to /quick')
  raw.send('zz\r\n')
  expect(statusesIn(await raw.closed)).toEqual([200])
})

it('half a request and the end of the connection get no response before the first one', async () => {
  stall()
  const raw = await openRaw(port)
  raw.socket.end(`${get('/slow')}GET /quick HTTP/1.1\r\nHo`)
  await expect.poll(() => asked).toEqual(['/slow'])
  release()
  expect(statusesIn(await raw.closed)[0] ?? 200).toBe(200)
})

it('a faulty HEAD after another request is refused without a body', async () => {
  stall()
  const raw = await openRaw(port)
  raw.send(`${get('/quick')}HEAD /?\u007f HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const text = await raw.closed
  expect(statusesIn(text)).toEqual([200, 400])
  expect(text.endsWith('\r\n\r\n')).toBe(true)
})

describe('a connection on which nothing arrives in time', () => {
  const timeOut = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

  it('gets no refusal before its first byte, which a browser would take for the response to a request it sends just then', async () => {
    const arrived = once(server, 'connection')
    const { closed } = await openRaw(port)
    server.emit('clientError', timeOut, (await arrived)[0])
    expect(await closed).toBe('')
  })

  it('is told so once a request has begun', async () => {
    const arrived = once(server, 'connection')
    const { send, closed } = await openRaw(port)
    const [socket] = await arrived
    send('GET / HT')
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    server.emit('clientError', timeOut, socket)
    const text = await closed
    expectRefusal(text)
    expect(text).toContain('The request took too long to arrive.')
  })
})
