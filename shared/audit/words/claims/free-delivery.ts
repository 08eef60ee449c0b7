import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { anyOf, unspaced, wholeWord } from '../../../whole-words.ts'
import asked from './asked-prices.json' with { type: 'json' }
import { areTranslations, contradictionIn, type Contradiction } from './claim.ts'
import written from './free-delivery.json' with { type: 'json' }
import { amountsIn } from './plan-money.ts'
import { ofOneThing } from './stated.ts'

/** From which amount delivery is free. `isOfSome`: of one way, kind of goods or group of customers. */
export type FreeDelivery = { price: number; currency: string; places: string; isOfSome: boolean; text: string }

const any = (source: string) => once(() => anyOf(source.split('|')))
const [free, told] = [any(written.free), any(written.told)]
const delivery = any(`${written.delivery}|${asked.shipping}`)
const before = once(() => {
  const words = written.before.split('|')
  return new RegExp(String.raw`(?:${wholeWord(words.join('|'))}(?:\s+\p{L}+){0,3}|${unspaced(words)})\s*$`, 'iu')
})
const after = once(
  () => new RegExp(String.raw`^\s?\+|^[^.;,\d]{0,12}?(?:${wholeWord(written.after)}|${unspaced(written.after.split('|'))})`, 'iu'),
)
const place =
  /(?<!\p{L})(?:en|in|nach|to|within|innerhalb|across|auf|naar|till|til|para|w|do|na|в|по|у|på|i)\s(?:the |la |le |l[’']|los |las |todo |toda |tutta |ganz )*(?<name>\p{Lu}\p{L}+)|(?<area>全国|国内|本州|全國|전국)/gu

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|(?<=[。！？；])|\s[·|•–—]\s/)
const isOthers = ({ scopes, tag }: TextBlock) =>
  /^(?:pre|code|blockquote)$/.test(tag) || scopes.some((one) => /testimonial|comparison|demo|foreign/.test(one))

export function freeDeliveryOn(page: Page): FreeDelivery[] {
  if (ofOneThing.test(page.url) || !free().test(page.text)) return []
  const ofPage = `${page.title} ${page.headings[0]?.text ?? ''} ${URL.parse(page.url)?.pathname.replaceAll(/[/_-]/g, ' ')}`
  return page.blocks.flatMap((block) => {
    if (isOthers(block) || !/\d/.test(block.text)) return []
    const { text, heading, cell } = block
    const heads = `${cell?.row ?? ''} ${cell?.column ?? ''}`
    return sentencesOf(text).flatMap((sentence) => {
      const isAbout = free().test(`${sentence} ${heads}`) && delivery().test(`${sentence} ${heads} ${heading} ${ofPage}`)
      if (!isAbout || sentence.length > 200) return []
      const from = amountsIn(sentence).filter(
        ({ index, rest }) => before().test(`${cell?.column ?? ''} ${sentence.slice(0, index)}`) || after().test(rest),
      )
      const isOfSome = from.length > 1 || told().test(`${sentence} ${heads} ${heading}`) || sentence.includes('?') || cell !== undefined
      const places = [...sentence.matchAll(place)].map(({ groups }) => (groups?.['name'] ?? groups?.['area'] ?? '').toLowerCase())
      return from.map(({ price, currency }) => ({
        price,
        currency,
        places: places.toSorted().join(),
        isOfSome,
        text: sentence.trim().slice(0, 100),
      }))
    })
  })
}

/** Two amounts, here or on another page of the site, from which all delivery is free. */
export function otherFreeDelivery(
  page: Page,
  others: readonly { url: string; lang: string | null; delivery?: FreeDelivery[] }[],
): Contradiction[] {
  const elsewhere = others.flatMap(({ url, lang, delivery = [] }) =>
    (areTranslations(page.lang, lang) ? [] : delivery).map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })),
  )
  const all = [...freeDeliveryOn(page), ...elsewhere]
  const apart = new Set(all.flatMap(({ isOfSome, price }) => (isOfSome ? [price] : [])))
  const plain = all.filter(({ isOfSome, price }) => !isOfSome && !apart.has(price))
  // More than two are those of several places or goods.
  if (new Set(plain.map(({ price }) => price)).size !== 2) return []
  return contradictionIn(
    plain.map(({ text, ...one }) => ({ ...one, value: one.price, clause: text })),
    (one, other) => one.price !== other.price && one.currency === other.currency && one.places === other.places,
  )
}
