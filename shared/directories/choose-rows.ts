import { limits } from '../vocabulary.ts'
import { locale } from '../locale.ts'
import kindNames from './kinds.json' with { type: 'json' }

/** What a row of the directories’ page says, as far as it’s searched, filtered and sorted. Null where nothing is known. */
export type DirectoryRow = {
  /** Everything that is searched, in lower case. */
  text: string
  name: string
  link: string
  effort: string
  cost: number | null
  wait: number | null
  rating: number | null
  badge: boolean | null
  account: boolean | null
  isFree: boolean
  /** What kind of place it is; empty if unknown. */
  kind: string
  /** Readers, from 0. */
  readers: number
  /** Slugs of the categories, and names of the platforms, that it’s for. */
  categories: readonly string[]
  platforms: readonly string[]
  /** YYYY-MM-DD */
  checked: string
}

export const sorts = ['fit', 'rating', 'name', 'price', 'link', 'wait', 'needs', 'effort', 'checked'] as const
export type DirectorySort = (typeof sorts)[number]
export type DirectoryChoice = {
  text: string
  kind: string
  category: string
  platform: string
  price: string
  link: string
  needs: string
  effort: string
  sort: DirectorySort
  /** Against the usual direction of the column. */
  isReversed: boolean
  /** From 1. */
  page: number
}

const isSort = (text: string): text is DirectorySort => (sorts as readonly string[]).includes(text)

export function readChoice(query: URLSearchParams): DirectoryChoice {
  const read = (name: string) => (query.get(name) ?? '').trim()
  const [, minus, sort = ''] = /^(-?)(.*)$/.exec(read('sort')) ?? []
  return {
    text: read('query').slice(0, limits.queryLength),
    kind: read('kind'),
    category: read('category'),
    platform: read('platform'),
    price: read('price'),
    link: read('link'),
    needs: read('needs'),
    effort: read('effort'),
    sort: isSort(sort) ? sort : 'fit',
    isReversed: minus === '-' && isSort(sort),
    page: /^[1-9]\d{0,3}$/.test(read('page')) ? Number(read('page')) : 1,
  }
}

/** The query of a choice, without what is usual. */
export function queryOf({ text, sort, isReversed, page, ...filters }: DirectoryChoice): string {
  const sorted = `${isReversed ? '-' : ''}${sort}`
  const entries = Object.entries({ query: text, ...filters, sort: sorted === 'fit' ? '' : sorted, page: page === 1 ? '' : String(page) })
  const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}

/** Sorted by a column; by the column it’s sorted by already, the other way around. */
export const sortedBy = (choice: DirectoryChoice, sort: DirectorySort): DirectoryChoice => ({
  ...choice,
  sort,
  isReversed: sort === choice.sort && !choice.isReversed,
  page: 1,
})

export const isNarrowed = (choice: DirectoryChoice): boolean => queryOf({ ...choice, sort: 'fit', isReversed: false, page: 1 }) !== ''

/** From the usual first to the last. */
export const linkKinds = ['followed', 'mixed', 'nofollow', 'unknown']
export const efforts = ['low', 'medium', 'high']

/** From what most makers look for to what few do. */
export const kinds = kindNames

export function isChosenBy({ text, kind, category, platform, price, link, needs, effort }: DirectoryChoice) {
  const words = text.toLowerCase().split(/\s+/)
  return ({ row }: { row: DirectoryRow }): boolean =>
    (kind === '' || row.kind === kind) &&
    (category === '' || row.categories.includes(category)) &&
    (platform === '' || row.platforms.includes(platform)) &&
    (price === '' || row.isFree === (price === 'free')) &&
    (link === '' || row.link === link) &&
    (needs === '' || (needs === 'badge' ? row.badge === true : needs === 'no-badge' ? row.badge !== true : row.account !== true)) &&
    (effort === '' || row.effort === effort) &&
    words.every((word) => row.text.includes(word))
}

const needsOf = ({ badge, account }: DirectoryRow) => (badge === null && account === null ? null : Number(badge) * 2 + Number(account))
const position = (list: string[], value: string) => (list.includes(value) ? list.indexOf(value) : null)

/** Lower comes first. */
const places: Record<Exclude<DirectorySort, 'name'>, (row: DirectoryRow) => number | null> = {
  // Within a kind those with the most readers, then the best known.
  fit: ({ kind, readers, rating }) => (position(kinds, kind) ?? kinds.length) * 1000 - readers * 200 - (rating ?? 0),
  rating: ({ rating }) => (rating === null ? null : -rating),
  price: ({ cost }) => cost,
  link: ({ link }) => (link === 'unknown' ? null : position(linkKinds, link)),
  wait: ({ wait }) => wait,
  needs: needsOf,
  effort: ({ effort }) => position(efforts, effort),
  checked: ({ checked }) => -Date.parse(checked),
}

/** All in the chosen order of their rows; what isn’t known comes last in either direction. Ties keep their order. */
export function sortRows<Known extends { row: DirectoryRow }>(all: readonly Known[], { sort, isReversed }: DirectoryChoice): Known[] {
  const way = isReversed ? -1 : 1
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locale)
    return all.toSorted((a, b) => way * compare(a.row.name, b.row.name))
  }
  const placed = all.map((known) => ({ known, place: places[sort](known.row) }))
  placed.sort(({ place: one }, { place: other }) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : way * (one - other),
  )
  return placed.map(({ known }) => known)
}

export const countWords = (found: number, all: number): string => {
  const [some, total] = [found, all].map((count) => count.toLocaleString(locale))
  return `${found === all ? total : `${some} of ${total}`} directories`
}
