import { once } from '../../once.ts'
import words from './specimens.json' with { type: 'json' }

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const anyOf = (patterns: readonly string[], flags = 'iu') => {
  const [joined, spaced] = [patterns.filter((one) => cjk.test(one)), patterns.filter((one) => !cjk.test(one))]
  const either = [`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`, ...joined].join('|')
  return once(() => new RegExp(either, flags))
}
const inside = anyOf(words.dummy)
const alone = once(() => new RegExp(`^[\\s"“«(\\[—–-]*(?:${words.alone.join('|')})[\\s"”»)\\].!…]*$`, 'iu'))
const explained = anyOf(Object.values(words.explained).flat())
const topic = anyOf([...Object.values(words.topic), ...Object.values(words.explained)].flat())
const typography = anyOf(words.typography, 'giu')

/** Whether a text is, or has, what printers set to judge a page by: it says nothing. */
export const isDummy = (text: string): boolean => inside().test(text) || (text.length < 80 && alone().test(text.trim()))

/** Whether the words around dummy text, or the names of the elements there, say that it’s shown on purpose. */
export const explainsDummy = (around: string): boolean => explained().test(around.replaceAll('_', ' '))

/** Whether a page that says this about itself is about typefaces, layout or dummy text, so that it shows some. */
export const isAboutType = (about: string): boolean => topic().test(about)

/** Whether a page’s text uses the terms of type design. */
export const showsType = (text: string): boolean => new Set(text.match(typography())?.map((term) => term.toLowerCase())).size > 1
