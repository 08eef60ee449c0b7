import { once } from '../../../once.ts'
import type { Page } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { contactDataOn, type ContactData } from './contact-data.ts'
import { datesIn } from './opening-hours.ts'
import { areNamesOfTwo, ofOneThing } from './stated.ts'
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

export function closingDaysOn(page: Page): ClosingDays[] {
  if (ofOneThing.test(page.url) || !closed().test(page.text)) return []
  const lang = /^[a-z]{2}(?![a-z])/i.exec(page.lang ?? '')?.[0].toLowerCase() ?? 'en'
  const [read, dates, title] = [readerOf(lang), datesIn(lang), page.headings[0]?.text]
  const found: (ClosingDays & { isRow: boolean })[] = []
  const listed = new Set<string>()
  let label = ''
  for (const { text, heading, cell } of ownTexts(page)) {
    const whole =
      cell !== undefined && cell.row !== text ? `${cell.row}: ${text}` : label !== '' && text.length < 40 ? `${label}: ${text}` : text
    if (/\d/.test(text) && text.length < 60) listed.add(heading)
    let before = ''
    for (const sentence of whole.split(/(?<=[.!?;])\s+|(?<=[。！？])|\s[·|•]\s/)) {
      const around = `${sentence} ${before} ${heading === title ? '' : heading} ${label}`
      const isTold = sentence.length < 100 && closed().test(sentence) && !sentence.includes('?')
      const isOther = elsewhere().test(around) || parts().test(sentence) || dates.test(sentence) || (cell?.columns.length ?? 0) > 1
      const { days, rest } = isTold && !isOther ? read(sentence) : { days: [], rest: '' }
      before = sentence
      const closing = days.flatMap(({ day, hours }) => (hours === null ? [day] : []))
      if (closing.length === 0 || closing.length > 3 || /\d/.test(rest)) continue
      const isRow = !/[.!?。]$/.test(sentence) && !regular.test(sentence)
      found.push({ days: closing, text: sentence.trim().slice(0, 80), heading, of: namedIn(rest.replace(open(), ' ')), isRow })
    }
    label = text.length < 30 && closed().test(text) && read(text).days.length === 0 ? text.replace(/[:：]$/, '') : ''
  }
  // “Sunday: closed” in a list of hours is one row of many.
  return found
    .filter(({ isRow, heading }) => !isRow || !listed.has(heading))
    .slice(0, 8)
    .map(({ isRow: _, ...one }) => one)
}

type Other = { url: string; lang: string | null; closing?: ClosingDays[]; contact?: ContactData }

const areDisjoint = (one: ClosingDays, other: ClosingDays) => !one.days.some((day) => other.days.includes(day))
/** Each of two places has a phone of its own. */
const areTwoPlaces = (one: ContactData, other?: ContactData) => {
  const [own, others] = [one, other].map((data) => new Set(data?.phones.map(({ digits }) => digits.slice(-7)))) as [
    Set<string>,
    Set<string>,
  ]
  return own.size > 0 && others.size > 0 && own.isDisjointFrom(others)
}

/** Two sentences, here or on another page of the site, that have the place closed on different weekdays. */
export function otherClosingDays(page: Page, others: readonly Other[]): Contradiction[] {
  const own = closingDaysOn(page)
  const beside = others.filter(({ lang, closing = [] }) => closing.length > 0 && !areTranslations(page.lang, lang))
  const all = [...own, ...beside.flatMap(({ closing = [] }) => closing)]
  // More than two are those of several places.
  if (new Set(all.map(({ days }) => days.join())).size !== 2) return []
  const elsewhere = beside.flatMap(({ url, closing = [], contact }) =>
    closing.map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})`, contact })),
  )
  const pairs = own.flatMap((one, at) =>
    [...own.slice(at + 1).map((other) => ({ ...other, contact: undefined })), ...elsewhere].flatMap((other) =>
      areDisjoint(one, other) && one.of === other.of && !areNamesOfTwo(one.heading, other.heading, page.headings[0]?.text)
        ? [{ one, other }]
        : [],
    ),
  )
  const first = pairs.find(({ other }) => other.contact === undefined || !areTwoPlaces(contactDataOn(page), other.contact))
  return first === undefined ? [] : [{ kind: 'claims', text: `${first.one.text}” and “${first.other.text}` }]
}
