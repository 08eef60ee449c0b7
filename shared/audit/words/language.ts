import type { Page } from '../../page/page.ts'
import { littleWords } from './little-words.ts'
import { fitsLanguage, textLanguage } from './text-language.ts'
import { widthOf } from './text.ts'

/** Scripts that identify a language; kana before Han, since Japanese uses both. */
const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Fewer function words, or fewer different ones, can be a coincidence. */
const evidence = { words: 4, kinds: 3 }
const kindsIn = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern)).size

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** ISO 639-1 is closed, so two letters without a name are no language: “jp” is a country. Three letters can be one of thousands. */
const exists = (tag: string) => !/^[a-z]{2}(?:-|$)/i.test(tag) || languageNames.of(tag.slice(0, 2)) !== undefined

/** A language tag (BCP 47) in canonical form, also of "en_US"; null if it isn’t valid or its language doesn’t exist. */
export function toLanguageTag(text: string): string | null {
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))
    return tag !== undefined && exists(tag) ? tag : null
  } catch {
    return null
  }
}

/** The declared language of the page unless its text is certainly in another, else the one its script or function words show, else English. */
export function languageOf(page: Page): string {
  const said = toLanguageTag(page.lang ?? '') ?? toLanguageTag(page.openGraph['locale'] ?? '')
  const written = textLanguage(page)
  if (said !== null) return written === null || fitsLanguage(said, written) ? said : written
  const text = [page.title, page.metaDescription, page.text.slice(0, 4000)].join(' ')
  const script = scripts.find(([, pattern]) => count(text, pattern) > widthOf(text) / 12)
  if (script !== undefined) return script[0]
  const scores = littleWords.map(([language, pattern]) => ({ language, score: count(text, pattern), kinds: kindsIn(text, pattern) }))
  const best = scores.reduce((best, next) => (next.score > best.score ? next : best))
  return best.score >= evidence.words && best.kinds >= evidence.kinds ? best.language : 'en'
}
