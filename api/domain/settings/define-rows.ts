import { countWords } from '../../../shared/plural.ts'
import { plainLine, plainText } from '../plain-text.ts'
import type { Setting, SettingGroup } from './define-setting.ts'
import { parseJson } from '../../../shared/parse-json.ts'

/** One field of each row. `error` continues “must be …”; `isUnique`: no two rows have the same. */
export type RowField = {
  label: string
  max: number
  isLong?: boolean
  isUnique?: boolean
  isOptional?: boolean
  error?: (value: string) => string | null
}

type Row<F extends Record<string, RowField>> = { readonly [K in keyof F]: string }
type Rows<F extends Record<string, RowField>> = {
  group: SettingGroup
  label: string
  hint: string
  standard: readonly Row<F>[]
  /** What a row is called. */
  one: string
  max: number
  fields: F
  /** What is wrong with the rows together; continues a sentence that begins with the label. */
  error?: (rows: readonly Row<F>[]) => string | null
}

/** An ordered list of rows with the same fields, such as links; JSON as a text. Empty rows are left out. */
export const rows = <const F extends Record<string, RowField>>({
  one,
  max,
  fields,
  error: errorOfAll,
  ...head
}: Rows<F>): Setting<readonly Row<F>[]> => ({
  ...head,
  control: { kind: 'rows', one, fields },
  read: (typed) => {
    const given = parse(typed)
    if (given === null) return { error: `must be a list of ${one}s` }
    const names = Object.keys(fields)
    const cleaned = given.map((row) => {
      const values = names.map((name) => [name, (fields[name]?.isLong === true ? plainText : plainLine)(textOf(row, name)).trim()])
      return Object.fromEntries(values) as Record<string, string>
    })
    const value = cleaned.filter((row) => Object.values(row).some((each) => each !== ''))
    if (value.length > max) return { error: `must have at most ${max} ${one}s` }
    const unknown = given.flatMap((row) => Object.keys(row)).find((name) => !names.includes(name))
    if (unknown !== undefined) return { error: `can’t have “${unknown}” in a ${one}` }
    for (const [at, row] of value.entries())
      for (const name of names) {
        const error = errorOf(
          fields[name],
          row[name] ?? '',
          value.slice(0, at).map((earlier) => earlier[name] ?? ''),
        )
        if (error !== null) return { error: `has an error in ${one} ${at + 1}: ${inSentence(fields[name]?.label ?? name)} ${error}` }
      }
    const all = value as unknown as readonly Row<F>[]
    const error = errorOfAll?.(all) ?? null
    return error === null ? { value: all } : { error }
  },
  write: (value) => JSON.stringify(value),
})

/** Acronyms keep their capitals. */
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

function errorOf(field: RowField | undefined, value: string, earlier: readonly string[]): string | null {
  if (field === undefined) return null
  if (value === '') return field.isOptional === true ? null : 'must not be empty'
  if (value.length > field.max) return `must have at most ${countWords(field.max)} characters`
  if (field.isUnique === true && earlier.includes(value)) return `is used twice: ${value}`
  return field.error?.(value) ?? null
}

const textOf = (row: Record<string, unknown>, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

function parse(text: string): Record<string, unknown>[] | null {
  const list = parseJson(text)
  const isRow = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  return Array.isArray(list) && list.every(isRow) ? (list as Record<string, unknown>[]) : null
}
