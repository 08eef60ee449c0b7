import { once } from '../../once.ts'
import type { Page } from '../../page/page.ts'
import written from './site-parts.json' with { type: 'json' }
import { isWrittenIn } from './interface-strings.ts'
import { littleWords } from './little-words.ts'
import { certainLanguage, likelyLanguage, ownText, type Evidence } from './text-language.ts'

const patternsOf = (words: Record<string, string>, after: string) =>
  once(() => Object.entries(words).map(([language, source]) => [language, new RegExp(`^(?:${source})${after}`, 'iu')] as const))
const skipping = patternsOf(written.skip, '[\\s!.»→↓]*$')
const openings = patternsOf(written.opening, '(?!\\p{L})')
/** Consent platforms show their notice in the language of the browser. */
const adapting = once(() => new RegExp(written.adapting, 'i'))
const nordic = new Set(['da', 'nb', 'sv'])
const few: Evidence = { letters: 30, words: 5, kinds: 4, own: 3, lead: 4 }

const toldBy = (patterns: () => (readonly [string, RegExp])[], text: string) => patterns().find(([, pattern]) => pattern.test(text))?.[0]

/** The first text of the consent notice, if all of it is certainly in one other language than the page. */
function foreignNotice(page: Page, own: string): { text: string; language: string } | null {
  const said = page.blocks.filter(({ scopes, action }) => scopes.includes('notice') && !scopes.includes('foreign') && !action)
  const texts = said.map(({ text }) => text)
  const whole = texts.join(' ')
  if (!/cookie/i.test(whole) || page.resources.some(({ url }) => adapting().test(url))) return null
  const languageOf = (text: string) => certainLanguage(text, few) ?? toldBy(openings, text)
  const language = certainLanguage(whole, few) ?? texts.map(languageOf).find(Boolean) ?? own
  const [first = whole] = texts.filter((text) => languageOf(text) === language)
  if (texts.length > 1 && texts.some((text) => languageOf(text) !== language && text.split(' ').length > 2)) return null
  const [theirs, ours] = [language, own].map((one) => littleWords.find(({ language }) => language === one)?.words)
  const hasOwn = whole
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.some((word) => ours?.has(word) && !theirs?.has(word))
  return hasOwn || language === own || (nordic.has(language) && nordic.has(own)) ? null : { text: first, language }
}

/** The skip link, if none is in the page’s language. */
function foreignSkip(page: Page, own: string): { text: string; language: string } | null {
  const start = page.blocks.findIndex(({ tag }) => /^h\d$/.test(tag))
  const shown = new Set(page.blocks.slice(0, Math.max(0, start)).flatMap(({ text, tag }) => (tag === 'pre' ? [] : [text])))
  const skips = page.links.flatMap(({ text, url, foreign, hidden }) => {
    const isSkip = url.includes('#') && foreign !== true && hidden !== true && shown.has(text)
    const language = isSkip ? toldBy(skipping, text.trim()) : undefined
    return language === undefined ? [] : [{ text, language }]
  })
  const [first] = skips
  const isOther = skips.every(({ language }) => language !== own && !(nordic.has(language) && nordic.has(own)))
  return first !== undefined && isOther ? first : null
}

/** The first of several alternative texts of some length that are certainly in one other language, as pictures of generators have them. */
function foreignAlts({ images, blocks }: Page, own: string): { text: string; language: string } | null {
  // Titles begin with a capital letter; what is marked as another language is known to be one.
  const isKnown = blocks.some(({ scopes }) => scopes.includes('foreign'))
  const [text = '', ...more] = new Set(images.flatMap(({ alt }) => (!isKnown && /^\p{Ll}(?:\S* ){5}[^"“«„]*$/u.test(alt) ? [alt] : [])))
  const language = more.length > 1 ? certainLanguage([text, ...more].join('. '), few) : null
  return language === null || language === own || (nordic.has(language) && nordic.has(own)) ? null : { text, language }
}

/** The consent notice, the skip link or the alternative texts, if they’re certainly in another language than the page. */
export function foreignPart(page: Page): { what: string; text: string; language: string } | null {
  const own = likelyLanguage(page)
  if (own === '' || !isWrittenIn(own, ownText(page))) return null
  const [notice, skip] = [foreignNotice(page, own), foreignSkip(page, own)]
  if (notice !== null || skip !== null)
    return notice !== null ? { what: 'cookie notice', ...notice } : skip && { what: 'skip link', ...skip }
  const alts = foreignAlts(page, own)
  return alts && { what: 'alternative text of images', ...alts }
}
