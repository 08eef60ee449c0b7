import { readStoredToken } from '../account/account-storage.ts'
import { launchesTimeoutMs, noteRevoked } from '../account/load-launches.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { loadPlan } from './load-plan.ts'
import { requestOpened } from './request-plan.ts'

/** Notes in the maker’s plan that the directory’s form has been opened, even if the popup closes. The plan has a button for it, so a failure isn’t shown. */
export async function markOpened(slug: string, directory: string): Promise<void> {
  const token = await readStoredToken()
  if (token === null) return
  const result = await keepAwake((client) => requestOpened({ slug, directory }, token, client), { timeoutMs: launchesTimeoutMs }).catch(
    () => null,
  )
  if (result?.ok) return loadPlan(slug)
  if (result?.failure.kind === 'unconnected') await noteRevoked(token)
}
