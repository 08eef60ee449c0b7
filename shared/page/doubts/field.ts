import { Element } from 'domhandler'
import { around, closest, cleanText, readTag } from '../elements.ts'
import { innerText } from '../read-blocks.ts'
import { purposeOf, type FieldPurpose } from './field-purpose.ts'

export const controls = new Set(['input', 'select', 'textarea'])
const unasked = /^(?:hidden|submit|button|image|reset)$/
/** Types of fields that people write into. */
export const written = /^(?:text|email|tel|url|search|password|number|textarea)$/

export type Field = {
  element: Element
  attribs: Element['attribs']
  type: string
  label: string
  lang: string
  purpose: FieldPurpose | null
}

/** The tag with some attributes changed, or removed (null). */
export const changed = (element: Element, attribs: Record<string, string | null>): string =>
  readTag(
    new Element(
      element.name,
      Object.fromEntries(
        Object.entries({ ...element.attribs, ...attribs }).filter((entry): entry is [string, string] => entry[1] !== null),
      ),
    ),
  )

/** The language that an element is in, without its region; empty if that isn’t known. */
const languageOf = (element: Element): string =>
  around(element)
    .find(({ attribs }) => attribs['lang'] !== undefined)
    ?.attribs['lang']?.trim()
    .toLowerCase()
    .split('-')[0] ?? ''

/** A field that people are asked to fill in; null for any other. */
export function toField(element: Element, labelled: ReadonlyMap<string, Element>): Field | null {
  const { name, attribs } = element
  const type = name === 'input' ? (attribs['type'] ?? 'text').trim().toLowerCase() : name
  if (unasked.test(type) || attribs['disabled'] !== undefined || attribs['readonly'] !== undefined) return null
  const own = labelled.get(attribs['id'] ?? '') ?? closest(element, 'label')
  const words = [
    own === undefined ? '' : innerText(own, 200),
    attribs['aria-label'],
    attribs['placeholder'],
    attribs['name'],
    attribs['id'],
  ]
  const label =
    cleanText(
      words.find((word) => word?.trim()),
      40,
    ).replace(/\s*[*:]+$/, '') || 'Field'
  const known = [words[0], attribs['aria-label'], attribs['name'], attribs['placeholder']?.includes('@') ? '' : attribs['placeholder']]
  const lang = languageOf(element)
  const purpose = purposeOf(
    type,
    (attribs['autocomplete'] ?? '').toLowerCase(),
    known.map((word) => cleanText(word, 60).toLowerCase()),
    lang,
  )
  return { element, attribs, type, label, lang, purpose }
}
