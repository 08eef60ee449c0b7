import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { plural } from '../../../shared/plural.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { nextWeeks, weekOf, type Week } from '../../../shared/weeks.ts'
import { isDay, type Launch } from '../../domain/launch/launch.ts'
import { freeLaunchDay, siteDay } from '../../domain/launch/launch-time.ts'
import { mailboxOf } from '../../domain/votes/mailbox.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

type Places = Pick<Finders, 'get' | 'list' | 'countReservations'>
type Rules = Pick<World, 'weekCapacity' | 'rules' | 'clock'>
/** `left`: its free slots. `isTaken`: the maker has used up theirs. */
export type OfferedWeek = FreeWeek & { left: number; isTaken: boolean }

export async function listWeeks(world: World, count: number, ownerId: string | null): Promise<OfferedWeek[]> {
  const { store, clock, weekCapacity } = world
  const own = await listOwnWeeks(store, ownerId)
  return Promise.all(
    nextWeeks(new Date(siteDay(clock())), count).map(async (week) => ({
      ...week,
      left: Math.max(0, weekCapacity - (await store.countReservations(week.year, week.week))),
      isTaken: isTaken(world, own, week),
    })),
  )
}

/** Why the week that a draft asks for has no place for it, in a sentence; null if it has one, or no week was asked for. */
export async function wishError(
  world: World,
  { status, plan, requestedLaunchDate: day, ownerId }: Pick<Launch, 'status' | 'plan' | 'requestedLaunchDate' | 'ownerId'>,
): Promise<string | null> {
  if (status !== 'draft' || plan !== 'free' || day === null || !isDay(day)) return null
  return weekError(world, world.store, ownerId, weekOf(new Date(day)))
}

/** Why a week has no place for a maker’s next free launch, in a sentence; null if it has one. Without a maker, only whether it’s full. */
export async function weekError(world: Rules, places: Places, ownerId: string | null, week: Week): Promise<string | null> {
  const own = await listOwnWeeks(places, ownerId)
  if (!isTaken(world, own, week)) return (await isFull(world, places, week)) ? 'That week is full. Choose another.' : null
  const next = await findFreeWeek(world, places, own)
  const reason = `You already have ${plural(world.rules.weekCapacityPerMaker, 'free launch', 'free launches')} that week.`
  return next === null ? `${reason} Choose another.` : `${reason} Your next free week starts on ${dayWords(freeLaunchDay(next))}.`
}

/** Why a maker can’t take over a launch with this place in a week, in a sentence; null if they can. */
export async function ownWeekError(world: Rules, places: Places, ownerId: string, { week }: Pick<Launch, 'week'>): Promise<string | null> {
  if (week === null || !isTaken(world, await listOwnWeeks(places, ownerId), week)) return null
  return `You already have ${plural(world.rules.weekCapacityPerMaker, 'free launch', 'free launches')} that week.`
}

const isFull = async ({ weekCapacity }: Rules, places: Places, { year, week }: Week): Promise<boolean> =>
  (await places.countReservations(year, week)) >= weekCapacity

const isTaken = ({ rules }: Rules, own: readonly Week[], { year, week }: Week): boolean =>
  own.filter((held) => held.year === year && held.week === week).length >= rules.weekCapacityPerMaker

const weeksAhead = 52

async function findFreeWeek(world: Rules, places: Places, own: readonly Week[]): Promise<FreeWeek | null> {
  for (const week of nextWeeks(new Date(siteDay(world.clock())), weeksAhead))
    if (!isTaken(world, own, week) && !(await isFull(world, places, week))) return week
  return null
}

/** The week of each of a person’s free launches, whichever of the accounts with their mailbox it belongs to. */
async function listOwnWeeks(places: Places, ownerId: string | null): Promise<Week[]> {
  const owner = ownerId === null ? null : await places.get('profiles', ownerId)
  const accounts = owner === null ? [] : await places.list('profiles', 'mailbox', mailboxOf(owner.email))
  const launches = await Promise.all(accounts.map(({ id }) => places.list('launches', 'ownerId', id)))
  return launches.flat().flatMap(({ week }) => week ?? [])
}
