import type { DirectoryEntry } from '../directories/records.ts'
import { addDays } from '../launch/launch.ts'
import { budgetedCost, isAffordable, isPaid } from './price.ts'
import { idealWeek, minutesOf } from './timing.ts'
import { plural } from '../../../shared/plural.ts'
import { dayMs } from '../../../shared/durations.ts'

export const maxPerWeek = 5
/** How many weeks a plan covers after the launch week, or from today if that’s past. */
const weeksAfter = { launch: 4, live: 8 } as const
/** How many weeks before the launch week a plan can begin. */
const weeksBefore = 12

/** A place in a plan. Without a launch day, `day` is null and `week` counts from the launch week. */
export type Slot = {
  slug: string
  day: string | null
  /** Weeks from the launch week: 0 is the launch week, -1 the one before. Of a live launch: from this week. */
  week: number
  /** The day by which its account has to be there; null if it has no need of one, or has one. */
  accountBy: string | null
}

export type Wanted = {
  entry: DirectoryEntry
  day?: string | null
  accountSince?: string | null | undefined
  /** It’s in the plan already: where no week of the plan has room, it comes into a later one. */
  isPlanned?: boolean
  /** It was submitted or has ended: it keeps its day, if any, and takes up no slot in a week. */
  isDone?: boolean
}

export type Calendar = {
  today: string
  /** The day on which the launch goes live, or is wanted to; null without one. */
  launchDay: string | null
  isLive: boolean
}

type Options = Calendar & { hours: number; releasedOn: string | null }

export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const weeksBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (7 * dayMs))

/** The week that a plan is counted from: the launch’s, or this one once it’s live. A launch without a day has one far ahead, for counting only. */
function anchorOf({ today, launchDay, isLive }: Calendar): string {
  if (isLive || (launchDay !== null && launchDay < today)) return mondayOf(today)
  return launchDay === null ? addDays(mondayOf(today), 7 * 52) : mondayOf(launchDay)
}

export function lastDayOf(calendar: Calendar): string | null {
  if (!calendar.isLive && calendar.launchDay === null) return null
  return addDays(anchorOf(calendar), 7 * (calendar.isLive ? weeksAfter.live : weeksAfter.launch) + 6)
}

/**
 * Gives each place its day, in the given order: as its kind is due (`timing.ts`), at most five a week and within its hours. What needs
 * an account or a product of some age waits until it’s old enough. Those with a `day` keep it. What fits in no week comes into a later one if it’s in
 * the plan already, and is left out if not.
 */
export function layOut(wanted: readonly Wanted[], options: Options): Slot[] {
  const anchor = anchorOf(options)
  const weeks = new Map<number, { count: number; minutes: number }>()
  const take = (week: number, minutes: number): number => {
    const used = weeks.get(week) ?? { count: 0, minutes: 0 }
    weeks.set(week, { count: used.count + 1, minutes: used.minutes + minutes })
    return used.count
  }
  const hasRoom = (week: number, minutes: number) => {
    const used = weeks.get(week)
    return used === undefined || (used.count < maxPerWeek && used.minutes + minutes <= options.hours * 60)
  }
  const fixed = wanted.flatMap(({ entry, day, accountSince, isDone }): Slot[] => {
    if (day === undefined || day === null) return []
    const week = weeksBetween(anchor, mondayOf(day))
    if (isDone !== true) take(week, minutesOf(entry))
    return [{ slug: entry.id, day, week, accountBy: accountBy(entry, day, accountSince) }]
  })
  const free = wanted.flatMap(({ entry, day, accountSince, isPlanned, isDone }): Slot[] => {
    if ((day !== undefined && day !== null) || isDone === true) return []
    const earliest = earliestOf(entry, options, accountSince)
    const fits = (each: number) => addDays(anchor, each * 7 + 4) >= earliest && hasRoom(each, minutesOf(entry))
    const week = candidates(entry, options, anchor).find(fits) ?? (isPlanned === true ? firstAfter(lastWeekOf(options), fits) : undefined)
    if (week === undefined) return []
    const weekday = Math.min(take(week, minutesOf(entry)), 4)
    const date = later(addDays(anchor, week * 7 + weekday), earliest)
    const slot = { slug: entry.id, week, accountBy: accountBy(entry, date, accountSince) }
    return [hasDays(options) ? { ...slot, day: date } : { ...slot, day: null, accountBy: null }]
  })
  return [...fixed, ...free].toSorted(
    (a, b) => a.week - b.week || ((a.day ?? '') < (b.day ?? '') ? -1 : (a.day ?? '') > (b.day ?? '') ? 1 : 0),
  )
}

const hasDays = ({ launchDay, isLive }: Calendar) => isLive || launchDay !== null
const later = (a: string, b: string) => (a > b ? a : b)

const lastWeekOf = (options: Calendar): number =>
  anchorOf(options) === mondayOf(options.today) && hasDays(options) ? weeksAfter.live : weeksAfter.launch

function firstAfter(week: number, fits: (week: number) => boolean): number {
  let next = week + 1
  while (!fits(next)) next++
  return next
}

/** Weeks to try, best first. What has to wait for its answer can be sent sooner, what goes live at once is better sent later. */
function candidates(entry: DirectoryEntry, options: Options, anchor: string): number[] {
  const { isLive, today } = options
  const first = hasDays(options) ? weeksBetween(anchor, mondayOf(today)) : -weeksBefore
  const last = lastWeekOf(options)
  const from = Math.max(first, -weeksBefore)
  // After a launch, the weeks after it have begun.
  const ideal = Math.max(from, idealWeek(entry) - (isLive ? 1 : 0))
  const after = range(ideal, last)
  const before = range(from, ideal - 1).toReversed()
  return idealWeek(entry) < 0 ? [ideal, ...before, ...after.slice(1)] : [...after, ...before]
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The first day on which a directory takes this product from this maker. */
function earliestOf(entry: DirectoryEntry, { today, releasedOn, ...calendar }: Options, accountSince: Wanted['accountSince']): string {
  const { facts } = entry
  // Without a launch day nothing is dated, so that nothing is too early.
  if (!hasDays({ today, ...calendar })) return today
  const account = facts.accountAge === undefined ? today : addDays(accountSince ?? today, facts.accountAge.value)
  const product = facts.productAge === undefined || releasedOn === null ? today : addDays(releasedOn, facts.productAge.value)
  const launch = calendar.isLive || idealWeek(entry) < 0 ? today : (calendar.launchDay ?? today)
  return [today, account, product, launch].reduce(later)
}

function accountBy({ facts }: DirectoryEntry, day: string, accountSince: Wanted['accountSince']): string | null {
  const age = facts.accountAge?.value ?? 0
  return age === 0 || (accountSince ?? null) !== null ? null : addDays(day, -age)
}

/** The first of them, in order, that fit the budget together; unknown prices count as zero. Without a budget, all that aren’t paid. */
export function withinBudget(entries: readonly DirectoryEntry[], budget: number | null): DirectoryEntry[] {
  if (budget === null) return entries.filter((entry) => !isPaid(entry))
  let left = budget
  return entries.filter((entry) => {
    if (!isAffordable(entry, left)) return false
    left -= budgetedCost(entry)
    return true
  })
}

export function weekWords(week: number, { isLive }: Pick<Calendar, 'isLive'>): string {
  if (isLive) return week === 0 ? 'This week' : week === 1 ? 'Next week' : week < 0 ? 'Earlier' : `In ${week} weeks`
  if (week === 0) return 'Launch week'
  const count = Math.abs(week)
  return `${plural(count, 'week')} ${week < 0 ? 'before launch' : 'after launch'}`
}
