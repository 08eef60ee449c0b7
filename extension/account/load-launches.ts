import type { Client } from '../service/api-client.ts'
import { launchesItem, launchesJob } from './account-storage.ts'
import { runAccountJob } from './ask-as-account.ts'
import { requestLaunches, requestNotices } from './request-launches.ts'

let loading: Promise<void> | null = null

/** Loads the account’s launches. Concurrent calls share one request. */
export function loadLaunches(): Promise<void> {
  loading ??= runAccountJob(launchesJob, request, (launches) => launchesItem.write({ at: Date.now(), ...launches })).finally(
    () => (loading = null),
  )
  return loading
}

/** The launches first: one request is enough to learn that the token was revoked. */
async function request(token: string, client: Client) {
  const result = await requestLaunches(token, client)
  return result.ok ? { ok: true as const, value: { ...result.value, notices: await requestNotices(token, client) } } : result
}
