import { hasWords, words } from '../../domain/search/matching.ts'
import { newestFirst, personText, type PersonPosition } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders, Store } from '../../ports/store.ts'
import { isModerator } from '../access/launch-access.ts'
import type { PeopleWorld } from './suspend-person.ts'

export const peopleShown = ['any', 'suspended', 'unproven', 'reported'] as const
/** `reported`: with open reports about a launch or a comment of theirs. */
export type PeopleShown = (typeof peopleShown)[number]

/** `network` is a keyed hash: people who joined from it. */
export type PeopleQuery = { text: string; show: PeopleShown; network: string | null; after: PersonPosition | null }
export type PersonRow = { person: Profile; isModerator: boolean; launches: number; comments: number; votes: number }
export type PeoplePage = { people: PersonRow[]; next: PersonPosition | null }

const perPage = 30
/** Rows that are completed at the same time. */
const batch = 6

/** People, newest first, page by page. */
export async function findPeople(world: PeopleWorld, query: PeopleQuery): Promise<PeoplePage> {
  const found = await list(world.store, query)
  const people = found.slice(0, perPage)
  return { people: await complete(world, people), next: found.length > perPage ? (people.at(-1) ?? null) : null }
}

/** One more than a page. */
async function list(store: Store, { text, show, network, after }: PeopleQuery): Promise<Profile[]> {
  const sought = words(text)
  if (network === null && show !== 'reported') return store.findPeople({ words: sought, state: show, after, limit: perPage + 1 })
  const few = network === null ? await listReported(store) : await store.list('profiles', 'joinedFrom', network)
  return few
    .filter((person) => hasWords(personText(person), sought) && (after === null || newestFirst(person, after) > 0))
    .toSorted(newestFirst)
    .slice(0, perPage + 1)
}

/** The people whose launches and comments have open reports. */
async function listReported(store: Finders): Promise<Profile[]> {
  const subjects = new Map((await store.list('flags', 'state', 'open')).map(({ subject, subjectId }) => [subjectId, subject]))
  const ids = new Set<string>()
  for (const [id, subject] of subjects) {
    const owner = subject === 'launch' ? (await store.get('launches', id))?.ownerId : (await store.get('comments', id))?.accountId
    if (owner) ids.add(owner)
  }
  const people: Profile[] = []
  for (const id of ids) {
    const person = await store.get('profiles', id)
    if (person !== null) people.push(person)
  }
  return people
}

async function complete(world: PeopleWorld, people: Profile[]): Promise<PersonRow[]> {
  const count = (collection: 'comments' | 'upvotes', id: string) => world.store.countBy(collection, 'accountId', id)
  const rows: PersonRow[] = []
  for (let from = 0; from < people.length; from += batch) {
    const part = people.slice(from, from + batch).map(async (person): Promise<PersonRow> => ({
      person,
      isModerator: isModerator(world, person),
      launches: await world.store.countBy('launches', 'ownerId', person.id),
      comments: await count('comments', person.id),
      votes: await count('upvotes', person.id),
    }))
    rows.push(...(await Promise.all(part)))
  }
  return rows
}
