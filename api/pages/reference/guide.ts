import { minuteMs } from '../../../shared/durations.ts'
import { fillLines, fillWords } from '../../../shared/fill-words.ts'
import { paths } from '../../../shared/paths.ts'
import { errorStatus, limits, type ErrorCode } from '../../../shared/vocabulary.ts'
import { pairingLifetime } from '../../domain/access/pairing-code.ts'
import { quotaText } from '../../domain/quotas.ts'
import type { Limiters } from '../../ports/limits.ts'
import { exampleOf, type Endpoint, curl, withToken } from './api-description.ts'
import type { Code, Row } from './table.tsx'
import words from './words.json' with { type: 'json' }

export type GuideSection = { id: string; title: string; texts: string[]; rows?: Row[]; examples: Code[] }

type SectionId = keyof typeof words.guide

function section(id: SectionId, examples: Code[], rows?: Row[]): GuideSection {
  const { title, texts } = words.guide[id]
  const values = {
    minutes: String(pairingLifetime / minuteMs),
    connections: paths.connections(),
    launches: String(limits.products.default),
  }
  return { id, title, texts: texts.map((text) => fillWords(text, values)), ...(rows && { rows }), examples }
}

/** How a program gets a token: three steps, the second by a person. `endpoint` needs a token and changes nothing. */
export const tokenSteps = (url: string, { responses }: Endpoint): GuideSection[] => [
  section('call-without-a-token', [
    { title: 'Request', text: curl(url, '-H "Slipway-Client: My script"') },
    { title: 'Response', text: exampleOf(responses['401']) },
  ]),
  section('approve', [{ title: 'Save the token', text: 'export LAUNCH_TOKEN="slipway_ct_…"' }]),
  section('call-with-the-token', [{ title: 'Request', text: curl(url, withToken) }]),
]

/** Paging, errors and rate limits: what all endpoints share. `error` is an example. */
export const listGuides = (baseUrl: string, limiters: Limiters, error: string): GuideSection[] => [
  // Without a JSON parser, which not everyone has. The cursor is empty after the last page.
  section('paging', [{ title: 'Next page', text: fillLines(words.nextPage, { url: `${baseUrl}/products/` }) }]),
  section(
    'errors',
    [{ title: '400', text: error }],
    Object.entries(words.errors).map(([code, text]) => ({
      name: String(errorStatus[code as ErrorCode]),
      type: code,
      text: fillWords(text, { kilobytes: String(limits.bodyBytes / 1024) }),
    })),
  ),
  section(
    'rate-limits',
    [{ title: 'Response headers', text: headersOf(limiters.reads) }],
    (Object.keys(words.quotas) as (keyof typeof words.quotas)[]).map((quota) => ({
      name: limiters[quota].name,
      type: quotaText(limiters[quota].quota),
      text: words.quotas[quota],
    })),
  ),
]

const headersOf = ({ name, quota }: Limiters['reads']) =>
  `RateLimit-Policy: "${name}";q=${quota.points};w=${quota.seconds}\nRateLimit: "${name}";r=${quota.points - 1};t=${quota.seconds}`
