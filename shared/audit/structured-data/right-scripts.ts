import { typesOf } from '../../listing/json-ld.ts'
import type { JsonLdNode, Page } from '../../page/page.ts'
import { isOneOff } from '../words/one-off.ts'
import { addressError } from './addresses.ts'
import { aggregateError } from './ratings.ts'
import { misspelledType } from './schema-types.ts'
import { availabilityError, currencyError, dateError, priceError, type ValueError } from './values.ts'
import terms from './schema-terms.json' with { type: 'json' }

/** A value that search engines can’t use. `where` is its place, such as `offers.price`; `isGuessed` means that the fix is a guess. */
export type DataError = { kind: 'type' | 'price' | 'rating' | 'date' | 'address'; where: string; problem: string; isGuessed?: true }
type Judged = { value: unknown; errors: DataError[] }

const dates = new Set(terms.dates)
const prices = new Set(['price', 'lowPrice', 'highPrice'])
const offer = /^(?:Aggregate)?Offer$/
const maxDepth = 12

export const isNode = (value: unknown): value is JsonLdNode => typeof value === 'object' && value !== null && !Array.isArray(value)
const shown = (value: unknown) => `“${String(value).replaceAll(/\s+/g, ' ').slice(0, 60)}”`

function errorOf(page: Page, key: string, value: unknown, isOuter: boolean): { kind: DataError['kind']; error: ValueError } | null {
  const judged: [DataError['kind'], ValueError | null][] = [
    ['price', prices.has(key) ? priceError(value) : null],
    ['price', key === 'priceCurrency' ? currencyError(value) : null],
    ['price', key === 'availability' ? availabilityError(value) : null],
    ['date', dates.has(key) ? dateError(value) : null],
    ['address', typeof value === 'string' ? addressError(page, key, value, isOuter) : null],
  ]
  const found = judged.find(([, error]) => error !== null)
  return found?.[1] ? { kind: found[0], error: found[1] } : null
}

/** Judges a script’s value and everything nested in it, and copies it with errors fixed; `undefined` is left out. */
function judge(page: Page, value: unknown, key: string, path: string[], currency: string): Judged {
  if (path.length > maxDepth) return { value, errors: [] }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => judge(page, item, key, path, currency))
    const kept = items.flatMap(({ value }) => (value === undefined ? [] : [value]))
    return { value: kept.length === 0 && value.length > 0 ? undefined : kept, errors: items.flatMap(({ errors }) => errors) }
  }
  if (isNode(value)) return judgeNode(page, value, key, path, currency)
  const found = errorOf(page, key, value, path.length <= 1)
  if (found === null) return { value, errors: [] }
  const { kind, error } = found
  return { value: error.right, errors: [{ kind, where: path.join('.'), problem: `${shown(value)} ${error.because}` }] }
}

function judgeNode(page: Page, node: JsonLdNode, key: string, path: string[], currency: string): Judged {
  const errors: DataError[] = []
  let from: JsonLdNode = node
  if (typesOf(node).includes('AggregateRating') || key === 'aggregateRating') {
    const error = aggregateError(node)
    if (error !== null) {
      errors.push({ kind: 'rating', where: path.join('.') || 'AggregateRating', problem: error.problem })
      if (error.right === null) return { value: undefined, errors }
      from = error.right
    }
  }
  const right: JsonLdNode = {}
  let signed: string | undefined
  for (const [name, value] of Object.entries(from)) {
    if (name === '@context' || name === '__proto__') {
      if (name === '@context') right[name] = value
      continue
    }
    if (name === '@type') {
      right[name] = rightTypes(value, path, errors)
      continue
    }
    // The page is about each node of a graph, just as it is about a script’s only node.
    const inside = judge(page, value, name, name === '@graph' ? path : [...path, name], currency)
    errors.push(...inside.errors)
    if (inside.value !== undefined) right[name] = inside.value
    if (prices.has(name)) signed ??= priceError(value)?.currency
  }
  const paid = [...prices].find((name) => Number(right[name]) > 0)
  const isOffer = key === 'offers' || typesOf(node).some((type) => offer.test(type))
  if (isOffer && paid !== undefined && right['priceCurrency'] === undefined) {
    if (node['priceCurrency'] === undefined) {
      const where = [...path, 'priceCurrency'].join('.')
      errors.push({ kind: 'price', where, problem: 'is missing', ...(signed === undefined && { isGuessed: true }) })
    }
    right['priceCurrency'] = signed ?? currency
  }
  return { value: right, errors }
}

function rightTypes(value: unknown, path: string[], errors: DataError[]): unknown {
  const one = (type: unknown): unknown => {
    if (typeof type !== 'string') return type
    const [, prefix = '', name = ''] = /^(https?:\/\/schema\.org\/|schema:)?(.*)$/s.exec(type) ?? []
    const right = misspelledType(name)
    if (right === null) return type
    errors.push({
      kind: 'type',
      where: [...path, '@type'].join('.'),
      problem: `${shown(type)} isn’t a schema.org type, but ${right} is`,
    })
    return `${prefix}${right}`
  }
  return Array.isArray(value) ? value.map(one) : one(value)
}

const saysSchema = (node: JsonLdNode) => node['@context'] === undefined || JSON.stringify(node['@context']).includes('schema.org')

/** A context whose host is schema.org’s with a wrong letter or ending: search engines read nothing then. */
function nearContext(context: unknown): string | null {
  const host =
    typeof context === 'string'
      ? (URL.parse(/^https?:/i.test(context) ? context : `https://${context}`)?.hostname.replace(/^www\./, '') ?? '')
      : ''
  const isNear = isOneOff(host, 'schema.org') || /^schemas?\.(?:com|net|io|dev)$|^schemas\.org$/.test(host)
  return isNear ? String(context) : null
}

/** One script with its errors fixed, and the errors; other vocabularies aren’t judged. `currency` is for prices without one. */
export function judgeScript(page: Page, script: unknown, currency: string): Judged {
  const all = (Array.isArray(script) ? script : [script]).map((root: unknown): Judged => {
    if (!isNode(root)) return { value: root, errors: [] }
    const near = nearContext(root['@context'])
    if (near !== null) {
      const judged = judgeNode(page, { ...root, '@context': 'https://schema.org' }, '', [], currency)
      const error: DataError = { kind: 'type', where: '@context', problem: `${shown(near)} isn’t https://schema.org` }
      return { value: judged.value, errors: [error, ...judged.errors] }
    }
    if (!saysSchema(root)) return { value: root, errors: [] }
    const judged = judgeNode(page, root, '', [], currency)
    if (root['@context'] !== undefined || !isNode(judged.value) || (root['@type'] ?? root['@graph']) === undefined) return judged
    const error: DataError = { kind: 'type', where: '@context', problem: 'is missing' }
    return { value: { '@context': 'https://schema.org', ...judged.value }, errors: [error, ...judged.errors] }
  })
  const values = all.flatMap(({ value }) => (value === undefined ? [] : [value]))
  return { value: Array.isArray(script) ? values : values[0], errors: all.flatMap(({ errors }) => errors) }
}

/** The page’s JSON-LD with its errors fixed and nothing else changed; null if there is none, or too much to show. */
export function rightScripts(page: Page, currency: string): { scripts: unknown[]; errors: DataError[] } | null {
  const { sources } = page.jsonLd
  if (sources === undefined) return null
  const judged = sources.map((source) => judgeScript(page, JSON.parse(source), currency))
  return {
    scripts: judged.map(({ value }) => value).filter((value) => value !== undefined),
    errors: judged.flatMap(({ errors }) => errors),
  }
}
