import { fromStored } from '../../../domain/collections/collections.ts'
import type { Disk } from './disk.ts'
import { recover, type Recovered } from './recover.ts'

/** The same with all records in today’s version. Throws NewerRecord if a newer release has written one. */
export async function recoverUpgraded(disk: Disk, folder: string): Promise<Recovered> {
  const recovered = await recover(disk, folder)
  try {
    for (const [collection, records] of recovered.state)
      for (const [key, stored] of records) {
        const record = fromStored(collection, stored)
        if (record !== stored) records.set(key, record)
      }
    return recovered
  } catch (error) {
    await recovered.journal.close()
    throw error
  }
}
