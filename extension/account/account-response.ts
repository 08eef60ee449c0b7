import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { SubmissionResult } from '../../shared/schemas/submission.ts'
import { badgeStatuses, launchStatuses } from '../../shared/vocabulary.ts'
import { paths } from '../../shared/paths.ts'
import { call, unreachable, type Call, type Client } from '../service/api-client.ts'
import { isBusy, isObject, isTextList, readErrorBody, unexpectedResponse, waitUntil, type ApiResponse } from '../service/api-response.ts'
import { fits, oneOf, orNull, type Shape } from '../service/fits.ts'

/** Where the account owner approves this browser. `expiresAt` is in milliseconds since 1970. */
export type ConnectLink = { code: string; connectUrl: string; expiresAt: number }

/** Why a request on behalf of the account failed. All URLs are on the server itself. */
export type AccountFailure =
  | { kind: 'unconnected'; message: string; link: ConnectLink | null }
  /** The connection doesn’t allow this yet; its owner can allow it behind the link. */
  | { kind: 'not-allowed'; message: string; link: ConnectLink }
  | { kind: 'rate-limited'; message: string; until: number }
  | { kind: 'conflict'; message: string; url: string | null }
  | { kind: 'invalid'; message: string; fieldErrors: Record<string, string[]> }
  | { kind: 'no-response'; message: string }
  | { kind: 'service'; message: string }

export type AccountResult<T> = { ok: true; value: T } | { ok: false; failure: AccountFailure }

/** What a response says to a reader of its kind; a failure if the server can’t be reached. */
export async function ask<T>(
  client: Client,
  asked: Call,
  read: (response: ApiResponse, site: string, now: number) => AccountResult<T>,
): Promise<AccountResult<T>> {
  const response = await call(client, asked)
  return response === null ? unreachable(client, 'no-response') : read(response, client.site, Date.now())
}

/** The account’s launches. `account` is its owner’s name and handle; null from servers that don’t say. */
export type AccountLaunches = { items: OwnLaunch[]; account: string | null }

/** Whether a URL is a page of the server. No other page is ever opened from a response. */
const isOfSite = (value: unknown, site: string): value is string => typeof value === 'string' && URL.parse(value)?.origin === site

const launchOf = (site: string): Shape => {
  const page: Shape = (value) => isOfSite(value, site)
  return {
    slug: '',
    name: '',
    status: oneOf(...launchStatuses),
    badgeStatus: oneOf(...badgeStatuses),
    upvotes: 0,
    impressions: 0,
    clicks: 0,
    requestedLaunchDate: orNull(''),
    rejectionReason: orNull(''),
    dashboardUrl: page,
    draftUrl: orNull(page),
  }
}

/** Interface section 4.6. `site` is the server’s origin. */
export function readLaunchesResponse(response: ApiResponse, site: string, now: number): AccountResult<AccountLaunches> {
  const { status, body } = response
  const isList = (value: unknown): value is { items: OwnLaunch[] } => fits(value, { items: [launchOf(site)] })
  if (status === 200 && isList(body)) return { ok: true, value: { items: body.items, account: readAccount(response) } }
  return { ok: false, failure: readFailure(response, site, now) }
}

/** The URL of a report. */
export function readReportResponse(response: ApiResponse, site: string, now: number): AccountResult<string> {
  const { status, body } = response
  const link = status === 200 && isObject(body) ? body['reportUrl'] : null
  return isOfSite(link, site) ? { ok: true, value: link } : { ok: false, failure: readFailure(response, site, now) }
}

/** What happened to the account’s launches; nothing from older servers. What isn’t understood is left out. */
export function readNoticesResponse({ status, body }: ApiResponse, site: string): OwnNotice[] {
  const items = status === 200 && isObject(body) ? body['items'] : null
  return Array.isArray(items) ? items.filter((item): item is OwnNotice => isOwnNotice(item, site)) : []
}

const isOwnNotice = (value: unknown, site: string): boolean =>
  fits(value, {
    id: isSaid,
    text: isSaid,
    at: (at: unknown) => !Number.isNaN(Date.parse(String(at))),
    unread: true,
    url: (url) => isOfSite(url, site),
  })

const isSaid = (text: unknown) => typeof text === 'string' && text !== ''

/** More than any account’s name and handle take, percent-encoded. */
const maxAccountLength = 2000

function readAccount({ account }: ApiResponse): string | null {
  if (!account || account.length >= maxAccountLength) return null
  try {
    return decodeURIComponent(account)
  } catch {
    return null
  }
}

/** Interface section 4.5. */
export function readDraftResponse(response: ApiResponse, site: string, now: number): AccountResult<SubmissionResult> {
  const { status, body } = response
  const isResult = (value: unknown): value is SubmissionResult =>
    fits(value, { ok: oneOf(true), existing: true, warnings: [''], draftUrl: (url) => isOfSite(url, site) })
  if (status === 200 && isResult(body)) return { ok: true, value: body }
  return { ok: false, failure: readFailure(response, site, now) }
}

/** Why a response to a request with a token is no result. */
export function readFailure(response: ApiResponse, site: string, now: number): AccountFailure {
  const error = readErrorBody(response)
  if (response.status === 429 || isBusy(response))
    return { kind: 'rate-limited', message: error?.message ?? 'Too many requests. Try again later.', until: waitUntil(response, now) }
  if (error === null) return { kind: 'service', message: unexpectedResponse(response) }
  const { message, data } = error
  switch (response.status) {
    case 401:
      return { kind: 'unconnected', message: wrongSite(data, site) ?? message, link: readLink(data, site) }
    case 403: {
      const link = readLink(data, site)
      return link === null ? { kind: 'service', message } : { kind: 'not-allowed', message, link }
    }
    case 409: {
      const url = [data['productUrl'], data['dashboardUrl']].find((value) => isOfSite(value, site)) ?? null
      return { kind: 'conflict', message: url === null ? message : message.replace(`: ${url}`, '.'), url }
    }
    case 400:
      return { kind: 'invalid', message, fieldErrors: readFieldErrors(data['fieldErrors']) }
    default:
      return { kind: 'service', message }
  }
}

/** Interface section 5, rule 2: the link that starts a connection, if it leads to the server that sent it. */
function readLink({ connectUrl, expiresAt }: Record<string, unknown>, site: string): ConnectLink | null {
  if (!isOfSite(connectUrl, site) || typeof expiresAt !== 'string') return null
  const url = new URL(connectUrl)
  const code = url.searchParams.get('code')
  const at = Date.parse(expiresAt)
  return url.pathname === paths.connect() && code !== null && Number.isFinite(at) ? { code, connectUrl, expiresAt: at } : null
}

/** A server that is configured under another URL than its own sends links that this extension doesn’t follow. */
function wrongSite({ connectUrl }: Record<string, unknown>, site: string): string | null {
  const origin = typeof connectUrl === 'string' ? URL.parse(connectUrl)?.origin : site
  return origin === undefined || origin === site ? null : `This server’s URL is ${origin}. Update it in Options.`
}

const readFieldErrors = (value: unknown): Record<string, string[]> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isTextList(entry[1]))) : {}
