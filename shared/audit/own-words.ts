import { isGenericName } from '../listing/generic-names.ts'
import type { Page } from '../page/page.ts'
import { hostOf } from '../host-of.ts'
import { publicUrl } from './address.ts'
import type { AuditFacts } from './facts.ts'
import { addsTo, clean, distinct, fit, fold, segments, widthOf } from './text.ts'

type OwnFacts = Pick<AuditFacts, 'page' | 'listing'>

/** Widths, as widthOf counts. */
export type Range = { min: number; max: number }

const isNaming = (text: string) => /[\p{L}\p{N}]/u.test(text) && !isGenericName(text)

const ownTitle = ({ title }: Page) => (title !== null && isNaming(title) ? clean(title) : '')

const mainHeading = (page: Page): string =>
  clean((page.headings.find(({ level, text }) => level === 1 && clean(text) !== '') ?? page.headings[0])?.text)

/** The product's name as the page gives it; the host stands in for a page that names nothing. */
export function nameOf({ page, listing }: OwnFacts): string {
  const named = [listing.name, page.openGraph['site_name'], page.applicationName, segments(ownTitle(page))[0]]
  return clean(named.find((name) => isNaming(name ?? '')) ?? hostOf(publicUrl(page)))
}

/** Every phrase in which the page says what it is, the most telling first. */
export function phrasesOf({ page, listing }: OwnFacts): string[] {
  const headings = page.headings.map(({ text }) => text)
  const described = [page.metaDescription, listing.description, page.openGraph['description'], page.twitter['description']]
  return distinct([listing.tagline, mainHeading(page), ...described, ...page.paragraphs.slice(0, 8), ...headings.slice(0, 12)].map(clean))
}

const isWithin = (text: string, { min, max }: Range) => widthOf(text) >= min && widthOf(text) <= max

/** Adds phrases behind `start` until the text is long enough, cut where it gets too long. It stays short when the words run out. */
function extend(start: string, phrases: readonly string[], range: Range, join: (left: string, right: string) => string): string {
  let text = fit(start, range.max)
  for (const phrase of phrases) {
    if (widthOf(text) >= range.min) break
    if (!addsTo(text, phrase)) continue
    text = text === '' ? fit(phrase, range.max) : fit(join(text, phrase), range.max)
  }
  return text
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (left: string, right: string) =>
  /[.!?。！？…:]$/u.test(left) ? `${left} ${capital(right)}` : `${left}. ${capital(right)}`

/** A title from the page's own words: whole parts of its own where they fit, else name and what it is. */
export function titleFrom(facts: OwnFacts, range: Range): string {
  const name = nameOf(facts)
  const title = ownTitle(facts.page)
  const separator = /\s([|·•—–-])\s/u.exec(title)?.[1] ?? '–'
  const dash = (left: string, right: string) => `${left} ${separator} ${right}`
  const named = (text: string) => (fold(text).includes(fold(name)) ? text : dash(name, text))
  const parts = segments(title).filter((part) => fold(part) !== fold(name))
  const whole = widthOf(title) > range.max ? parts.map(named).find((text) => isWithin(text, range)) : undefined
  return whole ?? extend(title === '' ? name : title, phrasesOf(facts), range, dash)
}

/** A description from the page's own sentences, the meta description's first. */
export function descriptionFrom(facts: OwnFacts, range: Range): string {
  const { metaDescription } = facts.page
  return extend(clean(metaDescription ?? facts.listing.description), phrasesOf(facts), range, sentence)
}

/** One line on what the product does: its tagline, else its main heading, else the start of its description. */
export const taglineOf = (facts: OwnFacts, max: number): string => fit(phrasesOf(facts)[0] ?? '', max)
