import { sentencesOf } from '../../../../shared/listing/shorten.ts'
import { locale } from '../../../../shared/locale.ts'

export type FittedText = { value: string; isCut: boolean }

/**
 * The longest start of a text that a field takes, in UTF-16 units, as forms count them. Ends with a whole sentence if most of the room is
 * used that way, else with a whole word and an ellipsis if there’s room for one. Empty if not even the first word fits: a word is never cut.
 */
export function fitText(text: string, limit: number, { hasEllipsis = true } = {}): FittedText {
  const whole = text.trim()
  if (whole.length <= limit) return { value: whole, isCut: false }
  const sentences = wholeSentences(whole, limit)
  if (sentences.length >= limit * minInSentences) return { value: sentences, isCut: true }
  const words = wholeWords(whole, hasEllipsis && limit >= longEnough ? limit - 1 : limit)
  const isEnded = words === '' || !hasEllipsis || words.length >= limit || sentenceEnd.test(words)
  return { value: isEnded ? words : `${words}…`, isCut: true }
}

/** The longest start of a list, its parts separated by commas, that ends with a whole part. */
export function fitList(parts: readonly string[], limit: number): FittedText {
  let value = ''
  for (const part of parts) {
    const next = value === '' ? part : `${value}, ${part}`
    if (next.length > limit) return { value, isCut: true }
    value = next
  }
  return { value, isCut: false }
}

const minInSentences = 0.5
/** From here on, a word gives way to the ellipsis. */
const longEnough = 24
const sentenceEnd = /[.!?…。！？؟।][\p{Pe}\p{Pf}"']*$/u

function wholeSentences(text: string, limit: number): string {
  let end = 0
  for (const sentence of sentencesOf(text)) {
    const next = text.indexOf(sentence, end) + sentence.length
    if (next > limit) break
    end = next
  }
  return end === 0 || !sentenceEnd.test(text.slice(0, end)) ? '' : text.slice(0, end)
}

const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })

/** Scripts that write no spaces between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\u3000-\u303f\uff01-\uff0f\uff1a-\uff20'
const endsFree = new RegExp(`(?:[\\s${unspaced}]|\\p{Extended_Pictographic}[\\p{M}\\u200d\\ufe0f\\p{Emoji_Modifier}]*)$`, 'u')
const beginsFree = new RegExp(`^(?:[\\s${unspaced}]|\\p{Extended_Pictographic}|[,;:.!?]+\\s)`, 'u')
/** What opens, separates or joins doesn’t stay at the end; a mark that belongs to a word, as in C#, does. */
const dangling = /(?:[\s,;:|·•–—―、，；：،؛\p{Ps}]|(?<=[\s\p{Ps}]|^)["'“‘«&+/\\@#*=~-]+)+$/u

/** Ends where spaces are, and in scripts without them where any word ends. */
function wholeWords(text: string, limit: number): string {
  let end = 0
  for (const { index } of segmenter.segment(text.slice(0, limit * 2 + 64))) {
    if (index > limit) break
    const isFree = beginsFree.test(text.slice(index, index + 16)) || endsFree.test(text.slice(Math.max(0, index - 16), index))
    if (isFree && index > 0) end = index
  }
  return text.slice(0, end).replace(dangling, '')
}
