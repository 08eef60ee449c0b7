import { toCsv } from '../csv.ts'
import type { Place } from './compose-plan.ts'
import { costOf } from './price.ts'
import { waitWords } from './next-step.ts'
import { sentOn, statusOf } from './states.ts'

const columns: readonly (readonly [name: string, value: (place: Place) => string])[] = [
  ['Directory', ({ entry }) => entry.name],
  ['URL', ({ entry }) => entry.url],
  ['Submit page', ({ entry }) => entry.facts.submitUrl?.value ?? ''],
  ['Status', ({ submission }) => statusOf(submission)],
  ['Planned for', ({ day }) => day ?? ''],
  ['Create account by', ({ accountBy }) => accountBy ?? ''],
  ['Why it fits', ({ why }) => why],
  ['When', ({ when }) => when],
  ['Price (US$)', ({ entry }) => String(costOf(entry) ?? '')],
  ['Wait', ({ entry }) => waitWords(entry)],
  ['Next step', ({ next }) => next],
  ['Submitted', ({ submission }) => sentOn(submission) ?? ''],
  ['Live', ({ submission }) => submission.since.live?.slice(0, 10) ?? ''],
  ['Listing', ({ submission }) => submission.listingUrl ?? ''],
  ['Note', ({ submission }) => submission.note],
]

export const planTable = (places: readonly Place[]): string =>
  toCsv([columns.map(([name]) => name), ...places.map((place) => columns.map(([, value]) => value(place)))])
