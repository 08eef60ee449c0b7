import { pricingTitle } from '../../../../listing/pricing/price-words.ts'
import { locale } from '../../../../locale.ts'
import { once } from '../../../../once.ts'
import type { Page } from '../../../../page/page.ts'
import { anyOf, wholeWord } from '../../../../whole-words.ts'
import { defineTopic, mentions, type Topic } from '../../../topics/topic.ts'
import { namesIn, nonGeneral } from '../general-headings.ts'
import written from './prices.json' with { type: 'json' }

const alone = (...sources: string[]) => once(() => new RegExp(`^(?:${sources.join('|')})$`, 'iu'))
const ofLanguages = (words: Record<string, string>) => Object.values(words).join('|')
/** A pattern for each language is made once. */
export function byLanguage<Value>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>()
  return (language) => made.get(language) ?? (made.set(language, make(language)).get(language) as Value)
}
const either = (words: Record<string, string>, wide: string) =>
  byLanguage((language) => {
    const own = words[language.slice(0, 2)] ?? ofLanguages(words)
    return new RegExp(`${wholeWord(`${own}|${words['en']}`)}|${wide}`, 'iu')
  })
/** What makes a second price correct, in the page’s language. */
export const exceptions = either(written.otherwise, `${written.otherwiseWide}|[%×]|\\d ?x\\b`)
/** Times, people and places that have prices of their own. */
export const apart = either(written.apart, `${written.apart.ja}|${written.apart.zh}|${written.apart.ko}`)

const orderings: Record<string, Topic> = Object.fromEntries(
  Object.entries(written.order).map(([language, words]) => [language, defineTopic({ [language]: words })]),
)
/** Whether a text asks people to order: a word for it in one language is often another word in the next. */
export const orders = (text: string, language: string): boolean => {
  const ordering = orderings[/^n[on]\b/.test(language) ? 'nb' : language.slice(0, 2)] ?? orderings['en']
  return ordering !== undefined && mentions(text.replace(/\bin order (?:to|that)\b/gi, ''), ordering)
}

const segmenter = once(() => new Intl.Segmenter(locale, { granularity: 'word' }))
const [little, ofPlan, sizes, ofPeriod, ofOrder, besideOrder, ofPrice] = [
  alone(written.little),
  alone(written.plan),
  alone(ofLanguages(written.sizes)),
  alone(written.period),
  alone(written.ordering),
  alone(written.beside, written.plan),
  alone(written.price),
]
const elided = /(?<!\p{L})(?:l|d|un|all|dell|nell|sull)[’'](?=\p{L})/giu
/** In Polish, one is “and”. */
const article = /^\p{L}{1,2}\s/u
/** “Course and coaching” is more than a course. */
const several = new RegExp(String.raw`[+&＋]|(?<!\p{L})(?:${written.several})(?!\p{L})|[と和及]|セット`, 'iu')

/** The words that tell a thing from others. */
export function wordsOf(text: string, language: string): string[] {
  const name = text.slice(0, 200).replaceAll(elided, '').replace(article, '')
  const isOrder = orders(text, language)
  const words = [...segmenter().segment(name)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const telling = words.filter(
    (word, at) =>
      (/\p{L}{3}|\d|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(word) || (/^\p{Lu}{1,2}$/u.test(word) && at > 0)) &&
      !little().test(word) &&
      !(isOrder && orders(word, language)),
  )
  return [...new Set(telling.map((word) => word.toLowerCase()))]
}
const onlyName = once(() => new RegExp(String.raw`^\p{L}{3,}$|(?<=\p{L}\s)\p{Lu}\p{L}{2,}(?=\s(?:${written.plan})$)`, 'u'))
const plans = written.plan.replaceAll(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)
const afterPlan = once(() => new RegExp(String.raw`(?<=(?:^|\s)(?:${plans})\s)\p{Lu}\p{L}{2,}$`, 'u'))
/** The name of what has a price: without “plan”, unless that’s all, and with what comes with it. `per`: a monthly and an annual pass are two things, unless the price says its period. */
export function namesOf(text: string, language: string, per = ''): string[] {
  const words = wordsOf(text, language).filter((word) => !ofPrice().test(word) && (per === '' || !ofPeriod().test(word)))
  const own = words.filter((word) => !ofPlan().test(word))
  // A plan may be called “Solo”, which is “only” in Spanish.
  if (own.length === 0 && !ofPrice().test(text)) {
    const named = afterPlan().exec(text) ?? onlyName().exec(text.replace(/\p{Lu}\p{Ll}+$/u, (last) => last.toLowerCase()))
    own.push(...(named?.[0].toLowerCase().split(' ', 1) ?? []))
  }
  return [...(own.length > 0 ? own : words), ...(several.test(text.replace(article, '')) ? ['+'] : [])]
}

const [shortest, longest, inflected] = [4, 2, 7]
/** Whether two words are one, but for their ends. */
function isAlike(one: string, other: string): boolean {
  if (one === other || /\d/.test(one + other)) return one === other
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [least, most] = [Math.min(one.length, other.length) - same, Math.max(one.length, other.length) - same]
  return same >= shortest && (least === 0 ? most <= longest : most === 1 && one.length >= inflected)
}
export const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.every((word) => other.some((same) => isAlike(word, same)))
export const isSameName = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && isWithin(one, other) && isWithin(other, one)
/** In a compound, too. */
export const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) =>
    other.some((same) => {
      const [short = '', long = ''] = [word, same].toSorted((a, b) => a.length - b.length)
      return word === same || (short.length >= 5 && long.startsWith(short.slice(0, 5))) || (short.length >= 3 && long.endsWith(short))
    }),
  )

const beside = once(() => anyOf(`${written.shipping}|${written.minimum}|${written.anyAmount}|最低|起送`.split('|')))
/** What isn’t a price of the product: shipping, the least that an order must come to, what people give. */
export const isBeside = (text: string): boolean => beside().test(text) || /[满滿](?![意足])|以上|이상/u.test(text)
/** Whether each page may have one of its own: “Large”, “Adults”. */
export const isGeneric = (name: readonly string[], except: RegExp): boolean =>
  name.every((word) => sizes().test(word) || except.test(word) || isBeside(word))

/** Whether a heading or a path names nothing else than the price, the thing itself, or where to order it. */
export function isPlainName(text: string, name: readonly string[], page: Page, least: number): boolean {
  const numbers = text.match(/\d+/g) ?? []
  const other = nonGeneral(text, namesIn(page)).filter((one) => one.length > least)
  return (
    numbers.every((one) => name.includes(one)) &&
    other.every(
      (one) => [ofPeriod, ofOrder, besideOrder, ofPrice].some((known) => known().test(one)) || pricingTitle.test(one) || share([one], name),
    )
  )
}
/** What a page’s path names, without its file’s ending and the language that the page is in; null if it’s of a country of its own. */
export function pathOf({ url, lang }: Page): string | null {
  const path = (URL.parse(url)?.pathname ?? '').replace(/(?:index)?\.\w+$/, '')
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(first)) return [first, ...rest].join(' ').replaceAll(/[-_]/g, ' ')
  return first.toLowerCase() === lang?.slice(0, first.length).toLowerCase() ? rest.join(' ').replaceAll(/[-_]/g, ' ') : null
}
