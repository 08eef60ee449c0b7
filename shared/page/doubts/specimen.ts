import { once } from '../../once.ts'
import { anyOf } from '../../whole-words.ts'
import words from './specimens.json' with { type: 'json' }

const inside = once(() => anyOf(words.dummy))
const alone = once(() => new RegExp(`^[\\s"“«(\\[—–-]*(?:${words.alone.join('|')})[\\s"”»)\\].!…]*$`, 'iu'))
const explained = once(() => anyOf(Object.values(words.explained).flat()))
const topic = once(() => anyOf([...Object.values(words.topic), ...Object.values(words.explained)].flat()))
const typography = once(() => anyOf(words.typography, 'giu'))

const latin = new Set(words.latin.split(' '))
/** Whether nearly all words of a sentence are those that generators of such text draw from, some of which hardly occur in real Latin. A lesson lists words. */
function isDrawn(text: string): boolean {
  const said =
    text.length < 40
      ? []
      : (text
          .slice(0, 2000)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [])
  const drawn = said.filter((word) => latin.has(word))
  const rare = new Set(drawn.filter((word) => word.length >= 8))
  return said.length >= 10 && rare.size >= 2 && drawn.length >= said.length * 0.8 && (text.match(/[,;–-]/g)?.length ?? 0) * 3 < said.length
}

/** Whether a text is, or has, what printers set to judge a page by: it says nothing. */
export const isDummy = (text: string): boolean => inside().test(text) || (text.length < 80 && alone().test(text.trim())) || isDrawn(text)

/** Whether the words around dummy text, or the names of the elements there, say that it’s shown on purpose. */
export const explainsDummy = (around: string): boolean => explained().test(around.replaceAll('_', ' '))

/** Whether a page that says this about itself is about typefaces, layout or dummy text, so that it shows some. */
export const isAboutType = (about: string): boolean => topic().test(about)

/** Whether a page’s text uses the terms of type design. */
export const showsType = (text: string): boolean => new Set(text.match(typography())?.map((term) => term.toLowerCase())).size > 1
