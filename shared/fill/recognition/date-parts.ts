import { foldWords, nameWords } from '../texts/fold-words.ts'
import { meaningOf } from '../languages/precedence.ts'
import { isSegment } from '../page/is-usable.ts'
import { splitLabel, textsOf } from '../texts/control-texts.ts'
import { textBefore } from '../texts/text-before.ts'
import type { DatePart } from '../values/match-date-part.ts'
import { labelOf, type Read } from './read-control.ts'
import { unknown } from './recognize-field.ts'
import sources from './sources.json' with { type: 'json' }

/** Three selects or boxes in a row that take a date together: each its part of the launch date, or nothing of another. */
export function withDateParts(reads: readonly Read[]): Read[] {
  const parts = reads.map(partOf)
  return reads.map((read, index) => {
    const start = [index - 2, index - 1, index].find((at) => at >= 0 && isDate(parts.slice(at, at + 3)))
    const part = parts[index]
    if (start === undefined || part == null) return asksYear(read) ? asPart(read, 'year', labelOf(read.texts)) : read
    const question = questionOf(reads.slice(start, start + 3))
    // A box for the day may be called “Tag”.
    if (question === null) return read.type === 'select' ? read : { ...read, recognized: unknown, guessed: unknown }
    return asPart(read, part, question)
  })
}

function asPart(read: Read, part: DatePart, question: string): Read {
  const reason = `it’s the ${part} of “${question}”`
  const recognized = { field: 'launchDate', confidence: 0.9, reason, isGeneric: false, part } as const
  return { ...read, recognized, guessed: recognized }
}

const launchYears = new RegExp(sources.launchYears, 'u')

/** “Year of release” takes nothing else of the date. */
const asksYear = ({ type, protection, texts }: Read): boolean =>
  ['text', 'number', 'select'].includes(type) && protection === null && launchYears.test(foldWords(labelOf(texts)))

const isDate = (parts: readonly (DatePart | null)[]): boolean => new Set(parts.filter((part) => part !== null)).size === 3

/** What boxes for a part of a date are called, in folded words. */
const called = Object.entries(sources.dateParts) as [part: DatePart, words: string][]

/** The part, judged by a select’s options, or by what a box is called. */
function partOf({ control, type, texts }: Read): DatePart | null {
  if (type === 'select') return partOfOptions(control as HTMLSelectElement)
  if (isSegment(control)) {
    const last = Number(control.ariaValueMax)
    return last === 12 ? 'month' : last > 1900 ? 'year' : last > 27 && last < 32 ? 'day' : null
  }
  if (!['text', 'number', 'tel'].includes(type)) return null
  const names = [...[texts.label, texts.aria, texts.nearby, texts.placeholder].map(foldWords), ...texts.names.map(nameWords)]
  return called.find(([, words]) => names.some((name) => new RegExp(`^(?:${words})$`, 'u').test(name)))?.[0] ?? null
}

/** Years, twelve of something, or up to 31. */
function partOfOptions({ options }: HTMLSelectElement): DatePart | null {
  const numbers = [...options].map(({ value, text }) => Number(value || text)).filter((number) => number > 0)
  if (numbers.length >= 2 && numbers.every((number) => number > 1900 && number < 2200)) return 'year'
  if (numbers.length === 12 && numbers.every((number) => number <= 12)) return 'month'
  return numbers.some((number) => number > 12) && numbers.every((number) => number <= 31) ? 'day' : null
}

/** The question of all three, if it’s about the launch date: the label of one, or the text before the smallest boxes around them. */
function questionOf(three: readonly Read[]): string | null {
  const around =
    three[0] === undefined ? [] : boxesAround(three[0].control).filter((box) => three.every(({ control }) => box.contains(control)))
  const asked = [
    ...three.flatMap(({ texts }) => [labelOf(texts), texts.section]),
    ...around.slice(0, 3).flatMap((box) => [splitLabel(textBefore(box).label).label, textsOf(box).aria]),
  ]
  return asked.find((text) => meaningOf(foldWords(text))?.meaning === 'launchDate') ?? null
}

const boxesAround = ({ parentElement: box }: Element): HTMLElement[] => (box === null ? [] : [box, ...boxesAround(box)])
