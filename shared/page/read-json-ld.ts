import type { CheerioAPI } from 'cheerio/slim'
import type { JsonLdNode, Page } from './page.ts'
import { queryAll } from './elements.ts'

const caps = {
  scripts: 20,
  scriptChars: 300_000,
  nodes: 60,
  errors: 10,
  values: 4_000,
  array: 60,
  depth: 8,
  chars: 2_000,
  shown: 40_000,
  broken: 20_000,
  nesting: 30,
}

/** Every JSON-LD node: top-level objects, members of arrays and of @graph. Values are pruned to a bounded size. */
export function readJsonLd($: CheerioAPI): Page['jsonLd'] {
  const nodes: JsonLdNode[] = []
  const errors: string[] = []
  const sources: string[] = []
  const broken: string[] = []
  const budget = { values: caps.values }
  const scripts = queryAll($, 'script[type]').filter((script) => /^\s*application\/ld\+json\b/i.test(script.attribs['type'] ?? ''))
  for (const script of scripts.slice(0, caps.scripts)) {
    const source = unwrap($(script).text().slice(0, caps.scriptChars))
    if (source === '') continue
    try {
      collect(prune(JSON.parse(source), budget, 0), nodes, 0)
      if (!isDeep(source)) sources.push(source)
    } catch (error) {
      broken.push(source)
      if (errors.length < caps.errors) errors.push((error instanceof Error ? error.message : 'not JSON').slice(0, 200))
    }
  }
  const isShort = sources.length + errors.length >= scripts.length && sources.join('').length <= caps.shown
  return {
    nodes: nodes.slice(0, caps.nodes),
    errors,
    ...(isShort && sources.length > 0 && { sources }),
    ...(broken.length > 0 && broken.join('').length <= caps.broken && !broken.some(isDeep) && { broken }),
  }
}

/** Whether brackets are nested too deep to copy the value without exhausting the stack. Brackets in strings count too, which only errs on the safe side. */
function isDeep(source: string): boolean {
  let depth = 0
  for (const mark of source.match(/[[\]{}]/g) ?? []) {
    depth += mark === '[' || mark === '{' ? 1 : -1
    if (depth > caps.nesting) return true
  }
  return false
}

/** Template engines wrap scripts in CDATA or comment marks. */
function unwrap(source: string): string {
  const opened = source.trim().replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, '')
  const end = withoutEnd(opened, ['*/']) ?? opened
  const bare = withoutEnd(end, [']]>', '-->'])
  return (bare === null ? opened : (withoutEnd(bare, ['//', '/*']) ?? bare)).trim()
}

/** A text without one of these at its end, and the space before it. Null if it ends otherwise. */
function withoutEnd(text: string, marks: string[]): string | null {
  const mark = marks.find((one) => text.endsWith(one))
  return mark === undefined ? null : text.slice(0, -mark.length).trimEnd()
}

function collect(value: unknown, nodes: JsonLdNode[], depth: number) {
  if (depth > 4 || nodes.length >= caps.nodes || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const item of value) collect(item, nodes, depth + 1)
  else {
    const node = value as JsonLdNode
    if (node['@type'] !== undefined) nodes.push(node)
    collect(node['@graph'], nodes, depth + 1)
  }
}

function prune(value: unknown, budget: { values: number }, depth: number): unknown {
  if (budget.values-- <= 0 || depth > caps.depth) return null
  if (typeof value === 'string') return value.slice(0, caps.chars)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, caps.array).map((item) => prune(item, budget, depth + 1))
  const pruned: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value).slice(0, caps.array)) {
    if (key !== '__proto__') pruned[key.slice(0, 100)] = prune(item, budget, depth + 1)
  }
  return pruned
}
