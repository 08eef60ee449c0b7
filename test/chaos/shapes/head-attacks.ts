import type { WireRequest } from '../../support/fuzz/wire.ts'
import { filled, type Attack } from './attack.ts'
import type { Doors } from './doors.ts'
import { textsOf } from './texts.ts'

/** Long paths, queries and headers, as long as a server takes them. */
export function headAttacks({ maker }: Doors, bytes: number): Attack[] {
  const get = (target: string, headers: [string, string][] = []): WireRequest => ({ method: 'GET', target, headers, body: null })
  const encoded = (text: string) =>
    encodeURIComponent(text.toWellFormed())
      .slice(0, bytes)
      .replace(/%.?$/, '')
      .replace(/(%[0-9A-F]{2})*$/, (run) => {
        try {
          decodeURIComponent(run)
          return run
        } catch {
          return ''
        }
      })
  const paths = [
    '/api/v1/products/*/',
    '/launches/*/',
    '/go/*/',
    '/badge/*.svg',
    '/logos/*.svg',
    '/assets/*',
    '/sample/a/*.svg',
    '/*/',
    '/*',
    '/dashboard/*/',
    '/drafts/*/',
    '/sign-in/with/*/',
    '/sign-in/callback/*/',
  ]
  const queries = [
    '/?query=*',
    '/?category=*',
    '/?cursor=*',
    '/api/v1/products/?query=*',
    '/api/v1/products/?cursor=*',
    '/api/v1/products/?limit=*',
    '/api/v1/directories/?limit=*',
    '/directories/?q=*',
    '/directories/?sort=*',
    '/sign-in/?return=*',
    '/sign-up/?return=*',
    '/connect/?code=*',
    '/reset/?token=*',
    '/moderation/?done=decided&about=*',
    '/dashboard/?done=*',
    '/sign-in/callback/github/?code=*&state=*',
  ]
  const many = ['a&', 'a=b&', '&', '=', 'query=a&', 'category=a&', 'limit=1&', 'cursor=a&', '%61&', '+', 'focus=a&', 'return=/a&']
  const headers = [
    'Cookie',
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'If-None-Match',
    'If-Modified-Since',
    'User-Agent',
    'Slipway-Client',
    'Authorization',
    'Origin',
    'Referer',
    'X-Forwarded-For',
    'Range',
    'Content-Type',
    'Mcp-Session-Id',
    'MCP-Protocol-Version',
    'Sec-Fetch-Site',
    'Host',
    'Content-Encoding',
    'Expect',
  ]
  const headerTexts: [string, string][] = [
    ...[
      'x',
      ' a',
      ',',
      'a,',
      'a;q=0.1,',
      '"a",',
      'W/"a",',
      ';',
      'a=b; ',
      '=',
      '(',
      'bot ',
      'a/',
      '/',
      '.',
      '-',
      '1',
      'é',
      'Mozilla/5.0 (',
      'slipway.session_token=a; ',
      'slipway.session_token=%E2; ',
      '1.2.3.4, ',
      '::1,',
      '*/*,',
      'text/*;q=0.5,',
      'gzip;q=0,',
    ].map((piece): [string, string] => [JSON.stringify(piece), filled(piece, bytes)]),
    ['Bearer', `Bearer ${filled('a', bytes - 10)}`],
    ['Bearer and spaces', `Bearer ${filled(' ', bytes - 10)}x`],
    ['a token', `Bearer slipway_ct_${filled('a', bytes - 30)}`],
  ]
  const targets = ['/', '/api/v1/products/', '/api/v1/me/launches/', '/dashboard/', '/launches/driftwood/', '/mcp/']
  return [
    ...textsOf(bytes).flatMap(([name, text]) =>
      [...paths, ...queries].map((place) => ({
        name: `${place}: ${name}`,
        request: get(
          place.replaceAll('*', () => encoded(text)),
          [
            ['Cookie', maker],
            ['Accept', 'text/html'],
          ],
        ),
      })),
    ),
    ...many.flatMap((piece) =>
      ['/?', '/api/v1/products/?', '/directories/?', '/sign-in/?', '/connect/?'].map((start) => ({
        name: `${start} ${piece} repeated`,
        request: get(start + filled(piece, bytes)),
      })),
    ),
    ...headers.flatMap((header) =>
      headerTexts.flatMap(([name, text]) =>
        targets.map((target) => ({ name: `${header} at ${target}: ${name}`, request: get(target, [[header, text]]) })),
      ),
    ),
    ...targets.map((target) => ({
      name: `many headers at ${target}`,
      request: get(
        target,
        Array.from({ length: bytes / 8 }, (_, index): [string, string] => [`a${index}`, '']),
      ),
    })),
  ]
}
