import { fieldKeys, fieldOf, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import { draftLabels, requiredFields, sections } from './draft-labels.ts'
import { toWish, type DraftValues } from './draft-values.ts'

/** A section in the list beside the form. `missing` are labels; `wrong` and `differs` count fields with errors, and with another version saved elsewhere. */
export type SectionState = { part: string; title: string; missing: string[]; wrong: number; differs: number; isEmpty: boolean }

export const launchSection = { part: 'launch', title: 'Launch date', keys: [] as FieldKey[] }
const wish = ['plan', 'launchDate']

type Form = { values: DraftValues; errors: Record<string, string>; saved: Record<string, string> }

/** What each section of a form still needs. A live listing has no section for its plan and date, and its fixed fields are in none. */
export function sectionStates({ values, errors, saved }: Form, isLive: boolean): SectionState[] {
  const typed: Record<string, unknown> = { ...values, launchDate: toWish(values).launchDate }
  return [...sections, ...(isLive ? [] : [launchSection])].map(({ part, title, keys }) => {
    const fields: string[] = part === launchSection.part ? wish : keys.filter((key) => !isLive || fieldOf(key).isFixedOnceLive !== true)
    return {
      part,
      title,
      missing: fields
        .filter((field) => requiredFields.includes(field) && isBlank(typed[field]))
        .map((field) => draftLabels[field] ?? field),
      wrong: fields.filter((field) => errors[field] !== undefined && !isBlank(typed[field])).length,
      differs: fields.filter((field) => saved[field] !== undefined).length,
      isEmpty: fields.every((field) => isBlank(typed[field])),
    }
  })
}

/** Nothing typed: also a discount of which no part is. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : value !== true
}

/** Where the form opens: at what has to be fixed, else at what is missing, else at the start. After a rejection, what has to be fixed may be anywhere. */
export const firstOpen = (states: readonly SectionState[], wasRejected: boolean): string | undefined =>
  (
    states.find(({ wrong, differs }) => wrong + differs > 0) ??
    states.find(({ missing }) => !wasRejected && missing.length > 0) ??
    states[0]
  )?.part

/** The rare fields of a section that are folded away: all of them, unless one is filled in, wrong or differs. */
export const foldedKeys = (keys: readonly FieldKey[]): FieldKey[] => keys.filter((key) => fieldOf(key).form.isRare === true)

export const isFolded = (keys: readonly FieldKey[], { values, errors, saved }: Form): boolean =>
  keys.every((key) => isBlank(values[key]) && errors[key] === undefined && saved[key] === undefined)

export const shownKeys = (keys: readonly FieldKey[], isLive: boolean): FieldKey[] =>
  fieldKeys.filter((key) => keys.includes(key) && !(isLive && fieldOf(key).isFixedOnceLive === true))
