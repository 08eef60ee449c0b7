import { squash } from '../../listing/fold.ts'
import { plural } from '../../plural.ts'

/** Letters that take two columns, so that search results fit half as many (Unicode East Asian Width). */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

/** Length in characters as search results and listings measure it: CJK characters count twice. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += wide.test(letter) ? 2 : 1
  return width
}

export const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim()

/** For comparisons: lower case without Latin accents, one space between words. */
export const foldLatin = (text: string): string =>
  clean(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  ).toLowerCase()

/** Function words that start a part of a phrase: a phrase can end before one, never after it. */
const joints = [
  'a an the and or at by for from in into of on to with without your around across that which who so because using including are is',
  'der die das für mit ohne und damit|et de des du la le les pour avec qui dans|el los las para con que sin y|e di il per che com em dos',
  'и в на с для от по без или|і та з',
]
  .join('|')
  .replaceAll(' ', '|')
const dangling = new RegExp(`\\s+(?:${joints})$`, 'iu')
const lastJoint = new RegExp(`^.*\\S(?=\\s(?:${joints})\\s)`, 'iu')

const endings = {
  sentence: [/^.*[.!?](?=\s)/u, /^.*[。！？]/u],
  clause: [/^.*(?=[,;:–—|]\s|\s[-–—|]\s)/u, /^.*(?=[、，])/u],
  phrase: [lastJoint],
}

/** The longest start that fits and reads as a whole: up to the end of a sentence, else of a clause, a phrase or a word. Widths as of widthOf. */
export function fit(text: string, max: number): string {
  const whole = clean(text)
  const cut = beginning(whole, max)
  if (cut === whole) return whole
  for (const ending of [...endings.sentence, ...endings.clause, ...endings.phrase]) {
    const found = trimEnd(ending.exec(cut)?.[0] ?? '')
    if (widthOf(found) >= max / 2) return found
  }
  const isMidWord = /[\p{L}\p{N}]$/u.test(cut) && /^[\p{L}\p{N}]/u.test(whole.slice(cut.length)) && !wide.test(cut.slice(-1))
  let words = isMidWord && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  while (dangling.test(words)) words = words.replace(dangling, '')
  return trimEnd(words)
}

/** The longest start that fits, wherever it ends. Width as of widthOf. */
export function beginning(text: string, max: number): string {
  let width = 0
  let end = 0
  for (const letter of text) {
    width += widthOf(letter)
    if (width > max) break
    end += letter.length
  }
  return text.slice(0, end)
}

const trimEnd = (text: string) => text.replace(/[\s,;:–—|·、，-]+$/u, '')

/** The parts of a title: "Acme | Tide tables" has two. A hyphen separates only between spaces. */
export const segments = (title: string): string[] =>
  title
    .split(/\s*[|·•»›—–]\s*|\s+[-:]\s+|:\s+/u)
    .map(clean)
    .filter(Boolean)

/** Whether a phrase adds to the text: at least half of its words are new, not counting versions and numbers. */
export function addsTo(text: string, phrase: string): boolean {
  if (squash(text).includes(squash(phrase))) return false
  const known = new Set(foldLatin(text).split(/[^\p{L}\p{M}\p{N}]+/u))
  const words = foldLatin(phrase).match(/(?<![\p{L}\p{N}])\p{L}{2}[\p{L}\p{M}\p{N}]*/gu) ?? []
  return words.length > 0 && words.filter((word) => !known.has(word)).length * 2 >= words.length
}

/** Drops empty texts, and those that an earlier one contains. */
export function distinct(texts: readonly string[]): string[] {
  const kept: string[] = []
  for (const text of texts.map(clean)) {
    if (squash(text) !== '' && !kept.some((other) => squash(other).includes(squash(text)))) kept.push(text)
  }
  return kept
}

/** How long a text is: its characters, and its width if that differs. */
export function lengthOf(text: string): string {
  const [count, width] = [Array.from(text).length, widthOf(text)]
  return `${plural(count, 'character')}${count === width ? '' : ` (as wide as ${width})`}`
}
