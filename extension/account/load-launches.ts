import type { Client } from '../service/api-client.ts'
import { connectJob, clearToken, launchesItem, launchesJob, readStoredToken } from './account-storage.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { requestLaunches, requestNotices } from './request-launches.ts'

export const launchesTimeoutMs = 20_000
let loading: Promise<void> | null = null

/** Loads the account’s launches. Concurrent calls share one request. */
export function loadLaunches(): Promise<void> {
  loading ??= loadOnce().finally(() => (loading = null))
  return loading
}

async function loadOnce(): Promise<void> {
  const token = await readStoredToken()
  if (token === null) return
  await launchesJob.write({ at: 'running', startedAt: Date.now() })
  const result = await keepAwake((client) => request(token, client), { timeoutMs: launchesTimeoutMs }).catch(() => null)
  // Disconnected, or connected with another token, during the request.
  if ((await readStoredToken()) !== token) return launchesJob.remove()
  if (result === null) {
    return launchesJob.write({ at: 'failed', failure: { kind: 'no-response', message: 'The request timed out.' } })
  }
  if (result.ok) {
    await launchesItem.write({ at: Date.now(), ...result.value })
    return launchesJob.remove()
  }
  if (result.failure.kind === 'unconnected') return noteRevoked(token)
  await launchesJob.write({ at: 'failed', failure: result.failure })
}

/** The launches first: one request is enough to learn that the token was revoked. */
async function request(token: string, client: Client) {
  const result = await requestLaunches(token, client)
  return result.ok ? { ok: true as const, value: { ...result.value, notices: await requestNotices(token, client) } } : result
}

/** The server no longer accepts the token: back to Connect, unless a newer token has replaced it. */
export async function noteRevoked(token: string): Promise<void> {
  if ((await readStoredToken()) !== token) return
  await clearToken()
  await launchesJob.remove()
  await connectJob.write({ at: 'revoked' })
}
