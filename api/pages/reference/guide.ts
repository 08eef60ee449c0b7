import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { errorStatus, limits, type ErrorCode } from '../../../shared/vocabulary.ts'
import { pairingLifetime } from '../../domain/access/pairing-code.ts'
import { quotaText, type QuotaName } from '../../domain/quotas.ts'
import type { Limiters } from '../../ports/limits.ts'
import { exampleOf, type Endpoint } from './api-description.ts'
import { curl, withToken } from './curl.ts'
import type { Code } from './section.tsx'
import type { Row } from './table.tsx'

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
    examples: [{ title: 'Save the token', text: 'export SLIPWAY_TOKEN="slipway_ct_…"' }],
  },
  {
    id: 'call-with-the-token',
    title: 'Call with the token',
    texts: [
      `The token works until you revoke it under [Connections](${paths.connections()}).`,
      'It can read your launches and your plans for other directories, create drafts, and mark directories as opened or listed in your plan. It can’t publish a launch, choose its plan or week, submit anything elsewhere, or change your profile.',
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
    rows: Object.entries(errorTexts).map(([code, text]) => ({ name: String(errorStatus[code as ErrorCode]), type: code, text })),
    examples: [{ title: '400', text: error }],
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    texts: [
      'Over a limit, you get a 429: `Retry-After` is the wait in seconds, and `data.quota` names the limit. The `RateLimit` header of every response shows what’s left.',
    ],
    rows: quotaTexts.map(([quota, text]) => ({ name: limiters[quota].name, type: quotaText(limiters[quota].quota), text })),
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

const errorTexts: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Invalid input, or a site that couldn’t be reached.',
  UNAUTHORIZED: 'The token is missing, invalid or revoked. Open data.connectUrl to connect.',
  FORBIDDEN: 'The token is valid but doesn’t allow this.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_SUPPORTED: 'This URL doesn’t support the method: see the Allow header.',
  CONFLICT: 'The product is already listed or about to launch.',
  PAYLOAD_TOO_LARGE: `The request body is larger than ${limits.bodyBytes / 1024} KB.`,
  UNSUPPORTED_MEDIA_TYPE: 'The request body isn’t application/json in UTF-8.',
  TOO_MANY_REQUESTS: 'Rate limit exceeded. Wait the number of seconds in Retry-After.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our end. The error was logged.',
  SERVICE_UNAVAILABLE: 'Server busy. Wait the number of seconds in Retry-After.',
}

const quotaTexts: [QuotaName, string][] = [
  ['reads', 'Without a token, per IP address.'],
  ['tokenReads', 'With a token, per account.'],
  ['requests', 'Valid or not. Per account, or per IP address without a token.'],
  ['audits', 'Per account, or per IP address without a token. Invalid input and refused URLs don’t count.'],
  ['drafts', 'Per account. Getting an existing draft back doesn’t count.'],
  ['draftAttempts', 'Failed attempts to create a draft, per account.'],
  ['pairings', 'Per IP address. After that, a 401 has no link until the wait is over.'],
]
