import type { Page } from '../../page/page.ts'
import { languageOf } from './language.ts'

type Names = Map<string, number>

const clean = (name: string) => name.toLowerCase().replace(/\.$/, '')
const escaped = (names: Names) =>
  [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')

/** The names of weekdays or months in some languages, as used alone and in dates. Ambiguous ones are left out. */
function namesOf(languages: readonly string[], part: 'weekday' | 'month', widths: ('long' | 'short')[] = ['long', 'short']): Names {
  const names: Names = new Map()
  const doubtful = new Set<string>()
  const count = part === 'month' ? 12 : 7
  for (const language of languages) {
    for (const width of widths) {
      for (const rest of [{}, { day: 'numeric', year: 'numeric', month: 'long' } as const]) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...rest, [part]: width, timeZone: 'UTC' })
        for (let at = 0; at < count; at += 1) {
          // 4 January 1970 was a Sunday.
          const day = part === 'month' ? Date.UTC(1970, at, 15) : Date.UTC(1970, 0, 4 + at)
          const name = clean(format.formatToParts(day).find(({ type }) => type === part)?.value ?? '')
          if (names.has(name) && names.get(name) !== at) doubtful.add(name)
          if (/^\p{L}[\p{L}\p{M}’' -]+$/u.test(name)) names.set(name, at)
        }
      }
    }
  }
  for (const name of doubtful) names.delete(name)
  return names
}

/** “Every Friday” and “Monday to Friday” are followed by the day on which they begin. */
const repeats = /(?:every|each|jede[nrm]?|chaque|tous les|cada|todos os|ogni|elke|hver|varje|każd\w+)\s*$/i

/** Short names that people have, too. The others count only where no word stands before them. */
const people = /^(?:sun|tue|sam|mar|dom|gio|tor)$/

const languagesOf = (page: Page): string[] => [...new Set([languageOf(page), 'en'])]

/** A day before its year, or ideographs: finding out the names of days and months takes a third of an audit. */
const mayBeDated = /\d[^]*20\d\d|20\d\d[年년]/

const ideographs =
  /(?<year>20\d\d)[年년]\s?(?<month>\d{1,2})[月월]\s?(?<day>\d{1,2})[日일]\s?[（(](?<weekday>[日月火水木金土일월화수목금토])[曜）)]/g

/** “There is no 31 November” */
const denied =
  /(?:n[’']t(?: have)?(?: an?)?|\b(?:no|not(?: an?)?|kein(?:en)?|pas de|no hay|ningún|non c[’']è(?: il)?|não há|geen|ing(?:en|et)|nincs))\s+$/iu
const deniedAfter = /^\s*(?:is(?:n[’']t| not)|gibt es nicht|n[’']est pas|no es|non è|não é)(?!\p{L})/iu

/** Days that no month has, such as 31 November, and spans that end before they begin. */
export function impossibleDates(page: Page): string[] {
  const months = namesOf(languagesOf(page), 'month')
  const month = escaped(months)
  const day = String.raw`(?:(?<a>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:of |de |d’)?(?<m>${month})|(?<n>${month})\.?\s+(?<b>\d{1,2})(?:st|nd|rd|th)?)(?:,?\s+(?<y>20\d\d))?(?!\d|[.:]\d|\p{L})`
  const dates = new RegExp(String.raw`(?<![\p{L}\d.])${day}`, 'giu')
  const between = /^\s*(?:–|—|-|to|until|through|bis(?: zum)?|au|al|hasta)\s*(?:the )?$/iu
  return page.blocks.flatMap(({ text, scopes, tag }) => {
    if (
      scopes.includes('testimonial') ||
      /^(?:pre|code)$/.test(tag) ||
      text.length > 600 ||
      // Brought forward, or the number of something else.
      /[$€£¥]\s?\d|forward|\b(?:street|road|lane|avenue)\b|\bmove[sd]?\b|postpon|avanc|report[ée]|vorverleg|verschob|adelant|anticip|\b(?:lin(?:e|ie|ea|ha)|pages?|rooms?|flat|zimmer|seite|chambre|habitación|camera|kamer|rum|no\.|nr\.)\s?\d/i.test(
        text,
      ) ||
      /\b(?:never|invalid|validat|exist|impossible|nie|bugs?\b|typo)/i.test(text)
    )
      return []
    const found = [...text.matchAll(dates)].map(({ groups = {}, index, 0: said }) => {
      const name = groups['m'] ?? groups['n'] ?? ''
      return { said, index, month: months.get(clean(name)) ?? 0, day: Number(groups['a'] ?? groups['b']), year: groups['y'], name }
    })
    const isDenied = (said: string, at: number) => denied.test(text.slice(0, at)) || deniedAfter.test(text.slice(at + said.length))
    const wrong = found.filter(
      ({ said, index, day: at, month: of, year, name }) =>
        name.length > 2 && at > 0 && at <= 31 && at > daysIn(of, year) && !isDenied(said, index),
    )
    const turned = found.flatMap((first, at) => {
      const next = found[at + 1]
      if (next === undefined || found.length > 2 || !between.test(text.slice(first.index + first.said.length, next.index))) return []
      const isSameYear =
        first.month === next.month ? (first.year ?? next.year) === next.year : first.year !== undefined && first.year === next.year
      const isBack = next.month < first.month || (next.month === first.month && next.day < first.day)
      return isSameYear && isBack ? [{ said: text.slice(first.index, next.index + next.said.length) }] : []
    })
    return [...wrong, ...turned].map(({ said }) => said)
  })
}

const daysIn = (month: number, year = '2024') => new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate()

const opening = /\bopen|\bhours\b|\bdaily\b|\bo’clock|\buhr\b|geöffnet|täglich|ouvert|abierto|aperto|support|mon(?:day)?\b|sat(?:urday)?\b/i
const lasting = /\bmin(?:ute[ns]?|s)?\b|seconds?\b|podcast|episode|video|track|audio|workout|match|chapter/i
const timed =
  /(?<![\d:.])(?<h>\d{1,2})[:.](?<i>[0-5]\d)\s?(?<p>[ap]\.?m\.?)?\s*(?:–|—|-|to|until|bis|à|a)\s*(?<k>\d{1,2})[:.](?<j>[0-5]\d)\s?(?<q>[ap]\.?m\.?)?(?![\d:])/giu

/** “14:30 pm”: a 24-hour clock has no am or pm. */
const halved = /(?<![\d:.])(?:1[3-9]|2[0-3])[:.][0-5]\d\s?[ap]\.?m\b/giu

/** Times that no clock shows, and those of one day that end before they begin: nothing that takes place once lasts that long. */
export const turnedTimes = ({ blocks, lang }: Page): string[] =>
  blocks.flatMap(({ text, tag }) => [
    ...(/^(?:pre|code)$/.test(tag) ? [] : (text.match(halved) ?? [])),
    ...[...text.matchAll(timed)].flatMap(({ groups = {}, 0: said }) => {
      const { h = '', i = '', k = '', j = '' } = groups
      // Prices have points, too, lengths in minutes are longer, and days go on past 24 in Japanese, Korean and Chinese.
      const isDay =
        opening.test(text) && !lasting.test(text) && !/^(?:ja|ko|zh)\b/i.test(lang ?? '') && (!said.includes('.') || /\buhr\b/i.test(text))
      if (isDay && Number(h) < 24 && Number(k) > 24 && Number(k) < 31) return [said.trim()]
      const [p, q] = [groups['p'], groups['q']]
      // Without halves of the day it may be a score, a verse, or a flight.
      if (p === undefined || q === undefined || /flight|departs|local time/i.test(text)) return []
      const at = (hour: string, minute: string, half?: string) =>
        (half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minute)
      // What is open past midnight closes early in the morning.
      if (/^a/i.test(q) && Number(k) % 12 <= 6) return []
      const length = at(k, j, q) - at(h, i, p)
      return length < 0 && length > -360 && Number(h) < 24 && Number(k) < 24 ? [said.trim()] : []
    }),
  ])

/** Dates with a year and a weekday that contradict each other. A date counts as it’s written out in the page’s language or English: the date in the page’s words, and its right weekday. */
export function wrongWeekdays(page: Page): { said: string; right: string }[] {
  const dated = page.blocks.filter(({ text, scopes }) => mayBeDated.test(text) && !scopes.includes('testimonial'))
  if (dated.length === 0) return []
  const languages = languagesOf(page)
  const [weekdays, months] = [namesOf(languages, 'weekday'), namesOf(languages, 'month')]
  const long = namesOf(languages, 'weekday', ['long'])
  const [weekday, month] = [escaped(weekdays), escaped(months)]
  const gap = String.raw`\.?,?\s+(?:(?:the|den|dem|der|am|el|le|il|o|a|på|dnia|de)\s+)?`
  const dates = [
    String.raw`(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?\s+(?:(?:of|de|d’|d')\s*)?(?<month>${month})\.?,?\s+(?:(?:de|del)\s+)?(?<year>20\d\d)`,
    String.raw`(?<month>${month})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>20\d\d)`,
  ]
  const patterns = dates.map((date) => new RegExp(String.raw`(?<!\p{L})(?<weekday>${weekday})${gap}${date}(?![\d\p{L}])`, 'giu'))
  const isWeekday = new RegExp(String.raw`(?<!\p{L})(?:${weekday})(?!\p{L})`, 'iu')
  const found = new Map<string, { said: string; right: string }>()
  for (const { text } of dated) {
    for (const match of [...patterns.flatMap((pattern) => [...text.matchAll(pattern)]), ...text.matchAll(ideographs)]) {
      const { weekday: named = '', month: of = '', day = '', year = '' } = match.groups ?? {}
      const before = text.slice(Math.max(0, match.index - 25), match.index)
      const isShort = weekdays.has(clean(named)) && !long.has(clean(named))
      if (isShort && (people.test(clean(named)) || !/(?:^|[([–—·|])\s*$/.test(before))) continue
      if (repeats.test(before) || isWeekday.test(before)) continue
      const at = '日月火水木金土'.indexOf(named) + 1 || '일월화수목금토'.indexOf(named) + 1 || (weekdays.get(clean(named)) ?? 0) + 1
      const index = /^\d/.test(of) ? Number(of) - 1 : (months.get(clean(of)) ?? 0)
      const date = new Date(Date.UTC(Number(year), index, Number(day)))
      if (date.getUTCDate() !== Number(day) || date.getUTCDay() === at - 1) continue
      const [own, english] = languages.map((language) => date.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }))
      found.set(match[0], { said: match[0], right: english === undefined ? (own ?? '') : `${english} (${own})` })
    }
  }
  return [...found.values()].slice(0, 8)
}
