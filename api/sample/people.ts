import type { Profile } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { sampleProducts } from './sample-products.ts'

export type Person = Omit<Profile, 'createdAt'> & { handle: string }

/** Everybody of the sample catalog who has a handle: those who can sign in, and the other makers, who cannot. */
export const people: Person[] = [...sampleAccounts]
for (const { name, handle } of sampleProducts.map(({ maker }) => maker)) {
  if (handle === null || people.some((person) => person.handle === handle)) continue
  people.push({ id: `sample-${handle}`, email: `${handle}@makers.example`, name, handle })
}

/** The account behind a handle; makers without one are nobody's account. */
export const personOf = (handle: string | null): Person | null => people.find((person) => person.handle === handle) ?? null
