import { addDays } from '../launch-plan.ts'
import type { Place } from './compose-plan.ts'
import { isAhead } from './states.ts'

/** What a plan has for the week from a Monday on: what is to be sent in it or was before, and the accounts to create. */
export function weekAhead(places: readonly Place[], monday: string): { send: Place[]; accounts: Place[] } {
  const nextMonday = addDays(monday, 7)
  const ahead = places.filter(({ submission }) => isAhead(submission))
  const isDue = (day: string | null) => day !== null && day < nextMonday
  const send = ahead.filter(({ day }) => isDue(day))
  return { send, accounts: ahead.filter(({ day, accountBy }) => !isDue(day) && isDue(accountBy)) }
}
