import type { FieldName } from './fields.ts'
import { foldWords } from './fold-words.ts'
import { sameChoice } from './words/option-words.ts'

const folded = (field: FieldName): string[][] =>
  (sameChoice[field === 'categories' || field === 'tags' ? 'category' : field] ?? []).map((words) => words.map(foldWords))

/** The text of the option that says the same as a value: exactly, or by a known synonym. Null if none does. A list yields its first match. */
export function matchOption(field: FieldName, value: string, options: readonly string[]): string | null {
  const parts = [value, ...value.split(/\s*[,，、]\s*/)]
  for (const part of parts) {
    const exact = options.find((option) => foldWords(option) === foldWords(part) && part !== '')
    if (exact !== undefined) return exact
  }
  const groups = folded(field)
  for (const part of parts.map(foldWords)) {
    const words = groups.find((group) => group.includes(part))
    const known =
      words &&
      options.find((option) => words.includes(foldWords(option)) || words.includes(foldWords(option.replace(/\s*[(（–—:].*$/, ''))))
    if (known !== undefined) return known
  }
  return null
}
