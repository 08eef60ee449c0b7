import type { Page } from '../../../page/page.ts'
import { once } from '../../../once.ts'
import { ownTexts, type Contradiction } from './claim.ts'
import { areNamesOfTwo, ofOneThing } from './stated.ts'
import written from './opening-hours.json' with { type: 'json' }

/** When a place is open on a weekday (0 is Monday), from and to in hours; null while it is closed. `open`: at hours that aren’t said. */
export type OpenDay = { day: number; hours: [from: number, to: number] | 'open' | null; text: string; heading: string }
type Day = Omit<OpenDay, 'heading'>
type Schedule = { days: Day[]; heading: string; isList: boolean }

const word = (source: string) => String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`
const wide = (source: string) =>
  source
    .split('|')
    .filter((one) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(one))
    .join('|')
const anyOf = (source: string) => new RegExp(`${word(source)}|${wide(source)}`, 'iu')
const [closed, open, except] = [written.closed, written.open, written.except].map((source) => once(() => anyOf(source))) as [
  () => RegExp,
  () => RegExp,
  () => RegExp,
]

/** Short names are only told from words of other languages in the page’s own. */
const dayNames = (lang: string) => {
  const names = [...new Set([lang === 'nb' || lang === 'no' ? 'da' : lang, 'en'])].flatMap((one) =>
    one in written.days ? [written.days[one as keyof typeof written.days]] : [],
  )
  return Array.from({ length: 7 }, (_, day) => names.map((those) => those[day]).join('|'))
}
const spanDays: Record<string, number[]> = { daily: [0, 1, 2, 3, 4, 5, 6], weekdays: [0, 1, 2, 3, 4], weekend: [5, 6] }
const clock = (name: string) =>
  String.raw`(?<${name}h>\d{1,2})(?:\s?(?:[:.h]|Uhr|uur|時|点|點|시)\s?(?<${name}m>[0-5]\d)?分?)?\s?(?<${name}p>[ap]\.?m\b\.?)?`
const span = String.raw`(?<![\d.,])${clock('a')}(?:\s?(?:uhr|uur|h|hrs?))?\s?(?:–|—|-|to|until|bis|à|au?|alle|às|tot|till?|til|do|до|〜|～|~|至|から|until)\s?(?:las )?${clock('b')}(?![\d%]|[.,]\d|\s?(?:€|\$|£|kr|zł))`
const joins =
  /^\s*(?:(?:–|—|-|to|through|till?|until|bis|à|au|a|al|ao|à|t\/m|tot(?: en met)?|til|do|по|до|〜|～|~|至|부터|から)\s*(?:le |el |la |den |o )?|\s*到\s*)$/iu
const lists = /^(?:[\s,&/+・、]|(?<!\p{L})(?:and|und|et|y|e|ed|en|och|og|i|a|и|та|ve|le|el|la|den|on|am|sowie|和)(?!\p{L}))*$/iu

const longestJoin = 20

/** “So”, “man” and “po” are other words as well, unless hours, another day or “closed” follows. */
const shortName = /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,3}$/u

function readerOf(lang: string) {
  const sources = dayNames(lang)
  const asDay = new RegExp(
    String.raw`^\.?(?:\s?[:–—-]|\s*${span}|\s?(?:[,&/+]|(?<=\s)\p{L}{1,3}\.?\s)?\s?(?:${word(sources.join('|'))})|\s(?:${word(written.closed)}))`,
    'iu',
  )
  const days = sources.map((source, day) => `(?<d${day}>${wide(source) === '' ? word(source) : source})`)
  const spans = Object.entries(written.spans).map(([name, source]) => `(?<${name}>${word(source)}|${wide(source)})`)
  const words = Object.entries({ closed: written.closed, open: written.open }).map(
    ([name, source]) => `(?<${name}>${word(source)}|${wide(source)})`,
  )
  const token = new RegExp([...spans, ...days, `(?<span>${span})`, ...words, String.raw`(?<end>[.;!?](?=\s|$))`].join('|'), 'giu')
  return (text: string): Day[] => {
    const found = new Map<number, Day>()
    let [group, last, isClosing, isDone, isOpen]: [number[], { day: number; end: number } | null, boolean, boolean, boolean] = [
      [],
      null,
      false,
      false,
      false,
    ]
    const said = new Set<number>()
    const note = (hours: OpenDay['hours']) => {
      for (const day of group) {
        const before = said.has(day) ? found.get(day)?.hours : undefined
        found.set(day, {
          day,
          hours: Array.isArray(hours) && Array.isArray(before) ? [Math.min(before[0], hours[0]), Math.max(before[1], hours[1])] : hours,
          text: text.slice(0, 80),
        })
        said.add(day)
      }
      isDone = true
    }
    for (const match of text.matchAll(token)) {
      const groups = match.groups ?? {}
      const span = Object.entries(spanDays).find(([name]) => groups[name] !== undefined)?.[1]
      const day = span?.[0] ?? [0, 1, 2, 3, 4, 5, 6].find((one) => groups[`d${one}`] !== undefined)
      if (day !== undefined) {
        const between = last === null || isDone || match.index - last.end > longestJoin ? null : text.slice(last.end, match.index)
        const isRange = between !== null && joins.test(between)
        if (lang !== 'en' && shortName.test(match[0]) && !isRange && !asDay.test(text.slice(match.index + match[0].length))) continue
        if (isRange && last !== null) for (let at: number = (last.day + 1) % 7; at !== day; at = (at + 1) % 7) group.push(at)
        else if (between === null || !lists.test(between)) {
          group = []
          said.clear()
        }
        group.push(...(span ?? [day]))
        ;[last, isDone] = [{ day: span?.at(-1) ?? day, end: match.index + match[0].length }, false]
        if (isClosing) {
          note(null)
          isDone = false
        }
      } else if (groups['closed'] !== undefined) {
        if (group.length > 0 && !isDone) note(null)
        else isClosing = true
      } else if (groups['span'] !== undefined) note(hoursOf(groups))
      else if (groups['open'] !== undefined) isOpen = true
      else {
        if (isOpen && !isDone && group.length > 2) note('open')
        ;[group, last, isClosing, isOpen] = [[], null, false, false]
      }
    }
    if (isOpen && !isDone && group.length > 2) note('open')
    return [...found.values()]
  }
}

function hoursOf(groups: Record<string, string | undefined>): [number, number] {
  const at = (name: string, other: string): number => {
    const half: string = groups[`${name}p`] ?? ''
    const hour = Number(groups[`${name}h`])
    return (
      (half === '' && groups[`${other}p`] === undefined ? hour : hour % 12) +
      (/^p/i.test(half) ? 12 : 0) +
      Number(groups[`${name}m`] ?? 0) / 60
    )
  }
  const [from, to]: [number, number] = [at('a', 'b'), at('b', 'a')]
  return [from, to > from ? to : to + 12]
}

/** What the page says of when its one place is open, in a list or a sentence. */
function schedulesOn(page: Page): Schedule[] {
  if (!/\d/.test(page.text)) return []
  const read = readerOf((page.lang ?? 'en').slice(0, 2).toLowerCase())
  const schedules: Schedule[] = []
  let before = ''
  for (const { text, heading, cell } of ownTexts(page)) {
    const isOnlyDays =
      text.length < 40 && !/\d/.test(text) && !open().test(text) && read(`${text} 8:00-9:00`).length > 0 && !closed().test(text)
    const whole = cell !== undefined && cell.row !== text ? `${cell.row} ${text}` : `${before} ${text}`.trim()
    before = isOnlyDays ? text : ''
    const days = text.length > 400 || except().test(`${text} ${heading}`) || isOnlyDays ? [] : read(whole)
    if (days.length === 0) continue
    const isRow = whole.length < 60 && !/[.!?]$/.test(whole)
    const last = schedules.at(-1)
    if (isRow && last?.isList && last.heading === heading) last.days.push(...days)
    else if (isRow || open().test(text) || closed().test(text)) schedules.push({ days, heading, isList: isRow })
  }
  return schedules.filter(({ days, isList, heading }) => !isList || days.length > 2 || open().test(`${heading} ${days[0]?.text}`))
}

/** Days that a list or sentence gives, unless the page has several places or seasons. */
export function openDaysOn(page: Page): OpenDay[] {
  if (ofOneThing.test(page.url)) return []
  const schedules = schedulesOn(page)
  return new Set(schedules.filter(({ isList }) => isList).map(({ heading }) => heading)).size > 1
    ? []
    : schedules.flatMap(({ days, heading }) => days.map((one) => ({ ...one, heading }))).slice(0, 21)
}

const differ = ({ hours: one }: OpenDay, { hours: other }: OpenDay) => {
  if (one === null || other === null) return one !== other
  if (one === 'open' || other === 'open') return false
  // Hours before a break and after it, and those of a day that is cut in two.
  return one[1] > other[0] && other[1] > one[0] && (one[0] !== other[0] || one[1] !== other[1])
}

/** Weekdays on which a place is open at other hours, or closed, as another text or page of the site says. */
export function otherHours(page: Page, others: readonly { url: string; open?: OpenDay[] }[]): Contradiction[] {
  const own = openDaysOn(page)
  const elsewhere = others.flatMap(({ url, open: days = [] }) =>
    days.map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })),
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
  const [first] = wrong
  return first === undefined ? [] : [{ kind: 'claims', text: `${first[0]?.text}” and “${first[1]?.text}` }]
}
