import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { readAuditAnswer, type AuditOutcome } from '../audit/audit-outcome.ts'
import type { RawAnswer } from './error-answer.ts'
import { readDraftAnswer, readLaunchesAnswer, type OwnAnswer } from '../account/own-answer.ts'

export type Client = { site: string; version: string; signal: AbortSignal }
type Call = { path: string; token?: string | null; json?: object }

/** null when nothing answers. Throws only when the signal aborts. */
async function call({ site, version, signal }: Client, { path, token, json }: Call): Promise<RawAnswer | null> {
  const headers = { Accept: 'application/json', 'Slipway-Client': `Slipway extension/${version}` }
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}
  const post = json && { method: 'POST', body: JSON.stringify(json) }
  const type = json && { 'Content-Type': 'application/json' }
  try {
    const response = await fetch(`${site}/api/v1/${path}`, {
      ...post,
      headers: { ...headers, ...authorization, ...type },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    const body: unknown = await response.json().catch(() => undefined)
    signal.throwIfAborted()
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), body }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

const noAnswer = ({ site }: Client) => ({ ok: false, failure: { kind: 'service', message: `No answer from ${site}.` } }) as const

/** Interface section 4.4. */
export async function requestAudit(url: string, client: Client): Promise<AuditOutcome> {
  const answer = await call(client, { path: 'launch-readiness/', json: { url } })
  return answer === null ? noAnswer(client) : readAuditAnswer(answer, Date.now())
}

/** Interface section 4.6. Without a token the answer is the link that begins a connection. */
export async function requestLaunches(token: string | null, client: Client): Promise<OwnAnswer<OwnLaunch[]>> {
  const answer = await call(client, { path: 'me/launches/', token })
  return answer === null ? noAnswer(client) : readLaunchesAnswer(answer, client.site, Date.now())
}

/** Interface section 4.5. */
export async function requestDraft(fields: SubmissionFields, token: string | null, client: Client): Promise<OwnAnswer<SubmissionResult>> {
  const answer = await call(client, { path: 'submissions/', token, json: fields })
  return answer === null ? noAnswer(client) : readDraftAnswer(answer, client.site, Date.now())
}

export type ConnectionTest =
  | { ok: true; ms: number }
  | { ok: false; reason: 'unreachable' | 'not-slipway' | 'refused'; status: number | null }

/** Asks the catalog for one launch: the cheapest open read there is (interface section 4.1). */
export async function testConnection(client: Client): Promise<ConnectionTest> {
  const start = performance.now()
  const answer = await call(client, { path: 'products/?limit=1' }).catch(() => null)
  if (answer === null) return { ok: false, reason: 'unreachable', status: null }
  const { status, body } = answer
  const isCatalog = typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'nextCursor' in body
  if (status === 200 && isCatalog) return { ok: true, ms: Math.round(performance.now() - start) }
  return { ok: false, reason: status === 429 ? 'refused' : 'not-slipway', status }
}
