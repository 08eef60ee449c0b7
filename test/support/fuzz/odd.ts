import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { WireRequest } from './wire.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get']

const oddHeader: Arbitrary<[string, string]> = fc.constantFrom<[string, string]>(
  ['Accept', 'text/html;q=,*/*;q=9'],
  ['Accept-Encoding', 'gzip;q=0, br, zstd, *;q=x'],
  ['Accept-Language', 'x'.repeat(3000)],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Bearer slipway_ct_'],
  ['Authorization', 'Basic \u0001'],
  ['Authorization', `Bearer ${'x'.repeat(4000)}`],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'identity, deflate'],
  ['Content-Length', '-1'],
  ['Content-Length', '1e3'],
  ['Content-Length', '0'],
  ['Content-Length', '99999999999999999999'],
  ['Content-Type', ''],
  ['Content-Type', 'application/json; charset="'],
  ['Content-Type', 'application/json;charset=utf-7'],
  ['Content-Type', 'multipart/form-data; boundary='],
  ['Content-Type', 'text/plain, application/json'],
  ['Cookie', '=; ;a; slipway.session=%zz; __proto__=1'],
  ['Expect', '100-continue'],
  ['Expect', 'wonders'],
  ['Host', ''],
  ['Host', 'a b'],
  ['Host', '[::1'],
  ['Host', 'x'.repeat(300)],
  ['If-None-Match', '*'],
  ['If-None-Match', `"${'x'.repeat(2000)}`],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=9-1,-5,x'],
  ['Slipway-Client', '<b>\u00ff'],
  ['Origin', 'null'],
  ['Origin', 'https://elsewhere.example'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'gzip, chunked'],
  ['Upgrade', 'websocket'],
  ['X-Forwarded-For', 'unknown, 300.1.1.1, ::ffff:1'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Mcp-Session-Id', 'no such session'],
  ['MCP-Protocol-Version', '1999-01-01'],
  ['Mcp-Method', 'tools/call'],
  ['X'.repeat(200), 'y'],
  ['bad name', 'x'],
)

/** Percent-encoding that takes lone surrogates too, as the bytes that stand for them. */
export const encoded = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => (/[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`))
    .join('')

export const rarely = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd })
export const spoiledQuery = fc.constantFrom(
  '%',
  '%ff',
  '%zz=1',
  'limit=1&limit=2',
  '&&&==',
  'limit[]=1',
  'limit[$gt]=1',
  'a=b'.repeat(500),
  '?',
  '\u007f',
  '%00=%00',
)

/** The requests, some of them with odd headers beside or instead of their own. */
export const withOddHeaders = (requests: Arbitrary<WireRequest>): Arbitrary<WireRequest> =>
  fc.tuple(requests, rarely(fc.constant<[string, string][]>([]), fc.array(oddHeader, { maxLength: 3 }))).map(([request, odd]) => ({
    ...request,
    headers: [...request.headers.filter(([name]) => !odd.some(([other]) => other === name)), ...odd],
  }))
