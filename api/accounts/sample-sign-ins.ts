import type { Store } from '../actions/store.ts'
import { hashPassword } from './password-hash.ts'

type Person = { id: string; email: string; name: string; handle: string }

/** Known to everybody who reads this: sample people exist where SAMPLE_DATA is set, which production refuses. */
export const samplePassword = 'down-the-slipway'

/** Lets the people of the sample catalog sign in. Whoever is there already stays as they are. */
export async function seedSampleSignIns(store: Store, people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => seedSignIn(store, person)))
}

async function seedSignIn(store: Store, { id, email, name, handle }: Person): Promise<void> {
  if ((await store.get('authUsers', id)) !== null) return
  const password = await hashPassword(samplePassword)
  const now = new Date().toISOString()
  const times = { createdAt: now, updatedAt: now }
  await store.transact(async (transaction) => {
    await transaction.put('authUsers', { id, email, name, emailVerified: true, ...times })
    await transaction.put('authAccounts', { id, userId: id, accountId: id, providerId: 'credential', password, ...times })
    if ((await transaction.get('profiles', id)) === null) await transaction.put('profiles', { id, email, name, handle, createdAt: now })
  })
}
