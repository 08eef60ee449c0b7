import type { CookieFacts, TransportFacts } from '../../../shared/audit/facts.ts'
import type { Answer } from '../session.ts'
import { dayMs } from '../../../shared/durations.ts'
// The headers that checks judge, and those that identify a host.
import kept from './kept-headers.json' with { type: 'json' }

const caps = { header: 4_000, cookies: 50, name: 100, attributes: 10, attribute: 200 }

/** What a page’s response says about its transport. Days are counted from `now`, in milliseconds. */
export function readTransport({ tls, headers, header }: Pick<Answer, 'tls' | 'headers' | 'header'>, now = Date.now()): TransportFacts {
  const found = kept.flatMap((name): [string, string][] => {
    const value = header(name)
    return value === null ? [] : [[name, value.slice(0, caps.header)]]
  })
  return {
    tls: tls && {
      protocol: tls.protocol,
      daysLeft: (tls.validTo - now) / dayMs,
      lifetimeDays: (tls.validTo - tls.validFrom) / dayMs,
    },
    headers: Object.fromEntries(found),
    cookies: [headers['set-cookie'] ?? []].flat().slice(0, caps.cookies).flatMap(readCookie),
  }
}

/** RFC 6265 section 5.2: the name before the first “=”, then attributes between semicolons. The value is left out: it can be a secret. */
function readCookie(line: string): CookieFacts[] {
  const [pair = '', ...attributes] = line.slice(0, 10_000).split(';', caps.attributes + 1)
  const equals = pair.indexOf('=')
  const name = pair.slice(0, Math.max(equals, 0)).trim().slice(0, caps.name)
  const texts = attributes.map((text) => text.trim().slice(0, caps.attribute)).filter((text) => text !== '')
  return name === '' ? [] : [{ name, attributes: texts }]
}
