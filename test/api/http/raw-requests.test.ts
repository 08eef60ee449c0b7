import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '../../../shared/schemas/error-body.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const get = (headers: string) => `GET /api/v1/products/ HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /api/v1/launch-readiness/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`
const isErrorBody = new Ajv2020().compile(ErrorBody)

/** Interface section 7: a 400 carries both forms of what is wrong, also where no single field is. */
const expectFaults = (body: unknown) =>
  expect(body).toMatchObject({ data: { fieldErrors: {}, issues: expect.arrayContaining([expect.anything()]) } })

describe('requests that are not HTTP', () => {
  it.each([
    ['garbage', 'what is this\r\n\r\n'],
    ['nothing but blank lines and garbage', '\r\n\r\n\r\n?\r\n\r\n'],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['an overlong header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an overlong target', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['ten thousand headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'a:\r\n'.repeat(10_000)}\r\n`],
    ['a missing Host', get('')],
    ['an empty Host', get('Host:\r\n')],
    ['two Hosts', get('Host: localhost\r\nHost: elsewhere.example\r\n')],
    ['the same Host twice', get('Host: localhost\r\nHost: localhost\r\n')],
    ['two Hosts, written differently', get('hOST: localhost\r\nX: y\r\nHOST: localhost\r\n')],
    ['two Hosts and an absolute target', `GET http://a.example/ HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`],
    ['two Hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: localhost\r\nHost: elsewhere.example\r\n\r\n'],
    ['an absolute target without Host', 'GET http://localhost/ HTTP/1.1\r\n\r\n'],
    ['two names in one Host', get('Host: localhost, elsewhere.example\r\n')],
    ['a Host with a path', get('Host: localhost/a\r\n')],
    ['a Host with a user', get('Host: a@localhost\r\n')],
    ['a Host with a word for a port', get('Host: localhost:http\r\n')],
    ['a Host with a space', get('Host: local host\r\n')],
    ['a Host that is a tag', get('Host: <b>\r\n')],
    ['a space before the colon of Host', get('Host : localhost\r\n')],
    ['a header folded over two lines', get('Host: localhost\r\nX: a\r\n b\r\n')],
    ['a bare carriage return', get('Host: localhost\r\nX: a\rb\r\n')],
    ['a zero byte', get('Host: localhost\r\nX: a\u0000b\r\n')],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: localhost\n\n'],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/0.9 by name', 'GET / HTTP/0.9\r\nHost: localhost\r\n\r\n'],
    ['HTTP/1.2', 'GET / HTTP/1.2\r\nHost: localhost\r\n\r\n'],
    ['HTTP/2.0 as text', 'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n'],
    ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
    ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}')],
    ['two lengths in one', post('Content-Length: 2, 2\r\n', '{}')],
    ['a negative length', post('Content-Length: -1\r\n', '{}')],
    ['a length that is no number', post('Content-Length: 0x2\r\n', '{}')],
    ['a length beyond all numbers', post(`Content-Length: ${'9'.repeat(30)}\r\n`, '{}')],
    ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 2\r\n', '0\r\n\r\n')],
    ['chunks twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
    ['chunks, then no chunks', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', '0\r\n\r\n')],
    ['chunks behind a tab', post('Transfer-Encoding:\tchunked, x\r\n', '0\r\n\r\n')],
    ['another coding', post('Transfer-Encoding: gzip\r\n', '0\r\n\r\n')],
    ['another coding in chunks', post('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n')],
    ['chunks in HTTP/1.0', 'POST / HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a chunk without a size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n')],
    ['a chunk with a negative size', post('Transfer-Encoding: chunked\r\n', '-1\r\n{}\r\n')],
    ['a chunk longer than it says', post('Transfer-Encoding: chunked\r\n', '2\r\n{}}\r\n0\r\n\r\n')],
    ['chunks with bare line feeds', post('Transfer-Encoding: chunked\r\n', '2\n{}\n0\n\n')],
    ['endless trailers', post('Transfer-Encoding: chunked\r\n', `0\r\n${'a: b\r\n'.repeat(10_000)}\r\n`)],
  ])('%s answers 400 with the contract’s body', async (_, bytes) => {
    const answer = await rawRequest(service.port, bytes)
    expect(answer.status).toBe(400)
    expect(isErrorBody(JSON.parse(answer.body))).toBe(true)
    expectFaults(JSON.parse(answer.body))
  })

  it.each(['GET /healthz HTTP/1.1\n', 'GET / HTTP/1.1\nHost: localhost\n\n', 'GET / HTTP/1.1\r\nHost: localhost\n\r\n'])(
    'a line that ends without a carriage return is named: %j',
    async (bytes) => {
      const answer = await rawRequest(service.port, bytes)
      expect(JSON.parse(answer.body)).toMatchObject({ status: 400, message: 'Each line must end with CRLF.' })
    },
  )

  it('a HEAD that is not HTTP is refused without a body', async () => {
    const answer = await rawRequest(service.port, 'HEAD /?\u007f HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect([answer.status, answer.body]).toEqual([400, ''])
  })

  it('a method that nobody knows answers 405', async () => {
    const answer = await rawRequest(service.port, 'FETCH /api/v1/products/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'METHOD_NOT_SUPPORTED', status: 405, defined: true })
  })

  it('an unknown Expect header is answered like any other request', async () => {
    const answer = await rawRequest(
      service.port,
      'GET /api/v1/products/?limit=1 HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    )
    expect(answer.status).toBe(200)
  })

  it.each(['http://[::', 'http://a b/', '*', 'javascript:x', 'mailto:a@b', '?query=x'])('the target %s answers 400', async (target) => {
    const answer = await rawRequest(service.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(400)
    expect(isErrorBody(JSON.parse(answer.body))).toBe(true)
    expectFaults(JSON.parse(answer.body))
  })

  it('the absolute form of a target is read as its path', async () => {
    const answer = await rawRequest(
      service.port,
      'GET http://elsewhere.example:99/api/v1/products/?limit=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(answer.status).toBe(200)
  })
  it.each([
    ['CONNECT', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n'],
    ['a tunnel to itself', 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('%s answers 405', async (_, bytes) => {
    const answer = await rawRequest(service.port, bytes)
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'METHOD_NOT_SUPPORTED', status: 405, defined: true })
  })

  it.each([
    ['a name', 'Host: launches.example.org\r\n'],
    ['a name with a port', 'Host: localhost:3000\r\n'],
    ['an IPv4 address', 'Host: 127.0.0.1:3000\r\n'],
    ['an IPv6 address', 'Host: [::1]:3000\r\n'],
    ['a wish for another protocol', 'Host: localhost\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n'],
    ['three hundred headers', `Host: localhost\r\n${Array.from({ length: 300 }, (_, n) => `X-${n}: y\r\n`).join('')}`],
  ])('a request with %s is answered', async (_, headers) => {
    expect((await rawRequest(service.port, get(headers))).status).toBe(200)
  })

  it('HTTP/1.0, which health checks use, needs no Host', async () => {
    const answer = await rawRequest(service.port, 'GET /healthz HTTP/1.0\r\n\r\n')
    expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}'])
  })

  it('OPTIONS * is refused, not left open', async () => {
    const answer = await rawRequest(service.port, 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(answer.status).toBe(400)
    expectFaults(JSON.parse(answer.body))
  })
})
