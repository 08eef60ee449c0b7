import type { Page } from '../../../page/page.ts'
import { clauseAround, numberWord, ownBlocks, toCount, type Contradiction } from './claim.ts'

const limit = new RegExp(String.raw`(?<![\p{L}\d.,$€£])(?<count>${numberWord}) (?:(?:GB|MB|TB) of )?(?<noun>\p{Ll}{4,}?)s?(?!\p{L})`, 'giu')
const limitsIn = (text: string) =>
  [...text.matchAll(limit)].map(({ groups, index, 0: words }) => ({
    count: toCount(groups?.['count'] ?? ''),
    noun: (groups?.['noun'] ?? '').toLowerCase(),
    index,
    words,
  }))
const period = /^(?:day|week|month|year|minute|hour|second|time|click|step|tag|monat|jahr)$/
const unlike =
  /\b(?:extra|additional|add-?on|more|each|upgrade|was|used to|instead|for \$|student|non-?profit|trial|first|discount|off|before)\b/i

/** What a plan includes by its card, and by another text that names it: “up to 3 gauges” and “The Crew plan includes five gauges”. */
export function otherPlanFigures(page: Page): Contradiction[] {
  const blocks = ownBlocks(page)
  const plans = Map.groupBy(
    blocks.filter(({ scopes, heading, tag }) => scopes.includes('pricing') && heading !== '' && !/^h\d/.test(tag)),
    ({ heading }) => heading,
  )
  return [...plans].flatMap(([name, card]) => {
    if (!/^\p{Lu}[\p{L}\d+]{2,20}$/u.test(name)) return []
    const own = card.flatMap(({ text }) => limitsIn(text)).filter(({ noun }) => !period.test(noun))
    const named = new RegExp(String.raw`(?<!\p{L})(?:${name.replaceAll('+', String.raw`\+`)})(?: plan)?(?!\p{L})`, 'u')
    return blocks.flatMap(({ text, heading }) => {
      if (plans.has(heading)) return []
      return limitsIn(text).flatMap(({ count, noun, index, words }) => {
        const clause = clauseAround(text, index, words.length)
        const isOnly = [...plans.keys()].filter((other) => clause.includes(other)).length === 1
        const same = own.filter((one) => one.noun === noun)
        const isOther = same.length === 1 && same[0]?.count !== count
        return named.test(clause) && isOnly && isOther && !unlike.test(clause)
          ? [{ kind: 'claims' as const, text: `${clause}” and “${name}: ${same[0]?.words}` }]
          : []
      })
    })
  })
}
