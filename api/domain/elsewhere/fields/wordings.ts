import { fieldOf, usualLengths, type FieldName } from '../../../../shared/fill/fields.ts'
import { sentencesOf } from '../../../../shared/listing/shorten.ts'
import type { DirectoryEntry } from '../../directories/records.ts'
import type { Launch } from '../../launch/launch.ts'
import { withoutMarkdown } from '../../listing/markdown.ts'
import { fitText } from './fit-text.ts'

export const wordedFields = ['tagline', 'shortDescription', 'description'] as const satisfies readonly FieldName[]
export type WordedField = (typeof wordedFields)[number]
export const isWorded = (field: string): field is WordedField => (wordedFields as readonly string[]).includes(field)

/** How long a field’s text may be at a directory: its limit, or else the longest that is usual. */
export const maxLengthOf = ({ facts }: Pick<DirectoryEntry, 'facts'>, field: WordedField): number =>
  facts.limits?.value[field] ?? fieldOf(field).lengths?.at(-1) ?? usualLengths[1]

/** A wording that the maker can choose. `how` says what is different about it. */
export type Wording = { text: string; how: string }

/** Says whom something is for, in the languages that listings are mostly written in. */
const forWhom = /(?<![\p{L}\p{N}])(?:for|für|pour|para|per|voor|dla|для)\s+(?!free|now|example|instance|each|every)[\p{L}\p{N}]/iu

type Words = Pick<Launch, 'tagline' | 'description'>

/** Other wordings of a field, within its limit: only sentences of the listing, in another order. None repeats another or `current`. */
export function ruleWordings(launch: Words, field: WordedField, { limit, current }: { limit: number; current: string }): Wording[] {
  const seen = new Set([squeezed(current)])
  return candidates(launch, field, limit).filter(({ text }) => text !== '' && seen.size < seen.add(squeezed(text)).size)
}

const squeezed = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.…。]$/u, '')
    .trim()

function candidates({ tagline, description }: Words, field: WordedField, limit: number): Wording[] {
  const plain = withoutMarkdown(description)
  const sentences = sentencesOf(plain)
  const audience = sentences.find((sentence) => forWhom.test(sentence))
  if (field === 'tagline') {
    const whole = (text: string | undefined, how: string): Wording[] => {
      const line = (text ?? '').replaceAll(/\s+/gu, ' ').replace(/(?<=[^.])\.$/u, '')
      return line.length <= limit ? [{ text: line, how }] : []
    }
    return [
      ...whole(tagline, 'The listing’s tagline'),
      ...whole(sentences[0], 'The description’s first sentence'),
      ...whole(audience, 'Whom it’s for'),
    ]
  }
  const others = sentences.filter((sentence) => sentence !== audience)
  const opening = /[.!?…。！？]$/u.test(tagline) ? tagline : `${tagline}.`
  const fitted = (parts: readonly string[], how: string): Wording => ({ text: fitText(joined(parts), limit).value, how })
  return [
    fitted([plain], 'The listing’s description'),
    fitted([opening, ...sentences], 'Tagline first'),
    ...(audience === undefined || audience === sentences[0] ? [] : [fitted([audience, ...others], 'Whom it’s for first')]),
  ]
}

/** Sentences that end with a full-width mark take no space. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => (text === '' || /[。！？]$/u.test(text) ? text + part : `${text} ${part}`), '')
