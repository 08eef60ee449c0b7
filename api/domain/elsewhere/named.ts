import type { Launch } from '../launch/launch.ts'

const apart = /[^\p{L}\p{N}+#&]+/gu
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A word without its plural ending, so that “cats” matches “cat”. */
const singular = (word: string) => (word.length < 4 || /(?:ss|us|is)$/u.test(word) ? word : word.replace(/ies$/u, 'y').replace(/s$/u, ''))

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .split(apart)
    .filter((word) => word !== '')
  return ` ${words.map(singular).join(' ')} `
}

/** Cached, because each of 10,000 topics is matched against every product, by several rules. `first`: the word without which no text has the phrase. */
type Phrase = { wanted: string; first?: string }
const phrases = new Map<string, Phrase>()
const texts = new Map<string, { plain: string; words: Set<string>; times: Map<string, number> }>()
const mostTexts = 100

function phraseOf(phrase: string): Phrase {
  const known = phrases.get(phrase)
  if (known !== undefined) return known
  const isStem = phrase.endsWith('~')
  const words = plain(phrase)
  const read: Phrase = { wanted: spaceless.test(phrase) ? words.trim() : isStem ? words.trimEnd() : words }
  if (read.wanted.startsWith(' ') && !isStem && !/\p{Script=Hangul}/u.test(phrase)) read.first = read.wanted.trim().split(' ', 1).join('')
  phrases.set(phrase, read)
  return read
}

/** What follows a Korean noun within its word, as in “농부를” or “개발자들을”. */
const particle = /^(?:들|용)?(?:을|를|이|가|은|는|의|와|과|도|에게|께)?(?: |$)/u

/** How often a plain text has a phrase, whose last word may be Korean with particles. */
function timesIn(text: string, phrase: string): number {
  if (!/\p{Script=Hangul}{2} $/u.test(phrase)) return text.split(phrase).length - 1
  const rests = text.split(phrase.trimEnd()).slice(1)
  return rests.filter((rest) => particle.test(rest)).length
}

function readText(text: string) {
  const words = plain(text)
  const read = { plain: words, words: new Set(words.split(' ').filter((word) => word !== '')), times: new Map<string, number>() }
  texts.set(text, read)
  return read
}

/** How often a text names a phrase, as words of its own, in the singular or plural. “retkeil~” is a stem: any word that begins with it counts. */
export function timesNamed(phrase: string, text: string): number {
  if (texts.size >= mostTexts) texts.clear()
  const read = texts.get(text) ?? readText(text)
  const { wanted, first } = phraseOf(phrase)
  if (first !== undefined && !read.words.has(first)) return 0
  const times = read.times.get(wanted) ?? timesIn(read.plain, wanted)
  read.times.set(wanted, times)
  return times
}

/** The first of these topics that a text names. */
export const namedTopic = (topics: readonly string[], text: string): string | undefined =>
  topics.find((topic) => timesNamed(topic, text) > 0)

/** All that a listing says in words. */
export const textsOf = ({
  name,
  tagline,
  description,
  targetKeyword,
}: Pick<Launch, 'name' | 'tagline' | 'description' | 'targetKeyword'>) => [name, tagline, description, targetKeyword ?? ''].join('. ')
