import { errorStatus, limits, type ErrorCode } from '../../../shared/vocabulary.ts'
import { quotaText, type QuotaName } from '../../domain/quotas.ts'
import type { Limiters } from '../../ports/limits.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { PlainTable } from './schema-table.tsx'

/** Paging, errors and rate limits: what all endpoints share. */
export function Guide({ baseUrl, limiters, error }: { baseUrl: string; limiters: Limiters; /** An example. */ error: string }) {
  return (
    <>
      <section class="endpoint grid above-5 ruled" aria-labelledby="paging">
        <div class="endpoint__text">
          <h2 id="paging">Paging</h2>
          <p>
            A search returns {limits.products.default} launches at a time (set <code>limit</code> for more or fewer) and a{' '}
            <code>nextCursor</code>. Pass that as <code>cursor</code>, with the same <code>query</code> and <code>category</code>, until
            it’s null.
          </p>
          <p>New launches don’t shift the pages that follow. Directories and your own launches aren’t paged.</p>
        </div>
        <div class="endpoint__examples stack gap-4">
          <CodeBlock wraps title="Next page" of="Paging" text={nextPage(`${baseUrl}/products/`)} />
        </div>
      </section>
      <section class="endpoint grid above-5 ruled" aria-labelledby="errors">
        <div class="endpoint__text">
          <h2 id="errors">Errors</h2>
          <p>
            All errors share one body. Your program can rely on <code>code</code> and show <code>message</code> to users. For invalid input,{' '}
            <code>data.fieldErrors</code> lists every error by field.
          </p>
          <PlainTable
            caption="Errors"
            rows={Object.entries(errorTexts).map(([code, text]) => ({ name: String(errorStatus[code as ErrorCode]), type: code, text }))}
          />
        </div>
        <div class="endpoint__examples stack gap-4">
          <CodeBlock wraps title="400" of="Errors" text={error} />
        </div>
      </section>
      <section class="endpoint grid above-5 ruled" aria-labelledby="rate-limits">
        <div class="endpoint__text">
          <h2 id="rate-limits">Rate limits</h2>
          <p>
            Over a limit, you get a 429: <code>Retry-After</code> is the wait in seconds, and <code>data.quota</code> names the limit. The{' '}
            <code>RateLimit</code> header of every response shows what’s left.
          </p>
          <PlainTable
            caption="Rate limits"
            rows={quotaTexts.map(([quota, text]) => ({ name: limiters[quota].name, type: quotaText(limiters[quota].quota), text }))}
          />
        </div>
        <div class="endpoint__examples stack gap-4">
          <CodeBlock wraps title="Response headers" of="Rate limits" text={headersOf(limiters.reads)} />
        </div>
      </section>
    </>
  )
}

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
