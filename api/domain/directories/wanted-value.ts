import type { FactName } from '../../../shared/schemas/directory-facts.ts'
import { platformNames } from '../elsewhere/product.ts'
import { factForms } from './fact-values.ts'
import { readRecipeLines, wantedRecipe } from './recipe-lines.ts'

const names: Partial<Record<FactName, string>> = {
  platforms: `Use these words, separated by commas: ${Object.keys(platformNames).join(', ')}.`,
  languages: 'Enter language codes, separated by commas, such as en, pt-BR.',
  fields: 'Enter names of fields, separated by commas, such as tagline, logo, email.',
}
const categories = 'Enter slugs of the catalog’s categories, separated by commas, such as ai, developer-tools.'

/** What has to be entered for a fact, said to somebody who entered something else. */
export function wantedValue(name: FactName, typed: string): string {
  const { form, unit } = factForms[name]
  if (unit === 'US$') return 'Enter an amount in US$, such as 19 or 9.50, or 0 if it’s free.'
  if (unit === 'minutes') return 'Enter a whole number of minutes from 1 to 600, such as 20.'
  if (unit === 'days') return 'Enter a whole number of days, such as 3.'
  if (form === 'number') return 'Enter a number from 0 to 100, such as 72.'
  if (form === 'yes or no' || form === 'choice') return 'Choose one of the options.'
  if (form === 'names') return names[name] ?? categories
  if (form === 'limits') return 'Enter a field and its longest length on each line, such as tagline: 60.'
  if (form === 'recipe') return recipeError(typed)
  if (form === 'pictures') return 'Enter one picture on each line, such as Logo: 240 × 240, at most 2 MB.'
  return name === 'submitUrl' ? 'Enter a complete URL that starts with http:// or https://.' : 'Enter at most 500 characters.'
}

function recipeError(typed: string): string {
  const read = readRecipeLines(typed)
  return 'error' in read ? read.error : wantedRecipe
}
