import type { SeenListing } from '../../shared/schemas/elsewhere.ts'
import { readStoredToken } from '../account/account-storage.ts'
import { launchesTimeoutMs, noteRevoked } from '../account/load-launches.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { checkItem } from './check-storage.ts'
import { requestCheck } from './request-check.ts'

/** Sends what was read of a listing, even if the popup closes. Returns whether the server has checked it. */
export async function sendCheck(slug: string, directory: string, seen: SeenListing): Promise<boolean> {
  const token = await readStoredToken()
  if (token === null) return false
  const { page } = seen
  const item = checkItem(slug, directory)
  await item.write({ at: 'running', page, startedAt: Date.now() })
  const result = await keepAwake((client) => requestCheck({ slug, directory, seen }, token, client), {
    timeoutMs: launchesTimeoutMs,
  }).catch(() => null)
  if (result?.ok) {
    await item.write({ at: 'done', page, ...result.value })
    return true
  }
  if (result?.failure.kind === 'unconnected') await noteRevoked(token)
  await item.write({ at: 'failed', page, failure: result?.failure ?? { kind: 'no-response', message: 'The request timed out.' } })
  return false
}
