import type { Client } from '../service/api-client.ts'
import { keepAwake } from '../service/keep-awake.ts'
import type { StoredItem } from '../service/stored-item.ts'
import type { AccountResult } from './account-response.ts'
import { clearToken, connectJob, launchesJob, readStoredToken, type AccountJob } from './account-storage.ts'

export const accountTimeoutMs = 20_000

type Request<T> = (token: string, client: Client) => Promise<AccountResult<T>>

/** Asks the server with the account’s token, even if the popup closes. Null if there is none, or another one by the time of the response. */
export async function askAsAccount<T>(request: Request<T>): Promise<AccountResult<T> | null> {
  const token = await readStoredToken()
  if (token === null) return null
  const result = await keepAwake((client) => request(token, client), { timeoutMs: accountTimeoutMs }).catch(() => null)
  if ((await readStoredToken()) !== token) return null
  if (result?.ok === false && result.failure.kind === 'unconnected') await noteRevoked(token)
  return result ?? { ok: false, failure: { kind: 'no-response', message: 'The request timed out.' } }
}

/** The same as a job whose progress and failure are shown. */
export async function runAccountJob<T>(
  job: StoredItem<AccountJob>,
  request: Request<T>,
  store: (value: T) => Promise<void>,
): Promise<void> {
  if ((await readStoredToken()) === null) return
  await job.write({ at: 'running', startedAt: Date.now() })
  const result = await askAsAccount(request)
  if (result?.ok) await store(result.value)
  if (result === null || result.ok || result.failure.kind === 'unconnected') return job.remove()
  await job.write({ at: 'failed', failure: result.failure })
}

/** The server no longer accepts the token: back to Connect, unless a newer token has replaced it. */
export async function noteRevoked(token: string): Promise<void> {
  if ((await readStoredToken()) !== token) return
  await clearToken()
  await launchesJob.remove()
  await connectJob.write({ at: 'revoked' })
}
