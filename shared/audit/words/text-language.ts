import type { Page } from '../../page/page.ts'
import controlWords from './control-words.json' with { type: 'json' }
import english from './english-controls.json' with { type: 'json' }
import { languagesWith, littleWords } from './little-words.ts'

export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Scripts that one language alone uses today, or that tell it by letters of its own. Others prove no language. */
const scripts: { script: RegExp; languageIn: (text: string) => string | null }[] = [
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, languageIn: (text) => chineseOrJapanese(text) },
  { script: /\p{Script=Hangul}/gu, languageIn: () => 'ko' },
  { script: /\p{Script=Cyrillic}/gu, languageIn: (text) => cyrillic(text) },
  { script: /\p{Script=Greek}/gu, languageIn: () => 'el' },
  { script: /\p{Script=Thai}/gu, languageIn: () => 'th' },
  { script: /\p{Script=Hebrew}/gu, languageIn: () => 'he' },
  // Persian, Urdu and Pashto have letters that Arabic lacks.
  { script: /\p{Script=Arabic}/gu, languageIn: (text) => (/[پچژگکی]/u.test(text) ? null : 'ar') },
]

/** The languages that can be told. */
const told = new Set([...littleWords.map(({ language }) => language), 'zh', 'ja', 'ko', 'ru', 'uk', 'el', 'th', 'he', 'ar'])

function chineseOrJapanese(text: string): string | null {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(text, /\p{Script=Han}/gu)
  if (kana * 5 > han) return 'ja'
  return kana * 20 < han ? 'zh' : null
}

function cyrillic(text: string): string | null {
  if (/[ўқғҳәөүұңђћџљњјѓќ]/iu.test(text)) return null
  if (/[іїєґ]/iu.test(text)) return /[ыэёъ]/iu.test(text) ? null : 'uk'
  return /[ыэ]/iu.test(text) ? 'ru' : null
}

/** Codes of countries that are often taken for codes of their languages, some of which are those of other languages: “kr” is Kanuri. */
const ofCountries: Record<string, string> = {
  kr: 'ko',
  kp: 'ko',
  jp: 'ja',
  cn: 'zh',
  tw: 'zh',
  hk: 'zh',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  ua: 'uk',
  vn: 'vi',
  il: 'he',
  se: 'sv',
  br: 'pt',
  be: 'nl fr de',
  ch: 'de fr it',
  si: 'sl',
  cy: 'el',
  in: 'hi',
}
/** Whether a tag is the code of a country where a language is spoken. */
export const isCountryOf = (tag: string, language: string): boolean =>
  ofCountries[/^[a-z]{2}(?=[-_]|$)/i.exec(tag)?.[0].toLowerCase() ?? '']?.includes(language) ?? false

/** Whether a language tag fits a text in a language. Text in a language that can’t be told here may be taken for a neighbor’s, so its tag fits anything but English. */
export function fitsLanguage(tag: string, language: string): boolean {
  const base = tag.toLowerCase().split('-')[0] ?? ''
  return base === language || !(told.has(base) || language === 'en' || isCountryOf(tag, language))
}

/** As the patterns of littleWords have it. */
const anyWord = /(?<!\p{L})\p{L}+(?![\p{L}\p{M}])/gu

const anyScript = new RegExp(scripts.map(({ script }) => script.source).join('|'), 'u')

/** The script that most letters of a text are in, if it’s one of these. */
function writtenIn(text: string) {
  if (!anyScript.test(text)) return undefined
  const all = count(text, /\p{L}/gu)
  return scripts.find(({ script }) => count(text, script) * 2 > all)
}

/**
 * Enough to be sure of a language: letters of its script, or function words, how many different ones of its list, how many that another language lacks
 * (twins share most), and how many times as many as those that only the other has.
 */
export type Evidence = { letters: number; words: number; kinds: number; own: number; lead: number }
const certain: Evidence = { letters: 150, words: 15, kinds: 6, own: 6, lead: 4 }

/** The language of a text if there is no doubt about it: by its script, or by function words of which other languages show few. */
export function certainLanguage(text: string, { letters, words, kinds, own, lead }: Evidence = certain): string | null {
  const written = writtenIn(text)
  if (written !== undefined) return count(text, written.script) >= letters ? written.languageIn(text) : null
  const scores = littleWords.map((one) => ({ ...one, found: [] as string[] }))
  for (const word of text.toLowerCase().match(anyWord) ?? [])
    for (const each of languagesWith.get(word) ?? []) scores.find(({ language }) => language === each)?.found.push(word)
  const [best, ...others] = scores.sort((a, b) => b.found.length - a.found.length)
  if (best === undefined || best.found.length < words || new Set(best.found).size < kinds) return null
  const isSure = (other: (typeof others)[number]) => {
    const against = other.found.filter((word) => !best.words.has(word))
    // One or two of them are names or endings here.
    const isRival = new Set(against).size > 2 && best.found.length < lead * against.length
    return !isRival && best.found.filter((word) => !other.words.has(word)).length >= own
  }
  return others.every(isSure) ? best.language : null
}

const isSentence = (text: string) => text.length >= 60 && /[.!?…]["”’»)]?$/.test(text)

const around = new Set(['nav', 'header', 'footer', 'notice', 'foreign'])

/** The sentences of a page itself: what is around it may be in another language, and lists are of names. */
export function ownText({ blocks, text }: Page): string {
  const own = blocks.filter(({ scopes }) => !scopes.some((scope) => around.has(scope)))
  const spoken = own.filter((block) => isSentence(block.text) || writtenIn(block.text) !== undefined)
  return blocks.length === 0 ? text : spoken.map((block) => block.text).join('\n')
}

/** Enough for what the code of a country in `lang` says already. */
const likely: Evidence = { letters: 30, words: 6, kinds: 4, own: 3, lead: 4 }

/** Cached by page, which never changes. */
const known = new WeakMap<Page, string | null>()

function writtenLanguage(page: Page): string | null {
  const text = ownText(page).slice(0, 6000)
  const little = certainLanguage(text, likely)
  return certainLanguage(text) ?? (little !== null && isCountryOf(page.lang ?? '', little) ? little : null)
}

/** The language that the page’s own visible text is certainly in; null if in doubt. */
export function textLanguage(page: Page): string | null {
  const language = known.has(page) ? known.get(page) : writtenLanguage(page)
  known.set(page, language ?? null)
  return language ?? null
}

/** That language, or else the one in the page’s lang attribute; '' if it names none. */
export const likelyLanguage = (page: Page): string =>
  textLanguage(page) ?? /^(?!und|mul|mis|zxx)[a-z]{2,3}(?![a-z])/i.exec(page.lang ?? '')?.[0].toLowerCase() ?? ''

/** Half a dozen function words of one language, and hardly any of another: enough for a paragraph. */
const ofSection: Evidence = { letters: 60, words: 6, kinds: 4, own: 4, lead: 4 }
const unspoken = new Set(['testimonial', 'demo', 'foreign', 'nav', 'notice', 'footer'])

/** Enough to tell which language most of a page is in, whatever the rest. */
const ofMost: Evidence = { letters: 150, words: 15, kinds: 6, own: 6, lead: 1.5 }

/** The first section whose own text is certainly in another language than the rest of the page, unless it’s marked as such. */
export function foreignSection(page: Page): { text: string; language: string } | null {
  const told = page.blocks.filter(({ scopes, tag }) => !scopes.some((one) => unspoken.has(one)) && !/^(?:pre|blockquote|option)$/.test(tag))
  const own = certainLanguage(page.text.slice(0, 6000), ofMost)
  const ownWords = littleWords.find(({ language }) => language === own)?.pattern
  if (own === null || ownWords === undefined) return null
  for (const [heading, blocks] of Map.groupBy(told, (block) => block.heading)) {
    const text = blocks.map((block) => block.text).join(' ')
    // A language course, or a quote, mixes both. Dishes, places and books have names.
    if (!blocks.some((block) => isSentence(block.text)) || count(`${heading} ${text}`, ownWords) > 2) continue
    const language = certainLanguage(text, ofSection)
    // Where most of a page is left untranslated, this part is what the page is in.
    if (language !== null && language !== own && !page.lang?.toLowerCase().startsWith(language))
      return { text: heading || text.slice(0, 60), language }
  }
  return null
}

const verbs = new Set(english.verbs)
const rest = new Set(english.rest)
const sure = new Set(english.sure)
const labels = new Set(english.labels)

/** Whether a short text is English, whatever it’s about: a verb and everyday words, of which one is in no other language. */
function isEnglishRequest(text: string): boolean {
  const words = text.split(' ')
  const isKnown = words.length >= 2 && words.length <= 5 && verbs.has(words[0] ?? '')
  return isKnown && words.every((word) => verbs.has(word) || rest.has(word)) && words.some((word) => sure.has(word))
}

const perPage = 8

/** Links, buttons and labels with the usual words of another language than the page’s, all in the first one found. */
export function foreignControls(page: Page): { texts: string[]; language: string } | null {
  const spoken = likelyLanguage(page)
  const usual: string[] | undefined = controlWords[spoken as keyof typeof controlWords]
  if (usual === undefined) return null
  const own = new Set([...usual, ...(english.borrowed[spoken as keyof typeof english.borrowed] ?? [])])
  const shown = page.blocks.flatMap(({ text, action, scopes }) =>
    text.length > 60 || scopes.some((one) => unspoken.has(one)) ? [] : [{ text, isLabel: !action }],
  )
  const captions = page.forms.flatMap(({ captions = [] }) => captions.map((text) => ({ text, isLabel: false })))
  const found = [...shown, ...captions].flatMap(({ text, isLabel }) => {
    const words = text.toLowerCase().replace(/\s*[→›»>…!:*]+$/, '')
    if (own.has(words)) return []
    const isEnglish = isLabel ? labels.has(words) : isEnglishRequest(words)
    const known = isLabel ? undefined : Object.entries(controlWords).find(([, all]) => all.includes(words))?.[0]
    const language = known ?? (isEnglish ? 'en' : undefined)
    return language === undefined || language === spoken ? [] : [{ text, language }]
  })
  const [first] = found
  if (first === undefined) return null
  const texts = found.filter(({ language }) => language === first.language).map(({ text }) => text)
  return { texts: [...new Set(texts)].slice(0, perPage), language: first.language }
}
