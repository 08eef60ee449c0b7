import { anyContext } from '../languages/any-language.ts'
import { fits } from '../languages/compile-rule.ts'
import { protectedRules } from '../languages/precedence.ts'
import sources from './sources.json' with { type: 'json' }

const absences = anyContext('absences')

const machines = new RegExp(sources.machines, 'u')
/** What follows a condition that only a trap has: “if not visible”. */
const unseen = new RegExp(`^${sources.unseen}`, 'u')

const seen = new RegExp(sources.unseen, 'u')
const mayBeEmpty = new RegExp(sources.mayBeEmpty, 'gu')
const rules = protectedRules.filter(({ meaning }) => meaning === 'trap')

/** “Leave blank if none” and “May be left blank” are for people. A trap is left blank always, or by whoever is no machine or doesn’t see it. */
export function isTrap(folded: string): boolean {
  if (machines.test(folded)) return true
  const absence = absences.exec(folded)
  if (absence !== null) return unseen.test(folded.slice(absence.index + absence[0].length))
  return seen.test(folded) || rules.some((rule) => fits(rule, folded.replace(mayBeEmpty, ' ')))
}
