import { once } from '../../once.ts'
import { anyOf } from '../../whole-words.ts'
import words from './specimens.json' with { type: 'json' }

const inside = once(() => anyOf(words.dummy))
const alone = once(() => new RegExp(`^[\\s"“«(\\[—–-]*(?:${words.alone.join('|')})[\\s"”»)\\].!…]*$`, 'iu'))
const explained = once(() => anyOf(Object.values(words.explained).flat()))
const topic = once(() => anyOf([...Object.values(words.topic), ...Object.values(words.explained)].flat()))
const typography = once(() => anyOf(words.typography, 'giu'))

/** Whether a text is, or has, what printers set to judge a page by: it says nothing. */
export const isDummy = (text: string): boolean => inside().test(text) || (text.length < 80 && alone().test(text.trim()))

/** Whether the words around dummy text, or the names of the elements there, say that it’s shown on purpose. */
export const explainsDummy = (around: string): boolean => explained().test(around.replaceAll('_', ' '))

/** Whether a page that says this about itself is about typefaces, layout or dummy text, so that it shows some. */
export const isAboutType = (about: string): boolean => topic().test(about)

/** Whether a page’s text uses the terms of type design. */
export const showsType = (text: string): boolean => new Set(text.match(typography())?.map((term) => term.toLowerCase())).size > 1
