import { amountsIn } from '../../shared/listing/amounts.ts'
import { freeAny } from '../../shared/listing/free-words.ts'
import { fold } from '../domain/matching.ts'

/** What a text may say because the page says it. */
export type PageEvidence = {
  /** Whether these words stand on the page in this order, as whole words where the script has any. */
  says: (words: string) => boolean
  /** Numbers, prices, names and claims of a text that the page does not have; null when there are none. */
  unsupported: (text: string) => string | null
}

/** Scripts written without spaces: a word of theirs may stand inside a longer run. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Claims that a page has to make itself. */
const claims =
  /(?<!\p{L})(?:open[- ]?source|hundreds?|thousands?|millions?|billions?|award\p{L}*|certified|guarantee\p{L}*|trusted|official\p{L}*|unlimited|lifetime)(?!\p{L})/giu
/** What no listing text holds: addresses, handles, markup. */
const foreign = /:\/\/|www\.|@|[<>`{}[\]]|\*\*/u
/** Below this share of known words, a text tells of something else than the page. */
const leastKnown = 0.5

/** Reads what the model was shown: nothing else counts as support. */
export function readEvidence(digest: string, language: string | null): PageEvidence {
  const folded = fold(digest)
  const spaced = ` ${wordsOf(folded).join(' ')} `
  const amounts = new Set(digest.split('\n').flatMap(amountsIn))
  const isGerman = /^de\b|^lb\b/i.test(language ?? '')

  const says = (text: string) => {
    const found = wordsOf(fold(text))
    if (found.length === 0) return false
    return spaced.includes(` ${found.join(' ')} `) || (unspaced.test(text) && folded.includes(fold(text).trim()))
  }
  const saysSome = (word: string) => says(word) || says(`${word}s`) || (word.length > 3 && says(word.replace(/e?s$/iu, '')))
  const isKnown = (word: string) => folded.includes(fold(word).slice(0, 5))

  return {
    says,
    unsupported(text) {
      if (foreign.test(text)) return 'holds an address or markup'
      if (amountsIn(text).some((amount) => !amounts.has(amount))) return 'names a price that is not on the page'
      if (freeAny.test(text) && !freeAny.test(digest)) return 'says free'
      if ((text.match(claims) ?? []).some((claim) => !saysSome(claim.replace('-', ' ')))) return 'claims what the page does not'
      if (namedIn(text, isGerman).some((word) => !saysSome(word))) return 'names what the page does not'
      const words = readableWords(text)
      return words.filter(isKnown).length < words.length * leastKnown ? 'tells of something else' : null
    },
  }
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const readableWords = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true && segment.length > 1 ? segment : []))

/** Words with digits or capitals inside, and capitalised ones within a sentence: names, mostly. German capitalises every noun. */
function namedIn(text: string, isGerman: boolean): string[] {
  const named: string[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu)) {
    const opens = /(?:^|[.!?:…。！？][\s"“„«»)]*|^["“„«(]+)$/u.test(text.slice(0, index))
    if (/\p{N}/u.test(word) || /.\p{Lu}/u.test(word) || (/^\p{Lu}/u.test(word) && !opens && !isGerman)) named.push(word)
  }
  return named
}
