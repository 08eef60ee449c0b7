import { dayWords } from '../../../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../../../../domain/directories/records.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import { costOf, money } from '../../../../domain/elsewhere/price.ts'
import { minutesOf } from '../../../../domain/elsewhere/timing.ts'
import { mondayOf, type Calendar } from '../../../../domain/elsewhere/week-plan.ts'
import { addDays } from '../../../../domain/launch/launch.ts'
import { plural } from '../../../../../shared/plural.ts'

export function priceWords(entry: DirectoryEntry): string | null {
  const cost = costOf(entry)
  if (cost === null) return entry.facts.free?.value === false ? 'Paid' : null
  return cost === 0 ? 'Free' : `From ${money(cost)}`
}

const linkWords = { followed: 'Followed link', nofollow: 'Nofollow link', mixed: 'Some links followed' } as const

export const linkWordsOf = ({ facts: { link } }: DirectoryEntry): string | null =>
  link === undefined ? null : link.kind === 'report' ? `${linkWords[link.value]} (reported)` : linkWords[link.value]

/** The work of several places, as people say it. */
export function workWords(entries: readonly DirectoryEntry[]): string {
  const minutes = entries.reduce((sum, entry) => sum + minutesOf(entry), 0)
  if (minutes < 60) return `about ${minutes} minutes`
  const hours = Math.round(minutes / 30) / 2
  return `about ${plural(hours, 'hour')}`
}

export function launchWords({ launchDay, isLive, today }: Calendar, places: readonly Pick<Place, 'day'>[]): string {
  if (isLive) return 'Your launch is live, so the plan starts this week.'
  if (launchDay === null) return 'Your launch has no date yet, so the plan counts from your launch week.'
  if (launchDay < today) return 'Your launch date has passed, so the plan starts this week.'
  const launch = dayWords(launchDay, 'weekday')
  const first = places.flatMap(({ day }) => (day === null ? [] : [day])).toSorted()[0]
  if (first === undefined) return `Your launch is on ${launch}. The plan is made around that day.`
  if (first < launchDay) return `The plan counts back from your launch on ${launch}.`
  return first === launchDay ? `The plan starts on your launch day, ${launch}.` : `The plan starts after your launch on ${launch}.`
}

/** The days of a week: “30 Nov to 6 Dec”. */
export function weekDays(day: string): string {
  const monday = mondayOf(day)
  return `${dayWords(monday, 'short')} to ${dayWords(addDays(monday, 6), 'short')}`
}
