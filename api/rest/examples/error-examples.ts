import { contract, type Endpoint, type EndpointName } from '../../../shared/contract.ts'
import type { ErrorBody } from '../../../shared/schemas/error-body.ts'
import { limits, type ErrorCode } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { noPlace } from '../../actions/elsewhere/read-plan.ts'
import { noReport } from '../../actions/audit/keep-report.ts'
import { noLaunch, notYours } from '../../actions/access/launch-access.ts'
import { launchNotFound } from '../../actions/catalog/get-product.ts'
import { Failure, invalidField, invalidRequest } from '../../domain/failure.ts'
import { quotaFailure } from '../../domain/quotas.ts'
import { bodyTooLarge } from '../../http/read-body.ts'
import { toErrorBody } from '../../http/middleware/answer-failures.ts'
import { validateInput, type RawInput } from '../../http/validate.ts'
import type { CountedQuota, Limiters } from '../../ports/limits.ts'

export type ApiLimiters = Record<
  keyof Pick<Limiters, 'reads' | 'tokenReads' | 'audits' | 'drafts' | 'pictures'>,
  Pick<CountedQuota, 'name' | 'quota'>
>

type ErrorOptions = { siteUrl: string; limiters: ApiLimiters }

/** The error that an endpoint answers with this code, made by the same rules as a real one where there are any. */
export function errorExample(name: EndpointName, code: ErrorCode, { siteUrl, limiters }: ErrorOptions): ErrorBody {
  const makers: { [C in ErrorCode]?: (() => Failure) | undefined } = {
    BAD_REQUEST: badRequests[name],
    UNAUTHORIZED: () =>
      new Failure(
        'UNAUTHORIZED',
        'Authentication required. Open connectUrl, approve the request (code BCDF-GHJK), then send the token as `Authorization: Bearer`.',
        { connectUrl: `${siteUrl}${paths.connect({ code: 'BCDF-GHJK' })}`, expiresAt: '2026-03-04T12:10:00.000Z' },
      ),
    FORBIDDEN: name === 'createDraft' || name === 'addPicture' ? suspended : notYours,
    NOT_FOUND:
      name === 'addReportPicture' ? noReport : name === 'noteElsewhere' ? noPlace : name === 'readElsewhere' ? noLaunch : launchNotFound,
    CONFLICT: () => alreadyListed(`${siteUrl}${paths.launch({ slug: 'acme' })}`),
    PAYLOAD_TOO_LARGE: () => bodyTooLarge((contract[name] as Endpoint).bodyBytes ?? limits.bodyBytes),
    UNSUPPORTED_MEDIA_TYPE: () => new Failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body as Content-Type: application/json.'),
    TOO_MANY_REQUESTS: () => {
      const { name: header, quota } = limiterOf(contract[name], limiters)
      return quotaFailure(header, quota, 1, quota.seconds * 500)
    },
    SERVICE_UNAVAILABLE: () => {
      const why = contract[name].limit === 'reads' ? 'The service is busy.' : 'We’re running a lot of audits right now.'
      return new Failure('SERVICE_UNAVAILABLE', `${why} Try again in 10 seconds.`, { retryAfter: 10 })
    },
  }
  const make = makers[code]
  if (make === undefined) throw new Error(`${name} answers ${code}: add an example of it to error-examples.ts.`)
  return toErrorBody(make())
}

export const limiterOf = ({ auth, limit }: Pick<Endpoint, 'auth' | 'limit'>, limiters: ApiLimiters): ApiLimiters['reads'] =>
  limiters[limit === 'reads' && auth === 'bearer' ? 'tokenReads' : limit]

const badRequests: Partial<Record<EndpointName, () => Failure>> = {
  searchProducts: () => rejection('searchProducts', { query: new URLSearchParams({ limit: '500' }) }),
  getProduct: () => invalidRequest('Invalid URL encoding.', 'encoding'),
  listDirectories: () => rejection('listDirectories', { query: new URLSearchParams({ limit: '500' }) }),
  checkLaunchReadiness: () => invalidField('url', 'We couldn’t find acme.example. Check the spelling (DNS lookup failed).', 'dns'),
  readElsewhere: () => invalidRequest('Invalid URL encoding.', 'encoding'),
  noteElsewhere: () => rejection('noteElsewhere', { params: { slug: 'acme', directory: 'maker-monday' }, body: { state: 'live' } }),
  addPicture: () => invalidField('picture', 'This file can’t be read as a picture. Use a JPEG, PNG, WebP, AVIF or GIF.', 'format'),
  addReportPicture: () => rejection('addReportPicture', { body: { url: '' } }),
  createDraft: () => rejection('createDraft', { body: { url: '', pricing: 'cheap' } }),
}

const suspended = () => new Failure('FORBIDDEN', 'Your account is suspended. Reason: You voted from several accounts.')

function rejection(name: EndpointName, input: RawInput): Failure {
  try {
    validateInput(name, input)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error(`The example of a bad request to ${name} is valid.`)
}

function alreadyListed(productUrl: string): Failure {
  const { message, data } = invalidField('url', `Acme is already listed: ${productUrl}`, 'listed')
  return new Failure('CONFLICT', message, { ...data, productUrl })
}
