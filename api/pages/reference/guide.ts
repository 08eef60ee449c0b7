import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { errorStatus, limits, type ErrorCode } from '../../../shared/vocabulary.ts'
import { pairingLifetime } from '../../domain/access/pairing-code.ts'
import { quotaText } from '../../domain/quotas.ts'
import type { Limiters } from '../../ports/limits.ts'
import { exampleOf, type Endpoint, curl, withToken } from './api-description.ts'
import type { Code, Row } from './table.tsx'
import words from './words.json' with { type: 'json' }

export type GuideSection = { id: string; title: string; texts: string[]; rows?: Row[]; examples: Code[] }

/** How a program gets a token: three steps, the second by a person. `endpoint` needs a token and changes nothing. */
export const tokenSteps = (url: string, { responses }: Endpoint): GuideSection[] => [
  {
    id: 'call-without-a-token',
    title: 'Call without a token',
    texts: [
      `The response is a 401 with a link in \`data.connectUrl\`. It works once and expires after ${pairingLifetime / minuteMs} minutes.`,
      '`Slipway-Client` is the name you’ll see on the approval page.',
    ],
    examples: [
      { title: 'Request', text: curl(url, '-H "Slipway-Client: My script"') },
      { title: 'Response', text: exampleOf(responses['401']) },
    ],
  },
  {
    id: 'approve',
    title: 'Open the link and approve',
    texts: [
      'Open the link in a browser, sign in, check that the code matches the one in the response, and approve.',
      'The page shows the token **once**. Copy it: we store only its hash, so we can’t show it again.',
    ],
    examples: [{ title: 'Save the token', text: 'export LAUNCH_TOKEN="slipway_ct_…"' }],
  },
  {
    id: 'call-with-the-token',
    title: 'Call with the token',
    texts: [
      `The token works until you revoke it under [Connections](${paths.connections()}).`,
      'It can read your launches and create drafts. Access to your submission plans is approved separately: a call for them gets 403 with a `connectUrl`, and works with the same token once you approve. A token can’t publish a launch, choose its plan or week, submit anything to a directory, or change your profile.',
    ],
    examples: [{ title: 'Request', text: curl(url, withToken) }],
  },
]

/** Paging, errors and rate limits: what all endpoints share. `error` is an example. */
export const listGuides = (baseUrl: string, limiters: Limiters, error: string): GuideSection[] => [
  {
    id: 'paging',
    title: 'Paging',
    texts: [
      `A search returns ${limits.products.default} launches at a time (set \`limit\` for more or fewer) and a \`nextCursor\`. Pass that as \`cursor\`, with the same \`query\` and \`category\`, until it’s null.`,
      'New launches don’t shift the pages that follow. Directories and your own launches aren’t paged.',
    ],
    examples: [{ title: 'Next page', text: nextPage(`${baseUrl}/products/`) }],
  },
  {
    id: 'errors',
    title: 'Errors',
    texts: [
      'All errors share one body. Your program can rely on `code` and show `message` to users. For invalid input, `data.fieldErrors` lists every error by field.',
    ],
    rows: Object.entries(words.errors).map(([code, text]) => ({
      name: String(errorStatus[code as ErrorCode]),
      type: code,
      text: text.replace('{kilobytes}', String(limits.bodyBytes / 1024)),
    })),
    examples: [{ title: '400', text: error }],
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    texts: [
      'Over a limit, you get a 429: `Retry-After` is the wait in seconds, and `data.quota` names the limit. The `RateLimit` header of every response shows what’s left.',
    ],
    rows: (Object.keys(words.quotas) as (keyof typeof words.quotas)[]).map((quota) => ({
      name: limiters[quota].name,
      type: quotaText(limiters[quota].quota),
      text: words.quotas[quota],
    })),
    examples: [{ title: 'Response headers', text: headersOf(limiters.reads) }],
  },
]

/** Without a JSON parser, which not everyone has. The cursor is empty after the last page. */
const nextPage = (url: string) =>
  [
    `PAGE="${url}?limit=2"`,
    String.raw`NEXT_CURSOR=$(curl -s "$PAGE" |
  sed -n 's/.*"nextCursor":"\([^"]*\)".*/\1/p')`,
    String.raw`[ -n "$NEXT_CURSOR" ] && curl "$PAGE" \
  --get --data-urlencode "cursor=$NEXT_CURSOR"`,
  ].join('\n')

const headersOf = ({ name, quota }: Limiters['reads']) =>
  `RateLimit-Policy: "${name}";q=${quota.points};w=${quota.seconds}\nRateLimit: "${name}";r=${quota.points - 1};t=${quota.seconds}`
