import { readAuditAnswer, type AuditOutcome } from './audit-outcome.ts'

export type Client = { site: string; version: string; signal: AbortSignal }

const headers = (version: string) => ({ Accept: 'application/json', 'Slipway-Client': `Slipway extension/${version}` })

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Interface section 4.4. Throws only when the signal aborts; every other trouble is an outcome. */
export async function requestAudit(url: string, { site, version, signal }: Client): Promise<AuditOutcome> {
  try {
    const response = await fetch(`${site}/api/v1/launch-readiness/`, {
      method: 'POST',
      headers: { ...headers(version), 'Content-Type': 'application/json' },
      body: JSON.stringify({ url }),
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    return readAuditAnswer(response.status, response.headers.get('Retry-After'), await readJson(response), Date.now())
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, failure: { kind: 'service', message: `No answer from ${site}.` } }
  }
}

export type ConnectionTest =
  | { ok: true; ms: number }
  | { ok: false; reason: 'unreachable' | 'not-slipway' | 'refused'; status: number | null }

/** Asks the catalog for one launch: the cheapest open read there is (interface section 4.1). */
export async function testConnection({ site, version, signal }: Client): Promise<ConnectionTest> {
  const start = performance.now()
  try {
    const response = await fetch(`${site}/api/v1/products/?limit=1`, {
      headers: headers(version),
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    const body = await readJson(response)
    const isCatalog = typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'nextCursor' in body
    if (response.status === 200 && isCatalog) return { ok: true, ms: Math.round(performance.now() - start) }
    return { ok: false, reason: response.status === 429 ? 'refused' : 'not-slipway', status: response.status }
  } catch {
    return { ok: false, reason: 'unreachable', status: null }
  }
}
