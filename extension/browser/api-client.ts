import type { ElsewhereList, SeenListing } from '../../shared/schemas/elsewhere.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { apiPrefix, endpoints } from '../../shared/paths/endpoints.ts'
import { accountHeader } from '../../shared/vocabulary.ts'
import { readAuditResponse, type AuditOutcome } from '../audit/audit-outcome.ts'
import { readElsewhereResponse } from '../fill/elsewhere-response.ts'
import { readCheckResponse, type Checked } from '../proof/check-response.ts'
import type { ApiResponse } from './api-response.ts'
import {
  readFailure,
  readDraftResponse,
  readLaunchesResponse,
  readNoticesResponse,
  type AccountLaunches,
  type AccountResult,
} from '../account/account-response.ts'

export type Client = { site: string; signal: AbortSignal }
type Call = { path: string; token?: string | null; json?: object }

/** What the site calls this client on the approval page and in the list of connections. */
const clientName = () => `Slipway for ${import.meta.env.BROWSER === 'firefox' ? 'Firefox' : 'Chrome'}`

/** Returns null when the server can’t be reached. Throws only when the signal aborts. */
async function call({ site, signal }: Client, { path, token, json }: Call): Promise<ApiResponse | null> {
  const headers = { Accept: 'application/json', 'Slipway-Client': clientName() }
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}
  const post = json && { method: 'POST', body: JSON.stringify(json) }
  const type = json && { 'Content-Type': 'application/json' }
  try {
    const response = await fetch(`${site}${apiPrefix}${path}`, {
      ...post,
      headers: { ...headers, ...authorization, ...type },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    const body: unknown = await response.json().catch(() => undefined)
    signal.throwIfAborted()
    const { status, headers: told } = response
    return { status, retryAfter: told.get('Retry-After'), account: told.get(accountHeader), body }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

const unreachable = <K extends string>({ site }: Client, kind: K) =>
  ({ ok: false, failure: { kind, message: `Couldn’t reach ${site}.` } }) as const

/** Interface section 4.4. */
export async function requestAudit(url: string, client: Client): Promise<AuditOutcome> {
  const response = await call(client, { path: endpoints.checkLaunchReadiness(), json: { url } })
  return response === null ? unreachable(client, 'service') : readAuditResponse(response, Date.now())
}

/** Interface section 4.6. Without a token the response is a link that starts a connection. */
export async function requestLaunches(token: string | null, client: Client): Promise<AccountResult<AccountLaunches>> {
  const response = await call(client, { path: endpoints.listOwnLaunches(), token })
  return response === null ? unreachable(client, 'no-response') : readLaunchesResponse(response, client.site, Date.now())
}

/** What the launches can be shown without, so nobody waits for it for long. Milliseconds. */
const noticesTimeout = 3000

/** What happened to the account’s launches. Nothing if the server doesn’t say: older ones can’t. */
export async function requestNotices(token: string, { site, signal }: Client): Promise<OwnNotice[]> {
  const client = { site, signal: AbortSignal.any([signal, AbortSignal.timeout(noticesTimeout)]) }
  const response = await call(client, { path: endpoints.listOwnNotices(), token }).catch(() => null)
  return response === null ? [] : readNoticesResponse(response, site)
}

/** The directories planned for a launch, with prepared texts. */
export async function requestElsewhere(slug: string, token: string, client: Client): Promise<AccountResult<ElsewhereList>> {
  const response = await call(client, { path: endpoints.readElsewhere({ slug }), token })
  return response === null ? unreachable(client, 'no-response') : readElsewhereResponse(response, client.site, Date.now())
}

/** Notes in the plan that a directory’s form was opened. It submits nothing. */
export async function requestOpened(
  { slug, directory }: { slug: string; directory: string },
  token: string,
  client: Client,
): Promise<AccountResult<null>> {
  const response = await call(client, { path: endpoints.noteElsewhere({ slug, directory }), token, json: { state: 'opened' } })
  if (response === null) return unreachable(client, 'no-response')
  return response.status === 200 ? { ok: true, value: null } : { ok: false, failure: readFailure(response, client.site, Date.now()) }
}

/** Has a listing judged that was read in a tab. */
export async function requestCheck(
  { slug, directory, seen }: { slug: string; directory: string; seen: SeenListing },
  token: string,
  client: Client,
): Promise<AccountResult<Checked>> {
  const response = await call(client, { path: endpoints.noteElsewhere({ slug, directory }), token, json: { seen } })
  return response === null ? unreachable(client, 'no-response') : readCheckResponse(response, client.site, Date.now())
}

/** Interface section 4.5. */
export async function requestDraft(
  fields: SubmissionFields,
  token: string | null,
  client: Client,
): Promise<AccountResult<SubmissionResult>> {
  const response = await call(client, { path: endpoints.createDraft(), token, json: fields })
  return response === null ? unreachable(client, 'no-response') : readDraftResponse(response, client.site, Date.now())
}

export type ConnectionTest =
  | { ok: true; ms: number }
  | { ok: false; reason: 'unreachable' | 'not-slipway' | 'rate-limited'; status: number | null }

/** Requests a single launch from the catalog, the cheapest public read (interface section 4.1). */
export async function testConnection(client: Client): Promise<ConnectionTest> {
  const start = performance.now()
  const response = await call(client, { path: endpoints.searchProducts({ limit: 1 }) }).catch(() => null)
  if (response === null) return { ok: false, reason: 'unreachable', status: null }
  const { status, body } = response
  const isCatalog = typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'nextCursor' in body
  if (status === 200 && isCatalog) return { ok: true, ms: Math.round(performance.now() - start) }
  return { ok: false, reason: status === 429 ? 'rate-limited' : 'not-slipway', status }
}
