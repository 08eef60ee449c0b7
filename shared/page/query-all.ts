import type { CheerioAPI } from 'cheerio/slim'
import { isTag, type Element, type ParentNode } from 'domhandler'

/** The page’s elements that match a selector, in document order, at most `max`. */
export function queryAll($: CheerioAPI, selector: string, max = Infinity): Element[] {
  const parts = partsOf(selector)
  const root = $.root()[0]
  if (parts === null || root === undefined) return $<Element, string>(selector).get().slice(0, max)
  const found: Element[] = []
  for (const element of candidates(indexOf(root), parts)) {
    if (found.length >= max) break
    if (parts.some((part) => matches(part, element))) found.push(element)
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
type Part = { tag: string | null; tests: Test[] }
const simple = /^(?<tag>[a-z][a-z\d]*|\*)?(?<tests>(?:\[[a-z-]+(?:~?="[^"\]]*"(?: i)?)?\])*)$/
const parsed = new Map<string, Part[] | null>()

/** A list of tags with attributes; null for any other selector. */
function partsOf(selector: string): Part[] | null {
  const known = parsed.get(selector)
  if (known !== undefined) return known
  const parts = selector.split(/,\s*/).map((text): Part | null => {
    const { tag = '*', tests = '' } = simple.exec(text)?.groups ?? {}
    if (!simple.test(text) || text === '') return null
    return {
      tag: tag === '*' ? null : tag,
      tests: [...tests.matchAll(/\[([a-z-]+)(?:(~?)="([^"]*)"( i)?)?\]/g)].map(([, name = '', word, value, loose]) => ({
        name,
        value: value === undefined ? null : loose ? value.toLowerCase() : value,
        isWord: word === '~',
        isLoose: loose !== undefined,
      })),
    }
  })
  const all = parts.includes(null) ? null : parts.filter((part) => part !== null)
  parsed.set(selector, all)
  return all
}

/** Those of one tag, or else all: most pages ask for one. */
function candidates({ all, byName }: Index, parts: Part[]): Element[] {
  const [first] = parts
  return parts.length === 1 && first?.tag ? (byName.get(first.tag) ?? []) : all
}

const matches = ({ tag, tests }: Part, { name, attribs }: Element): boolean =>
  (tag === null || tag === name) &&
  tests.every((test) => {
    const raw = attribs[test.name]
    if (raw === undefined || test.value === null) return raw !== undefined
    const value = test.isLoose ? raw.toLowerCase() : raw
    return test.isWord ? value.split(/\s+/).includes(test.value) : value === test.value
  })
