import type { ControlTexts } from './control-texts.ts'
import words from '../words/separators.json' with { type: 'json' }

const said = words.said.map(([pattern = '', separator = '']) => ({ pattern: new RegExp(pattern, 'giu'), separator }))
const commas = new RegExp(words.commas, 'iu')

/** The separator that the page asks for between the entries of a list. A comma if it doesn’t say, or lets people choose. */
export function readSeparator(
  { placeholder, hint, labelHint }: Pick<ControlTexts, 'placeholder' | 'hint' | 'labelHint'>,
  label: string,
): string {
  const text = [label, labelHint, hint, placeholder].join(' ')
  const { pattern, separator } = said.find(({ pattern }) => text.search(pattern) >= 0) ?? {}
  if (pattern === undefined || separator === undefined) return ', '
  // “Komma” is part of many words for a semicolon.
  return commas.test(text.replace(pattern, ' ')) ? ', ' : separator
}
