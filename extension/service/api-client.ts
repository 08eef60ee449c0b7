import { apiPrefix } from '../../shared/paths/endpoints.ts'
import { accountHeader } from '../../shared/vocabulary.ts'
import type { ApiResponse } from './api-response.ts'

/** The server, and what ends a request to it. */
export type Client = { site: string; signal: AbortSignal }
export type Call = { path: string; token?: string | null; json?: object }

/** What the site calls this client on the approval page and in the list of connections. */
const clientName = () => `Slipway for ${import.meta.env.BROWSER === 'firefox' ? 'Firefox' : 'Chrome'}`

/** Returns null when the server can’t be reached. Throws only when the signal aborts. */
export async function call({ site, signal }: Client, { path, token, json }: Call): Promise<ApiResponse | null> {
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
    const { status, headers: received } = response
    return { status, retryAfter: received.get('Retry-After'), account: received.get(accountHeader), body }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

export const unreachable = <K extends string>({ site }: Client, kind: K) =>
  ({ ok: false, failure: { kind, message: `Couldn’t reach ${site}.` } }) as const
