import { decodeSafely } from '../../decode-safely.ts'
import type { Page } from '../../page/page.ts'
import { once } from '../../once.ts'
import { hostOf } from '../../hosts.ts'
import { isSameSite } from '../address.ts'
import { foldLatin } from '../words/text.ts'

/**
 * Words by language; the first one is the label for a link. A star matches any ending (compounds, cases); a word after an equals sign counts
 * only if it is the whole text.
 */
export type Topic = { words: Record<string, readonly string[]>; pattern: () => RegExp }

/** Scripts without spaces between words, or with particles attached, match inside longer words too. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function kindOf(word: string): 'inside' | 'beginning' | 'whole' | 'alone' {
  if (word.startsWith('=')) return 'alone'
  if (joined.test(word)) return 'inside'
  return word.endsWith('*') ? 'beginning' : 'whole'
}

export const defineTopic = (words: Topic['words']): Topic => ({ words, pattern: once(() => patternOf(words)) })

function patternOf(words: Topic['words']): RegExp {
  const kinds = Object.groupBy(Object.values(words).flat(), kindOf)
  // One look-around for all words of a kind: one per word makes the pattern slow to compile.
  const anyOf = (kind: keyof typeof kinds) =>
    (kinds[kind] ?? []).map((word) => escapePattern(foldLatin(word.replace(/^=|\*$/g, '')))).join('|')
  const [before, after] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]
  const alternatives: [string, string, string][] = [
    ['', anyOf('inside'), ''],
    [before, anyOf('beginning'), ''],
    [before, anyOf('whole'), after],
    ['^', anyOf('alone'), '$'],
  ]
  const patterns = alternatives.filter(([, any]) => any !== '').map(([left, any, right]) => `${left}(?:${any})${right}`)
  return new RegExp(patterns.join('|'), 'u')
}

export const mentions = (text: string, { pattern }: Topic): boolean => pattern().test(foldLatin(text))

/** The label of the topic in the page’s language, or else in English. */
export const labelFor = ({ words }: Topic, language: string): string => {
  const label = words[language.split('-')[0] ?? '']?.[0] ?? words['en']?.[0] ?? ''
  return label.charAt(0).toUpperCase() + label.slice(1)
}

function pathWords(url: string): string {
  const { pathname = '', hash = '' } = URL.parse(url) ?? {}
  return decodeSafely(pathname + hash)
    .replace(/[/_#.-]+/g, ' ')
    .trim()
}

/** Captcha notices and embedded services link to other companies’ policies. */
const isOthers = (url: string, page: Page) => /(?:^|\.)(?:google|cloudflare|hcaptcha)\.com$/.test(hostOf(url)) && !isSameSite(url, page.url)

/** Links about a topic, by their words or, on the same site, by their path. */
export const linksAbout = (page: Page, topic: Topic): Page['links'] =>
  page.links.filter(
    ({ url, text }) => !isOthers(url, page) && (mentions(text, topic) || (isSameSite(url, page.url) && mentions(pathWords(url), topic))),
  )

/** The labels of buttons and similar controls. */
export const buttonTexts = (page: Page): string[] => page.blocks.filter(({ action }) => action).map(({ text }) => text)

/** The text of a link, button or short heading about a topic; null if there is none. Longer ones are about something else. */
export function findLabel(page: Page, topic: Topic): string | null {
  const link = linksAbout(page, topic)[0]
  if (link !== undefined) return link.text || link.url
  const buttons = buttonTexts(page).filter((text) => text.length <= 40)
  const headings = page.headings.map(({ text }) => text).filter((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u).length <= 2)
  return [...buttons, ...headings].find((text) => mentions(text, topic)) ?? null
}
