import type { Page } from '../../page/page.ts'
import { addressForms, squash, nameWords } from '../fold.ts'
import { isGenericName } from './generic-names.ts'
import { brandedHost, isClubOf, isSlogan } from './odd-names.ts'
import { hostLabels, labelMatch } from '../categories/host-labels.ts'
import { nodesOf, productNodes, textOf } from '../json-ld.ts'
import { yieldToProduct } from './product-name.ts'
import { tidyName } from './tidy-name.ts'
import { titleSegments } from './title-segments.ts'

export type Candidate = { spelling: string; spellingWeight: number; weight: number; sources: Set<string> }

/** The product’s name: every place that may state it votes, and spellings of the same letters vote together. */
export function suggestName(page: Page): string | null {
  const [best] = rankNames(page)
  return best && best.weight >= convincing ? best.spelling : (nameOfHost(page) ?? best?.spelling ?? null)
}

/** Below this, the URL says more than the title. */
const convincing = 1.6

function nameOfHost(page: Page): string | null {
  const { label } = hostLabels(page.url).labels[0] ?? { label: '' }
  return label.length >= 3 && label.length <= 20 && !isGenericName(label) ? label.charAt(0).toUpperCase() + label.slice(1) : null
}

/** Squashed names of the product and its owner, which a tagline must not be, start with or end with. */
export const knownNames = (page: Page): Set<string> =>
  new Set(
    rankNames(page)
      .filter(({ weight, sources }) => weight >= 4 || sources.has('organization') || sources.has('copyright'))
      .map(({ spelling }) => squash(spelling)),
  )

/** Every spelling the page uses for itself, strongest first. */
function rankNames(page: Page): Candidate[] {
  const candidates = new Map<string, Candidate>()
  const add = (source: string, text: string | null | undefined, weight: number) => {
    const spelling = tidyName(text ?? '')
    const key = squash(spelling)
    if (key === '' || spelling.length > 40 || nameWords(spelling) > 6 || isGenericName(spelling)) return
    const known = candidates.get(key) ?? { spelling, spellingWeight: 0, weight: 0, sources: new Set() }
    if (!known.sources.has(source)) known.weight += weight
    known.sources.add(source)
    if (weight > known.spellingWeight) Object.assign(known, { spelling, spellingWeight: weight })
    candidates.set(key, known)
  }
  addStated(page, add)
  addTitles(page, add)
  addSeen(page, add)
  const { labels, whole, nested } = hostLabels(page.url)
  const spelled = labels.map(({ label, weight }) => ({ spelling: spellingIn(page, label), weight: weight < 2 ? 0.5 : 1.5 }))
  for (const { spelling, weight } of spelled) add('host', spelling, weight)
  if (spelled.every(({ spelling }) => spelling === null)) add('branded host', brandedHost(page), 5)
  for (const candidate of candidates.values()) {
    candidate.weight += Math.max(
      2.5 * labelMatch(candidate.spelling, whole),
      ...labels.map(({ label, weight }) => weight * labelMatch(candidate.spelling, label)),
    )
    candidate.weight += mentions(page.metaDescription ?? page.openGraph['description'] ?? '', candidate.spelling)
    if ([...candidate.sources].every((source) => source === 'host' || source === 'copyright')) candidate.weight -= nested ? 2 : 0.6
    if (nameWords(candidate.spelling) > 3) candidate.weight -= 1.5
    if (candidate.spelling.length > 25) candidate.weight -= 1
    if (candidate.sources.has('title') && candidate.sources.has('logo')) candidate.weight += 1.5
    if (isSlogan(candidate.spelling, page)) candidate.weight -= 6
  }
  yieldToFullName([...candidates.values()])
  yieldToWhole([...candidates.values()])
  yieldToProduct(page, [...candidates.values()])
  return [...candidates.values()].sort((a, b) => b.weight - a.weight)
}

/** A description that mentions the name, above all as its first words. */
function mentions(description: string, spelling: string): number {
  const at = description.indexOf(spelling)
  return at < 0 || nameWords(spelling) > 4 ? 0 : at === 0 ? 2 : 0.8
}

/** A word that only the URL repeats gives way to a title that starts with it: "Ada" to "Ada Byron". */
function yieldToFullName(candidates: Candidate[]) {
  for (const short of candidates.filter(({ sources }) => sources.size === 1 && sources.has('host'))) {
    const full = candidates.find(
      ({ spelling, sources }) => sources.has('title') && spelling.startsWith(`${short.spelling} `) && nameWords(spelling) <= 3,
    )
    if (full) {
      full.weight += 3
      short.weight -= 3
    }
  }
}

/** Prefers a club to the product it’s named after, and a whole word to part of a logo. */
function yieldToWhole(candidates: Candidate[]) {
  for (const short of candidates) {
    const key = squash(short.spelling)
    const full = candidates.find(
      ({ spelling, sources }) =>
        ((sources.has('title') || sources.has('h1') || sources.has('site')) && isClubOf(spelling, short.spelling)) ||
        (short.sources.size === 1 &&
          short.sources.has('logo') &&
          sources.has('copyright') &&
          squash(spelling).endsWith(key) &&
          squash(spelling) !== key),
    )
    if (full && full.weight <= short.weight) full.weight = short.weight + 0.5
  }
}

type Add = (source: string, text: string | null | undefined, weight: number) => void

function addStated(page: Page, add: Add) {
  addPlain('site', page.openGraph['site_name'], 5)
  addPlain('app', page.applicationName, 4)
  for (const node of productNodes(page).slice(0, 3)) add('product', textOf(node, 'name'), 4)
  for (const node of nodesOf(page, /^WebSite$/)) add('website', textOf(node, 'name'), 3)
  for (const node of nodesOf(page, /Organization|Business|Corporation/)) add('organization', textOf(node, 'name'), 2.5)
  /** A stated name may include a tagline: "Acme: notes for teams". */
  function addPlain(source: string, stated: string | null | undefined, weight: number) {
    const parts = titleSegments(stated ?? '')
    add(source, stated, parts.length > 1 ? weight * 0.4 : weight)
    if (parts.length > 1) add(`${source} part`, parts[0], weight * 0.6)
  }
}

function addTitles(page: Page, add: Add) {
  for (const [source, title, share] of [
    ['title', page.title, 1],
    ['og title', page.openGraph['title'], 0.4],
    ['twitter title', page.twitter['title'], 0.2],
  ] as const) {
    const segments = titleSegments(tidyName(title ?? '')).filter((segment) => !isGenericName(segment))
    if (segments.length === 1) add(`${source} opening`, openingName(segments[0] ?? ''), 1.7 * share)
    for (const [index, segment] of segments.entries()) {
      const words = nameWords(tidyName(segment))
      const brief = words <= 1 ? 1.3 : words <= 2 ? 0.9 : words <= 3 ? 0.3 : 0
      const whole = segments.length === 1 && isCapitalised(segment) ? 2 : 0
      const place = index === 0 ? 2.2 : index === segments.length - 1 ? 1.7 : 0.5
      add(source, segment, (place + brief + whole) * share)
    }
  }
}

function addSeen(page: Page, add: Add) {
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text
  if (heading && nameWords(heading) <= 4) add('h1', heading, nameWords(heading) <= 2 ? 1.8 : 1.2)
  for (const text of page.logoTexts.slice(0, 6)) {
    const name = tidyName(text.replace(/\s*logo$/i, ''))
    if (nameWords(name) <= 4) add('logo', name, 2)
  }
  const owner = /(?:©|\(c\)|copyright)[\s\d,–-]*([\p{L}\p{N}][^.|,©•·–—]{1,30})/iu.exec(page.text)?.[1]
  add('copyright', owner?.replace(/\s*(?:all rights.*|inc\.?|llc|ltd\.?|gmbh|limited)\s*$/i, ''), 1)
}

const small = /^(?:of|the|and|for|in|on|by|to|a|an|de|du|des|la|le|les|el|los|del|di|da|do|e|y|et|und|für|der|die|das|von)$/

/** A title of names alone: "Smith Family Dentistry"; scripts without capitals pass. */
const isCapitalised = (text: string) =>
  text.split(/\s+/).every((word, index) => /^[\p{Lu}\p{Lo}\p{N}&]/u.test(word) || (index > 0 && small.test(word)))

/** The start of a sentence-like title: "Acme, the better way" and "Acme is a tool". */
const openingName = (title: string): string | undefined =>
  /^(\S+(?: \S+){0,2}?)(?:[,，、!！。]|(?<=\p{L}{4})\.\s| (?:is|ist|est|es|è|é|это|lets|helps|makes|by) )/u.exec(title)?.[1]

/** How the page spells the words of its URL: "Hotel Chat AI" for hotelchatai. */
function spellingIn(page: Page, label: string): string | null {
  if (label.length < 3) return null
  const text = [
    page.title,
    page.openGraph['title'],
    page.headings.find(({ text }) => text !== '')?.text,
    page.metaDescription,
    page.text.slice(0, 3_000),
  ].join(' . ')
  const words = text.match(/[\p{L}\p{N}\p{M}]+(?:[.'’-][\p{L}\p{N}]+)*/gu)?.slice(0, 700) ?? []
  for (let start = 0; start < words.length; start++) {
    let joined = ''
    for (let end = start; end < start + 4 && end < words.length; end++) {
      joined += squash(words[end] ?? '')
      if (addressForms(joined).includes(label)) return words.slice(start, end + 1).join(' ')
      if (joined.length > label.length) break
    }
  }
  return null
}
