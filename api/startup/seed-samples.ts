import { seedSampleSignIns } from '../accounts/sample-sign-ins.ts'
import type { World } from '../ports/world.ts'
import { sampleAccounts } from '../sample/accounts.ts'
import { seedSampleCatalog } from '../sample/seed.ts'

export async function seedSamples({ store, clock }: World): Promise<void> {
  if ((await store.countLaunches()) > 0) return
  // Accounts first: after a crash in between, the catalog is still empty and the next start fills it.
  await seedSampleSignIns(store, sampleAccounts)
  await seedSampleCatalog(store, clock())
}
