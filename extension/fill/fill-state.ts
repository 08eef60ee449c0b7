import { chooseValue, type Chosen } from '../../shared/fill/values/choose-value.ts'
import { fieldOf, type FieldName } from '../../shared/fill/fields.ts'
import { fillFrom } from '../../shared/fill/found-field.ts'
import type { ByHand } from '../../shared/fill/read-by-hand.ts'
import type { ElsewhereForm, ElsewhereItem, ElsewhereList, PreparedText } from '../../shared/schemas/elsewhere.ts'
import { directoryAt, formAt } from './directory-at.ts'
import type { PageForm, ReadField } from './page-filler.ts'
import { plural } from '../../shared/plural.ts'
import { siteName } from '../service/site-name.ts'

/** Whether fields of the page may be filled, or texts only copied, and why. */
export type FillMode = { is: 'fill' } | { is: 'other-host' } | { is: 'refused'; rule: string | null }

/** A text for a field of the page. `asked` is what the page calls the field; `shown` is the text as people read it. */
export type FillRow = {
  id: number
  field: string
  asked: string
  value: string
  shown: string
  note: string | null
  reason: string
  isSure: boolean
}

export type FillPlan = {
  /** The directory whose limits and rules apply; null if the page belongs to no known directory and none was chosen. */
  form: ElsewhereForm | null
  host: string
  /** That directory, if it’s planned and the page belongs to it. */
  planned: ElsewhereItem | null
  /** Whether the page is the directory’s. */
  isOwnHost: boolean
  mode: FillMode
  toFill: FillRow[]
  /** Fields that are only likely, and all of them where nothing may be filled. */
  byCopy: FillRow[]
  toCopy: PreparedText[]
  byHand: string[]
}

type Asked = { list: ElsewhereList; host: string; form: PageForm | null; chosen: string | null; isAllowed: boolean }

/** What to fill, to copy and to do by hand on a page. `chosen` is the directory whose texts are wanted where the page is none’s. */
export function planFill({ list, host, form: page, chosen, isAllowed }: Asked): FillPlan {
  const planned = directoryAt(list.items, host)
  const atHost = formAt(list, host)
  const form = atHost ?? list.items.find(({ directory }) => directory.slug === chosen) ?? null
  // A page that was filled must have been allowed, even if the popup was opened again since.
  const mode = modeOf(form, planned !== null || isAllowed || (page?.filled.length ?? 0) > 0)
  const texts = textsFor(form, list.texts)
  const rows = (page?.fields ?? []).flatMap((field) => toRow(field, texts))
  const toFill = mode.is === 'fill' ? rows.filter(({ isSure }) => isSure) : []
  const byCopy = rows.filter((row) => !toFill.includes(row))
  const used = new Set([...rows.map(({ shown }) => shown), ...(page?.filled ?? [])])
  return {
    form,
    host,
    planned,
    isOwnHost: atHost !== null,
    mode,
    toFill,
    byCopy,
    toCopy: texts.first.filter(({ value }) => value.trim() !== '' && !used.has(value)),
    byHand: page === null ? [] : byHandWords(page, rows, toFill),
  }
}

/** `first`: the directory’s own, in its lengths, then those of the fields that it has none for. `all`: in every other length as well. */
type Texts = { first: PreparedText[]; all: PreparedText[] }

function textsFor(form: ElsewhereForm | null, every: readonly PreparedText[]): Texts {
  const own = form?.texts ?? []
  const first = [...own, ...every.filter(({ field }) => !own.some((text) => text.field === field))]
  return { first, all: [...own, ...every] }
}

/** If a field states its own limit, another length replaces the text cut for the directory. */
function choose(found: ReadField, { first, all }: Texts): Chosen | null {
  const chosen = chooseValue(found, first)
  const isKept = chosen !== null && (chosen.note === null || found.limit === null)
  return isKept ? chosen : (chooseValue(found, all) ?? chosen)
}

function modeOf(form: ElsewhereForm | null, mayFill: boolean): FillMode {
  if (form?.automation === 'refused') return { is: 'refused', rule: form.automationRule }
  return mayFill ? { is: 'fill' } : { is: 'other-host' }
}

function toRow(found: ReadField, texts: Texts): FillRow[] {
  const chosen = choose(found, texts)
  if (found.field === null || chosen === null) return []
  const { id, label, kind, reason, confidence } = found
  const { field, value } = chosen
  const note =
    found.isLasting === true ? 'Undo can’t clear this choice.' : kind === 'list' ? 'Opens the list and chooses what fits.' : chosen.note
  // What a list offers is known only once it opens.
  const shown = kind === 'list' ? (value.split('\n')[0] ?? '') : kind === 'choice' ? value.replaceAll('\n', ', ') : value
  return [{ id, field: labelOf(field), asked: label, value, shown, note, reason, isSure: confidence >= fillFrom }]
}

const labelOf = (field: FieldName): string => fieldOf(field).label

const maxNames = 6
const listed = (names: readonly string[]): string =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? [`${names.length - maxNames} more`] : [])].join(', ')

/** Whether nothing is written beside a field, so that its label is only the name that programs use, such as “product[date(2i)]”. */
const isRawName = ({ label, name }: ReadField): boolean => label === name && /[^\p{L} ]/u.test(label)

/** Radio buttons and check boxes among which the extension chooses. */
const chosenOptions = (fields: readonly ReadField[], rows: readonly { id: number }[]): number =>
  fields
    .filter(({ id, type }) => (type === 'radio' || type === 'checkbox') && rows.some((row) => row.id === id))
    .reduce((total, { options }) => total + options.length, 0)

/** What is left to do, in sentences. */
function byHandWords(
  { fields, byHand }: { fields: readonly ReadField[]; byHand: ByHand },
  rows: readonly FillRow[],
  toFill: readonly FillRow[],
): string[] {
  const { files, hasCaptcha, frames, closed } = byHand
  const choices = byHand.choices - chosenOptions(fields, toFill)
  const missing = fields
    .filter((field) => field.label !== '' && !isRawName(field) && !rows.some((row) => row.id === field.id))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
    .map(({ label }) => `“${label}”`)
  return [
    ...(missing.length > 0 ? [`Fill in ${listed([...new Set(missing)])}.`] : []),
    ...(files.length > 0 ? [`Upload files: ${listed([...new Set(files)])}.`] : []),
    ...(choices > 0 ? [`Go through ${plural(choices, 'checkbox or radio button', 'checkboxes and radio buttons')}.`] : []),
    ...(hasCaptcha ? ['Solve the captcha.'] : []),
    ...(frames > 0 ? [`Check ${plural(frames, 'embedded frame')}, which ${siteName} can’t read.`] : []),
    ...(closed > 0 ? [`Check ${plural(closed, 'part')} of the page that ${siteName} can’t read.`] : []),
    'Check the form, then submit it yourself.',
  ]
}
