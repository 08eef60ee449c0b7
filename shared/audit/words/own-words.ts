import { isGenericName, isLeftoverDescription } from '../../listing/name/generic-names.ts'
import { isCode } from '../../listing/hero.ts'
import { isListable } from '../../listing/page-kind.ts'
import { sentencesOf } from '../../listing/shorten.ts'
import { leftoverRuleOf } from '../../page/doubts/leftover-rules.ts'
import { isSuspicious } from '../../page/doubts/suspicious.ts'
import type { Page } from '../../page/page.ts'
import { hostOf } from '../../hosts.ts'
import { isLocal, publicUrl } from '../address.ts'
import type { AuditFacts } from '../facts.ts'
import { hypeIn, withoutHype } from './hype.ts'
import written from './notices.json' with { type: 'json' }
import { taglineAmong, withoutName } from './listing-words.ts'
import { addsTo, clean, distinct, foldLatin, segments, widthOf } from './text.ts'
import { wholePart } from './whole-part.ts'

type OwnFacts = Pick<AuditFacts, 'page' | 'listing'>

/** Widths as of widthOf. */
export type Range = { min: number; max: number }

const isNaming = (text: string) => /[\p{L}\p{N}]/u.test(text) && !isGenericName(text)

/** The page’s title, unless a server or framework left it there. */
const ownTitle = (page: Page): string => (page.title !== null && isNaming(page.title) && isListable(page) ? clean(page.title) : '')

const mainHeading = (page: Page): string =>
  clean((page.headings.find(({ level, text }) => level === 1 && clean(text) !== '') ?? page.headings[0])?.text)

/** The product’s name as the page gives it; empty if the page doesn’t name one. */
export function givenName({ page, listing }: OwnFacts): string {
  const own = isListable(page) ? [page.openGraph['site_name'], page.applicationName, segments(ownTitle(page))[0]] : []
  return clean([listing.name, ...own].find((name) => isNaming(name ?? '')))
}

/** Whether neither the page nor its host says what the product is called. */
export const isNameless = (facts: OwnFacts): boolean => givenName(facts) === '' && isLocal(publicUrl(facts.page))

/** The product’s name, or else the host of its public site. */
export const nameOf = (facts: OwnFacts): string => givenName(facts) || (isNameless(facts) ? 'Your product' : hostOf(publicUrl(facts.page)))

/** Loading, copyright and cookie notices: the same on every site, so they say nothing about this one. */
const notices = written.map((pattern) => new RegExp(pattern, 'iu'))

const isLegalNotice = (text: string): boolean => notices.some((notice) => notice.test(text))

const greeting =
  /^(?:welcome to|willkommen bei|bienvenue (?:sur|chez)|bienvenid[oa]s? a|benvenuti (?:su|in)|welkom (?:bij|op)|witamy (?:w|na)|добро пожаловать (?:в|на))\s+\S+(?:\s\S+){0,2}$|^(?:ようこそ|欢迎)/iu

/** Contact details and testimonials don’t say what the product is. */
const aside = /\S@[\w-]+\.\w|(?<!\d)\d{3}[ -]\d{3,4}[ -]\d{4}(?!\d)|(?:\+\d|(?<![\d.,])0|\(\d)[\d ()./–-]{6,}\d|^["“«„].+["”»]\s*[–—-]/u

const isOwn = (text: string) =>
  sentencesOf(text).some(isNaming) &&
  !aside.test(text) &&
  !greeting.test(text) &&
  !isLeftoverDescription(text) &&
  !isLegalNotice(text) &&
  !isCode(text) &&
  hypeIn(text).length === 0

const isPlaceholder = (text: string) => isSuspicious(text) && leftoverRuleOf(text)?.group === 'placeholder'

/** What a text says before its placeholder begins. */
function withoutPlaceholder(text: string): string {
  const sentences = sentencesOf(text)
  const end = sentences.findIndex(isPlaceholder)
  return end < 0 ? text : sentences.slice(0, end).join(' ')
}

/** The page’s own words without hype, notices and placeholders; none if the page doesn’t present a product. */
const ownWords = (page: Page, texts: readonly (string | null | undefined)[]): string[] =>
  isListable(page) ? distinct(texts.map((text) => withoutHype(withoutPlaceholder(clean(text))))).filter(isOwn) : []

/** Paragraphs about the product, in page order. */
export const ownParagraphs = ({ page }: OwnFacts): string[] => ownWords(page, page.paragraphs.slice(0, 8))

/** Every phrase in which the page says what the product is, the most telling first. */
export function phrasesOf({ page, listing }: OwnFacts): string[] {
  const headings = page.headings.slice(0, 12).map(({ text }) => text)
  const described = [page.metaDescription, listing.description, page.openGraph['description'], page.twitter['description']]
  return ownWords(page, [listing.tagline, mainHeading(page), ...described, ...page.paragraphs.slice(0, 8), ...headings])
}

const isWithin = (text: string, { min, max }: Range) => widthOf(text) >= min && widthOf(text) <= max

type Join = (left: string, right: string) => string

/** Appends phrases to `start`, whole or cut where they still read as a whole, until the text is long enough or they run out. */
function extend(start: string, phrases: readonly string[], range: Range, join: Join): string {
  let text = start
  for (const phrase of phrases) {
    if (widthOf(text) >= range.min) break
    if (!addsTo(text, phrase)) continue
    const room = range.max - (text === '' ? 0 : widthOf(join(text, '')))
    const part = room > 0 ? wholePart(phrase, room) : ''
    if (addsTo(text, part)) text = text === '' ? part : join(text, part)
  }
  return text
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sentence: Join = (left, right) => (/[.!?。！？…:]$/u.test(left) ? `${left} ${capital(right)}` : `${left}. ${capital(right)}`)

/** A longer name leaves no room in the title to say what the product is. */
const longName = 20

/** A title from the page’s own words: parts of its title if they fit, else the name and what the product is, else that alone. Out of range if there aren’t enough words. */
export function titleFrom(facts: OwnFacts, range: Range): string {
  const name = nameOf(facts)
  const written = ownTitle(facts.page)
  const separator = /\s([|·•—–-])\s/u.exec(written)?.[1] ?? '–'
  const dash: Join = (left, right) => `${left} ${separator} ${right.includes(' ') ? capital(right) : right}`
  const parts = ownWords(facts.page, segments(written)).filter((part) => foldLatin(part) !== foldLatin(name))
  const hasName = (text: string) => foldLatin(text).includes(foldLatin(name))
  const withName = (text: string) => (hasName(text) ? text : dash(name, text))
  const title = withName(parts.join(` ${separator} `) || name)
  const whole = [title, ...parts.map(withName)].find((text) => isWithin(text, range))
  if (whole !== undefined) return whole
  const phrases = [...parts, ...phrasesOf(facts)].map((phrase) => withoutName(phrase, name)).filter((phrase) => !hasName(phrase))
  const starts = widthOf(title) < range.min ? [title, name] : [name]
  const tries = starts.flatMap((start) => phrases.map((phrase) => extend(start, [phrase], range, dash)))
  const alone = phrasesOf(facts).map((phrase) => wholePart(phrase, range.max))
  const named = alone.filter((text) => widthOf(name) > longName || hasName(text))
  return [...tries, ...named].map((text) => text.replace(/(?<!\.)[.。]$/, '')).find((text) => isWithin(text, range)) ?? title
}

/** A shorter start is a placeholder. */
const minStart = 12

const isLatin = (text: string) => (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0)

/** A description from the page’s own sentences, those of the meta description first, all in one script. */
export function descriptionFrom(facts: OwnFacts, range: Range): string {
  const [start = ''] = ownWords(facts.page, [facts.page.metaDescription ?? facts.listing.description])
  const phrases = phrasesOf(facts)
  const [first = ''] = widthOf(start) < minStart ? phrases.filter((phrase) => phrase !== start) : [start]
  const fitting = phrases.filter((phrase) => isLatin(phrase) === isLatin(first))
  return extend(widthOf(start) < minStart ? '' : wholePart(start, range.max), fitting, range, sentence)
}

/** One line on what the product does, for a listing or a main heading; empty if the page has none. */
export const taglineOf = (facts: OwnFacts): string => taglineAmong(phrasesOf(facts), clean(facts.listing.name))
