import { writeDate, writeWeek, type DateFormat } from './date-format.ts'
import type { FieldName } from '../fields.ts'
import { afterPrefix } from '../texts/read-prefix.ts'
import type { NamePart } from '../languages/meaning.ts'

/** How a control takes what it asks for. */
export type Form = { type: string; prefix?: string; part?: NamePart | undefined; dateFormat?: DateFormat }

/** A text as a control takes it: the rest after what the page shows already, one of two names, a date in the page’s format. Null if it can’t be. */
export function inForm(field: FieldName, text: string, { type, prefix = '', part, dateFormat = '' }: Form): string | null {
  if (field === 'makerName' && part !== undefined) return partOfName(text, part)
  if (field === 'launchDate') return dateInForm(text.trim(), type, dateFormat)
  // An input for addresses takes an account’s.
  const isHandle = field === 'twitter' && type === 'url' && !URL.canParse(text)
  return afterPrefix(isHandle ? `https://x.com/${text.replace(/^@/, '')}` : text, type === 'url' ? '' : prefix)
}

/** In a name of more than two words, only its owner knows which are the last name. */
function partOfName(name: string, part: NamePart): string | null {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? (words[part === 'first' ? 0 : 1] ?? null) : null
}

function dateInForm(date: string, type: string, format: DateFormat): string | null {
  if (type === 'month') return writeDate(date, 'YYYY-MM')
  if (type === 'week') return writeWeek(date)
  if (type === 'date' || format === '') return date
  return format === null ? null : writeDate(date, format)
}

export function fitsType(value: string, type: string): boolean {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value)
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value)
  if (type === 'url') return URL.canParse(value)
  return type !== 'email' || /^\S+@\S+$/.test(value)
}
