/** Cuts at a word, or at the end of a list’s entry. In UTF-16 units, as `maxlength` counts. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit + 1)
  const end = Math.max(start.search(/\s+\S*$/), 0)
  const cut = end > limit / 2 ? start.slice(0, end) : wholeCharacters(text.slice(0, limit))
  return cut.replace(/[\s,;:–—-]+$/u, '')
}

const wholeCharacters = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
