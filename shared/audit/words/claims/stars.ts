import type { Page } from '../../../page/page.ts'
import type { Contradiction } from './claim.ts'

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
