import type { Page } from '../../page/page.ts'
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

/** The most common function words of languages in Latin script. */
const littleWords: [string, RegExp][] = [
  ['en', /\b(?:the|and|of|to|for|with|your|you|is|that|this|from)\b/giu],
  ['de', /\b(?:der|die|das|und|für|mit|ist|ein|eine|nicht|auf|dein|ihre)\b/giu],
  ['fr', /\b(?:le|les|des|et|pour|avec|est|une|vos|votre|dans|vous)\b/giu],
  ['es', /\b(?:el|los|las|para|con|una|que|tu|sus|del|y)\b/giu],
  ['it', /\b(?:il|gli|della|per|con|una|che|tuo|sono|di|e)\b/giu],
  ['pt', /\b(?:os|as|para|com|uma|que|seu|sua|dos|não|você|em)\b/giu],
  ['nl', /\b(?:het|een|van|voor|met|en|je|niet|jouw|de)\b/giu],
  ['pl', /\b(?:nie|się|jest|dla|oraz|twój|na|z|do)\b/giu],
  ['sv', /\b(?:och|för|med|ett|din|är|som|att|på)\b/giu],
  ['tr', /\b(?:ve|için|ile|bir|bu|daha|olarak)\b/giu],
]

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Fewer function words, or fewer different ones, can be a coincidence. */
const evidence = { words: 4, kinds: 3 }
const kindsIn = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern)).size

/** A language tag (BCP 47) in canonical form, also of "en_US"; null if it isn’t valid. */
export function toLanguageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}

/** The declared language of the page, else the one its script or function words show, else English. */
export function languageOf(page: Page): string {
  const said = toLanguageTag(page.lang ?? '') ?? toLanguageTag(page.openGraph['locale'] ?? '')
  if (said !== null) return said
  const text = [page.title, page.metaDescription, page.text.slice(0, 4000)].join(' ')
  const script = scripts.find(([, pattern]) => count(text, pattern) > widthOf(text) / 12)
  if (script !== undefined) return script[0]
  const scores = littleWords.map(([language, pattern]) => ({ language, score: count(text, pattern), kinds: kindsIn(text, pattern) }))
  const best = scores.reduce((best, next) => (next.score > best.score ? next : best))
  return best.score >= evidence.words && best.kinds >= evidence.kinds ? best.language : 'en'
}
