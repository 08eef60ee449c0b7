import { isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { ChangelogEntry, Maker, Profile } from '../../domain/records.ts'
import { exclusionOf } from '../../domain/votes/account-exclusion.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { listMade } from '../access/list-made.ts'

/** What a maker’s page shows. `launches` and `updates` are newest first; `since` is a date. */
export type MakerPage = {
  id: string
  handle: string
  name: string
  picture?: string | undefined
  about: string
  links: string[]
  isModerator: boolean
  since: string
  launches: LiveLaunch[]
  updates: { launch: LiveLaunch; entry: ChangelogEntry }[]
}

export type ReadingWorld = { store: Pick<Finders, 'get' | 'list'> } & Pick<World, 'clock'>

const max = { launches: 20, updates: 10 }

/** Null without a live launch or while suspended. What makers say about themselves is shown once their email is verified. */
export async function readMaker(world: ReadingWorld & ModeratorRule, handle: string): Promise<MakerPage | null> {
  const { store, clock } = world
  const [person] = await store.list('profiles', 'handle', handle.toLowerCase())
  if (person === undefined || person.handle === null) return null
  const launches = await liveLaunchesOf(world, person)
  if (launches.length === 0) return null
  const isShown = exclusionOf(person, clock()) === undefined
  const maker = isShown ? await store.get('makers', person.id) : null
  return {
    id: person.id,
    handle: person.handle,
    name: person.name,
    picture: isShown ? person.picture : undefined,
    about: maker?.about ?? '',
    links: maker?.links ?? [],
    isModerator: isModerator(world, person),
    since: person.createdAt.slice(0, 10),
    launches,
    updates: await readUpdates(store, launches),
  }
}

/** Newest first. None while the maker is suspended, so that they have no page. */
async function liveLaunchesOf({ store, clock }: ReadingWorld, person: Profile): Promise<LiveLaunch[]> {
  if (person.everythingRemoved === true || isSuspended(person, clock())) return []
  const live = (await listMade(store, person.id)).filter(isLive)
  return live.toSorted((a, b) => (a.launchDate === b.launchDate ? (a.slug < b.slug ? -1 : 1) : a.launchDate < b.launchDate ? 1 : -1))
}

async function readUpdates(store: ReadingWorld['store'], launches: LiveLaunch[]): Promise<MakerPage['updates']> {
  const withUpdates = launches.filter(({ changelogCount }) => changelogCount > 0).slice(0, max.launches)
  const found = withUpdates.map(async (launch) =>
    (await store.list('changelog', 'launchId', launch.id)).map((entry) => ({ launch, entry })),
  )
  return (await Promise.all(found))
    .flat()
    .filter(({ entry }) => entry.exclusion === undefined)
    .toSorted((a, b) => (a.entry.at < b.entry.at ? 1 : -1))
    .slice(0, max.updates)
}

export async function readOwnMaker({ store }: Pick<ReadingWorld, 'store'>, { id }: Profile): Promise<Pick<Maker, 'about' | 'links'>> {
  const { about, links } = (await store.get('makers', id)) ?? { about: '', links: [] }
  return { about, links }
}

/** The handle that a person’s page is at; null if they have none. */
export async function pageHandleOf(world: ReadingWorld, person: Profile | null | undefined): Promise<string | null> {
  if (!person || person.handle === null) return null
  return (await liveLaunchesOf(world, person)).length === 0 ? null : person.handle
}
