import { anyContext } from '../languages/any-language.ts'
import sources from './sources.json' with { type: 'json' }

const absences = anyContext('absences')

const machines = new RegExp(sources.machines, 'u')
/** What follows a condition that only a trap has: “if not visible”. */
const unseen = new RegExp(`^${sources.unseen}`, 'u')

const mayBeEmpty = new RegExp(sources.mayBeEmpty, 'u')

/** “Leave blank if none” and “May be left blank” are for people. A trap is left blank always, or by whoever is no machine or doesn’t see it. */
export function isTrap(folded: string): boolean {
  const absence = absences.exec(folded) ?? mayBeEmpty.exec(folded)
  return absence === null || machines.test(folded) || unseen.test(folded.slice(absence.index + absence[0].length))
}
