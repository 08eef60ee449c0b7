import { readDomain } from '../moderation/blocked-domain.ts'
import { isDay } from '../launch/launch.ts'
import { plainLine, plainText } from '../plain-text.ts'
import type { RowField } from './define-rows.ts'
import { countWords } from '../../../shared/plural.ts'

/** Where a setting is edited: a page of /settings/. */
export type SettingGroup = 'site' | 'look' | 'words' | 'pages' | 'links' | 'members' | 'launches' | 'plans' | 'categories'

/** How it is edited. `options` are values with their labels. */
export type SettingControl =
  | { kind: 'line' | 'text' | 'day' | 'flag' | 'color' | 'picture' }
  | { kind: 'rows'; one: string; fields: Readonly<Record<string, RowField>> }
  | { kind: 'choice'; options: readonly (readonly [string, string])[] }

/** One setting of the site. `error` continues a sentence that begins with its label, or with the variable’s name: “must be …”. */
export type Setting<T> = {
  group: SettingGroup
  label: string
  hint?: string
  /** What holds until the operator says something else. */
  standard: T
  /** The environment variable that fixes it. */
  env?: string
  control: SettingControl
  read: (text: string) => { value: T } | { error: string }
  write: (value: T) => string
}

type Head<T> = Pick<Setting<T>, 'group' | 'label' | 'hint' | 'env' | 'standard'>

/** One line of text, of at most `max` characters; `min` is 1 for one that can’t be empty. */
export const line = ({ max, min = 0, ...head }: Head<string> & { max: number; min?: number }): Setting<string> => ({
  ...head,
  control: { kind: 'line' },
  read: (typed) => {
    const value = plainLine(typed).trim()
    if (value.length < min) return { error: 'must not be empty' }
    return value.length > max ? { error: `must have at most ${max} characters` } : { value }
  },
  write: (value) => value,
})

/** Several lines of text in Markdown, of at most `max` characters. */
export const text = ({ max, ...head }: Head<string> & { max: number }): Setting<string> => ({
  ...head,
  control: { kind: 'text' },
  read: (typed) => {
    const value = plainText(typed)
    return value.length > max ? { error: `must have at most ${countWords(max)} characters` } : { value }
  },
  write: (value) => value,
})

export const wholeNumber = ({ min, max, ...head }: Head<number> & { min: number; max: number }): Setting<number> => ({
  ...head,
  control: { kind: 'line' },
  read: (typed) => {
    const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN
    return value >= min && value <= max ? { value } : { error: `must be a whole number from ${min} to ${max}` }
  },
  write: String,
})

/** On or off: `1` or `0` in the environment. */
export const flag = (head: Head<boolean>): Setting<boolean> => ({
  ...head,
  control: { kind: 'flag' },
  read: (typed) => (typed === '0' || typed === '1' ? { value: typed === '1' } : { error: 'must be 0 or 1' }),
  write: (value) => (value ? '1' : '0'),
})

/** One of a few values, each with its label. */
export const choice = <const T extends string>({
  options,
  ...head
}: Head<NoInfer<T>> & { options: readonly (readonly [T, string])[] }): Setting<T> => ({
  ...head,
  control: { kind: 'choice', options },
  read: (typed) => {
    const found = options.find(([value]) => value === typed)
    return found === undefined ? { error: `must be one of ${options.map(([value]) => value).join(', ')}` } : { value: found[0] }
  },
  write: (value) => value,
})

/** An email address or a web address, as a link; null for none. */
export const link = (head: Head<string | null>): Setting<string | null> => ({
  ...head,
  control: { kind: 'line' },
  read: (typed) => {
    const given = typed.trim()
    if (given === '') return { value: null }
    if (/^[^@\s:/]+@[^@\s/]+$/.test(given)) return { value: `mailto:${given}` }
    return /^https?:$/.test(URL.parse(given)?.protocol ?? '') ? { value: given } : { error: 'must be an email address or a URL' }
  },
  write: (value) => (value ?? '').replace(/^mailto:/, ''),
})

/** The scheme and host of a site, such as https://launches.example.org; empty for none. */
export const origin = (head: Head<string>): Setting<string> => ({
  ...head,
  control: { kind: 'line' },
  read: (typed) => {
    const text = typed.trim()
    const url = URL.parse(text)
    if (text === '') return { value: '' }
    const isBare = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    return isBare ? { value: url.origin } : { error: 'must be an origin such as https://launches.example.org' }
  },
  write: (value) => value,
})

/** Domains of emails, separated by commas or spaces. */
export const domains = (head: Head<readonly string[]>): Setting<readonly string[]> => ({
  ...head,
  control: { kind: 'line' },
  read: (typed) => {
    const found = typed.split(/[\s,;]+/).flatMap((each) => (each === '' ? [] : [readDomain(each)]))
    const value = [...new Set(found.filter((each) => each !== null))]
    return found.length <= 50 && !found.includes(null)
      ? { value }
      : { error: 'must be at most 50 domains such as example.org, separated by commas' }
  },
  write: (value) => value.join(', '),
})

/** A day (YYYY-MM-DD), or an empty text for none. */
export const day = (head: Head<string>): Setting<string> => ({
  ...head,
  control: { kind: 'day' },
  read: (typed) => {
    const value = typed.trim()
    return value === '' || isDay(value) ? { value } : { error: 'must be a day such as 2027-01-31' }
  },
  write: (value) => value,
})
