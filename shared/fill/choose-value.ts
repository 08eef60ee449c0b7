import type { FieldName } from './fields.ts'
import type { FoundField } from './found-field.ts'
import { matchOption } from './match-option.ts'
import { afterPrefix } from './read-prefix.ts'

/** A prepared text, as the server sends it (schemas/elsewhere.ts). */
type Text = { field: string; value: string; limit: number | null; isCut: boolean }

/** `note` says what was done to the text. */
export type Chosen = { value: string; note: string | null }

/** Where a form asks for one and the listing has the other. */
const standIns: Partial<Record<FieldName, FieldName>> = { category: 'categories', categories: 'category', pricing: 'price' }

/** The text for a control: the prepared one that fits its limit best, else cut at a word; for a select, the text of its option. Null if none fits. */
export function chooseValue(
  found: Pick<FoundField, 'field' | 'kind' | 'type' | 'limit' | 'least' | 'options'> & { prefix?: string },
  texts: readonly Text[],
): Chosen | null {
  const { field, kind, type, limit, least, options, prefix = '' } = found
  if (field === null) return null
  const own = texts.filter((text) => text.field === field && text.value.trim() !== '')
  const offered = own.length > 0 || kind !== 'choice' ? own : texts.filter((text) => text.field === standIns[field])
  if (kind === 'choice') {
    const option = offered.map(({ value }) => matchOption(field, value, options)).find((match) => match !== null)
    return option === undefined ? null : { value: option, note: null }
  }
  const byLength = offered
    .flatMap((text) => {
      const value = afterPrefix(inForm(field, text.value, type), type === 'url' ? '' : prefix)
      return value === null ? [] : [{ ...text, value }]
    })
    .filter(({ value }) => value.length >= (least ?? 0))
    .sort((a, b) => a.value.length - b.value.length)
  const fitting = limit === null ? byLength : byLength.filter(({ value }) => value.length <= limit)
  // A box of several lines takes the longest text, a line the shortest.
  const best = limit !== null || kind !== 'line' ? fitting.at(-1) : fitting[0]
  if (best)
    return fitsType(best.value, type)
      ? { value: kind === 'line' ? oneLine(best.value) : best.value, note: best.isCut ? 'Shortened to fit.' : null }
      : null
  const [shortest] = byLength
  if (shortest === undefined || limit === null || !canCut(field)) return null
  return { value: cutAtWord(shortest.value, limit), note: `Cut to ${limit} characters.` }
}

/** An input for addresses takes an account’s. */
const inForm = (field: FieldName, value: string, type: string): string =>
  field === 'twitter' && type === 'url' && !URL.canParse(value) ? `https://x.com/${value.replace(/^@/, '')}` : value

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** A cut address or name is a wrong one. */
const canCut = (field: FieldName): boolean =>
  ['tagline', 'shortDescription', 'description', 'firstComment', 'audience', 'competitors', 'tags', 'categories', 'platforms'].includes(
    field,
  )

function fitsType(value: string, type: string): boolean {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value)
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value)
  if (type === 'url') return URL.canParse(value)
  return type !== 'email' || /^\S+@\S+$/.test(value)
}

/** Cuts at a word, or at the end of a list’s entry. In UTF-16 units, as `maxlength` counts. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit + 1)
  const end = Math.max(start.search(/\s+\S*$/), 0)
  const cut = end > limit / 2 ? start.slice(0, end) : wholeCharacters(text.slice(0, limit))
  return cut.replace(/[\s,;:–—-]+$/u, '')
}

const wholeCharacters = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
