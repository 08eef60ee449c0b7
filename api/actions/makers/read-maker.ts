import { isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { ChangelogEntry, Maker, Profile, MakerTexts } from '../../domain/records.ts'
import { exclusionOf } from '../../domain/votes/counted-votes.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { listMade } from '../access/list-made.ts'
import { shownMaker, type ShownMaker } from '../../domain/launch/makers.ts'
import { laterThan } from '../../domain/moderation/changes.ts'

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

type PageText = { about?: string | undefined; links?: Maker['links'] | undefined }

/** Writes the public record of a maker, so that cached copies of their page are out of date. What isn’t given stays. */
export async function putMaker(transaction: Transaction, { id, name, handle }: Profile, { about, links }: PageText = {}): Promise<void> {
  const before = await transaction.get('makers', id)
  await transaction.put('makers', { ...before, id, name, handle, about: about ?? before?.about ?? '', links: links ?? before?.links ?? [] })
}

/** Keeps what a maker’s page said before something was added, for moderators to compare, until the page says the same again. */
export async function noteUnseen(transaction: Transaction, id: string, before: MakerTexts, now: Date): Promise<void> {
  const maker = await transaction.get('makers', id)
  if (maker === null) return
  const { unseen, ...seen } = maker
  const first = unseen?.before ?? before
  const changed = changedTexts(first, seen)
  if (unseen === undefined && changed.every(({ after }) => after === '')) return
  const noted = { ...seen, unseen: { before: first, at: laterThan(now, unseen?.at) } }
  await transaction.put('makers', changed.length === 0 ? seen : noted)
}

/** The parts in which two versions of a maker’s page differ, as text. */
export const changedTexts = (was: MakerTexts, is: MakerTexts) =>
  (['name', 'handle', 'about', 'links'] as const)
    .map((key) => ({ key, before: textOf(was[key]), after: textOf(is[key]) }))
    .filter(({ before, after }) => before !== after)

const textOf = (text: string | string[] | null): string => (Array.isArray(text) ? text.join('\n') : (text ?? ''))

/** The same for somebody whose page may have appeared or disappeared, because they were suspended or verified their email. */
export async function refreshMaker(transaction: Transaction, person: Profile): Promise<void> {
  if (person.handle === null) return
  if ((await listMade(transaction, person.id)).some(isLive)) await putMaker(transaction, person)
}

/** Sets a person’s picture everywhere their name is shown; undefined for none. */
export async function putPicture(transaction: Transaction, person: Profile, picture: string | undefined): Promise<void> {
  const { picture: _, ...others } = person
  const changed: Profile = { ...others, ...(picture !== undefined && { picture }) }
  await transaction.put('profiles', changed)
  await putMaker(transaction, changed)
  await renewOnLaunches(transaction, changed)
}

/** Their launches show the handle and picture that they have now, and the name that they were published with. */
export async function renewOnLaunches(transaction: Transaction, { id, handle, picture }: Profile): Promise<void> {
  const renewed = ({ name }: ShownMaker) => shownMaker({ name, handle, ...(picture !== undefined && { picture }) })
  for (const { coMakers, ...launch } of await listMade(transaction, id))
    await transaction.put('launches', {
      ...launch,
      ...(launch.ownerId === id && { maker: renewed(launch.maker) }),
      ...(coMakers && { coMakers: coMakers.map((each) => (each.id === id ? { id, ...renewed(each) } : each)) }),
    })
}
