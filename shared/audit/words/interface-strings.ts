import { once } from '../../once.ts'
import type { Page } from '../../page/page.ts'
import written from './interface-strings.json' with { type: 'json' }
import { littleWords } from './little-words.ts'
import { likelyLanguage } from './text-language.ts'

const whole = (sources: string[]) => once(() => new RegExp(`^(?:${sources.join('|')})$`, 'iu'))
const [sure, common] = [whole(written.sure), whole(written.common)]
const unspoken = new Set(['foreign', 'testimonial', 'demo'])
/** Programs that such texts come from, by what they leave in a page. */
const programs = /wordpress|woocommerce|shopify|wp-(?:content|includes)|\bghost\b/i
/** Designs in these languages use short English labels on purpose. */
const decorated = /^(?:ja|ko|zh|th)$/

/**
 * English texts of shop, blog, form and cookie programs that nobody translated, on a page in another language. Two, since one may be a name; each is the
 * program’s own wording.
 */
export function untranslatedStrings(page: Page): string[] {
  const language = likelyLanguage(page)
  if (language === '' || language === 'en') return []
  const shown = page.blocks.filter(
    ({ text, scopes, cell, tag }) =>
      text.length < 90 &&
      cell === undefined &&
      !scopes.some((one) => unspoken.has(one)) &&
      !/^(?:pre|code|blockquote|option|t[dh])$/.test(tag),
  )
  const isOfProgram = programs.test(`${page.generator} ${page.resources.map(({ url }) => url).join(' ')}`)
  // Lists and headings may be about such texts.
  const told = shown.filter(({ action, tag }) => action || isOfProgram || !/^(?:li|h\d|d[td]|summary)$/.test(tag))
  const captions = page.forms.flatMap(({ captions = [] }) => captions)
  const actions = new Set([...told.flatMap(({ text, action }) => (action ? [text] : [])), ...captions])
  const found = [...new Set([...told.map(({ text }) => text), ...captions])].map((text) => ({
    text,
    words: text.replace(/[\s→›»>…!?:*.]+$/, ''),
  }))
  const certain = found.filter(({ words }) => sure().test(words))
  const all = found.filter(({ words }) => sure().test(words) || common().test(words))
  if (!isOfProgram && !all.some(({ text }) => actions.has(text))) return []
  const least = decorated.test(language) ? 2 : 1
  if (certain.length < least || all.length < 2) return []
  const rest = page.blocks.flatMap(({ text, scopes }) => (scopes.includes('foreign') || all.some((one) => one.text === text) ? [] : [text]))
  return isWrittenIn(language, rest.join(' ')) ? all.slice(0, 8).map(({ text }) => text) : []
}

const wordsOf = (language: string): ReadonlySet<string> => littleWords.find((one) => one.language === language)?.words ?? new Set()

/** Whether a text has the function words of a language in Latin script, or else another script. */
export function isWrittenIn(language: string, text: string): boolean {
  const [own, english] = [wordsOf(language), wordsOf('en')]
  if (own.size === 0) return !/^[\p{Script=Latin}\P{L}]*$/u.test(text)
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const ownWords = words.filter((word) => own.has(word))
  return ownWords.length >= 4 && ownWords.length > 2 * words.filter((word) => english.has(word) && !own.has(word)).length
}
