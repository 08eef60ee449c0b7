import { isGenericName } from '../../listing/name/generic-names.ts'
import { limits } from '../../vocabulary.ts'
import { hypeIn, withoutHype } from './hype.ts'
import { segments, clean, foldLatin, widthOf } from './text.ts'
import { wholePart } from './whole-part.ts'

/** Shorter lines could stand on any site. Widths, as widthOf counts. */
const leastWidth = { tagline: 12, description: 50 }

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ')
const present = (faults: (string | false)[]) => faults.filter((fault) => fault !== false)
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

export function nameFaults(name: string): string[] {
  return present([
    lengthOf(name) > limits.listing.name && `it has ${lengthOf(name)} characters of at most ${limits.listing.name}`,
    isGenericName(name) && 'it names no product',
    segments(name).length > 1 && 'it carries a tagline',
  ])
}

export function taglineFaults(tagline: string, name: string): string[] {
  const hype = hypeIn(tagline)
  return present([
    lengthOf(tagline) > limits.listing.tagline && `it has ${lengthOf(tagline)} characters of at most ${limits.listing.tagline}`,
    widthOf(tagline) < leastWidth.tagline && 'it is too short to say what the product does',
    hype.length > 0 && `${quoted(hype)} ${hype.length === 1 ? 'says' : 'say'} nothing of the product`,
    name !== '' && nameAtEdge(name).test(tagline) && 'it repeats the name, which stands beside it',
    isGenericName(tagline) && 'it could stand on any site',
  ])
}

/** The tagline, its faults taken out as far as that can be done without new words. Empty where no whole phrase is left. */
export const mendTagline = (tagline: string, name: string): string =>
  wholePart(withoutHype(withoutName(clean(tagline), name)), limits.listing.tagline)

/** The first of the phrases that stands as a tagline once mended; empty where none does. */
export function taglineAmong(phrases: readonly string[], name: string): string {
  return phrases.map((phrase) => mendTagline(phrase, name)).find((phrase) => taglineFaults(phrase, name).length === 0) ?? ''
}

export function descriptionFaults(description: string, tagline: string): string[] {
  const hype = hypeIn(description)
  return present([
    lengthOf(description) > limits.listing.description &&
      `it has ${lengthOf(description)} characters of at most ${limits.listing.description}`,
    widthOf(description) < leastWidth.description && 'it is too short to tell what the product does and for whom',
    hype.length > 0 && `${quoted(hype)} ${hype.length === 1 ? 'says' : 'say'} nothing of the product`,
    foldLatin(description) === foldLatin(tagline) && 'it repeats the tagline',
  ])
}

export const mendDescription = (description: string): string => wholePart(withoutHype(clean(description)), limits.listing.description)
