import { fieldKeys, fieldOf, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import { isDrawnLogo } from '../../../domain/listing/listing-address.ts'
import { draftLabels, requiredFields, sections } from './draft-labels.ts'
import { toWish, type DraftValues } from './draft-values.ts'

/** A section in the list beside the form. `missing` are labels, `pictures` of those that the maker hasn’t added; `wrong` and `differs` count fields with errors, and with another version saved elsewhere. */
export type SectionState = {
  part: string
  title: string
  missing: string[]
  pictures: string[]
  wrong: number
  differs: number
  isEmpty: boolean
}

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
      pictures: keys.filter((key) => pictureKinds.has(fieldOf(key).kind) && !hasOwn(typed[key])).map((key) => fieldOf(key).label),
      wrong: fields.filter((field) => errors[field] !== undefined && !isBlank(typed[field])).length,
      differs: fields.filter((field) => saved[field] !== undefined).length,
      isEmpty: fields.every((field) => isBlank(typed[field])),
    }
  })
}

const pictureKinds = new Set(['picture', 'pictures'])

/** A logo that we drew isn’t the maker’s own. */
const hasOwn = (value: unknown): boolean => !isBlank(value) && !(typeof value === 'string' && isDrawnLogo(value))

/** Nothing typed: also a discount of which no part is. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : value !== true
}

/** Where the form opens: at what has to be fixed, else at the start, since what was drafted from the page has to be read. */
export const firstOpen = (states: readonly SectionState[]): string | undefined =>
  (states.find(({ wrong, differs }) => wrong + differs > 0) ?? states[0])?.part

/** The rare fields of a section that are folded away: all of them, unless one is filled in, wrong or differs. */
export const foldedKeys = (keys: readonly FieldKey[]): FieldKey[] => keys.filter((key) => fieldOf(key).form.isRare === true)

export const isFolded = (keys: readonly FieldKey[], { values, errors, saved }: Form): boolean =>
  keys.every((key) => isBlank(values[key]) && errors[key] === undefined && saved[key] === undefined)

export const shownKeys = (keys: readonly FieldKey[], isLive: boolean): FieldKey[] =>
  fieldKeys.filter((key) => keys.includes(key) && !(isLive && fieldOf(key).isFixedOnceLive === true))
