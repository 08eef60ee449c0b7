import { askAsAccount, runAccountJob } from '../account/ask-as-account.ts'
import { planItem, planJob } from './plan-storage.ts'
import { requestOpened, requestPlan } from './request-plan.ts'

const loading = new Map<string, Promise<void>>()

/** Loads the directories planned for a launch, with their texts, and those of the host in the tab, or of the last one. Concurrent calls share one request. */
export async function loadPlan(slug: string, of?: string): Promise<void> {
  const host = of ?? (await planItem(slug).read())?.host ?? ''
  const key = `${slug} ${host}`
  const promise =
    loading.get(key) ??
    runAccountJob(
      planJob(slug),
      (token, client) => requestPlan({ slug, host }, token, client),
      (list) => planItem(slug).write({ at: Date.now(), host, list }),
    ).finally(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

/** Notes in the maker’s plan that the directory’s form has been opened, even if the popup closes. The plan has a button for it, so a failure isn’t shown. */
export async function markOpened(slug: string, directory: string): Promise<void> {
  const result = await askAsAccount((token, client) => requestOpened({ slug, directory }, token, client))
  if (result?.ok) await loadPlan(slug)
}
