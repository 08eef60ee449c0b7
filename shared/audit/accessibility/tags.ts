import { escapeMarkup } from '../../escape-markup.ts'
import type { FaultyElement } from '../../rendered/accessibility.ts'

/** The snippet, in HTML or CSS, that fixes a violation on one element. */
export type Cure = (element: FaultyElement) => string

/** Stands in for words that a person must supply. */
const blank = '…'

const attributeIn = (name: string) => new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, 'i')

const without = (tag: string, names: readonly string[]): string => names.reduce((text, name) => text.replace(attributeIn(name), ''), tag)

/** An opening tag with an attribute set. A tag that was cut for its length stays cut: the attribute comes right after its name. */
export const setAttribute = (tag: string, name: string, value: string): string =>
  without(tag, [name]).replace(/^<[\w:-]+/, (start) => `${start} ${name}="${escapeMarkup(value)}"`)

/** The tag and where it is, for violations that no snippet can fix. */
export const asIs: Cure = ({ place }) => `${place.html}\n  at ${place.path}`
export const sets =
  (name: string, value: string): Cure =>
  ({ place }) =>
    setAttribute(place.html, name, value)
/** Names the element with an attribute, using its likely name. */
export const names =
  (attribute: string): Cure =>
  ({ place, hint }) =>
    setAttribute(place.html, attribute, hint ?? blank)
export const removes =
  (...attributes: string[]): Cure =>
  ({ place }) =>
    without(place.html, attributes)
/** Removes the ARIA attributes that axe-core named. */
export const removesNamed: Cure = ({ place, attributes }) => without(place.html, attributes)
export const setsNamed: Cure = ({ place, attributes }) =>
  attributes.filter((name) => name !== 'role').reduce((tag, name) => setAttribute(tag, name, blank), place.html)
export const styles =
  (declarations: string): Cure =>
  ({ place }) =>
    `${place.path} { ${declarations} }`

/** A visible label around a field, or a name for one whose closing tag isn’t known. */
export const labels: Cure = ({ place, hint }) =>
  /^<input\b/i.test(place.html)
    ? `<label>${escapeMarkup(hint ?? blank)} ${place.html}</label>`
    : setAttribute(place.html, 'aria-label', hint ?? blank)

/** The tags of what causes the violation, or of the element itself. */
export const causes =
  (cure: Cure): Cure =>
  (element) =>
    (element.causes.length === 0 ? [element.place] : element.causes).map((place) => cure({ ...element, place })).join('\n')
