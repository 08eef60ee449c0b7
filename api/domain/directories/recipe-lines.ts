import { fieldNames, isFieldName } from '../../../shared/fill/fields.ts'
import { foldWords } from '../../../shared/fill/texts/fold-words.ts'
import { recipeLimits } from '../../../shared/schemas/directory-facts.ts'

/** Names and labels of the controls of a directory’s form, by the field that they take. */
export type Recipe = Record<string, string[]>

/** A recipe as people edit it: one field a line. `readRecipeLines` reads it back. */
export const writeRecipeLines = (recipe: Recipe): string =>
  Object.entries(recipe)
    .map(([field, names]) => `${field}: ${names.join(', ')}`)
    .join('\n')

/** The recipe that somebody typed, or what’s wrong with it. Nothing is left out: a line that can’t be used refuses all. */
export function readRecipeLines(text: string): { recipe: Recipe } | { error: string } {
  const recipe: Recipe = {}
  const taken = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [field, names] = parseLine(line)
    const error = lineError(field, names) ?? (Object.hasOwn(recipe, field) ? repeated(field) : null) ?? takenError(field, names, taken)
    if (error !== null) return { error }
    recipe[field] = names
  }
  return Object.keys(recipe).length === 0 ? { error: wantedRecipe } : { recipe }
}

export const wantedRecipe = 'Enter a field and the names or labels of its box on each line, such as tagline: Tagline, product[tagline].'
const repeated = (field: string) => `“${field}” has two lines. Enter all its names on one line, separated by commas.`

function parseLine(line: string): [field: string, names: string[]] {
  const [field = '', ...rest] = line.split(':')
  const names = rest.join(':').split(',')
  return [field.trim(), names.map((name) => name.trim()).filter((name) => name !== '')]
}

function lineError(field: string, names: readonly string[]): string | null {
  if (!isFieldName(field)) return `“${short(field)}” isn’t a field. Start the line with one of these: ${fieldNames.join(', ')}.`
  if (names.length === 0) return `“${field}” has no names. Enter the names or labels of its box, such as ${field}: product[${field}].`
  if (names.length > recipeLimits.names) return `“${field}” has ${names.length} names; the limit is ${recipeLimits.names}.`
  const long = names.find((name) => name.length > recipeLimits.characters)
  if (long !== undefined) return `“${short(long)}” has ${long.length} characters; the limit is ${recipeLimits.characters}.`
  const empty = names.find((name) => foldWords(name) === '')
  return empty === undefined ? null : `“${short(empty)}” has no letters or digits. Enter a name or label of the box.`
}

/** Boxes are found by their words, whatever their case and punctuation: each name may stand for one field only. */
function takenError(field: string, names: readonly string[], taken: Map<string, string>): string | null {
  for (const name of names) {
    const other = taken.get(foldWords(name))
    if (other !== undefined) return `“${name}” is already listed for ${other}. Use each name once.`
    taken.set(foldWords(name), field)
  }
  return null
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
