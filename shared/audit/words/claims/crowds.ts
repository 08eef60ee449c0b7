import type { Page } from '../../../page/page.ts'
import { clauseAround, ownBlocks, type Contradiction } from './claim.ts'

const amount = String.raw`(?<number>\d{1,3}(?:[.,\u00a0 ’']\d{3})+|\d+(?:[.,]\d)?)\s?(?<scale>k|m|million|thousand)?\s?\+?`
const about = String.raw`(?:(?:more than|over|almost|nearly|about|around|some|our|the|up to|a community of|already) )*`
const crowd = String.raw`(?:(?:happy|active|other|busy|small|independent|smart|growing|great|paying) )?(?<noun>\p{Ll}{4,})`
const patterns = [
  String.raw`\b(?:trusted|used|loved|chosen|relied on) by ${about}${amount} ${crowd}`,
  String.raw`\bjoin(?:ed by)? ${about}${amount} ${crowd}`,
  String.raw`(?<![\p{L}\d.,$€£])${amount} ${crowd} (?:already |now )?(?:use|trust|love|rely|plan|work|run|choose|switched|joined|count on)\b`,
  String.raw`\b(?:vertrauen|nutzen|genutzt von) ${about}(?:mehr als |über |rund )?${amount} (?<noun>\p{L}{4,})`,
].map((source) => new RegExp(source, 'giu'))
/** A part of the crowd, or of the time. */
const part =
  /\b(?:each|every|per|this|last|new|daily|weekly|monthly|a (?:day|week|month|year)|of (?:them|these)|waitlist|waiting|beta|open.?source|github|newsletter|subscribers|discord|countries|(?:in|[Aa]t|from|across) (?:the )?\p{Lu})/u
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }
/** Numbers nearer than this are rounded, or counted on another day. */
const leastRatio = 1.5

/** Two very different numbers of the same people: “trusted by 12,000 teams” and “join 4,500 teams”. */
export function otherCrowds(page: Page): Contradiction[] {
  const said = ownBlocks(page).flatMap(({ text }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { number = '', scale = '', noun = '' } = match.groups ?? {}
        const clause = clauseAround(text, match.index, match[0].length)
        const whole = scale === '' ? number.replaceAll(/[^\d]/g, '') : number.replace(',', '.')
        const value = Number(whole) * (scales[scale.toLowerCase()] ?? 1)
        return value < 20 || part.test(clause) ? [] : [{ value, noun: noun.toLowerCase().replace(/s$/, ''), clause }]
      }),
    ),
  )
  for (const one of said) {
    const other = said.find(({ noun, value }) => noun === one.noun && Math.max(value / one.value, one.value / value) >= leastRatio)
    if (other !== undefined) return [{ kind: 'claims', text: `${one.clause}” and “${other.clause}` }]
  }
  return []
}
