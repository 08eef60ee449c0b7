import { unspaced, wholeWord } from '../../../whole-words.ts'
import written from './opening-hours.json' with { type: 'json' }

export type Span = [from: number, to: number]
/** When a place is open on a weekday (0 is Monday), in hours, with breaks; null while it is closed. `open`: at hours that aren’t said. */
export type Day = { day: number; hours: Span[] | 'open' | null; text: string }

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

/** “Mo. – Fr.”, “pon.–pt. 6:00”: the dot of a short name, before more. */
const shortened = /(?<=(?<!\p{L})\p{L}{2,4})\.(?=\s?(?:[–—,-]|\d|(?:bis|do|to|au?|al|a|e|y|et|und|i)\s))/gu
/** “So”, “man” and “po” are other words as well, unless hours, another day or “closed” follows. */
const shortName = /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,3}$/u

export function readerOf(lang: string) {
  const sources = dayNames(lang)
  const asDay = new RegExp(
    String.raw`^\.?(?:\s?[:–—-]|\s*${span}|\s?(?:[,&/+]|(?<=\s)\p{L}{1,3}\.?\s)?\s?(?:${wholeWord(sources.join('|'))})|\s(?:${wholeWord(written.closed)}))`,
    'iu',
  )
  const days = sources.map((source, day) => `(?<d${day}>${unspaced(source.split('|')) === '' ? wholeWord(source) : source})`)
  const spans = Object.entries(written.spans).map(([name, source]) => `(?<${name}>${wholeWord(source)}|${unspaced(source.split('|'))})`)
  const words = Object.entries({ closed: written.closed, open: written.open }).map(
    ([name, source]) => `(?<${name}>${wholeWord(source)}|${unspaced(source.split('|'))})`,
  )
  const token = new RegExp([...spans, ...days, `(?<span>${span})`, ...words, String.raw`(?<end>[.;!?](?=\s|$)|。)`].join('|'), 'giu')
  /** `rest`: what is said besides. */
  return (written: string): { days: Day[]; rest: string } => {
    const text = written.replaceAll(shortened, '')
    const found = new Map<number, Day['hours']>()
    const said = new Set<number>()
    let group: number[] = []
    let part = 0
    let last = null as { day: number; end: number } | null
    let [hasRange, isClosing, isDone, isOpen, isUnsure] = [false, false, false, false, false]
    const begin = () => {
      ;[group, part, last, hasRange] = [[], 0, null, false]
      said.clear()
    }
    const note = (days: readonly number[], hours: Day['hours']) => {
      for (const day of days) {
        const before = said.has(day) ? found.get(day) : undefined
        found.set(day, Array.isArray(hours) && Array.isArray(before) ? [...before, ...hours] : hours)
        said.add(day)
      }
      isDone = true
    }
    const end = () => {
      if (isOpen && !isDone && group.length > 2) note(group, 'open')
      begin()
      ;[isClosing, isOpen] = [false, false]
    }
    const addDays = (days: readonly number[], index: number, match: string) => {
      const between = last === null || isDone || index - last.end > longestJoin ? null : text.slice(last.end, index)
      const isRange = between !== null && joins.test(between)
      if (lang !== 'en' && shortName.test(match) && !isRange && !asDay.test(text.slice(index + match.length))) return
      if (isRange && last !== null) {
        for (let at = (last.day + 1) % 7; at !== days[0]; at = (at + 1) % 7) group.push(at)
        hasRange = true
      } else if (between === null || !lists.test(between)) begin()
      else if (/[,、]/.test(between)) part = group.length
      group.push(...days)
      if (days.length > 1) hasRange = true
      ;[last, isDone] = [{ day: days.at(-1) ?? 0, end: index + match.length }, false]
      if (!isClosing) return
      note(group, null)
      isDone = false
    }
    for (const { groups = {}, index, 0: match } of text.matchAll(token)) {
      const days = Object.entries(spanDays).find(([name]) => groups[name] !== undefined)?.[1]
      const day = [0, 1, 2, 3, 4, 5, 6].find((one) => groups[`d${one}`] !== undefined)
      if (days !== undefined || day !== undefined) addDays(days ?? [day ?? 0], index, match)
      else if (groups['closed'] !== undefined) {
        const gap = last === null ? '' : text.slice(last.end, index)
        const isOfDays = group.length > 0 && !isDone && !isClosing && (isOpen ? /^[\s:–—-]*$/ : /^[^,(（、]*$/).test(gap)
        // “Open Tuesday to Saturday, Monday closed”: only the day before it.
        if (isOfDays) note(group.slice(part), null)
        else {
          begin()
          isClosing = true
        }
      } else if (groups['span'] !== undefined) {
        // “Closed Mondays, Tuesdays 10–18” and “9–17 Monday, 10–16 Tuesday” could be read in two ways.
        if (isClosing || group.length === 0) isUnsure = true
        else note(hasRange ? group.slice(part) : group, [hoursOf(groups)])
      } else if (groups['open'] === undefined) end()
      else {
        if (isClosing) begin()
        ;[isOpen, isClosing] = [true, false]
      }
    }
    end()
    const days = [...found].map(([day, hours]) => ({ day, hours, text: written.slice(0, 80) }))
    return { days: isUnsure || days.some(({ hours }) => areTwo(hours)) ? [] : days, rest: text.replace(token, ' ') }
  }
}

/** Whether two times of a day overlap. */
export const areTwo = (hours: Day['hours']) =>
  Array.isArray(hours) && hours.some((one, at) => hours.slice(at + 1).some((other) => one[1] > other[0] && other[1] > one[0]))

function hoursOf(groups: Record<string, string | undefined>): Span {
  const at = (name: string): number => {
    const half = groups[`${name}p`]
    const hour = Number(groups[`${name}h`])
    return (half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0)) + Number(groups[`${name}m`] ?? 0) / 60
  }
  const [from, to] = [at('a'), at('b')]
  // “9–5pm” and “12–8pm” begin as late as they can before the end.
  if (groups['ap'] === undefined && groups['bp'] !== undefined && from <= 12) {
    const late = (from % 12) + 12
    return [late < to ? late : from % 12, to]
  }
  return [from, [to, to + (groups['bp'] === undefined ? 12 : 24), to + 24].find((end) => end > from) ?? to]
}
