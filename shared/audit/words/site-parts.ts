import { once } from '../../once.ts'
import type { Page } from '../../page/page.ts'
import written from './site-parts.json' with { type: 'json' }
import { isWrittenIn } from './interface-strings.ts'
import { certainLanguage, likelyLanguage, ownText, type Evidence } from './text-language.ts'

const patternsOf = (words: Record<string, string>, after: string) =>
  once(() => Object.entries(words).map(([language, source]) => [language, new RegExp(`^(?:${source})${after}`, 'iu')] as const))
const skipping = patternsOf(written.skip, '[\\s!.»→↓]*$')
const openings = patternsOf(written.opening, '(?!\\p{L})')
const about = once(() => new RegExp(`(?<!\\p{L})(?:${written.about})(?!\\p{L})`, 'iu'))
/** Consent platforms show their notice in the language of the browser. */
const adapting = once(() => new RegExp(written.adapting, 'i'))
const nordic = new Set(['da', 'nb', 'sv'])
const few: Evidence = { letters: 30, words: 5, kinds: 4, own: 3, lead: 4 }

const toldBy = (patterns: () => (readonly [string, RegExp])[], text: string) => patterns().find(([, pattern]) => pattern.test(text))?.[0]

/** The consent notice and the skip link, where one is certainly in another language than the page. */
export function foreignPart(page: Page): { what: string; text: string; language: string } | null {
  const own = likelyLanguage(page)
  if (own === '' || !isWrittenIn(own, ownText(page))) return null
  const isForeign = (language: string | null | undefined) =>
    language !== null && language !== undefined && language !== own && !(nordic.has(language) && nordic.has(own))
  const shown = page.blocks.filter(({ scopes, tag }) => !scopes.includes('foreign') && !scopes.includes('demo') && tag !== 'pre')
  const notice = shown.filter(({ scopes, action }) => scopes.includes('notice') && !action).map(({ text }) => text)
  const said = notice.join(' ')
  const isOwn = !page.resources.some(({ url }) => adapting().test(url))
  if (isOwn && about().test(said)) {
    const language = certainLanguage(said, few) ?? notice.map((text) => toldBy(openings, text)).find(Boolean)
    const [text = ''] = notice
    // Sites for several countries say it in each of their languages.
    if (language && isForeign(language) && !notice.some((one) => certainLanguage(one, few) === own))
      return { what: 'cookie notice', text, language }
  }
  const [skip] = page.links.flatMap(({ text, url }) => {
    const language = url.includes('#') ? toldBy(skipping, text.trim()) : undefined
    return isForeign(language) && shown.some((block) => block.text === text) ? [{ text, language: language ?? '' }] : []
  })
  return skip === undefined ? null : { what: 'skip link', ...skip }
}
