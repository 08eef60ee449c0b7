import { once } from '../../../once.ts'
import type { Page } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { contactDataOn, type ContactData } from './contact-data.ts'
import { namesIn, nonGeneral } from './general-headings.ts'
import { datesIn } from './opening-hours.ts'
import { ofOneThing } from './stated.ts'
import { readerOf } from './read-open-days.ts'
import written from './opening-hours.json' with { type: 'json' }

/** The weekdays on which the place is always closed, as one sentence says; `of` is what else it names. */
export type ClosingDays = { days: number[]; text: string; heading: string; of: string }

const closed = once(() => anyOf(written.closed.split('|')))
const open = once(() => anyOf(written.open.split('|')))
const elsewhere = once(() => anyOf(`${written.except}|${written.side}`.split('|')))
const parts = once(() => anyOf(written.parts.split('|')))
const regular = /定休|公休|정기|ruhetag|schließtag|hebdo|settimanal|semanal|giorno di|sluitingsdag|lukkedag/iu
/** Words that name nothing of its own, such as another room or branch. */
const plain =
  /^(?:we|are|our|shop|store|is|on|and|every|each|always|all|day|days|the|wir|haben|ist|sind|hat|unser\p{L}*|laden|geschäft|immer|jeden|und|am|nous|sommes|le|la|les|est|notre|boutique|magasin|et|tous|jour|estamos|tienda|nuestr[ao]|todos|los|cada|día|está|siamo|negozio|nostro|ogni|giorno|loja|nossa|nosso|aos?|às?|wij|zijn|onze|winkel|altijd|op|elke|dag|vi|har|är|er|vår\p{L}*|vores|butik\p{L}*|alla|jesteśmy|sklep|nasz|każdy|w|we|мы|наш|магазин|у|нас|в|по|(?:毎週|当店の?|当館の?|当院の?|は|の|が|お|です|となります|を?いただいております|を?させていただきます)+|我们|每周|每逢|매주|매장|저희|은|는|입니다)$/iu
const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
const namedIn = (rest: string) =>
  (rest.toLowerCase().match(word) ?? [])
    .filter((one) => /\p{L}{3}|\P{ASCII}{2}/u.test(one) && !plain.test(one))
    .toSorted()
    .join(' ')

const season =
  /season|saison|temporada|stagion|seizoen|säsong|sæson|sezon|сезон|シーズン|季|renovat|renovier|umbau|travaux|obras|lavori|verbouwing/iu
/** Another of several places. */
const branch = /店名|支店|駅前|\d号店|branch|filiale|succursale|sucursal|vestiging|filial|oddział|филиал|şube|분점|지점/iu
export function closingDaysOn(page: Page): ClosingDays[] {
  if (ofOneThing.test(page.url) || !closed().test(page.text)) return []
  const lang = /^[a-z]{2}(?![a-z])/i.exec(page.lang ?? '')?.[0].toLowerCase() ?? 'en'
  const [read, dates, first] = [readerOf(lang), datesIn(lang), page.headings.find(({ level }) => level === 1)?.text ?? '']
  const path = (URL.parse(page.url)?.pathname ?? '').replace(/(?:\/index\.\w+|\.\w+|\/)$/, '')
  const names = namesIn(page)
  const ofPage = path === '' ? [] : [...nonGeneral(path, names), ...nonGeneral(first, names)]
  const found: (ClosingDays & { isRow: boolean })[] = []
  const listed = new Set<string>()
  let [label, last] = ['', '']
  const blocks = ownTexts(page)
  for (const { text, heading, cell } of blocks) {
    const labelled = label !== '' && text.length < 40 ? `${label}: ${text}` : text
    const whole = cell !== undefined && cell.row !== text ? `${cell.row}: ${text}` : labelled
    if (/\d/.test(text) && text.length < 60) listed.add(heading)
    let before = last.length < 60 ? last : ''
    last = text
    for (const sentence of whole.split(/(?<=[.!?;])\s+|(?<=[。！？])|\s[·|•]\s/)) {
      const under = heading === first && path === '' ? '' : heading
      const around = `${sentence} ${before} ${under} ${label}`
      const isTold = sentence.length < 100 && closed().test(sentence) && !sentence.includes('?')
      const isOther =
        elsewhere().test(around) ||
        season.test(around) ||
        parts().test(sentence) ||
        dates.test(`${sentence} ${under}`) ||
        /^(?:from|ab|von|dès|à partir|desde|da|vanaf|från|od|с) /iu.test(before) ||
        (cell?.columns.length ?? 0) > 1
      const { days, rest } = isTold && !isOther ? read(sentence) : { days: [], rest: '' }
      before = sentence
      const closing = days.flatMap(({ day, hours }) => (hours === null ? [day] : []))
      const isOfBranch = closing.length > 0 && blocks.some((one) => one.heading === heading && branch.test(one.text))
      if (closing.length === 0 || closing.length > 3 || /\d/.test(rest) || isOfBranch) continue
      const isRow = !/[.!?。]$/.test(sentence) && !regular.test(sentence)
      const of = [namedIn(rest.replace(open(), ' ')), ...nonGeneral(under, names), ...ofPage].filter((one) => one !== '').join(' ')
      found.push({ days: closing, text: sentence.trim().slice(0, 80), heading, of, isRow })
    }
    label = text.length < 30 && closed().test(text) && read(text).days.length === 0 ? text.replace(/[:：]$/, '') : ''
  }
  // “Sunday: closed” in a list of hours is one row of many.
  return found
    .filter(({ isRow, heading }) => !isRow || !listed.has(heading))
    .slice(0, 8)
    .map(({ days, text, heading, of }) => ({ days, text, heading, of }))
}

type Other = { url: string; lang: string | null; closing?: ClosingDays[]; contact?: ContactData }

/** Each of two places has a phone of its own. */
const areTwoPlaces = (one: ContactData, other?: ContactData) => {
  const [own, others] = [one, other].map((data) => new Set(data?.phones.map(({ digits }) => digits.slice(-7)))) as [
    Set<string>,
    Set<string>,
  ]
  return own.size > 0 && others.size > 0 && own.isDisjointFrom(others)
}
/** What a page says on one closing day, or several times on the same; who closes on Sundays may not mention it everywhere. */
const only = (said: readonly ClosingDays[]) => {
  const [one] = said
  return one !== undefined && !one.days.includes(6) && said.every(({ days }) => days.join() === one.days.join()) ? one : undefined
}

/** Two pages of the site that have the place closed on different weekdays. */
export function otherClosingDays(page: Page, others: readonly Other[]): Contradiction[] {
  const own = only(closingDaysOn(page))
  const beside = others.filter(({ lang, closing = [] }) => closing.length > 0 && !areTranslations(page.lang, lang))
  // More than two are those of several places.
  if (own === undefined || new Set([own, ...beside.flatMap(({ closing = [] }) => closing)].map(({ days }) => days.join())).size !== 2)
    return []
  const other = beside.flatMap(({ url, closing = [], contact }) => {
    const one = only(closing)
    const isOther = one !== undefined && !one.days.some((day) => own.days.includes(day)) && one.of === own.of
    return isOther && !areTwoPlaces(contactDataOn(page), contact) ? [`${one.text} (${URL.parse(url)?.pathname})`] : []
  })
  return other.slice(0, 1).map((text) => ({ kind: 'claims', text: `${own.text}” and “${text}` }))
}
