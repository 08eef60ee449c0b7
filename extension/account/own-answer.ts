import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import type { SubmissionResult } from '../../shared/schemas/submission.ts'
import { badgeStatuses, launchStatuses } from '../../shared/vocabulary.ts'
import { isBusy, isObject, isTextList, readErrorBody, strangeAnswer, waitUntil, type RawAnswer } from '../browser/error-answer.ts'

/** Where the account's owner approves this browser. `expiresAt` in milliseconds since 1970. */
export type ConnectLink = { code: string; connectUrl: string; expiresAt: number }

/** Why a call in the account's name brought nothing. Addresses are of the service itself, never of anybody else. */
export type OwnFailure =
  | { kind: 'unconnected'; message: string; link: ConnectLink | null }
  | { kind: 'rate-limited'; message: string; until: number }
  | { kind: 'conflict'; message: string; url: string | null }
  | { kind: 'invalid'; message: string; fieldErrors: Record<string, string[]> }
  | { kind: 'service'; message: string }

export type OwnAnswer<T> = { ok: true; value: T } | { ok: false; failure: OwnFailure }

/** Whether an address is a page of the service: nothing else is opened in the account's name. */
const isOfSite = (value: unknown, site: string): value is string => typeof value === 'string' && URL.parse(value)?.origin === site

function isOwnLaunch(value: unknown, site: string): value is OwnLaunch {
  return (
    isObject(value) &&
    [value['slug'], value['name']].every((text) => typeof text === 'string') &&
    launchStatuses.some((status) => status === value['status']) &&
    badgeStatuses.some((status) => status === value['badgeStatus']) &&
    [value['upvotes'], value['impressions'], value['clicks']].every((count) => typeof count === 'number') &&
    [value['requestedLaunchDate'], value['rejectionReason']].every((text) => text === null || typeof text === 'string') &&
    isOfSite(value['dashboardUrl'], site) &&
    (value['draftUrl'] === null || isOfSite(value['draftUrl'], site))
  )
}

/** Interface section 4.6. `site` is the service's origin. */
export function readLaunchesAnswer(raw: RawAnswer, site: string, now: number): OwnAnswer<OwnLaunch[]> {
  const { status, body } = raw
  const items = status === 200 && isObject(body) ? body['items'] : null
  if (Array.isArray(items) && items.every((item) => isOwnLaunch(item, site))) return { ok: true, value: items }
  return { ok: false, failure: readFailure(raw, site, now) }
}

/** Interface section 4.5. */
export function readDraftAnswer(raw: RawAnswer, site: string, now: number): OwnAnswer<SubmissionResult> {
  const { status, body } = raw
  const isResult = (value: unknown): value is SubmissionResult =>
    isObject(value) &&
    value['ok'] === true &&
    typeof value['existing'] === 'boolean' &&
    isTextList(value['warnings']) &&
    isOfSite(value['draftUrl'], site)
  if (status === 200 && isResult(body)) return { ok: true, value: body }
  return { ok: false, failure: readFailure(raw, site, now) }
}

function readFailure(raw: RawAnswer, site: string, now: number): OwnFailure {
  const error = readErrorBody(raw)
  if (raw.status === 429 || isBusy(raw))
    return { kind: 'rate-limited', message: error?.message ?? 'Too many calls.', until: waitUntil(raw, now) }
  if (error === null) return { kind: 'service', message: strangeAnswer(raw) }
  const { message, data } = error
  switch (raw.status) {
    case 401:
      return { kind: 'unconnected', message: elsewhere(data, site) ?? message, link: readLink(data, site) }
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

/** Interface section 5, rule 2: the link that begins a connection, if it leads to the service that was asked. */
function readLink({ connectUrl, expiresAt }: Record<string, unknown>, site: string): ConnectLink | null {
  if (!isOfSite(connectUrl, site) || typeof expiresAt !== 'string') return null
  const url = new URL(connectUrl)
  const code = url.searchParams.get('code')
  const at = Date.parse(expiresAt)
  return url.pathname === '/connect/' && code !== null && Number.isFinite(at) ? { code, connectUrl, expiresAt: at } : null
}

/** A service asked under another name than its own leads to pages that this extension was not given. */
function elsewhere({ connectUrl }: Record<string, unknown>, site: string): string | null {
  const origin = typeof connectUrl === 'string' ? URL.parse(connectUrl)?.origin : site
  return origin === undefined || origin === site ? null : `The service calls itself ${origin}. Set that address in the options.`
}

const readFieldErrors = (value: unknown): Record<string, string[]> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isTextList(entry[1]))) : {}
