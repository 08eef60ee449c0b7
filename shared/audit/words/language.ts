import type { Page } from '../../page/page.ts'
import { littleWords } from './little-words.ts'
import { count, fitsLanguage, textLanguage } from './text-language.ts'
import { widthOf } from './text.ts'
import english from './english-controls.json' with { type: 'json' }

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

/** Fewer function words, or fewer different ones, can be a coincidence. */
const evidence = { words: 4, kinds: 3 }
const kindsIn = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern)).size

/** ISO 639-1, without codes that have been replaced. Listed here because a browser takes 10 ms to make its own names of them available. */
const twoLetters = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj
  fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la
  lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa
  sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(
    /\s+/,
  ),
)

/** The list is closed, so other two letters are no language: “jp” is a country. Three letters can be one of thousands. */
const exists = (tag: string) => !/^[a-z]{2}(?:-|$)/i.test(tag) || twoLetters.has(tag.slice(0, 2).toLowerCase())

/** A language tag (BCP 47) in canonical form, also of "en_US"; null if it isn’t valid or its language doesn’t exist. */
export function toLanguageTag(text: string): string | null {
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))
    return tag !== undefined && exists(tag) ? tag : null
  } catch {
    return null
  }
}

/** Codes that are valid and name no language (BCP 47, section 2.2.1). */
export const isSilent = (tag: string): boolean => /^(?:und|zxx|mul|mis)(?:-|$)/i.test(tag)

/** The language whose folder of the site a page is in, such as /en/. */
const folderOf = ({ url }: Page) => /^\/([a-z]{2})(?:-[a-z]{2})?(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase()

/** Words of English labels that a page in another language hardly has. */
const onlyEnglish = new Set(['pricing', ...english.sure, ...english.rest.filter((word) => word.length > 4)])

/** The language of a page, or else English, in which labels are then suggested. */
export const languageOf = (page: Page): string => knownLanguage(page) ?? 'en'

/**
 * The declared language of the page unless its text is certainly in another, else the one its script or function words show, else that of its site, unless its
 * few words, or its folder, are of another. Null if nothing shows it.
 */
export function knownLanguage(page: Page, siteLanguage: string | null = null): string | null {
  const said =
    [page.lang, page.openGraph['locale']].map((text) => toLanguageTag(text ?? '')).find((tag) => tag !== null && !isSilent(tag)) ?? null
  const written = textLanguage(page)
  if (said !== null) return written === null || fitsLanguage(said, written) ? said : written
  const text = [page.title, page.metaDescription, page.text.slice(0, 4000)].join(' ')
  const script = scripts.find(([, pattern]) => count(text, pattern) > widthOf(text) / 12)
  if (script !== undefined) return script[0]
  const scores = littleWords.map(({ language, pattern }) => ({ language, score: count(text, pattern), kinds: kindsIn(text, pattern) }))
  const best = scores.reduce((best, next) => (next.score > best.score ? next : best))
  if (best.score >= evidence.words && best.kinds >= evidence.kinds) return best.language
  const base = siteLanguage?.split('-')[0] ?? null
  const own = scores.find(({ language }) => language === base)?.score ?? 0
  const folder = folderOf(page)
  const isElsewhere = folder !== undefined && twoLetters.has(folder) && folder !== base
  const isEnglish = base !== 'en' && (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => onlyEnglish.has(word))
  return isElsewhere || isEnglish || own < best.score ? null : siteLanguage
}
