import { withoutWww } from '../../shared/hosts.ts'
import { amountsIn } from '../../shared/listing/pricing/amounts.ts'
import { freeAny } from '../../shared/listing/pricing/free-words.ts'
import { fold } from './search/matching.ts'
import { locale } from '../../shared/locale.ts'

/** Scripts written without spaces, where a word may be part of a longer run. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Claims that the page has to make itself. */
const claims =
  /(?<!\p{L})(?:open[- ]?source|hundreds?|thousands?|millions?|billions?|award\p{L}*|certified|guarantee\p{L}*|trusted|official\p{L}*|unlimited|lifetime)(?!\p{L})/giu
/** What listing text never contains: URLs, handles, markup. */
const foreign = /:\/\/|www\.|@|[<>`{}[\]]|\*\*/u
/** Below this share of known words, weighted by length, a text is about something else: long words carry the meaning. */
const minKnown = 0.8

/** What a text may claim because `source` says it; nothing else counts as evidence. */
export function textEvidence(source: string, { isGerman = false } = {}): (text: string) => boolean {
  const says = findWords(source)
  const saysSome = (word: string) => says(word) || says(`${word}s`) || (word.length > 3 && says(word.replace(/e?s$/iu, '')))
  const amounts = new Set(source.split('\n').flatMap(amountsIn))
  const addresses = new Set(addressesIn(source).flatMap(({ host, whole }) => [host, whole]))
  const folded = fold(source)
  const isKnown = (word: string) => folded.includes(fold(word).slice(0, 5))

  return (text) => {
    if (foreign.test(text)) return false
    if (addressesIn(text).some(({ whole }) => !addresses.has(whole))) return false
    if (amountsIn(text).some((amount) => !amounts.has(amount))) return false
    if (freeAny.test(text) && !freeAny.test(source)) return false
    if ((text.match(claims) ?? []).some((claim) => !saysSome(claim.replace('-', ' ')))) return false
    if (namedIn(text, isGerman).some((word) => !saysSome(word))) return false
    const words = readableWords(text)
    return lettersOf(words.filter(isKnown)) >= lettersOf(words) * minKnown
  }
}

/** Folds a text once and returns whether it contains given words in order, as whole words if the script has them. */
export function findWords(text: string): (words: string) => boolean {
  const folded = fold(text)
  const spaced = ` ${wordsOf(folded).join(' ')} `
  return (words) => {
    const found = wordsOf(fold(words))
    if (found.length === 0) return false
    return spaced.includes(` ${found.join(' ')} `) || (unspaced.test(words) && folded.includes(fold(words).trim()))
  }
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
const readableWords = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true && segment.length > 1 ? segment : []))

const lettersOf = (words: string[]): number => words.join('').length

/** Words with digits or inner capitals, and capitalized words inside a sentence: mostly names. German capitalizes every noun. */
function namedIn(text: string, isGerman: boolean): string[] {
  const named: string[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu)) {
    const opens = /(?:^|[.!?:…。！？][\s"“„«»)]*|^["“„«(]+)$/u.test(text.slice(0, index))
    if (/\p{N}/u.test(word) || /.\p{Lu}/u.test(word) || (/^\p{Lu}/u.test(word) && !opens && !isGerman)) named.push(word)
  }
  return named
}

/** Words joined by dots, with an optional port, path, query or fragment. */
const dotted = /(?<![\p{L}\p{M}\p{N}_-])([\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)(?::\d+)?(?:[/?#][^\s"'<>()[\]]*)?/gu
/** Two letters after a dot, as in every domain, or four numbers. */
const addressLike = /\.\p{L}\p{M}*\p{L}|^\d+(?:\.\d+){3}$/u

/** Anything a reader's program may turn into a link, with or without a scheme: the `host`, and the `whole` with its path, both folded. "Node.js" is one. */
const addressesIn = (text: string): { host: string; whole: string }[] =>
  [...fold(text).matchAll(dotted)].flatMap(([whole, dottedWord = '']) =>
    addressLike.test(dottedWord) ? { host: withoutWww(dottedWord), whole: withoutWww(whole).replace(/[\p{P}]+$/u, '') } : [],
  )
