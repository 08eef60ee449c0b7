import type { CheerioAPI } from 'cheerio/slim'
import { isTag, Element, type ParentNode } from 'domhandler'
import { hidesLinks } from './visibility.ts'
import { escapeMarkup } from '../escape-markup.ts'

/** Collapses white space, drops invisible characters (zero-width, soft hyphen, direction marks) and bounds the length. */
export function cleanText(text: string | null | undefined, max: number): string {
  if (!text) return ''
  return text
    .slice(0, max * 4)
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
}

/** As cleanText, but null if empty. */
export const textOrNull = (text: string | null | undefined, max: number): string | null => cleanText(text, max) || null

const maxUrl = 2_048

/** The absolute http(s) URL of a reference; null if it is empty, a fragment, a script or too long. */
export function resolveUrl(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  if (!trimmed || trimmed.length > maxUrl || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** As resolveUrl; an inline image (data:) stays as it is. */
export function resolveImage(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  return trimmed && /^data:/i.test(trimmed) ? trimmed : resolveUrl(trimmed, base)
}

/** The page’s elements that match a selector, in document order, at most `max`. */
export function queryAll($: CheerioAPI, selector: string, max = Infinity): Element[] {
  const byTag = partsOf(selector)
  const root = $.root()[0]
  if (byTag === null || root === undefined) return $<Element, string>(selector).get().slice(0, max)
  const ofAny = byTag.get('*')
  const found: Element[] = []
  for (const element of candidates(indexOf(root), byTag)) {
    if (found.length >= max) break
    if (matches(byTag.get(element.name), element) || matches(ofAny, element)) found.push(element)
  }
  return found
}

type Index = { all: Element[]; byName: Map<string, Element[]> }
/** One walk for all questions: a page is asked some forty times, and hostile ones have a hundred thousand elements. */
const indexes = new WeakMap<ParentNode, Index>()

function indexOf(root: ParentNode): Index {
  const known = indexes.get(root)
  if (known !== undefined) return known
  const all: Element[] = []
  const waiting: ParentNode[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isTag(node)) all.push(node)
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at]
      if (child !== undefined && isTag(child)) waiting.push(child)
    }
  }
  const index = { all, byName: Map.groupBy(all, ({ name }) => name) }
  indexes.set(root, index)
  return index
}

type Test = { name: string; value: string | null; isWord: boolean; isLoose: boolean }
/** What elements of each tag must have, `*` for any: all tests of one of its lists. */
type Parts = Map<string, Test[][]>
const simple = /^(?<tag>[a-z][a-z\d]*|\*)?(?<tests>(?:\[[a-z-]+(?:~?="[^"\]]*"(?: i)?)?\])*)$/
const parsed = new Map<string, Parts | null>()

/** A list of tags with attributes; null for any other selector. */
function partsOf(selector: string): Parts | null {
  const known = parsed.get(selector)
  if (known !== undefined) return known
  const texts = selector.split(/,\s*/)
  const byTag: Parts = new Map()
  for (const text of texts) {
    const { tag = '*', tests = '' } = simple.exec(text)?.groups ?? {}
    const list = [...tests.matchAll(/\[([a-z-]+)(?:(~?)="([^"]*)"( i)?)?\]/g)].map(([, name = '', word, value, loose]) => ({
      name,
      value: value === undefined ? null : loose ? value.toLowerCase() : value,
      isWord: word === '~',
      isLoose: loose !== undefined,
    }))
    byTag.set(tag, [...(byTag.get(tag) ?? []), list])
  }
  const all = texts.every((text) => text !== '' && simple.test(text)) ? byTag : null
  parsed.set(selector, all)
  return all
}

/** Those of one tag, or else all: most pages ask for one. */
function candidates({ all, byName }: Index, byTag: Parts): Element[] {
  const [tag = '*'] = byTag.keys()
  return byTag.size === 1 && tag !== '*' ? (byName.get(tag) ?? []) : all
}

const matches = (lists: Test[][] | undefined, { attribs }: Element): boolean =>
  lists !== undefined && lists.some((tests) => tests.every((test) => passes(test, attribs[test.name])))

function passes(test: Test, raw: string | undefined): boolean {
  if (raw === undefined || test.value === null) return raw !== undefined
  const value = test.isLoose ? raw.toLowerCase() : raw
  return test.isWord ? value.split(/\s+/).includes(test.value) : value === test.value
}

/** The element and those around it, innermost first. */
export function around(element: Element): Element[] {
  const found: Element[] = []
  for (let node: ParentNode | null = element; node !== null; node = node.parent) if (node instanceof Element) found.push(node)
  return found
}

export const closest = (element: Element, name: string): Element | undefined => around(element).find((node) => node.name === name)

/** Whether neither the element’s own markup nor that around it hides it. Hiding the whole page until scripts run doesn’t count. */
export const isShown = (element: Element): boolean =>
  !around(element).some((node) => node.name !== 'html' && node.name !== 'body' && hidesLinks(node))

/** The first elements inside, with one of these names if there are any, in document order. A query would compare all children of the element with each other. */
export function elementsIn(root: Element, names: ReadonlySet<string> | null, max: number): Element[] {
  const found: Element[] = []
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (found.length >= max) return
      if (!(child instanceof Element)) continue
      if (names?.has(child.name) ?? true) found.push(child)
      visit(child)
    }
  }
  visit(root)
  return found.slice(0, max)
}

const caps = { attributes: 12, value: 200 }

/** The opening tag of an element, as its author may have written it. Long values are cut. */
export function readTag({ name, attribs }: Element): string {
  const written = Object.entries(attribs)
    .slice(0, caps.attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeMarkup(cut(value))}"`))
  return `<${[name, ...written].join(' ')}>`
}

const cut = (value: string) => (value.length > caps.value ? `${value.slice(0, caps.value)}…` : value)
