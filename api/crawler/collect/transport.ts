import type { TransportFacts } from '../../../shared/audit/facts.ts'
import type { Answer } from '../session.ts'
import { dayMs } from '../../../shared/durations.ts'
// The headers that checks judge, and those that identify a host.
import kept from './kept-headers.json' with { type: 'json' }

const maxHeader = 4_000

/** What a page’s response says about its transport. Days are counted from `now`, in milliseconds. */
export function readTransport({ tls, header }: Pick<Answer, 'tls' | 'header'>, now = Date.now()): TransportFacts {
  const found = kept.flatMap((name): [string, string][] => {
    const value = header(name)
    return value === null ? [] : [[name, value.slice(0, maxHeader)]]
  })
  return {
    tls: tls && {
      protocol: tls.protocol,
      daysLeft: (tls.validTo - now) / dayMs,
      lifetimeDays: (tls.validTo - tls.validFrom) / dayMs,
    },
    headers: Object.fromEntries(found),
  }
}
