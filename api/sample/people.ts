import type { Maker, Profile } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { sampleProducts } from './sample-products.ts'
import voices from './voices.json' with { type: 'json' }

export type Person = Omit<Profile, 'createdAt'> & { handle: string }

/** Everyone in the sample catalog who has a handle: those who can sign in, and the other makers, who can't. */
export const people: Person[] = [...sampleAccounts]
for (const { name, handle } of sampleProducts.map(({ maker }) => maker)) {
  if (handle === null || people.some((person) => person.handle === handle)) continue
  people.push({ id: `sample-${handle}`, email: `${handle}@makers.example`, name, handle })
}

/** The account for a handle; makers without a handle have none. */
export const personOf = (handle: string | null): Person | null => people.find((person) => person.handle === handle) ?? null

/** What the first of them say about themselves. */
export const makers: Maker[] = voices.abouts.map(({ about, links }, index) => {
  const { id, name, handle } = people[index === 0 ? 0 : index + 1] ?? { id: `sample-${index}`, name: '', handle: null }
  return { id, name, handle, about, links }
})
