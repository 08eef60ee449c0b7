import type { CheerioAPI } from 'cheerio/slim'
import { isTag, type Element, type ParentNode } from 'domhandler'

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
