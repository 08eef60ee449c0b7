import { choiceFields, textFields } from './alike-texts.ts'
import { cutAtWord } from './cut-at-word.ts'
import type { FieldName } from '../fields.ts'
import type { FoundField } from '../found-field.ts'
import { fitsType, inForm } from './in-form.ts'
import { matchOption, matchOptions } from './match-option.ts'

/** A prepared text, as the server sends it (schemas/elsewhere.ts). */
type Text = { field: string; value: string; limit: number | null; isCut: boolean }

/** `field` is the one whose text it is: another may stand in for the one asked for. `note` says what was done to the text. */
export type Chosen = { field: FieldName; value: string; note: string | null }

type Asked = Pick<FoundField, 'kind' | 'type' | 'limit' | 'min' | 'options'> &
  Partial<Pick<FoundField, 'prefix' | 'label' | 'part' | 'dateFormat' | 'values' | 'maxChoices'>>

type Fitted = { field: FieldName; value: string; isCut: boolean }

/** The text for a control: the prepared one that fits its limit best, else cut at a word; for a choice, its options, a line each. Null if none fits. */
export function chooseValue(found: Asked & { field: FieldName | null }, texts: readonly Text[]): Chosen | null {
  const { field, kind, type, limit, label = '' } = found
  if (field === null) return null
  if (kind === 'choice') return chooseOptions(field, found, texts)
  const offered = textFields(field, limit, label).map((own) => ownTexts(own, found, texts))
  const best =
    bestOf(
      offered.map((own) => own.filter(({ isCut }) => limit !== null && !isCut)),
      found,
    ) ?? bestOf(offered, found)
  if (best)
    return fitsType(best.value, type)
      ? { field: best.field, value: kind === 'line' ? oneLine(best.value) : best.value, note: best.isCut ? 'Shortened to fit.' : null }
      : null
  const shortest = offered.flat().find((text) => text.field === field)
  if (shortest === undefined || limit === null || !canCut(field)) return null
  return { field, value: cutAtWord(shortest.value, limit), note: `Cut to ${limit} characters.` }
}

/** A field’s texts as the control takes them, the shortest first. */
const ownTexts = (field: FieldName, found: Asked, texts: readonly Text[]): Fitted[] =>
  texts
    .flatMap((text) => {
      const value = text.field === field && text.value.trim() !== '' ? inForm(field, text.value, found) : null
      return value === null ? [] : [{ field, value, isCut: text.isCut }]
    })
    .filter(({ value }) => value.length >= (found.min ?? 0))
    .sort((a, b) => a.value.length - b.value.length)

/** The best of the first field that has any: a box of several lines takes the longest text, a line the shortest. */
function bestOf(offered: readonly (readonly Fitted[])[], { kind, limit }: Asked): Fitted | undefined {
  const fitting = offered.map((own) => own.filter(({ value }) => limit === null || value.length <= limit)).find((own) => own.length > 0)
  return limit !== null || kind !== 'line' ? fitting?.at(-1) : fitting?.[0]
}

function chooseOptions(field: FieldName, { options, values = [], maxChoices = 1 }: Asked, texts: readonly Text[]): Chosen | null {
  for (const own of choiceFields(field)) {
    for (const { value } of texts.filter((text) => text.field === own)) {
      const matches =
        maxChoices > 1 ? someOptions(field, value, options, maxChoices) : [matchOption(field, value, options, values) ?? ''].filter(Boolean)
      if (matches.length > 0) return { field, value: matches.join('\n'), note: null }
    }
  }
  return null
}

/** The options for as many of a list’s first entries as may be chosen. */
function someOptions(field: FieldName, list: string, options: readonly string[], maxChoices: number): string[] {
  const entries = list.split(/,\s*/)
  for (let count = entries.length; count > 0; count--) {
    const matches = matchOptions(field, entries.slice(0, count).join(', '), options)
    if (matches.length <= maxChoices) return matches
  }
  return []
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** A cut address or name is a wrong one. */
const canCut = (field: FieldName): boolean =>
  ['tagline', 'shortDescription', 'description', 'firstComment', 'audience', 'competitors', 'tags', 'categories', 'platforms'].includes(
    field,
  )
