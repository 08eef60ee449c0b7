/** Letters that take two columns: a result page has room for half as many of them (Unicode East Asian Width). */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

/** Length in characters as search results and listings measure it: CJK letters count twice. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += wide.test(letter) ? 2 : 1
  return width
}

export const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim()

/** For comparisons: lower case without Latin accents, one space between words. */
export const fold = (text: string): string =>
  clean(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  ).toLowerCase()

/** Words that leave a cut phrase hanging: "Tide tables for the". */
const danglers =
  /\s+(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|with|your|der|die|das|für|mit|und|et|de|des|du|la|le|les|pour|y|el|los|para|con|e|di|il|per)$/iu

/** The longest beginning that fits and reads as a phrase: up to a sentence's end, else a clause's, else a word's. */
export function fit(text: string, max: number): string {
  const whole = clean(text)
  if (widthOf(whole) <= max) return whole
  let cut = ''
  for (const letter of whole) {
    if (widthOf(cut + letter) > max) break
    cut += letter
  }
  const sentence = /^.*[.!?](?=\s)|^.*[。！？]/u.exec(cut)?.[0]
  if (sentence !== undefined && widthOf(sentence) >= max * 0.6) return sentence
  const clause = /^.*(?=[,;:–—|]\s|\s[-–—|]\s)|^.*(?=[、，])/u.exec(cut)?.[0]
  if (clause !== undefined && widthOf(clause) >= max * 0.6) return trimEnd(clause)
  const isMidWord = /[\p{L}\p{N}]$/u.test(cut) && /^[\p{L}\p{N}]/u.test(whole.slice(cut.length)) && !wide.test(cut.slice(-1))
  let words = isMidWord && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  while (danglers.test(words)) words = words.replace(danglers, '')
  return trimEnd(words)
}

const trimEnd = (text: string) => text.replace(/[\s,;:–—|·-]+$/u, '')

/** The parts of a title: "Acme | Tide tables" has two. A hyphen parts only between spaces. */
export const segments = (title: string): string[] =>
  title
    .split(/\s*[|·•»›—–]\s*|\s+[-:]\s+|:\s+/u)
    .map(clean)
    .filter(Boolean)

/** Drops repeats and texts that an earlier one already contains. */
export function distinct(texts: readonly string[]): string[] {
  const kept: string[] = []
  for (const text of texts.map(clean)) {
    if (text !== '' && !kept.some((other) => fold(other).includes(fold(text)))) kept.push(text)
  }
  return kept
}
