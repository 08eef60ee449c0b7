import type { Page } from '../../../page/page.ts'
import type { Contradiction } from './claim.ts'

const drawn = /(?<![★⭐☆✩])(?<full>[★⭐]{1,5})(?<empty>[☆✩]{0,4})(?![★⭐☆✩])/u
const rated = /(?<![\d.,])(?<rating>[0-5](?:[.,]\d)?) ?(?:\/|out of|of|von|sur|de|su) ?5(?![\d.,]|\d)/u

/** Their class is drawn with stars, too. */
const inns = /hotel|hôtel|hostel|pension|gasthof|resort|b&b/i

/** Drawn stars that the rating after them contradicts: “★★★☆☆ 4.8/5”. What has a name may be something else, such as how hard a trail is. */
export const otherStars = ({ blocks, title }: Page): Contradiction[] =>
  blocks.flatMap(({ text, heading }) => {
    const { index = 0, groups: { full = '', empty = '' } = {} } = drawn.exec(text) ?? {}
    if (
      full.length + empty.length !== 5 ||
      text.length > 200 ||
      /\p{L}/u.test(text.slice(0, index)) ||
      inns.test(`${title} ${heading} ${text}`)
    )
      return []
    const rating = rated.exec(text)?.groups?.['rating']
    return Math.abs(Number(rating?.replace(',', '.')) - full.length) >= 1 ? [{ kind: 'stars', text: `${full}${empty} and ${rating}` }] : []
  })
