import type { DirectoryEntry } from '../directories/records.ts'
import { plural } from '../../../shared/plural.ts'

type Timed = Pick<DirectoryEntry, 'facts'>
type Type = NonNullable<DirectoryEntry['facts']['type']>['value']

/** When a kind of place is due: `first` from the day on which the product is out, `launch` on its launch day, the others in the weeks after. */
type Phase = 'first' | 'launch' | 'after' | 'late'

const phases: Record<Type, Phase> = {
  'app store': 'first',
  'game store': 'first',
  'extension store': 'first',
  'suite marketplace': 'first',
  'package registry': 'first',
  'agent registry': 'first',
  'business profile': 'first',
  marketplace: 'first',
  crowdfunding: 'first',
  'media store': 'first',
  'launch board': 'launch',
  community: 'launch',
  'social network': 'launch',
  directory: 'after',
  'AI directory': 'after',
  'curated list': 'after',
  newsletter: 'after',
  'review site': 'late',
  'deal site': 'late',
}

export const phaseOf = ({ facts: { type } }: Timed): Phase => (type === undefined ? 'after' : phases[type.value])

/** Where people get the product, or find it at all: stores, registries, profiles of a business. */
export const isStore = (entry: Timed): boolean => phaseOf(entry) === 'first'

/** Days from sending to live, and minutes of work, where they aren’t known. */
export const usual = { waitDays: 7, minutes: 20 } as const

export const waitOf = ({ facts }: Timed): number => facts.waitDays?.value ?? usual.waitDays
export const minutesOf = ({ facts }: Timed): number => facts.minutes?.value ?? usual.minutes

/** Whether it asks for stars on GitHub, which take people who use the product. */
export const needsStars = ({ facts }: Timed): boolean => /\b\d[\d,]* stars\b/u.test(facts.eligibility?.value ?? '')

/** The week in which a place is to be sent, counted from the launch week: what answers late has to be sent sooner. */
export function idealWeek(entry: Timed): number {
  const live: Record<Phase, number> = { first: 0, launch: 0, after: 1, late: 3 }
  const phase = needsStars(entry) ? 'late' : phaseOf(entry)
  const wait = phase === 'first' ? waitOf(entry) : (entry.facts.waitDays?.value ?? 0)
  return live[phase] - Math.ceil(wait / 7)
}

/** Waits of more days than this are a reason to send now, whenever the launch is. */
const longWaitDays = 28
const phaseWords: Record<Phase, string> = {
  first: 'From day one',
  launch: 'For launch week',
  after: 'For the weeks after the launch',
  late: 'Later, once people use it',
}

/** When to send to a place, in words. */
export function timingWords(entry: Timed): string {
  const days = entry.facts.waitDays?.value ?? 0
  return days > longWaitDays
    ? `Start now: review takes about ${plural(days, 'day')}`
    : phaseWords[needsStars(entry) ? 'late' : phaseOf(entry)]
}
