import type { Profile } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { sampleProducts } from './sample-products.ts'

export type Person = Omit<Profile, 'createdAt'> & { handle: string }

/** Everyone in the sample catalog who has a handle: those who can sign in, and the other makers, who can't. */
export const people: Person[] = [...sampleAccounts]
for (const { name, handle } of sampleProducts.map(({ maker }) => maker)) {
  if (handle === null || people.some((person) => person.handle === handle)) continue
  people.push({ id: `sample-${handle}`, email: `${handle}@makers.example`, name, handle })
}

/** The account for a handle; makers without a handle have none. */
export const personOf = (handle: string | null): Person | null => people.find((person) => person.handle === handle) ?? null
