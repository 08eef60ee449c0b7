import type { Page } from '../../../page/page.ts'
import { contradictionIn, ownBlocks, type Contradiction } from './claim.ts'

const drawn = /(?<![★⭐☆✩])(?<full>[★⭐]{1,5})(?<empty>[☆✩]{0,4})(?![★⭐☆✩])/u
const rated =
  /(?<![\d.,])(?<rating>[0-5](?:[.,]\d)?) ?(?:\/|out of|of|von|sur|de|su) ?5(?![\d.,]|\d)|(?<![\d.,€$£])(?<plain>[1-4][.,]\d)(?![\d.,%]|\s?[\p{L}]*\/)/u

/** Drawn stars that the rating beside them contradicts: ★★★☆☆ and 4.8. */
export function otherStars({ blocks }: Page): Contradiction[] {
  return blocks.flatMap(({ text, heading }, at) => {
    const { full = '', empty = '' } = drawn.exec(text)?.groups ?? {}
    if (full.length + empty.length !== 5 || text.length > 200) return []
    const next = blocks[at + 1]
    const beside = rated.test(text) ? text : next?.heading === heading && next.text.length < 40 ? next.text : ''
    const { rating, plain } = rated.exec(beside)?.groups ?? {}
    const said = Number((rating ?? plain)?.replace(',', '.'))
    return Math.abs(said - full.length) >= 1 ? [{ kind: 'stars', text: `${full}${empty} and ${rating ?? plain}` }] : []
  })
}

const average = /(?<![\d.,])(?<rating>[0-5][.,]\d) ?(?:\/|out of|of|von|sur|de|su) ?5(?!\d|[.,]\d)/gu
const counted = /(?<![\d.,/])(?!(?:19|20)\d\d(?!\d))\d{2,}(?:[.,]\d{3})*(?![\d.,]*\d|\s?[%€$£])/g

const aspects = /\b(?:ease|usab\p{L}*|quality|value|support|service|features?|design|location|clean\p{L}*|delivery|communication)\b/iu

/** Two averages of the same number of reviews. */
export const otherRatings = (page: Page): Contradiction[] =>
  contradictionIn(
    ownBlocks(page).flatMap(({ text }) => {
      const [rating, ...others] = [...text.matchAll(average)]
      const [count, ...more] = text.replaceAll(average, '').match(counted) ?? []
      return rating === undefined || count === undefined || aspects.test(text) || others.length + more.length > 0
        ? []
        : [{ value: rating.groups?.['rating']?.replace(',', '.'), count, clause: text.slice(0, 100) }]
    }),
    (one, other) => one.count === other.count && one.value !== other.value,
  )
