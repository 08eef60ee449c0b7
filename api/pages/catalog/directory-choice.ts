import { hostOf } from '../../../shared/hosts.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'

export type DirectorySort = 'rating' | 'name' | 'effort' | 'verified'
export type DirectoryChoice = { text: string; link: string; friction: string; badge: string; sort: DirectorySort }

export const sortLabels: Record<DirectorySort, string> = {
  rating: 'Domain rating',
  name: 'Name',
  effort: 'Effort',
  verified: 'Last verified',
}

const isSort = (text: string): text is DirectorySort => Object.hasOwn(sortLabels, text)

export function readChoice(query: URLSearchParams): DirectoryChoice {
  const read = (name: string) => (query.get(name) ?? '').trim()
  const sort = read('sort')
  return { text: read('query'), link: read('link'), friction: read('friction'), badge: read('badge'), sort: isSort(sort) ? sort : 'rating' }
}

/** The URL of the same choice, sorted differently. */
export function sortedLink({ text, ...choice }: DirectoryChoice, sort: DirectorySort): string {
  const entries = Object.entries({ query: text, ...choice, sort }).filter(([, value]) => value !== '')
  return `/directories/?${new URLSearchParams(entries).toString()}`
}

export const isNarrowed = ({ text, link, friction, badge }: DirectoryChoice): boolean =>
  [text, link, friction, badge].some((value) => value !== '')

/** From least to most. */
export const efforts = ['low', 'medium', 'high']

const compare: Record<DirectorySort, (a: Directory, b: Directory) => number> = {
  rating: (a, b) => b.domainRating - a.domainRating,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  effort: (a, b) => efforts.indexOf(a.submissionFriction) - efforts.indexOf(b.submissionFriction),
  verified: (a, b) => b.lastVerified.localeCompare(a.lastVerified),
}

/** The directories that match every filter. Ties keep the order of the list, strongest domain first. */
export function chooseDirectories(all: Directory[], choice: DirectoryChoice): Directory[] {
  return all.filter((directory) => matches(directory, choice)).toSorted(compare[choice.sort])
}

function matches(directory: Directory, { text, link, friction, badge }: DirectoryChoice): boolean {
  const { name, url, tagline, focus, pricing } = directory
  const searched = [name, hostOf(url), tagline, focus, pricing].join(' ').toLowerCase()
  return (
    (link === '' || directory.linkType === link) &&
    (friction === '' || directory.submissionFriction === friction) &&
    (badge === '' || directory.requiresBadge === (badge === 'yes')) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searched.includes(word))
  )
}
