import type { Issue } from '../../../shared/schemas/error-body.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { launchPlans, type LaunchPlan } from '../../../shared/vocabulary.ts'
import { weekOf, type Week } from '../../../shared/weeks.ts'
import { fieldError } from '../field-errors.ts'
import type { Launch } from './launch.ts'
import { dayMs } from '../../../shared/durations.ts'

/** How far ahead a launch can be planned. */
export const planningDays = 366

/** The UTC day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs))

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1

export const isPlan = (text: string): text is LaunchPlan => (launchPlans as readonly string[]).includes(text)

/** The slot that a launch needs: a free launch takes one in its ISO week, a premium launch needs none. */
export const weekFor = (plan: LaunchPlan, day: string): Week | null => (plan === 'free' ? weekOf(new Date(day)) : null)

/** A week as the text by which its places are counted. */
export const weekKey = (year: number, week: number): string => `${year}-${week}`

/**
 * Validates a launch date: a Monday for a free launch, any day for a premium one, no earlier than `from` and within a year of `today`.
 * Whether the week still has a free slot is checked by the action, in its transaction.
 */
export function launchDayErrors(plan: LaunchPlan, day: string, { from, today }: { from: string; today: string }): Issue[] {
  if (!isDay(day)) return [fieldError('launchDate', 'Choose a launch date.', 'invalid')]
  if (day < from) return [fieldError('launchDate', `Choose ${dayWords(from)} or later.`, 'too_early')]
  if (day > addDays(today, planningDays)) return [fieldError('launchDate', 'Choose a date within the next year.', 'too_late')]
  if (plan === 'free' && !isMonday(day)) return [fieldError('launchDate', 'Free launches start on Mondays. Choose a week.', 'not_monday')]
  return []
}

const featuredDays: Record<LaunchPlan, number> = { free: 0, premium_7: 7, premium_14: 14, premium_14_pro: 14, premium_30: 30 }
/** The longest time that any plan is featured. */
export const maxFeaturedDays = Math.max(...Object.values(featuredDays))

/** The first day on which a premium launch is no longer featured; null if it never is. */
export function featuredUntil({ plan, launchDate }: Pick<Launch, 'plan' | 'launchDate'>): string | null {
  const days = plan === null ? 0 : featuredDays[plan]
  return days === 0 || launchDate === null ? null : addDays(launchDate, days)
}

/** Whether the home page features a launch on the given day (design section 3). */
export function isFeatured(launch: Pick<Launch, 'plan' | 'launchDate' | 'status'>, today: string): boolean {
  const until = featuredUntil(launch)
  return launch.status === 'live' && launch.launchDate !== null && until !== null && launch.launchDate <= today && today < until
}

/** Whether a launch is listed first in its categories on the given day. */
export const headsCategories = (launch: Pick<Launch, 'plan' | 'launchDate' | 'status'>, today: string): boolean =>
  launch.plan === 'premium_14_pro' && isFeatured(launch, today)

/** The `rel` of a launch's outbound link; null makes it dofollow. Premium links are always dofollow, free ones while the badge is found. */
export function linkRel({ plan, badge }: Pick<Launch, 'plan' | 'badge'>): 'nofollow ugc' | null {
  if (plan !== null && plan !== 'free') return null
  return badge.status === 'ok' || badge.status === 'loose' ? null : 'nofollow ugc'
}
