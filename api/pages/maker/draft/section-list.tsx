import { joinWords } from '../../../../shared/join-words.ts'
import { fieldKeys, fieldOf, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import { isDrawnLogo } from '../../../domain/listing/listing-address.ts'
import { draftLabels, requiredFields, sections, toWish, type DraftValues } from './draft-values.ts'

const marks = { open: '', missing: '', done: 'M5.4 9.2l2.4 2.4 4.8-5.2', wrong: 'M9 5v5M9 12.8v.1' }

function stateOf({ missing, pictures, wrong, differs, isEmpty }: SectionState): { look: keyof typeof marks; words: string } {
  if (differs > 0) return { look: 'wrong', words: `${differs} saved differently` }
  if (wrong > 0) return { look: 'wrong', words: `${wrong} to fix` }
  if (missing.length > 0) return { look: 'missing', words: `Missing: ${joinWords(missing.map((label) => label.toLowerCase()))}` }
  if (pictures.length > 0)
    return {
      look: 'open',
      words: `No ${joinWords(
        pictures.map((label) => label.toLowerCase()),
        'or',
      )} yet`,
    }
  return isEmpty ? { look: 'open', words: 'Optional' } : { look: 'done', words: 'Done' }
}

export function SectionList({ states }: { states: readonly SectionState[] }) {
  const current = firstOpen(states)
  return (
    <nav class="sections" aria-label="Sections" data-slot="sections">
      <ol class="sections__list grid">
        {states.map((state) => {
          const { look, words } = stateOf(state)
          return (
            <li key={state.part}>
              <a
                class={`sections__link center sections__link--${look} grid rounded-small no-line`}
                href={`#part-${state.part}`}
                aria-current={state.part === current ? 'step' : undefined}
              >
                <svg class="drawn rigid" viewBox="0 0 18 18" width="18" height="18" stroke-width="1.7" aria-hidden="true">
                  <circle cx="9" cy="9" r="8" />
                  <path d={marks[look]} />
                </svg>
                <span class="bold">{state.title}</span>
                <span class="sections__state soft tiny tight">{words}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** A section in the list beside the form. `missing` are labels, `pictures` of those that the maker hasn’t added; `wrong` and `differs` count fields with errors, and with another version saved elsewhere. */
type SectionState = {
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
    const fields: string[] = part === launchSection.part ? wish : keys.filter((key) => !isLive || fieldOf(key).onceLive !== 'fixed')
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
  fieldKeys.filter((key) => keys.includes(key) && !(isLive && fieldOf(key).onceLive === 'fixed'))
