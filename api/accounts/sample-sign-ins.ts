import type { Store } from '../ports/store.ts'
import { hashPassword } from './passwords.ts'

type Person = { id: string; email: string; name: string; handle: string }

/** Public: the service refuses to start in production on a store that has an account with it. */
export const samplePassword = 'down-the-slipway'

export async function findSampleSignIns<P extends Person>(store: Store, people: readonly P[]): Promise<P[]> {
  const rows = await Promise.all(people.map(({ id }) => store.get('authUsers', id)))
  return people.filter((_person, index) => rows[index] !== null)
}

/** Throws if the store contains the sample catalog. `folder` is null for a database. */
export async function rejectSampleSignIns(store: Store, people: readonly Person[], folder: string | null): Promise<void> {
  const [found] = await findSampleSignIns(store, people)
  if (found === undefined) return
  const [place, setting] = folder === null ? ['The database', 'DATABASE_URL'] : [folder, 'DATA_DIR']
  throw new Error(
    `${place} contains the sample catalog and ${found.email}, an account with a public password. Choose another ${setting} for production, or empty this one.`,
  )
}

/** Creates sign-ins for the people of the sample catalog. Existing ones aren't changed. */
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
    if ((await transaction.get('profiles', id)) === null)
      await transaction.put('profiles', { id, email, name, handle, createdAt: now, emailProven: true })
  })
}
