import type { Page } from '../../../page/page.ts'
import { clauseAround, numberWord, ownBlocks, toCount, type Contradiction } from './claim.ts'

const unlimited = /^(?:unlimited|unbegrenzte?|illimité[se]*|ilimitad[oa]s?|onbeperkte?)$/i
const limit = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£])(?<count>${numberWord}|unlimited|unbegrenzte?) (?:(?:GB|MB|TB) of )?(?<noun>\p{L}{4,}(?: (?!(?:with|each|from|that|which|when|then|than|also|only|included?|more|plus|very|your|this|these|those)\b)\p{L}{4,})?)(?!\p{L})`,
  'giu',
)
/** Only then is a number the end of what “unlimited” promises: “you can pin 5 boards to the top” isn’t. */
const limiting =
  /\b(?:up to|includes?|holds?|stores?|covers?|offers?|only|limited to|max(?:imum)?|comes with|bis zu|höchstens|maximal|umfasst)\b/i
type Limit = { count: number; noun: string; index: number; words: string }
/** The last word of “3 saved spots” names what is counted. */
const limitsIn = (text: string): Limit[] =>
  [...text.matchAll(limit)].map(({ groups, index, 0: words }) => ({
    count: unlimited.test(groups?.['count'] ?? '') ? Infinity : toCount(groups?.['count'] ?? ''),
    noun: (groups?.['noun']?.split(' ').at(-1) ?? '').toLowerCase().replace(/(?:en|s|e)$/, ''),
    index,
    words,
  }))
const period = /^(?:day|week|month|year|minute|hour|second|time|click|step|tag|woch|monat|jahr|percent|prozent)$/
const unlike =
  /\b(?:extra|additional|add-?on|more|each|upgrade|was|used to|instead|for \$|student|non-?profit|trial|first|discount|off|before|per|every|other|costs?|zusätzlich\w*|weitere\w*)\b/i
/** A plan’s name before its price, where one text lists several plans: “Free $0 per month Up to 3 gauges Plus $6 per month”. */
const priced = /(?<=^|[\s\d\p{Ll}])(?=\p{Lu}[\p{L}\d+]{2,20} (?:[$€£] ?\d|\d+ ?[€$]))/gu

/** What each plan includes, from its card or its part of a list. */
function plansOn(page: Page): Map<string, string[]> {
  const texts = ownBlocks(page)
    .filter(({ scopes, tag }) => scopes.includes('pricing') && !/^h\d/.test(tag))
    .flatMap(({ text, heading }) => {
      const parts = text.split(priced).filter((part) => part.trim() !== '')
      const named = parts.map((part) => ({ name: /^(\p{Lu}[\p{L}\d+]{2,20}) (?:[$€£] ?\d|\d+ ?[€$])/u.exec(part)?.[1], part }))
      return named.map(({ name, part }) => ({ name: name ?? heading, part }))
    })
    .filter(({ name }) => /^\p{Lu}[\p{L}\d+]{2,20}$/u.test(name))
  return new Map([...Map.groupBy(texts, ({ name }) => name)].map(([name, those]) => [name, those.map(({ part }) => part)]))
}

const yearly = /\b(?:year|annual|yr\b|jahr|jähr|an\b|año)/i
const wordsIn = (text: string) => new Set(text.split(/[^\p{L}\d+]+/u))

/** What a plan includes by its card, and by another text that names it: “up to 3 gauges” and “The Crew plan includes five gauges”. */
export function otherPlanFigures(page: Page): Contradiction[] {
  const plans = plansOn(page)
  return [...plans].flatMap(([name, card]) => {
    const own = card.flatMap(limitsIn).filter(({ noun }) => !period.test(noun))
    const escaped = name.replaceAll('+', String.raw`\+`)
    const common = /^(?:free|gratis|kostenlos)$/i.test(name)
      ? String.raw`|(?:free|kostenlose[rn]?) (?:plan|tier|version|account|tarif)`
      : ''
    const named = new RegExp(String.raw`(?<!\p{L})(?:${escaped}(?: plan)?${common})(?!\p{L})`, 'u')
    return ownBlocks(page).flatMap(({ text, heading, scopes }) => {
      if (plans.has(heading) || scopes.includes('pricing')) return []
      return limitsIn(text).flatMap(({ count, noun, index, words }) => {
        const clause = clauseAround(text, index, words.length)
        const isOnly = [...plans.keys()].every((other) => other === name || !wordsIn(clause).has(other))
        const same = own.filter((one) => one.noun === noun)
        const isEndless = count === Infinity || same[0]?.count === Infinity
        const isOther = same.length === 1 && same[0]?.count !== count && (!isEndless || limiting.test(clause))
        return named.test(clause) && isOnly && isOther && !unlike.test(clause)
          ? [{ kind: 'claims' as const, text: `${clause}” and “${name}: ${same[0]?.words}` }]
          : []
      })
    })
  })
}

/** A name that two plans side by side have, with other prices. Those for the month and for the year have one name. */
export function samePlanNames(page: Page): { kind: 'plan-name'; text: string }[] {
  const cards = page.blocks.flatMap(({ tag, text, scopes }, at) => {
    if (!/^h[2-5]$/.test(tag) || text.length > 30 || !scopes.includes('pricing')) return []
    const rest = page.blocks.slice(at + 1)
    const end = rest.findIndex((block) => /^h[1-5]$/.test(block.tag))
    const card = rest.slice(0, end < 0 ? 12 : end).map((block) => block.text)
    return card.slice(0, 4).some((line) => /^(?:from |ab )?(?:[$€£] ?\d|\d[\d.,]* ?[$€£])/i.test(line))
      ? [{ name: text, card: card.join(' ') }]
      : []
  })
  const twice = [...Map.groupBy(cards, ({ name }) => name)].filter(
    ([, [one, other]]) => one && other && one.card !== other.card && yearly.test(one.card) === yearly.test(other.card),
  )
  const [[name, those] = ['', []]] = twice
  return twice.length === 1 && those.length === 2 && cards.length >= 3 && cards.length <= 6 ? [{ kind: 'plan-name', text: name }] : []
}

/** A feature on one plan’s card alone that the table of plans denies it. What several cards list may be crossed out on some, with a mark. */
export function deniedFeatures(page: Page): Contradiction[] {
  const plans = plansOn(page)
  const naming = (row: string) =>
    [...plans].flatMap(([name, card]) => (card.some((line) => line.toLowerCase() === row.toLowerCase()) ? [name] : []))
  return [...plans.keys()].flatMap((name) =>
    page.blocks.flatMap(({ cell, text }) =>
      cell?.column === name && /^(?:no|none|nein|non|[–—✗✕✘×-])$/i.test(text) && naming(cell.row).join() === name
        ? [{ kind: 'claims' as const, text: `${name}: ${cell.row}” and in the table “${cell.row}: ${text}` }]
        : [],
    ),
  )
}
