import { Check } from 'typebox/value'
import { fieldOf, isFieldName } from '../../../shared/fill/fields.ts'
import { categoryLabel, isStandardCategory } from '../../../shared/listing/taxonomy.ts'
import { DirectoryFacts, type FactName } from '../../../shared/schemas/directory-facts.ts'
import { money } from '../elsewhere/price.ts'
import { contentNames, formName, isCountry, isForm, isLanguage, platformNames } from '../elsewhere/product.ts'
import { countryName, languageName } from '../elsewhere/product-gates.ts'
import { readRecipeLines, writeRecipeLines, type Recipe } from './recipe-lines.ts'
import { countWords, plural } from '../../../shared/plural.ts'
import rows from './fact-forms.json' with { type: 'json' }

type Form = 'words' | 'number' | 'yes or no' | 'choice' | 'names' | 'limits' | 'recipe' | 'pictures'

/** What each fact is called, and how it’s written. The order is that of the pages. */
export const factForms = rows as Record<FactName, { label: string; form: Form; unit?: string; hint?: string }>

/** What rules compare has to be in their words: any other would never match, and keep every product out. */
const vocabularies: Partial<Record<FactName, (word: string) => boolean>> = {
  categories: isStandardCategory,
  suits: isStandardCategory,
  platforms: (word) => Object.hasOwn(platformNames, word),
  languages: isLanguage,
  countries: isCountry,
  refuses: (word) => Object.hasOwn(contentNames, word),
  takes: (word) => Object.hasOwn(contentNames, word) || isForm(word),
  fields: isFieldName,
}
const maxLines = 60
const maxPixels = 10_000

export const choicesOf = (name: FactName): string[] => {
  if (name === 'type') return DirectoryFacts.properties.type.properties.value.anyOf.map((choice) => choice.const)
  return name === 'link' ? ['followed', 'mixed', 'nofollow'] : name === 'automation' ? ['refused', 'limited', 'invited'] : []
}

type Picture = { what: string; width?: number; height?: number; most?: string }

/** A value as people edit it: `readFact` reads it back. */
export function writeFact(name: FactName, value: unknown): string {
  const { form } = factForms[name]
  if (form === 'yes or no') return value === true ? 'yes' : 'no'
  if (form === 'names') return (value as string[]).join(', ')
  if (form === 'limits')
    return Object.entries(value as Record<string, number>)
      .map(([field, most]) => `${field}: ${most}`)
      .join('\n')
  if (form === 'recipe') return writeRecipeLines(value as Recipe)
  if (form === 'pictures') return (value as Picture[]).map(pictureLine).join('\n')
  return String(value)
}

const pictureLine = ({ what, width, height, most }: Picture): string => {
  const size = width === undefined || height === undefined ? [] : [`${width} × ${height}`]
  const more = [...size, ...(most === undefined ? [] : [most])].join(', ')
  return more === '' ? what : `${what}: ${more}`
}

export function readFact(name: FactName, typed: string): { value: unknown } | null {
  const value = valueOf(name, typed.trim())
  const schema = DirectoryFacts.properties[name].properties.value
  return value === undefined || !Check(schema, value) ? null : { value }
}

function valueOf(name: FactName, text: string): unknown {
  const { form } = factForms[name]
  if (form === 'number') return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (form === 'yes or no') return text === 'yes' ? true : text === 'no' ? false : undefined
  if (form === 'names') {
    const names = partsOf(text, ',')
    return names.length === 0 || !names.every(vocabularies[name] ?? (() => true)) ? undefined : names
  }
  if (form === 'limits') return limitsOf(partsOf(text, '\n'))
  if (form === 'recipe') return recipeOf(text)
  if (form === 'pictures') return picturesOf(partsOf(text, '\n'))
  if (name === 'submitUrl' && (/\s/.test(text) || URL.parse(text) === null)) return undefined
  return text
}

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function limitsOf(lines: string[]): Record<string, number> | undefined {
  const pairs = lines.map((line) => /^(\w+)\s*:\s*(\d+)$/.exec(line))
  if (pairs.length === 0 || !pairs.every((pair) => isFieldName(pair?.[1] ?? ''))) return undefined
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', Number(pair[2])]])))
}

function recipeOf(text: string): Recipe | undefined {
  const read = readRecipeLines(text)
  return 'recipe' in read ? read.recipe : undefined
}

function picturesOf(lines: string[]): Picture[] | undefined {
  if (lines.length === 0 || lines.length > maxLines) return undefined
  const pictures = lines.map((line) => {
    const [, what = '', width, height, most = ''] = /^([^:]+)(?::\s*(?:(\d+)\s*[×x]\s*(\d+))?,?\s*(.*))?$/.exec(line) ?? []
    const size = width === undefined ? {} : { width: Number(width), height: Number(height) }
    return { what: what.trim(), ...size, ...(most !== '' && { most }) }
  })
  return pictures.every(({ width = 1, height = 1 }) => isPixels(width) && isPixels(height)) ? pictures : undefined
}

const isPixels = (count: number) => count >= 1 && count <= maxPixels

export function factWords(name: FactName, value: unknown): string {
  const { form, unit } = factForms[name]
  if (form === 'recipe') return countFields(value as Recipe)
  if (form === 'limits')
    return Object.entries(value as Record<string, number>)
      .map(([field, most]) => `${nameOf('fields', field)} ${countWords(most)}`)
      .join(' · ')
  const words = writeFact(name, value)
  if (form === 'yes or no') return value === true ? 'Yes' : 'No'
  if (form === 'choice') return words.replace(/^./, (first) => first.toUpperCase())
  if (form === 'names') return (value as string[]).map((each) => nameOf(name, each)).join(', ')
  if (unit === undefined) return words.replaceAll('\n', '; ')
  return unit === 'US$' ? money(value as number) : `${words} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/** What people call a name that rules compare. */
function nameOf(fact: FactName, name: string): string {
  if (fact === 'categories' || fact === 'suits') return categoryLabel(name)
  if (fact === 'countries') return isCountry(name) ? countryName(name) : name
  if (fact === 'languages') return languageName(name)
  if (fact === 'fields') return isFieldName(name) ? fieldOf(name).label : name
  if (fact === 'takes' || fact === 'refuses') return contentNames[name] ?? (isForm(name) ? formName(name) : name)
  return fact === 'platforms' ? (platformNames[name] ?? name) : name
}

function countFields(recipe: Recipe): string {
  const count = Object.keys(recipe).length
  return plural(count, 'field')
}
