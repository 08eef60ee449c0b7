import type { Page } from '../../page/page.ts'
import { hostOf } from '../../hosts.ts'
import { isSameSite } from '../address.ts'
import { foldLatin } from '../words/text.ts'

/**
 * Words per language; the first is how that language labels a link to it. A star stands for any ending (compounds, cases); words behind an
 * equals sign count only where nothing else is said.
 */
export type Topic = { words: Record<string, readonly string[]>; pattern: RegExp }

/** Scripts without spaces between words, or with particles grown onto them, are found inside other letters too. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function kindOf(word: string): 'inside' | 'beginning' | 'whole' | 'alone' {
  if (word.startsWith('=')) return 'alone'
  if (joined.test(word)) return 'inside'
  return word.endsWith('*') ? 'beginning' : 'whole'
}

export function defineTopic(words: Topic['words']): Topic {
  const kinds = Object.groupBy(Object.values(words).flat(), kindOf)
  // One look-around for all words of a kind: one for each makes the pattern slow to compile.
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
  return { words, pattern: new RegExp(patterns.join('|'), 'u') }
}

export const mentions = (text: string, { pattern }: Topic): boolean => pattern.test(foldLatin(text))

/** How the page's language names the topic; English where we do not know it. */
export const labelFor = ({ words }: Topic, language: string): string => {
  const label = words[language.split('-')[0] ?? '']?.[0] ?? words['en']?.[0] ?? ''
  return label.charAt(0).toUpperCase() + label.slice(1)
}

function pathWords(url: string): string {
  const { pathname = '', hash = '' } = URL.parse(url) ?? {}
  try {
    return decodeURIComponent(pathname + hash)
      .replace(/[/_#.-]+/g, ' ')
      .trim()
  } catch {
    return pathname.replace(/[/_#.-]+/g, ' ')
  }
}

/** Captcha notices and embedded services link to the policies of others. */
const isOthers = (url: string, page: Page) => /(?:^|\.)(?:google|cloudflare|hcaptcha)\.com$/.test(hostOf(url)) && !isSameSite(url, page.url)

/** Links about a topic, by their words or, on the same site, by their path. */
export const linksAbout = (page: Page, topic: Topic): Page['links'] =>
  page.links.filter(
    ({ url, text }) => !isOthers(url, page) && (mentions(text, topic) || (isSameSite(url, page.url) && mentions(pathWords(url), topic))),
  )

/** Words on buttons and on other things to press that are no links to read. */
export const buttonTexts = (page: Page): string[] => page.blocks.filter(({ action }) => action).map(({ text }) => text)

/** A link, a button or a short heading about a topic, in its words; null when there is none. Longer ones speak of something else. */
export function findLabel(page: Page, topic: Topic): string | null {
  const link = linksAbout(page, topic)[0]
  if (link !== undefined) return link.text || link.url
  const buttons = buttonTexts(page).filter((text) => text.length <= 40)
  const headings = page.headings.map(({ text }) => text).filter((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u).length <= 2)
  return [...buttons, ...headings].find((text) => mentions(text, topic)) ?? null
}
