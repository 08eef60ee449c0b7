import type { Store } from '../actions/store.ts'
import { sampleLaunches } from './launches.ts'

/** Fills a catalog that has no launch at any status; another is left as it is. All at once, so that a crash leaves no half. */
export async function seedSampleCatalog(store: Store, now: Date): Promise<void> {
  if ((await store.countLaunches()) > 0) return
  await store.transact(async ({ put }) => {
    for (const launch of sampleLaunches(now)) await put('launches', launch)
  })
}
