import { once } from '../../../../once.ts'
import type { Page, TextBlock } from '../../../../page/page.ts'
import { anyOf, unspaced, wholeWord } from '../../../../whole-words.ts'
import { amountsIn } from '../amounts.ts'
import { areTranslations, contradictionIn, type Contradiction } from '../claim.ts'
import written from './free-delivery.json' with { type: 'json' }
import prices from './prices.json' with { type: 'json' }
import { ofOneThing } from '../stated.ts'

/** From which amount delivery is free. `isOfSome`: whatever else is said beside it may tell ways, places, goods or times apart. */
export type FreeDelivery = { price: number; currency: string; places: string; isOfSome: boolean; text: string }

const any = (source: string) => once(() => anyOf(source.split('|')))
const deliveries = `${written.delivery}|${prices.shipping}`
const [free, delivery] = [any(written.free), any(deliveries)]
const before = once(() => {
  const words = written.before.split('|')
  return new RegExp(String.raw`(?:${wholeWord(words.join('|'))}(?:\s+\p{L}+){0,3}|${unspaced(words)})\s*$`, 'iu')
})
const after = once(
  () => new RegExp(String.raw`^\s?\+|^[^.;,\d]{0,12}?(?:${wholeWord(written.after)}|${unspaced(written.after.split('|'))})`, 'iu'),
)
const place = /(?<!\p{L})(?:en|in|w|i|v|в|em|på)\s(?<name>\p{Lu}\p{Ll}+)(?!\p{L})|(?<area>全国|全國|전국)/gu
/** All that a sentence about free delivery of everything says. */
const plain = once(() => {
  const all = [written.free, deliveries, written.before, written.after, written.plain].join('|').split('|')
  return new RegExp(`${wholeWord(all.join('|'))}|${unspaced(all)}`, 'giu')
})
const isPlain = (text: string) => !/[\p{L}\d]/u.test(text.replace(plain(), ' ').replace(plain(), ' '))

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|(?<=[。！？；])|\s[·|•–—]\s/)
const isOthers = ({ scopes, tag }: TextBlock) =>
  /^(?:pre|code|blockquote)$/.test(tag) || scopes.some((one) => /testimonial|comparison|demo|foreign/.test(one))

const abroad =
  /zone|abroad|international|overseas|ausland|étranger|extranjer|estero|europ|world|(?<!\p{L})(?:EU|UE)(?!\p{L})|海外|偏远|離島|离岛/iu
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const known = new Map<string, string[]>()
/** Names of countries in a language. */
function countriesIn(lang: string | null): string[] {
  const [tag = 'en'] = Intl.DisplayNames.supportedLocalesOf(/^[a-z]{2}/i.exec(lang ?? '')?.[0] ?? 'en')
  const made = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  const names =
    known.get(tag) ?? letters.flatMap((one) => letters.flatMap((other) => made.of(one + other) ?? [])).filter((name) => name.length > 1)
  known.set(tag, names)
  return names
}
/** The countries, other than in a phrase for all, of which a page speaks: each may have an amount of its own. */
const placesOn = ({ title, text, images, lang }: Page): string[] => {
  const all = [title, text, ...images.map(({ alt }) => alt)].join('\n')
  return abroad.test(all) ? ['*'] : countriesIn(lang).flatMap((name) => (all.includes(name) ? [name.toLowerCase()] : []))
}
const most = 12

export function freeDeliveryOn(page: Page): FreeDelivery[] {
  if (ofOneThing.test(page.url) || !free().test(page.text)) return []
  const path =
    (URL.parse(page.url)?.pathname ?? '')
      .replace(/(?:index)?(?:\.\w+)?\/?$/, '')
      .split('/')
      .at(-1) ?? ''
  const isGeneral = path === '' || /^(?:faqs?|help|terms|agb|cgv|info)$/.test(path) || isPlain(path.replaceAll(/[-_]/g, ' '))
  const first = page.headings.find(({ level }) => level === 1)?.text
  const start = page.blocks.findIndex(({ tag }) => /^h\d$/.test(tag))
  const ofPage = once(() => placesOn(page))
  const found: FreeDelivery[] = []
  for (const [at, block] of page.blocks.entries()) {
    if (found.length >= most) break
    if (isOthers(block) || !/\d/.test(block.text)) continue
    const { text, heading, cell, scopes } = block
    const isBar = at < start && scopes.some((one) => one === 'notice' || one === 'header')
    const last = page.blocks[at - 1]
    const label =
      last === undefined || last.action || last.heading !== heading || last.text === heading || /\d|[.!?]$/.test(last.text) ? '' : last.text
    const isUnder = isBar || (isPlain(label) && isGeneral && (heading === first || isPlain(heading)))
    const said = sentencesOf(text).flatMap((sentence) => {
      const isAbout =
        free().test(`${sentence} ${cell?.column}`) &&
        delivery().test(`${sentence} ${cell?.row} ${cell?.column} ${heading} ${first} ${path}`)
      if (!isAbout || sentence.length > 200) return []
      const from = amountsIn(sentence).filter(
        ({ index, rest }) => before().test(`${cell?.column ?? ''} ${sentence.slice(0, index)}`) || after().test(rest),
      )
      const places = [...sentence.matchAll(place)].map(({ groups }) => (groups?.['name'] ?? groups?.['area'] ?? '').toLowerCase())
      const rest = from.reduce((rest, { written }) => rest.replace(written, ' '), sentence.replaceAll(place, ' '))
      const isOfSome =
        from.length > 1 ||
        cell !== undefined ||
        !isUnder ||
        text.trim() !== sentence.trim() ||
        !isPlain(rest) ||
        !delivery().test(`${sentence} ${heading}`)
      const isApart = !isOfSome && from.length > 0 && !isBar && ofPage().some((name) => !places.includes(name))
      return from.map(({ price, currency }) => ({
        price,
        currency,
        places: places.toSorted().join(),
        isOfSome: isOfSome || isApart,
        text: sentence.trim().slice(0, 100),
      }))
    })
    found.push(...said)
  }
  return found
}

/** Two amounts, here or on another page of the site, from which all delivery is free. */
export function otherFreeDelivery(
  page: Page,
  others: readonly { url: string; lang: string | null; delivery?: FreeDelivery[] }[],
): Contradiction[] {
  const elsewhere = others.flatMap(({ url, lang, delivery = [] }) =>
    // A page that tells ways or places apart tells this one apart from them, too.
    areTranslations(page.lang, lang) || delivery.some(({ isOfSome }) => isOfSome)
      ? []
      : delivery.map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })),
  )
  const own = freeDeliveryOn(page)
  const apart = new Set(
    [...own, ...others.flatMap(({ delivery = [] }) => delivery)].flatMap(({ isOfSome, price }) => (isOfSome ? [price] : [])),
  )
  const all = [...(own.some(({ isOfSome }) => isOfSome) ? [] : own), ...elsewhere].filter(({ price }) => !apart.has(price))
  // More than two are those of several places or goods.
  if (new Set(all.map(({ price }) => price)).size !== 2) return []
  return contradictionIn(
    all.map(({ text, ...one }) => ({ ...one, value: one.price, clause: text })),
    (one, other) => one.price !== other.price && one.currency === other.currency && one.places === other.places,
  )
}
