import { byKind, type Held } from '../../../shared/fields/listing-fields.ts'
import { discountWords } from './discount-words.ts'

const text = (value: string | null) => value ?? ''

/** What a field holds, as people read it; '' if it is empty. */
export const fieldWords = byKind<Held, string>({
  line: text,
  text,
  site: text,
  link: text,
  handle: (value) => (value ? `@${value.replace(/^@/, '')}` : ''),
  choice: (value, { options }) => (value === null ? '' : (options[value] ?? value)),
  choices: (value, { options }) => (value ?? []).map((slug) => options.find((option) => option.slug === slug)?.label ?? slug).join(', '),
  flag: (value, { yes, no }) => (value ? yes : no),
  picture: text,
  pictures: (value) => (value ?? []).join('\n'),
  discount: (value) => (value === null ? '' : discountWords(value)),
})
