import { foldWords } from '../texts/fold-words.ts'
import { meaningOf } from '../languages/precedence.ts'
import { splitLabel } from '../texts/control-texts.ts'
import { textBefore } from '../texts/text-before.ts'
import type { DatePart } from '../values/match-date-part.ts'
import { labelOf, type Read } from './read-control.ts'

/** Three selects in a row that take the launch date together, each with its part. */
export function withDateParts(reads: readonly Read[]): Read[] {
  const parts = reads.map(({ control, type }) => (type === 'select' ? partOf(control as HTMLSelectElement) : null))
  return reads.map((read, index) => {
    const start = [index - 2, index - 1, index].find((at) => at >= 0 && isDate(parts.slice(at, at + 3)))
    const part = parts[index]
    const question = start === undefined || part == null ? null : questionOf(reads.slice(start, start + 3))
    if (part == null || question === null) return read
    const recognized = {
      field: 'launchDate',
      confidence: 0.9,
      reason: `it’s the ${part} of “${question}”`,
      isGeneric: false,
      part,
    } as const
    return { ...read, recognized, guessed: recognized }
  })
}

const isDate = (parts: readonly (DatePart | null)[]): boolean => new Set(parts.filter((part) => part !== null)).size === 3

/** The part, judged by the options: years, twelve of something, or up to 31. */
function partOf({ options }: HTMLSelectElement): DatePart | null {
  const numbers = [...options].map(({ value, text }) => Number(value || text)).filter((number) => number > 0)
  if (numbers.length >= 2 && numbers.every((number) => number > 1900 && number < 2200)) return 'year'
  if (numbers.length === 12 && numbers.every((number) => number <= 12)) return 'month'
  return numbers.some((number) => number > 12) && numbers.every((number) => number <= 31) ? 'day' : null
}

/** The question of all three, if it’s about the launch date: the label of one, or the text before their container. */
function questionOf(three: readonly Read[]): string | null {
  const [first] = three
  const box = first?.control.parentElement
  if (!box || !three.every(({ control }) => box.contains(control))) return null
  const asked = [
    ...three.map(({ texts }) => labelOf(texts)),
    ...three.map(({ texts }) => texts.section),
    splitLabel(textBefore(box).label).label,
  ]
  return asked.find((text) => meaningOf(foldWords(text))?.meaning === 'launchDate') ?? null
}
