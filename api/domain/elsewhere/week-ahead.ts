import { addDays } from '../launch/launch.ts'
import type { Place } from './compose-plan.ts'
import { isAhead } from './states.ts'

const never = '9999-12-31'

/** The place to work on next, the earliest due: an account that has to age comes before what can be sent on the same day. */
export function nextPlace(places: readonly Place[]): Place | null {
  const ahead = places.filter(({ submission }) => isAhead(submission))
  const needsAccount = ({ entry, submission }: Place) =>
    (entry.facts.accountAge?.value ?? 0) > 0 && (submission.accountSince ?? null) === null && submission.state !== 'opened'
  const due = (place: Place) => (needsAccount(place) ? `${place.accountBy ?? place.day ?? never} account` : `${place.day ?? never} send`)
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
