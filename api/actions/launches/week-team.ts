import { startOfWeek, weekOf, type Week } from '../../../shared/weeks.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { mailboxOf } from '../../domain/votes/mailbox.ts'
import type { Finders } from '../../ports/store.ts'

export type Made = Pick<Launch, 'id' | 'week' | 'ownerId' | 'coMakers'>
/** Who makes a launch, its lead first: mailboxes, as several accounts can be one person’s. */
type Placed = { week: Week | null; makers: readonly string[] }
/** A launch, and the free ones that its makers lead this week or later, and those who make these with them, and so on. */
export type WeekTeam = { launch: Placed; others: readonly Placed[] }

export async function readWeekTeam({ get, list }: Pick<Finders, 'get' | 'list'>, made: Made, now: Date): Promise<WeekTeam> {
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
export function countInWeek({ launch, others }: WeekTeam, { year, week }: Week): { own: number; all: number } {
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
