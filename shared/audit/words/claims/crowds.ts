import type { Page } from '../../../page/page.ts'
import { clauseAround, contradictionIn, ownBlocks, type Contradiction } from './claim.ts'
import written from './crowds.json' with { type: 'json' }

const amount = String.raw`(?<number>\d{1,3}(?:[.,\u00a0 ’']\d{3})+|\d+(?:[.,]\d)?)\s?(?<scale>k|m|million|thousand)?\s?\+?`
const about = String.raw`(?:(?:more than|over|almost|nearly|about|around|some|our|the|up to|a community of|already) )*`
const crowd = String.raw`(?:(?:happy|active|other|busy|small|independent|smart|growing|great|paying) )?(?<noun>\p{Ll}{4,})`
const people = String.raw`(?<noun>customers|users|teams|companies|businesses|people|members|crews|makers|creators|developers|founders|freelancers|families|shops|stores|clients|readers|students|teachers|designers|kunden|nutzer|unternehmen)`
const parts: Record<string, string> = { amount, about, crowd, people }
const patterns = written.map(
  (source) =>
    new RegExp(
      source.replaceAll(/\{(amount|about|crowd|people)\}/g, (_, name: string) => parts[name] ?? ''),
      'giu',
    ),
)
const figure = new RegExp(`^${amount}$`, 'iu')
const alone = new RegExp(`^(?:happy |active )?(?:${people}|countries)$`, 'iu')
/** A part of the crowd, or of the time. */
const part =
  /\b(?:each|every|per|this|last|new|daily|weekly|monthly|a (?:day|week|month|year)|of (?:them|these)|waitlist|waiting|beta|open.?source|github|newsletter|subscribers|discord|free|offices?|shipping)\b/u
const place = /\b(?:in|[Aa]t|from|across) (?:the )?\p{Lu}\p{L}*/u
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }
/** Numbers nearer than this are rounded, or counted on another day. */
const leastRatio = 1.5

/** Two very different numbers of the same people: “trusted by 12,000 teams” and “join 4,500 teams”. */
export function otherCrowds(page: Page): Contradiction[] {
  const blocks = ownBlocks(page)
  // Large numbers often stand alone, over what they count.
  const texts = blocks.map(({ text }, at) =>
    figure.test(text) && alone.test(blocks[at + 1]?.text ?? '') ? `${text} ${blocks[at + 1]?.text.toLowerCase()}` : text,
  )
  const said = texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { number = '', scale = '', noun = '' } = match.groups ?? {}
        const clause = clauseAround(text, match.index, match[0].length)
        const whole = scale === '' ? number.replaceAll(/[^\d]/g, '') : number.replace(',', '.')
        const value = Number(whole) * (scales[scale.toLowerCase()] ?? 1)
        const isAlone = match[0].length === text.length
        return value < 20 || part.test(clause)
          ? []
          : [{ value, noun: noun.toLowerCase().replace(/s$/, ''), clause, isAlone, where: place.exec(clause)?.[0] }]
      }),
    ),
  )
  // Numbers above two customer stories belong to different customers.
  return contradictionIn(
    said,
    (one, other) =>
      one.noun === other.noun &&
      one.where === other.where &&
      !(one.isAlone && other.isAlone) &&
      Math.max(one.value / other.value, other.value / one.value) >= leastRatio,
  )
}
