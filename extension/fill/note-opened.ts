import { readStoredToken } from '../account/account-storage.ts'
import { launchesTimeoutMs, noteRevoked } from '../account/load-launches.ts'
import { requestOpened } from '../browser/api-client.ts'
import { keepAwake } from '../browser/keep-awake.ts'
import { loadElsewhere } from './load-elsewhere.ts'

/** Notes in the maker’s plan that the directory’s form has been opened, even if the popup closes. The plan has a button for it, so a failure isn’t shown. */
export async function noteOpened(slug: string, directory: string): Promise<void> {
  const token = await readStoredToken()
  if (token === null) return
  const result = await keepAwake((client) => requestOpened({ slug, directory }, token, client), { timeoutMs: launchesTimeoutMs }).catch(
    () => null,
  )
  if (result?.ok) return loadElsewhere(slug)
  if (result?.failure.kind === 'unconnected') await noteRevoked(token)
}
