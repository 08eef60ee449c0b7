import type { Page, TextBlock } from '../../../page/page.ts'

/** Two passages of the page that can’t both be right. */
export type Contradiction = { kind: 'claims' | 'saving' | 'stars' | 'counted' | 'numbered' | 'conversion' | 'decimal'; text: string }
/** What a passage says about something. */
export type Statement<Value = string> = { value: Value; clause: string }

/** The first two statements about one thing that differ: one contradiction, or none. */
export function contradictionIn<S extends Statement<unknown>>(
  said: readonly S[],
  differ: (one: S, other: S) => boolean = (one, other) => one.value !== other.value,
): Contradiction[] {
  for (const [at, one] of said.entries()) {
    const other = said.slice(at + 1).find((other) => differ(one, other))
    if (other !== undefined) return [{ kind: 'claims', text: `${one.clause}” and “${other.clause}` }]
  }
  return []
}

/** Whether two pages are in different languages, so that one may be for another country. */
export const areTranslations = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.slice(0, 2).toLowerCase() !== other.slice(0, 2).toLowerCase()

/** What others say, or what is said about others. */
const others = new Set(['testimonial', 'comparison', 'demo', 'notice'])

/** Texts in which the page speaks of its own product to everybody. */
export const ownBlocks = (page: Pick<Page, 'blocks'>): TextBlock[] => ownTexts(page).filter(({ cell }) => cell === undefined)

/** These, with the cells of tables. */
export const ownTexts = ({ blocks }: Pick<Page, 'blocks'>): TextBlock[] =>
  blocks.filter(({ scopes, tag }) => !/^(?:pre|code|blockquote)$/.test(tag) && !scopes.some((one) => others.has(one)))

/** Written numbers up to twelve, in English and German. */
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const germanWords = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
export const numberWord = String.raw`\d+|${words.slice(1).join('|')}|fourteen|thirty|sixty|ninety|${germanWords.slice(2).join('|')}`
const larger: Record<string, number> = { fourteen: 14, thirty: 30, sixty: 60, ninety: 90 }

/** A whole number in digits or words; NaN for any other text. */
export function toCount(written: string): number {
  const word = written.toLowerCase()
  const at = Math.max(words.indexOf(word), germanWords.indexOf(word))
  return larger[word] ?? (at >= 0 ? at : Number(word))
}

/** The clause around a match, short enough to be quoted. */
export function clauseAround(text: string, index: number, length: number): string {
  const before = text.slice(0, index).search(/[^.!?;:|]*$/)
  const rest = text.slice(index + length).search(/[.!?;|](?:\s|$)/)
  return text
    .slice(before, rest < 0 ? undefined : index + length + rest)
    .trim()
    .slice(0, 100)
}
