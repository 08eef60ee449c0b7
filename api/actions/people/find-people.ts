import { words } from '../../domain/search/matching.ts'
import { isFound, newestFirst, type PersonPosition } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders, Store } from '../../ports/store.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { findFlagged } from '../decisions/find-flagged.ts'
import type { PeopleWorld } from './suspend-person.ts'

export const peopleShown = ['any', 'suspended', 'unproven', 'reported'] as const
/** `reported`: with open reports about them or something that they published. */
export type PeopleShown = (typeof peopleShown)[number]

/** `network` is a keyed hash: people who joined from it. */
export type PeopleQuery = { text: string; show: PeopleShown; network: string | null; after: PersonPosition | null }
export type PersonRow = { person: Profile; isModerator: boolean; launches: number; comments: number; votes: number }
export type PeoplePage = { people: PersonRow[]; next: PersonPosition | null }

const perPage = 30

export async function findPeople(world: PeopleWorld, query: PeopleQuery): Promise<PeoplePage> {
  const found = await list(world.store, query)
  const people = found.slice(0, perPage)
  return { people: await complete(world, people), next: found.length > perPage ? (people.at(-1) ?? null) : null }
}

/** One more than a page. */
async function list(store: Store, { text, show, network, after }: PeopleQuery): Promise<Profile[]> {
  const sought = words(text)
  if (network === null && show !== 'reported') return store.findPeople({ words: sought, state: show, after, limit: perPage + 1 })
  const [few, state] =
    show === 'reported' ? [await listReported(store), 'any' as const] : [await store.list('profiles', 'joinedFrom', network ?? ''), show]
  return few
    .filter((person) => (network === null || person.joinedFrom === network) && isFound(person, { words: sought, state }))
    .filter((person) => after === null || newestFirst(person, after) > 0)
    .toSorted(newestFirst)
    .slice(0, perPage + 1)
}

async function listReported(store: Finders): Promise<Profile[]> {
  const flags = new Map((await store.list('flags', 'state', 'open')).map((flag) => [flag.subjectId, flag]))
  const owners = await Promise.all([...flags.values()].map((flag) => findFlagged(store, flag)))
  const ids = new Set(owners.filter((id) => id !== null))
  const people = await Promise.all([...ids].map((id) => store.get('profiles', id)))
  return people.filter((person) => person !== null)
}

const complete = (world: PeopleWorld, people: Profile[]): Promise<PersonRow[]> =>
  Promise.all(
    people.map(async (person): Promise<PersonRow> => {
      const [launches, comments, votes] = await Promise.all([
        world.store.countBy('launches', 'ownerId', person.id),
        world.store.countBy('comments', 'accountId', person.id),
        world.store.countBy('upvotes', 'accountId', person.id),
      ])
      return { person, isModerator: isModerator(world, person), launches, comments, votes }
    }),
  )
