import type { ControlTexts } from './control-texts.ts'
import limits from '../words/limits.json' with { type: 'json' }

const { unit } = limits
const said = limits.said.map((pattern) => new RegExp(pattern.replaceAll('<unit>', unit), 'iu'))
const inWordsOf = new RegExp(limits.inWords, 'iu')

/** The longest text a control takes in UTF-16 units: its `maxlength`, else what its label or the help beside it says. */
export function readLimit(maxLength: number | undefined, { hint, placeholder }: Pick<ControlTexts, 'hint' | 'placeholder'>): number | null {
  if (maxLength !== undefined && maxLength > 0) return maxLength
  const text = `${hint} ${placeholder}`.replace(/(\d)[.,\s](\d{3})\b/g, '$1$2')
  // “At least 50” and “50 to 160”: the larger one is the limit.
  const range = new RegExp(`\\d{1,5}\\s*(?:-|–|to|bis|à|a|~|至|から)\\s*(\\d{2,5})\\s*${unit}`, 'iu').exec(text)
  if (range) return Number(range[1])
  if (leastIn(text) !== null && !/max|most|最多/i.test(text)) return null
  // Words are longer than this on average.
  const inWords = inWordsOf.exec(text)
  if (inWords) return Number(inWords[1]) * 5
  for (const pattern of said) {
    const found = pattern.exec(text)
    if (found) return Number(found[1])
  }
  return null
}

/** Phrases that state the shortest length. The same words can come before a number of tags or pixels. */
const shortest = limits.shortest.map((pattern) => new RegExp(pattern.replaceAll('<unit>', unit), 'iu'))
const leastIn = (text: string): number | null => {
  const said = shortest.map((pattern) => pattern.exec(text)?.[1]).find((number) => number !== undefined)
  return said === undefined ? null : Number(said)
}

/** The length of the shortest text that a control takes: its `minlength` in UTF-16 units, or else what its hint says in characters. */
export function readMin(minLength: number | undefined, { hint, placeholder }: Pick<ControlTexts, 'hint' | 'placeholder'>): number | null {
  if (minLength !== undefined && minLength > 0) return minLength
  const text = `${hint} ${placeholder}`
  return new RegExp(unit, 'iu').test(text) && !/\b(?:tags?|px|pixels?|words?|wörter|mots|palabras)\b/iu.test(text) ? leastIn(text) : null
}
