import { cutAtWord } from './cut-at-word.ts'
import { fieldOf, type FieldName } from '../fields.ts'
import type { FoundField } from '../found-field.ts'
import { countryIn } from './match-country.ts'
import { matchDatePart, partOfDate } from './match-date-part.ts'
import { networkOf } from './match-network.ts'
import { matchOption, someOptions } from './match-option.ts'
import { answersTo } from './match-pricing.ts'
import { foldWords } from '../texts/fold-words.ts'
import { dateInForm } from './date-format.ts'
import { afterPrefix } from '../texts/read-prefix.ts'
import { matchSoftware } from './match-topic.ts'
import { matchUnit, numberIn, saysUnit } from './price-number.ts'
import type { NamePart } from '../languages/meaning.ts'
import words from '../words/options/values.json' with { type: 'json' }

/** A prepared text, as the server sends it (schemas/elsewhere.ts). */
type Text = { field: string; value: string; limit: number | null; isCut: boolean }

/** `field` is the one whose text it is: another may stand in for the one asked for. `note` says what was done to the text. */
export type Chosen = { field: FieldName; value: string; note: string | null }

type Asked = Pick<FoundField, 'kind' | 'type' | 'limit' | 'min' | 'options'> &
  Partial<
    Pick<
      FoundField,
      'prefix' | 'label' | 'language' | 'part' | 'dateFormat' | 'separator' | 'values' | 'maxChoices' | 'unit' | 'isNumber' | 'place'
    >
  >

type Fitted = { field: FieldName; value: string; isCut: boolean }

/** The text for a control: the prepared one that fits its limit best, else cut at a word; for a choice, its options, a line each. Null if none fits. */
export function chooseValue(found: Asked & { field: FieldName | null }, texts: readonly Text[]): Chosen | null {
  const { field, kind, type, limit, label = '', options, values = [] } = found
  if (field === null) return null
  if (kind === 'choice') return chooseOptions(field, found, texts)
  if (kind === 'list') {
    const value = choiceFields(field).flatMap((own) => texts.flatMap((text) => (text.field === own ? [text.value] : [])))
    return value.length > 0 ? { field, value: [...new Set(value)].join('\n'), note: null } : null
  }
  const suggested = fieldOf(field).kind === 'choice' && options.length > 0 ? chooseOptions(field, found, texts) : null
  if (suggested !== null) return { ...suggested, value: values[options.indexOf(suggested.value)] ?? suggested.value }
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
  if (shortest === undefined || limit === null || limit < leastCut || !canCut(field)) return null
  return { field, value: cutAtWord(shortest.value, limit), note: `Cut to ${limit} characters.` }
}

/** What is cut to fewer characters says nothing. */
const leastCut = 8

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

function chooseOptions(
  field: FieldName,
  { options, values = [], maxChoices = 1, part, label = '' }: Asked,
  texts: readonly Text[],
): Chosen | null {
  const said = field === 'pricing' ? answersTo(label, options) : options
  if (said !== options) {
    const value = chooseOptions(field, { options: [...said], kind: 'choice', type: '', limit: null, min: null }, texts)?.value ?? ''
    return said.includes(value) ? { field, value: options[said.indexOf(value)] ?? '', note: null } : null
  }
  if (part === 'year' || part === 'month' || part === 'day') {
    const date = texts.find((text) => text.field === field)?.value
    const value = date === undefined ? null : matchDatePart(date, part, options, values)
    return value === null ? null : { field, value, note: null }
  }
  if (part === 'network') {
    const value = texts.some((text) => text.field === field) ? options.find((option) => networkOf(option) === field) : undefined
    return value === undefined ? null : { field, value, note: null }
  }
  if (part === 'currencies' || part === 'periods') {
    const price = texts.find((text) => text.field === field)?.value
    const value = price === undefined ? null : matchUnit(price, part, options)
    return value === null ? null : { field, value, note: null }
  }
  const own = choiceFields(field).flatMap((name) => texts.filter((text) => text.field === name))
  // What a page calls its options for itself is English in all languages.
  for (const said of [options, values.map((value) => value.replace(/[_-]+/g, ' '))])
    for (const { value } of own) {
      const found = maxChoices > 1 ? someOptions(field, value, said, maxChoices) : [matchOption(field, value, said, values) ?? '']
      const matches = found.filter(Boolean).map((match) => options[said.indexOf(match)])
      if (matches.length > 0) return { field, value: matches.join('\n'), note: null }
    }
  const platforms = texts.find((text) => text.field === 'platforms')?.value
  const general = platforms === undefined || !field.startsWith('categor') || own.length === 0 ? null : matchSoftware(platforms, options)
  return general === null ? null : { field, value: general, note: null }
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** A cut address or name is a wrong one. */
const canCut = (field: FieldName): boolean =>
  ['tagline', 'shortDescription', 'description', 'firstComment', 'audience', 'competitors', 'tags', 'categories', 'platforms'].includes(
    field,
  )

/** Where a form asks for one and the listing has the other. */
const standIns: Partial<Record<FieldName, readonly FieldName[]>> = {
  category: ['categories'],
  categories: ['category'],
  tags: ['categories', 'category'],
  pricing: ['price'],
}

const choiceFields = (field: FieldName): FieldName[] => [field, ...(standIns[field] ?? [])]

const saysTagline = new RegExp(words.taglines, 'u')

/** The fields whose text a control may take, the best first: taglines and descriptions differ in length only. `label` is what the page calls it. */
function textFields(field: FieldName, limit: number | null, label: string): FieldName[] {
  if (limit === null) return [field]
  const isDescription = field === 'description' || field === 'shortDescription'
  if (isDescription && limit <= 100) return field === 'description' ? ['tagline', 'shortDescription', field] : ['tagline', field]
  if (field === 'description') return limit <= 200 ? ['shortDescription', field] : [field, 'shortDescription']
  return field === 'tagline' && limit >= 130 && !saysTagline.test(foldWords(label)) ? ['shortDescription', field] : [field]
}

/** The number of one of several boxes: “Photo 2”, “Screenshot #3 (URL)”. */
const nth = /(?:^|[\s#№])([1-9])(?: ?\(?(?:url|link)\)?)?\*?$/iu

/** A text as a control takes it: the rest after what the page shows already, one of two names, a date in the page’s format. Null if it can’t be. */
function inForm(
  field: FieldName,
  text: string,
  {
    kind,
    type,
    label = '',
    prefix = '',
    language = '',
    part,
    dateFormat = '',
    separator = ', ',
    unit = '',
    isNumber = false,
    place = 1,
  }: Asked,
): string | null {
  if (field === 'makerName' && (part === 'first' || part === 'last')) return partOfName(text, part)
  if (fieldOf(field).kind === 'list' && (kind !== 'line' || separator !== '\n')) return listIn(text, separator)
  if (field === 'price' && kind === 'line' && (isNumber || saysUnit(unit))) return numberIn(text, unit)
  // A template may say another language than its form is in.
  if (field === 'country' && !/^(?:en\b|$)/i.test(language) && !/\b(?:country|nation|location|based)\b/i.test(label))
    return countryIn(language, text, 'short') ?? text
  // A field takes one picture, the next of several boxes the next one.
  if (field === 'screenshots' && kind === 'line') return text.split('\n')[Number(nth.exec(label)?.[1] ?? place) - 1] ?? null
  if (part === 'year' || part === 'month' || part === 'day') return partOfDate(text, part)
  if (field === 'launchDate') return dateInForm(text.trim(), type, dateFormat)
  // An input for addresses takes an account’s.
  const isHandle = field === 'twitter' && type === 'url' && !URL.canParse(text)
  return afterPrefix(isHandle ? `https://x.com/${text.replace(/^@/, '')}` : text, type === 'url' ? '' : prefix)
}

/** Where spaces separate entries, one of several words would become several. */
const listIn = (list: string, separator: string): string =>
  list
    .split(/,\s*/)
    .map((entry) => (separator === ' ' ? entry.replace(/\s+/g, '-') : entry))
    .join(separator)

/** In a name of more than two words, only its owner knows which are the last name. */
function partOfName(name: string, part: NamePart): string | null {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? (words[part === 'first' ? 0 : 1] ?? null) : null
}

function fitsType(value: string, type: string): boolean {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value)
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value)
  if (type === 'url') return URL.canParse(value)
  return type !== 'email' || /^\S+@\S+$/.test(value)
}
