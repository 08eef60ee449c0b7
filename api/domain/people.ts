import { fold, hasWords } from './search/matching.ts'
import type { Profile } from './records.ts'

/** Where a page of people continues: strictly after this one, newest first. */
export type PersonPosition = Pick<Profile, 'createdAt' | 'id'>
export type AccountState = 'any' | 'suspended' | 'unproven'
/** `words` are folded (search/matching.ts): each must occur in the name, handle or email. */
export type PeopleFilter = { words: readonly string[]; state: AccountState; after: PersonPosition | null; limit: number }

export const personText = ({ name, handle, email }: Pick<Profile, 'name' | 'handle' | 'email'>): string =>
  fold([name, handle === null ? '' : `@${handle}`, email].join('\n'))

/** The most recently joined first, then the largest id, both by code unit. */
export function newestFirst(a: PersonPosition, b: PersonPosition): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1
  if (a.id === b.id) return 0
  return a.id > b.id ? -1 : 1
}

/** Whether the filter includes a person, wherever the page starts. A suspension that has ended stays until the scheduler deletes it. */
export function isFound(person: Profile, { words, state }: Pick<PeopleFilter, 'words' | 'state'>): boolean {
  if (state === 'suspended' && person.suspension === undefined) return false
  if (state === 'unproven' && person.emailProven) return false
  return words.length === 0 || hasWords(personText(person), words)
}
