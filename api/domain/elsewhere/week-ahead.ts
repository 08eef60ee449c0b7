import { addDays } from '../launch/launch.ts'
import type { Place } from './compose-plan.ts'
import { isAhead } from './states.ts'

const never = '9999-12-31'

/** Whether its account is still to be created, and has to age. */
const needsAccount = ({ entry, submission }: Place): boolean =>
  (entry.facts.accountAge?.value ?? 0) > 0 && (submission.accountSince ?? null) === null && submission.state !== 'opened'

/** The day by which there is something to do for a place that’s ahead: create its account, or send. */
export const dueOn = (place: Place): string | null => (needsAccount(place) ? place.accountBy : null) ?? place.day

/** The place to work on next, the earliest due: an account that has to age comes before what can be sent on the same day. */
export function nextPlace(places: readonly Place[]): Place | null {
  const ahead = places.filter(({ submission }) => isAhead(submission))
  const due = (place: Place) => `${dueOn(place) ?? never} ${needsAccount(place) ? 'account' : 'send'}`
  return ahead.toSorted((a, b) => (due(a) < due(b) ? -1 : due(a) > due(b) ? 1 : 0))[0] ?? null
}

/** What a plan has for the week from a Monday on: what is to be sent in it or was before, and the accounts to create. */
export function weekAhead(places: readonly Place[], monday: string): { send: Place[]; accounts: Place[] } {
  const nextMonday = addDays(monday, 7)
  const ahead = places.filter(({ submission }) => isAhead(submission))
  const isDue = (day: string | null) => day !== null && day < nextMonday
  const send = ahead.filter(({ day }) => isDue(day))
  return { send, accounts: ahead.filter(({ day, accountBy }) => !isDue(day) && isDue(accountBy)) }
}
