import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, type Client } from '../service/api-client.ts'

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
