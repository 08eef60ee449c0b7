import { composePlan, type ComposedPlan, type Place } from '../../domain/elsewhere/compose-plan.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import { nextPlace } from '../../domain/elsewhere/week-ahead.ts'
import { defaultPlan } from '../../domain/elsewhere/default-plan.ts'
import type { ElsewherePlan } from '../../domain/elsewhere/records.ts'
import { Failure } from '../../domain/failure.ts'
import { dayOf, type Launch } from '../../domain/launch/launch.ts'
import type { Maker, Profile } from '../../domain/records.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireLead } from '../access/launch-access.ts'
import { rejectDeleted } from '../access/deletion-access.ts'
import { countPlaces, type PlaceCounts, toldState } from '../../domain/elsewhere/states.ts'
import { Type } from 'typebox'
import type { ElsewhereForm } from '../../../shared/schemas/elsewhere.ts'
import { hostOf, withoutWww } from '../../../shared/hosts.ts'
import { prepareAllTexts, prepareOwnTexts, toPrepared } from '../../domain/elsewhere/fields/all-texts.ts'
import { prepareTexts } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import { readDirectories, type KnownDirectory } from '../directories/read-directories.ts'
import { takeTurn } from '../take-turn.ts'

type Clocked = Pick<World, 'clock'>

/** A launch’s plan, as its owner sees it. `isSaved`: its settings have been chosen. */
export type OwnPlan = ComposedPlan & { launch: Launch; maker: Maker | null; plan: ElsewherePlan; isSaved: boolean }

/** The plan of an own launch in any status, by slug or alias. Throws NOT_FOUND. */
export async function readPlan(world: Pick<World, 'store' | 'clock'>, { slug }: { slug: string }, account: Profile): Promise<OwnPlan> {
  const launch = await requireLead(world.store, slug, account)
  const open = (await readDirectories(world)).map(({ entry }) => entry)
  return planOf(world, world.store, launch, account, open)
}

/** The same for a launch that is known to be one’s own, also in a transaction. `others` are the directories to choose from: all open ones by default. */
export async function planOf(
  { clock }: Clocked,
  finders: Pick<Finders, 'get' | 'list'>,
  launch: Launch,
  { id: ownerId }: Pick<Profile, 'id'>,
  others?: readonly DirectoryEntry[],
): Promise<OwnPlan> {
  const now = clock()
  const [crawl, saved, open, submissions] = [
    await finders.get('crawls', launch.id),
    await finders.get('elsewherePlans', launch.id),
    others ?? (await finders.list('directoryEntries', 'state', 'open')),
    await finders.list('directorySubmissions', 'launchId', launch.id),
  ]
  const planned = []
  for (const { slug } of submissions) {
    if (open.some(({ id }) => id === slug)) continue
    const entry = await finders.get('directoryEntries', slug)
    if (entry !== null) planned.push(entry)
  }
  await takeTurn()
  const plan = saved ?? defaultPlan(launch, crawl, ownerId, now.toISOString())
  return {
    ...composePlan({ launch, plan, entries: [...open, ...planned], submissions, today: dayOf(now) }),
    launch,
    maker: await finders.get('makers', ownerId),
    plan,
    isSaved: saved !== null,
  }
}

export const noPlace = (): Failure => new Failure('NOT_FOUND', 'This directory isn’t in your plan.')

/** One directory of an own launch’s plan. Throws NOT_FOUND. */
export async function readPlace(
  world: Pick<World, 'store' | 'clock'>,
  { slug, directory }: { slug: string; directory: string },
  account: Profile,
): Promise<OwnPlan & { place: Place }> {
  const own = await readPlan(world, { slug }, account)
  const place = own.places.find(({ entry }) => entry.id === directory)
  if (place === undefined) throw noPlace()
  return { ...own, place }
}

/** How far along the submissions of a launch are, and the next one to work on. */
export type PlaceSummary = PlaceCounts & { next: Place | null }

export async function readPlaces(world: Pick<World, 'store' | 'clock'>, launch: Launch): Promise<PlaceSummary> {
  const counts = countPlaces(await world.store.list('directorySubmissions', 'launchId', launch.id))
  const { ownerId } = launch
  if (counts.todo === 0 || ownerId === null) return { ...counts, next: null }
  return { ...counts, next: nextPlace((await planOf(world, world.store, launch, { id: ownerId }, [])).places) }
}

export const placeInput = Type.Object({ slug: Type.String(), directory: Type.String() })

/** Changes the plan of an own launch, with everything read again. Throws NOT_FOUND for other people’s. */
export const changePlan = <T>(
  world: Pick<World, 'store' | 'clock'>,
  { slug }: { slug: string },
  account: Profile,
  change: (transaction: Transaction, own: OwnPlan) => Promise<T>,
): Promise<T> =>
  world.store.transact(async (transaction) => {
    const launch = await requireLead(transaction, slug, account)
    await rejectDeleted(transaction, account.id)
    return change(transaction, await planOf(world, transaction, launch, account))
  })

/** The submission plan for one of the caller’s launches, by day, with the texts for each directory and any other form. Throws NOT_FOUND. */
export const readElsewhere = defineBearerEndpoint('readElsewhere', async (world, { slug, host = '' }, account) => {
  const { launch, maker, plan, places } = await readPlan(world, { slug }, account)
  const known = { launch, maker, plan }
  const planned = new Set(places.map(({ entry }) => entry.id))
  const isThere = ({ entry }: KnownDirectory) => hostsOf(entry).includes(withoutWww(host.toLowerCase()))
  const others = host === '' ? [] : (await readDirectories(world)).filter((known) => isThere(known) && !planned.has(known.entry.id))
  return {
    slug: launch.slug,
    name: launch.name,
    items: places.map(({ entry, submission, day, next }) => ({
      ...toForm(entry, toPrepared(prepareTexts({ ...known, directory: entry }))),
      state: toldState(submission),
      plannedFor: day,
      nextStep: next,
    })),
    texts: prepareAllTexts(known, world.siteUrl),
    others: others.map(({ entry }) => toForm(entry, prepareOwnTexts({ ...known, directory: entry }))),
  }
})

const hostsOf = ({ url, facts }: DirectoryEntry): string[] => [...new Set([hostOf(url), hostOf(facts.submitUrl?.value ?? url)])]

function toForm(entry: DirectoryEntry, texts: ElsewhereForm['texts']): ElsewhereForm {
  const { id: slug, name, url, facts } = entry
  return {
    directory: { slug, name, url, submitUrl: facts.submitUrl?.value ?? url, hosts: hostsOf(entry) },
    automation: facts.automation?.value ?? null,
    automationRule: facts.automationRule?.value ?? null,
    texts,
    recipe: facts.recipe === undefined ? null : Object.entries(facts.recipe.value).map(([field, names]) => ({ field, names })),
  }
}
