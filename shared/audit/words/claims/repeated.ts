import type { Page, TextBlock } from '../../../page/page.ts'
import { likelyLanguage } from '../text-language.ts'
import byLanguageWords from './doubled.json' with { type: 'json' }

const least = 50
const isQuote = ({ tag, scopes, text }: TextBlock) => tag === 'blockquote' || scopes.includes('testimonial') || /^[“"„«]/.test(text)
const key = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Questions that are answered twice, in different words. */
export function askedTwice({ blocks, title }: Page): { kind: 'asked'; text: string }[] {
  const asked = blocks.flatMap(({ text, scopes, action, tag }, at) => {
    const answer = blocks[at + 1]?.text ?? ''
    return text.endsWith('?') &&
      text.length > 12 &&
      answer.length > 10 &&
      !answer.endsWith('?') &&
      !action &&
      // A post’s own title may stand twice.
      tag !== 'h1' &&
      title?.includes(text) !== true &&
      !scopes.some((scope) => /nav|footer|testimonial/.test(scope))
      ? [{ text, answer, at }]
      : []
  })
  return [...Map.groupBy(asked, ({ text }) => key(text)).values()].flatMap((those) =>
    those.length === 2 &&
    // The same question may be asked of two products.
    !blocks.slice((those[0]?.at ?? 0) + 1, those[1]?.at).some(({ tag, text }) => /^h[12]$/.test(tag) && !text.endsWith('?')) &&
    key(those[0]?.answer ?? '') !== key(those[1]?.answer ?? '')
      ? [{ kind: 'asked', text: those[0]?.text ?? '' }]
      : [],
  )
}

type Repeated = { kind: 'quote'; text: string }

const fullName = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}(?:[\p{L}’'-]+(?![\p{L}.])|\.))+/u

/** Testimonials that stand on the page twice, with other names beside them. */
export function repeatedTexts({ blocks }: Page): Repeated[] {
  const places = Map.groupBy(
    blocks.flatMap((block, at) =>
      block.text.length >= least && block.cell === undefined && !block.action && !/^h\d|pre/.test(block.tag) ? [{ block, at }] : [],
    ),
    ({ block }) => key(block.text),
  )
  return [...places.values()].flatMap(([first, second, ...more]): Repeated[] => {
    if (first === undefined || second === undefined || more.length > 1) return []
    const { text } = first.block
    if (!isQuote(first.block) || !isQuote(second.block)) return []
    // Names in full, beside both in the same place; a firm or a role may be another name of one person.
    const namesAt = (step: number) => [first, second].map(({ at }) => fullName.exec(blocks[at + step]?.text ?? '')?.[0] ?? '')
    const wordsOf = (which: number) =>
      [-1, 1].flatMap((step) =>
        key(namesAt(step)[which] ?? '')
          .split(' ')
          .filter(Boolean),
      )
    const isNamed = [-1, 1].some((step) => namesAt(step).every((name) => name !== ''))
    return isNamed && new Set(wordsOf(0)).isDisjointFrom(new Set(wordsOf(1))) ? [{ kind: 'quote', text: text.slice(0, 100) }] : []
  })
}

/** Function words that no sentence repeats, whatever the language. */
const everywhere = 'the an of and with your our from und pour avec della'
/** Those of one language that it can’t repeat either: no pronouns, no words that also end a verb, no syllables of songs. */
const byLanguage: Record<string, string> = byLanguageWords

/** The first may begin a sentence; a second capital begins a name. What follows tells “da da Silva” from a slip. */
const doubledIn = (language: string) => {
  const words = `${everywhere} ${byLanguage[language] ?? ''}`.trim().split(/\s+/)
  const either = words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}\\s${word}`)
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.@/’'-])(?:${either.join('|')})(?![\p{L}\p{N}@/’'-]|\.\p{L})(?!(?<=\bd[aeo]s?)\s\p{Lu})`,
    'gu',
  )
}

/** The words around a place in a text. */
function around(text: string, start: number, end: number): string {
  const last = text.indexOf(' ', end + 20)
  return text.slice(text.lastIndexOf(' ', Math.max(0, start - 20)) + 1, last === -1 ? undefined : last)
}

/** Repeated words, as an edit leaves them. */
export function doubledWords(page: Page): { kind: 'doubled'; text: string }[] {
  const doubled = doubledIn(likelyLanguage(page))
  return page.blocks.flatMap(({ text, tag, cell, scopes }) =>
    tag === 'pre' || cell !== undefined || scopes.includes('foreign')
      ? []
      : [...text.matchAll(doubled)].map(({ 0: found, index }) => ({
          kind: 'doubled',
          text: around(text, index, index + found.length),
        })),
  )
}
