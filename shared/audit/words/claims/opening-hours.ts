import type { Page } from '../../../page/page.ts'
import { once } from '../../../once.ts'
import { anyOf } from '../../../whole-words.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { dataHoursOn } from './data-hours.ts'
import { namesIn, nonGeneral } from './general-headings.ts'
import { areNamesOfTwo } from './general-headings.ts'
import { ofOneThing } from './stated.ts'
import { areTwo, readerOf, type Day, type Span } from './read-open-days.ts'
import written from './opening-hours.json' with { type: 'json' }

/** What a page says of a weekday, and under which heading. */
export type OpenDay = Day & { heading: string }
type Schedule = { days: Day[]; heading: string; isList: boolean; isLabelled: boolean }

const [closed, open, except, side] = [written.closed, written.open, `${written.except}|${written.parts}`, written.side].map((source) =>
  once(() => anyOf(source.split('|'))),
) as [() => RegExp, () => RegExp, () => RegExp, () => RegExp]

/** Dates in the page’s language and English. */
export const datesIn = (lang: string) => {
  const names = [...new Set([lang, 'en'])].flatMap((one) => {
    const format = new Intl.DateTimeFormat(one, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    return Array.from(
      { length: 12 },
      (_, at) => format.formatToParts(Date.UTC(1970, at, 15)).find(({ type }) => type === 'month')?.value ?? '',
    )
  })
  const short = names.filter((name) => name.length > 2).map((name) => name.slice(0, 3))
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?!\p{L})|\d\.? ?(?:de )?(?:${short.join('|')})`, 'iu')
}
/** “14 Mill Street · Open Mon–Fri 9–17” */
const between = /\s[·•|‧]\s/u
/** A row has nothing but days and hours. */
const besides = /\p{L}{3,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]{2,}|\d/u
const little =
  /(?<!\p{L})(?:from|through|until|till?|and|und|von|bis|uhr|uur|van|tot|met|the|los|las|den|das|der|dalle|alle|kl|från|fra|sowie|hrs?)(?!\p{L})/giu

/** What the page says of when its one place is open, in a list or a sentence that is sure to be about that. */
function schedulesOn(page: Page): Schedule[] {
  if (!/\d/.test(page.text) && !closed().test(page.text)) return []
  const lang = /^[a-z]{2}(?![a-z])/i.exec(page.lang ?? '')?.[0].toLowerCase() ?? 'en'
  const [read, dates] = [readerOf(lang), datesIn(lang)]
  const title = page.headings[0]?.text
  const isHome = pathOf(page) === ''
  const schedules: Schedule[] = []
  let [before, label] = ['', '']
  const parts = ownTexts(page).flatMap((block) => block.text.split(between).map((text) => ({ ...block, text })))
  for (const { text, heading, cell } of parts) {
    // What a home page calls itself is no part of the place, and a French “service” is a meal.
    const isSlogan = isHome && heading === title && !open().test(heading)
    const lead = (isSlogan && label === heading) || (lang === 'fr' && label === 'Service') ? '' : label
    const own = `${text} ${lead}`
    const about = isSlogan ? own : `${text} ${heading} ${lead}`
    const isOther = text.length > 400 || except().test(about) || side().test(heading === title ? own : about)
    const isOnlyDays =
      text.length < 40 && !/\d/.test(text) && !open().test(text) && read(`${text} 8:00-9:00`).days.length > 0 && !closed().test(text)
    const whole = cell !== undefined && cell.row !== text ? `${cell.row} ${text}` : `${before} ${text}`.trim()
    before = isOnlyDays ? text : ''
    const { days, rest } = isOnlyDays ? { days: [], rest: '' } : read(whole)
    // “Open Mon–Fri 9–17, at weekends closed” says it all.
    const isWeek = cell === undefined && days.length > 5 && open().test(text)
    const isRow = days.length > 0 && !isWeek && whole.length < 60 && !/[.!?。]$/.test(whole) && !besides.test(rest.replace(little, ' '))
    if (!isRow && !isOnlyDays) label = text.length < 60 && days.length === 0 ? text : ''
    if (days.length === 0 || isOther || (cell?.columns.length ?? 0) > 1) continue
    const last = schedules.at(-1)
    if (isRow && last?.isList && last.heading === heading) last.days.push(...days)
    else if (isRow)
      schedules.push({
        days,
        heading,
        isList: true,
        isLabelled: open().test(`${heading} ${about}`) || (heading === (title ?? '') && !/[:：]$/.test(label)),
      })
    else if ((open().test(text) || closed().test(text)) && !/\d/.test(rest) && !dates.test(whole)) {
      const several = days.filter(({ hours }) => Array.isArray(hours)).length > 1
      schedules.push({ days: days.filter(({ hours }) => several || !Array.isArray(hours)), heading, isList: false, isLabelled: true })
    }
  }
  return schedules
}

/** The rows of a list by days; none if two differ. */
function daysOf({ days, heading, isList, isLabelled }: Schedule): OpenDay[] {
  const rows = [...Map.groupBy(days, ({ day }) => day).values()].map((same) => {
    const hours = same.flatMap((one) => (Array.isArray(one.hours) ? one.hours : []))
    return { ...(same[0] as Day), heading, ...(hours.length > 0 && { hours }), isSure: same.length === 1 || hours.length === same.length }
  })
  const isWeek = open().test(`${heading} ${days.map(({ text }) => text).join(' ')}`) || rows.length > 5
  return isList && (!isLabelled || !isWeek || rows.some(({ hours, isSure }) => !isSure || areTwo(hours)))
    ? []
    : rows.map(({ day, hours, text }) => ({ day, hours, text, heading }))
}

const pathOf = (page: Page) => (URL.parse(page.url)?.pathname ?? '').replace(/(?:\/index\.\w+|\.\w+|\/)$/, '')
/** Whether both the path and the heading of a page name something, such as a branch. */
function isOfBranch(page: Page): boolean {
  const path = pathOf(page)
  return [path, path === '' ? '' : (page.headings[0]?.text ?? '')].every((name) => nonGeneral(name, namesIn(page)).length > 0)
}

/** Days that a list or sentence gives, unless the page has several places or seasons. */
export function openDaysOn(page: Page): OpenDay[] {
  if (ofOneThing.test(page.url) || isOfBranch(page)) return []
  const schedules = schedulesOn(page)
  const isOne = new Set(schedules.filter(({ isList }) => isList).map(({ heading }) => heading)).size < 2
  return isOne ? schedules.flatMap(daysOf).slice(0, 21) : []
}

const around = (spans: readonly Span[]) => `${Math.min(...spans.map(([from]) => from))}–${Math.max(...spans.map(([, to]) => to))}`
const differ = ({ hours: one }: OpenDay, { hours: other }: OpenDay) => {
  if (one === null || other === null) return one !== other
  if (one === 'open' || other === 'open') return false
  // Hours before a break and after it, and those with and without it.
  const isPart = [one, other].some((spans, at) =>
    [around(spans), ...spans.map((span) => around([span]))].includes(around([other, one][at] ?? [])),
  )
  return areTwo([...one, ...other]) && !isPart
}

/** Weekdays on which a place is open at other hours, or closed, as another text or page of the site says. */
export function otherHours(page: Page, others: readonly { url: string; lang: string | null; open?: OpenDay[] }[]): Contradiction[] {
  const own = openDaysOn(page)
  const elsewhere = others.flatMap(({ url, lang, open: days = [] }) =>
    (areTranslations(page.lang, lang) ? [] : days).map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })),
  )
  const all = [...own, ...elsewhere]
  const wrong = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) =>
        one.day === other.day &&
        one.text !== other.text &&
        differ(one, other) &&
        !areNamesOfTwo(one.heading, other.heading, page.headings[0]?.text)
          ? [[one, other]]
          : [],
      ),
  )
  // Its one place, not a part of it that a heading names.
  const ofPlace = own.filter(({ heading }) => heading === page.headings[0]?.text || nonGeneral(heading, namesIn(page)).length === 0)
  const inData = dataHoursOn(page).flatMap((one) =>
    ofPlace.flatMap((other) => (one.day === other.day && differ(one, other) ? [[other, one]] : [])),
  )
  const [first] = [...wrong, ...inData]
  return first === undefined ? [] : [{ kind: 'claims', text: `${first[0]?.text}” and “${first[1]?.text}` }]
}
