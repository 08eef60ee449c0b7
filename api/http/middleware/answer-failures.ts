import { folders } from '../../../shared/paths.ts'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import type { ErrorBody } from '../../../shared/schemas/error-body.ts'
import { Failure, isBusy } from '../../domain/failure.ts'
import { toOAuthBody } from '../../domain/oauth/oauth-failure.ts'

/** `from` is the path of the site’s own page that led here, if known. */
export type RenderFailure = (failure: ErrorBody, requestId: string, from: string | null) => Buffer

/** Interface section 7. `defined` is true for every code the contract declares. */
export function toErrorBody(failure: Failure): ErrorBody {
  const { code, status, message, data } = failure
  return { code, status, message, defined: code !== 'INTERNAL_SERVER_ERROR', ...(data && { data }) }
}

/** Anything thrown, as the Failure to answer. The details of a defect stay in the log. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('INTERNAL_SERVER_ERROR', 'Something went wrong on our end. We’ve logged it.')

/** Answers errors from later middleware with the contract's error body, with that of OAuth at its endpoints, or with a page for browsers outside the API. */
export const answerFailures =
  (logger: Logger, renderPage: RenderFailure): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) throw new Failure('NOT_FOUND', 'Page not found.')
    } catch (error) {
      const failure = toFailure(error)
      if (isBusy(failure)) logger.warn({ requestId: ctx.state['requestId'] }, failure.message)
      else if (failure.status >= 500) logger.error({ err: error, requestId: ctx.state['requestId'] }, 'request failed')
      answer(ctx, failure, renderPage)
    }
  }

/** Never a page for programs, whatever they accept. */
const programFolders = [folders.api, folders.mcp, folders.oauth]

function answer(ctx: Context, failure: Failure, renderPage: RenderFailure) {
  const body = toErrorBody(failure)
  const isOAuth = ctx.path.startsWith(folders.oauth)
  ctx.status = failure.status
  ctx.set('Cache-Control', 'no-store')
  const wait = failure.data?.['retryAfter']
  if (typeof wait === 'number') ctx.set('Retry-After', String(wait))
  // RFC 6750 section 3. Where tokens come from OAuth, the entry point has said more.
  if (failure.code === 'UNAUTHORIZED' && !ctx.res.hasHeader('WWW-Authenticate')) ctx.set('WWW-Authenticate', 'Bearer realm="slipway"')
  if (failure.code === 'METHOD_NOT_SUPPORTED' && Array.isArray(failure.data?.['allow'])) ctx.set('Allow', failure.data['allow'].join(', '))
  const wantsPage = !programFolders.some((folder) => ctx.path.startsWith(folder)) && /text\/html/i.test(ctx.get('Accept'))
  if (wantsPage) {
    ctx.type = 'html'
    ctx.body = renderPage(body, String(ctx.state['requestId']), ownReferrer(ctx))
  } else {
    ctx.body = isOAuth ? toOAuthBody(failure) : body
  }
}

function ownReferrer(ctx: Context): string | null {
  const referrer = URL.parse(ctx.get('Referer'))
  if (referrer === null || referrer.host !== ctx.host || referrer.pathname.startsWith('//')) return null
  return referrer.pathname + referrer.search
}
