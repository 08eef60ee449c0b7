import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { plural } from '../../../shared/plural.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { nextWeeks, weekOf, type Week, startOfWeek } from '../../../shared/weeks.ts'
import { isDay, type Launch } from '../../domain/launch/launch.ts'
import { freeLaunchDay, siteDay } from '../../domain/launch/launch-time.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { mailboxOf } from '../../domain/votes/mailbox.ts'

type Places = Pick<Finders, 'get' | 'list' | 'countReservations'>
type Rules = Pick<World, 'weekCapacity' | 'rules' | 'clock'>
/** `left`: its free slots. `isTaken`: the launch’s makers have used up theirs. */
export type OfferedWeek = FreeWeek & { left: number; isTaken: boolean }

export async function listWeeks(world: World, count: number, launch: Made): Promise<OfferedWeek[]> {
  const { store, clock, weekCapacity } = world
  const team = await readWeekTeam(store, launch, clock())
  return Promise.all(
    nextWeeks(new Date(siteDay(clock())), count).map(async (week) => ({
      ...week,
      left: Math.max(0, weekCapacity - (await store.countReservations(week.year, week.week))),
      isTaken: isTaken(world, team, week),
    })),
  )
}

/** Why the week that a draft asks for has no place for it, in a sentence; null if it has one, or no week was asked for. */
export async function wishError(
  world: World,
  launch: Made & Pick<Launch, 'status' | 'plan' | 'requestedLaunchDate'>,
): Promise<string | null> {
  const { status, plan, requestedLaunchDate: day } = launch
  if (status !== 'draft' || plan !== 'free' || day === null || !isDay(day)) return null
  return weekError(world, world.store, launch, weekOf(new Date(day)))
}

/** Why a week has no place for a free launch, in a sentence; null if it has one. Without a launch, only whether it’s full. */
export async function weekError(world: Rules, places: Places, launch: Made | null, week: Week): Promise<string | null> {
  const team = launch === null ? null : await readWeekTeam(places, launch, world.clock())
  if (team === null || !isTaken(world, team, week)) return (await isFull(world, places, week)) ? 'That week is full. Choose another.' : null
  const reason = takenWords(world, team, week)
  const next = await findFreeWeek(world, places, team)
  return next === null ? `${reason} Choose another.` : `${reason} Your next free week starts on ${dayWords(freeLaunchDay(next))}.`
}

/** Why a launch with a place in a week can’t be made by others than before, in a sentence; null if it can. */
export async function makersError(world: Rules, places: Places, before: Made, after: Made): Promise<string | null> {
  const { week, ownerId } = after
  if (week === null) return null
  const was = await readWeekTeam(places, before, world.clock())
  const team = await readWeekTeam(places, after, world.clock())
  if (!isTaken(world, team, week) || countInWeek(team, week).all === countInWeek(was, week).all) return null
  return takenWords(world, team, week, ownerId !== before.ownerId)
}

const isFull = async ({ weekCapacity }: Rules, places: Places, { year, week }: Week): Promise<boolean> =>
  (await places.countReservations(year, week)) >= weekCapacity

const isTaken = ({ rules }: Rules, team: WeekTeam, week: Week): boolean => countInWeek(team, week).all >= rules.weekCapacityPerMaker

/** `isLead`: it’s said to who leads the launch. */
function takenWords({ rules }: Rules, team: WeekTeam, week: Week, isLead = true): string {
  const many = plural(rules.weekCapacityPerMaker, 'free launch', 'free launches')
  if (isLead && countInWeek(team, week).own >= rules.weekCapacityPerMaker) return `You already have ${many} that week.`
  return `You and your co-makers already have ${many} that week. People who make each other’s launches count as one maker.`
}

const weeksAhead = 52

async function findFreeWeek(world: Rules, places: Places, team: WeekTeam): Promise<FreeWeek | null> {
  for (const week of nextWeeks(new Date(siteDay(world.clock())), weeksAhead))
    if (!isTaken(world, team, week) && !(await isFull(world, places, week))) return week
  return null
}

type Made = Pick<Launch, 'id' | 'week' | 'ownerId' | 'coMakers'>
/** Who makes a launch, its lead first: mailboxes, as several accounts can be one person’s. */
type Placed = { week: Week | null; makers: readonly string[] }
/** A launch, and the free ones that its makers lead this week or later, and those who make these with them, and so on. */
type WeekTeam = { launch: Placed; others: readonly Placed[] }

async function readWeekTeam({ get, list }: Pick<Finders, 'get' | 'list'>, made: Made, now: Date): Promise<WeekTeam> {
  const mailbox = async (id: string) => mailboxOf((await get('profiles', id))?.email ?? id)
  const toPlaced = async (each: Made) => ({ week: each.week, makers: await Promise.all(makersOf(each).map(mailbox)) })
  const launch = await toPlaced(made)
  const others: Placed[] = []
  const since = startOfWeek(weekOf(now))
  const people = new Set(launch.makers)
  for (const person of people)
    for (const { id } of await list('profiles', 'mailbox', person))
      for (const led of await list('launches', 'ownerId', id)) {
        if (led.id === made.id || led.week === null || startOfWeek(led.week) < since) continue
        const placed = await toPlaced(led)
        others.push(placed)
        for (const maker of placed.makers) people.add(maker)
      }
  return { launch, others }
}

/**
 * How many free launches besides this one a team has in a week: `own` are its lead’s, `all` also those of the people who are each other’s co-makers on
 * launches of that week, themselves or by way of others. They are like one maker, who would otherwise have a place for each name.
 */
function countInWeek({ launch, others }: WeekTeam, { year, week }: Week): { own: number; all: number } {
  const [lead = ''] = launch.makers
  const inWeek = others.filter((other) => other.week?.year === year && other.week.week === week)
  const made = [launch, ...inWeek].map(({ makers }) => makers)
  const below = allFrom(lead, (person) => made.filter(([first]) => first === person).flat())
  const above = allFrom(lead, (person) => made.filter((makers) => makers.includes(person)).map(([first = '']) => first))
  const leads = inWeek.map(({ makers: [first = ''] }) => first)
  return { own: leads.filter((other) => other === lead).length, all: leads.filter((other) => below.has(other) && above.has(other)).length }
}

function allFrom(person: string, next: (person: string) => readonly string[]): Set<string> {
  const found = new Set([person])
  for (const one of found) for (const another of next(one)) found.add(another)
  return found
}
