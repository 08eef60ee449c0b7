import { listingFields } from '../../fields/listing-fields.ts'
import { isGenericName } from '../../listing/name/generic-names.ts'
import { hypeIn, withoutHype } from './hype.ts'
import { segments, clean, foldLatin, widthOf } from './text.ts'
import { wholePart } from './whole-part.ts'
import { pluralForm } from '../../plural.ts'

/** Shorter texts are too generic. Widths as of widthOf. */
const minWidth = { tagline: 12, description: 50 }

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ')
const present = (errors: (string | false)[]) => errors.filter((error) => error !== false)
const lengthOf = (text: string) => Array.from(text).length

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const letter = String.raw`[\p{L}\p{N}]`

/** "Acme: tide tables", "Acme is ..." and "... | Acme", for the name Acme. */
const nameAtEdge = (name: string) =>
  new RegExp(
    `^${escapePattern(name)}(?!${letter})[\\s:–—|,-]*(?:is\\s|ist\\s|est\\s|es\\s|è\\s|é\\s|—\\s|は、?|是)?|[\\s:–—|,-]+(?:by\\s+)?${escapePattern(name)}$`,
    'iu',
  )

/** The line without the name at its beginning or end. */
export function withoutName(tagline: string, name: string): string {
  if (name === '') return tagline
  const rest = clean(tagline.replace(nameAtEdge(name), ''))
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export const nameErrors = (name: string): string[] =>
  present([
    lengthOf(name) > listingFields.name.advised && `${lengthOf(name)} characters (limit ${listingFields.name.advised})`,
    isGenericName(name) && 'no product name',
    segments(name).length > 1 && 'includes a tagline',
  ])

export function taglineErrors(tagline: string, name: string): string[] {
  const hype = hypeIn(tagline)
  return present([
    lengthOf(tagline) > listingFields.tagline.advised && `${lengthOf(tagline)} characters (limit ${listingFields.tagline.advised})`,
    widthOf(tagline) < minWidth.tagline && 'too short to say what the product does',
    hype.length > 0 && `${quoted(hype)} ${pluralForm(hype.length, 'is', 'are')} hype`,
    name !== '' && nameAtEdge(name).test(tagline) && 'repeats the name, which is shown next to it',
    isGenericName(tagline) && 'too generic',
  ])
}

/** The tagline without its errors, as far as possible without new words. Empty if no whole phrase is left. */
export const tidyTagline = (tagline: string, name: string): string =>
  wholePart(withoutHype(withoutName(clean(tagline), name)), listingFields.tagline.advised)

/** The first phrase that works as a tagline once tidied; empty if none does. */
export const taglineAmong = (phrases: readonly string[], name: string): string =>
  phrases.map((phrase) => tidyTagline(phrase, name)).find((phrase) => taglineErrors(phrase, name).length === 0) ?? ''

export function descriptionErrors(description: string, tagline: string): string[] {
  const hype = hypeIn(description)
  return present([
    lengthOf(description) > listingFields.description.advised &&
      `${lengthOf(description)} characters (limit ${listingFields.description.advised})`,
    widthOf(description) < minWidth.description && 'too short to say what the product does and who it’s for',
    hype.length > 0 && `${quoted(hype)} ${pluralForm(hype.length, 'is', 'are')} hype`,
    foldLatin(description) === foldLatin(tagline) && 'repeats the tagline',
  ])
}

export const tidyDescription = (description: string): string =>
  wholePart(withoutHype(clean(description)), listingFields.description.advised)
