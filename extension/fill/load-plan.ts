import { noteRevoked, launchesTimeoutMs } from '../account/load-launches.ts'
import { readStoredToken } from '../account/account-storage.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { planItem, planJob } from './plan-storage.ts'
import { requestPlan } from './request-plan.ts'

const loading = new Map<string, Promise<void>>()

/** Loads the directories planned for a launch, with their texts, and those of the host in the tab, or of the last one. Concurrent calls share one request. */
export async function loadPlan(slug: string, host?: string): Promise<void> {
  const asked = host ?? (await planItem(slug).read())?.host ?? ''
  const key = `${slug} ${asked}`
  const promise = loading.get(key) ?? loadOnce(slug, asked).finally(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

async function loadOnce(slug: string, host: string): Promise<void> {
  const token = await readStoredToken()
  if (token === null) return
  const job = planJob(slug)
  await job.write({ at: 'running', startedAt: Date.now() })
  const result = await keepAwake((client) => requestPlan({ slug, host }, token, client), { timeoutMs: launchesTimeoutMs }).catch(() => null)
  // Disconnected, or connected with another token, during the request.
  if ((await readStoredToken()) !== token) return job.remove()
  if (result?.ok) {
    await planItem(slug).write({ at: Date.now(), host, list: result.value })
    return job.remove()
  }
  if (result?.failure.kind === 'unconnected') {
    await noteRevoked(token)
    return job.remove()
  }
  await job.write({ at: 'failed', failure: result?.failure ?? { kind: 'no-response', message: 'The request timed out.' } })
}
