import type { DirectoryFacts } from '../../../shared/schemas/directory-facts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { dayMs } from '../../../shared/durations.ts'

export type Fact = NonNullable<DirectoryFacts['price']>
export type Kind = Fact['kind']

export const kinds = ['measured', 'own page', 'first hand', 'report'] as const satisfies readonly Kind[]

/** How a fact became known, after its name: “price read 27 September”. */
export const kindVerbs: Record<Kind, string> = { measured: 'measured', 'own page': 'read', 'first hand': 'seen', report: 'reported' }

export const kindLabels: Record<Kind, string> = {
  measured: 'Measured',
  'own page': 'Read on its own pages',
  'first hand': 'Seen first hand',
  report: 'Reported by others',
}

/** An entry that nobody has verified for so long needs attention. */
export const staleAfterDays = 180

export const isStale = (day: string, now: Date): boolean => now.getTime() - Date.parse(day) > staleAfterDays * dayMs

/** “read 27 September”, “reported in February 2025”: a report’s day is only when it was written. */
export function ageWords({ kind, day }: Pick<Fact, 'kind' | 'day'>, now: Date): string {
  const words = dayWords(day).replace(` ${now.getUTCFullYear()}`, '')
  return kind === 'report' ? `reported in ${words.replace(/^\d+ /, '')}` : `${kindVerbs[kind]} ${words}`
}

/** How old what matters most is: “Price read 27 September; link measured 6 September; rating reported in February.” */
export function agesSentence({ price, link, domainRating, reviewWait }: DirectoryFacts, now: Date): string | null {
  const facts = Object.entries({ price, link, review: reviewWait, rating: domainRating })
  const parts = facts.flatMap(([name, fact]) => (fact === undefined ? [] : [`${name} ${ageWords(fact, now)}`]))
  return parts.length === 0 ? null : `${parts.join('; ').replace(/^./, (first) => first.toUpperCase())}.`
}
