import { fieldOf, isFieldName, type FieldKind, type FieldName } from '../../../../shared/fill/fields.ts'
import type { Issue } from '../../../../shared/schemas/error-body.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { fieldError, lengthErrors } from '../../failure.ts'
import { isDay } from '../../launch/launch.ts'
import { webAddress } from '../../listing/listing-address.ts'
import { plainLine, plainText } from '../../plain-text.ts'
import type { ElsewherePlan } from '../records.ts'
import { countWords } from '../../../../shared/plural.ts'

/** The longest answer or wording of each kind. */
const maxLengths: Record<FieldKind, number> = {
  text: 200,
  'long text': 5000,
  URL: limits.urlLength,
  email: 254,
  choice: 100,
  picture: limits.urlLength,
  date: 10,
  list: 500,
}

/** All own wordings of a launch together: as much as a hundred long descriptions. */
const maxWordingsLength = 250_000

/** Cleans answers to what directories ask for; an empty one says that there is none. Anything else than fields is left out. */
export function readAnswers(input: Record<string, string>): { answers: Record<string, string>; errors: Issue[] } {
  const answers: Record<string, string> = {}
  const errors: Issue[] = []
  for (const [field, given] of Object.entries(input)) {
    if (!isFieldName(field)) continue
    const { kind } = fieldOf(field)
    const text = plainOf(kind, given)
    const answer = kind === 'URL' && text !== '' ? (webAddress(text, { assumeHttps: true }) ?? text) : text
    errors.push(...lengthErrors(field, answer, maxLengths[kind]), ...formErrors(field, kind, answer))
    answers[field] = answer
  }
  return { answers, errors }
}

const plainOf = (kind: FieldKind, text: string): string => (kind === 'long text' ? plainText(text) : plainLine(text))

function formErrors(field: string, kind: FieldKind, text: string): Issue[] {
  if (text === '') return []
  if (kind === 'URL' && webAddress(text) === null) return [fieldError(field, 'Enter a URL like https://example.com.', 'url')]
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text))
    return [fieldError(field, 'Enter an email like name@example.com.', 'email')]
  if (kind === 'date' && !isDay(text)) return [fieldError(field, 'Enter a date like 2026-11-30.', 'date')]
  return []
}

type Wording = { directory: string; field: FieldName; text: string; limit: number | null }

/** The wordings with one changed; an empty text removes it. Faults are about `wording`. */
export function withWording(
  wordings: ElsewherePlan['wordings'],
  { directory, field, text: given, limit }: Wording,
): { wordings: ElsewherePlan['wordings']; errors: Issue[] } {
  const { kind } = fieldOf(field)
  const text = plainOf(kind, given)
  const { [field]: _before, ...others } = wordings[directory] ?? {}
  const changed = { ...wordings, [directory]: text === '' ? others : { ...others, [field]: text } }
  if (Object.keys(changed[directory] ?? {}).length === 0) delete changed[directory]
  const max = limit ?? maxLengths[kind]
  if (text.length > max)
    return {
      wordings: changed,
      errors: [fieldError('wording', `${countWords(text.length)} characters; the limit is ${countWords(max)}.`, 'maxLength')],
    }
  if (JSON.stringify(changed).length > maxWordingsLength)
    return { wordings: changed, errors: [fieldError('wording', 'You have too many wordings of your own. Remove some first.', 'too_many')] }
  return { wordings: changed, errors: [] }
}
