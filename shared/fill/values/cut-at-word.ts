import limits from '../words/limits.json' with { type: 'json' }

/** Cuts at a word, or at the end of a list’s entry. In UTF-16 units, as `maxlength` counts. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit + 1)
  const end = Math.max(start.search(/\s+\S*$/), 0)
  const cut = end > limit / 2 ? start.slice(0, end) : wholeCharacters(text.slice(0, limit))
  const whole = cut.replace(loose, '')
  return whole.length >= cut.length / 2 ? whole : cut.replace(/[\s,;:–—-]+$/u, '')
}

/** What joins words to those that were cut off: “Staff rotas that”. */
const loose = new RegExp(`(?:[\\s,;:–—-]+(?:${limits.joining}))*[\\s,;:–—-]*$`, 'iu')

const wholeCharacters = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
