import type { Place } from './rendered.ts'

/** Long enough for images with many sources. */
const maxTagLength = 2000

/** Where an element is: a CSS path as short as a person would write, and its opening tag. */
export const placeOf = (element: Element): Place => ({ path: pathOf(element), html: openingTag(element) })

function openingTag(element: Element): string {
  const whole = (element.cloneNode(false) as Element).outerHTML
  const end = whole.indexOf('>', lastQuote(whole))
  const tag = end === -1 ? whole : whole.slice(0, end + 1)
  return tag.length <= maxTagLength ? tag : `${tag.slice(0, maxTagLength)}…`
}

/** Attribute values may hold “>”: the tag ends after the last of them. */
function lastQuote(tag: string): number {
  const close = tag.lastIndexOf('</')
  return Math.max(0, tag.lastIndexOf('"', close === -1 ? undefined : close))
}

function pathOf(element: Element): string {
  const parts: string[] = []
  for (let at: Element | null = element; at !== null && parts.length < 4; at = at.parentElement) {
    const name = at.localName
    if (name === 'html' || (name === 'body' && parts.length > 0)) break
    if (/^[A-Za-z][\w-]*$/.test(at.id)) {
      parts.unshift(`#${at.id}`)
      break
    }
    parts.unshift(name + classOf(at) + positionOf(at))
  }
  return parts.join(' > ')
}

/** The first class that a person wrote; generated ones say nothing. */
function classOf({ classList }: Element): string {
  const found = [...classList].find((name) => /^[a-z][a-z-]{2,30}$/i.test(name))
  return found === undefined ? '' : `.${found}`
}

/** The elements in one, also if it’s a form with a field named “children”, which hides them. */
export const childrenOf = (element: Element | null): Element[] =>
  element === null ? [] : [...Reflect.get(Element.prototype, 'children', element)]

function positionOf(element: Element): string {
  const alike = childrenOf(element.parentElement).filter(({ localName }) => localName === element.localName)
  return alike.length < 2 ? '' : `:nth-of-type(${alike.indexOf(element) + 1})`
}
