import { isPictured, isSeen, textOn, toNamed, wait } from '../named.ts'
import type { Fault } from '../tried.ts'
import { press } from './press.ts'

const arrow =
  /^[›»→❯▶>⟩]$|\bnext\b|nächst|weiter|suivant|siguiente|successiv|próxim|volgend|nästa|næste|neste|następn|další|следующ|sonraki|次|下/iu
const yearIn = (text: string) => /20\d\d/.exec(text)?.[0]
const [tallest, mostTitles] = [3, 2]

/** The names of months or days of the week, as the page’s language and English have them. */
const namesOf = (count: number, start: number, options: Intl.DateTimeFormatOptions): string[][] =>
  [document.documentElement.lang, 'en'].flatMap((lang) => {
    try {
      const format = new Intl.DateTimeFormat(lang || 'en', { ...options, timeZone: 'UTC' })
      const step = count === 12 ? 31 : 1
      return [Array.from({ length: count }, (_, at) => format.format(new Date(Date.UTC(2026, 0, start + at * step))).toLowerCase())]
    } catch {
      return []
    }
  })

/** The month that a title names, from 0; −1 if it names none. */
function monthOf(title: string): number {
  const [, number] = /20\d\d[年./년-]\s?(\d{1,2})/u.exec(title) ?? []
  if (number !== undefined) return Number(number) - 1
  const said = title.toLowerCase()
  const lists = [
    ...namesOf(12, 1, { month: 'long' }),
    ...namesOf(12, 1, { month: 'long', day: 'numeric' }).map((all) => all.map((one) => one.replaceAll(/[\d.\s]/g, ''))),
  ]
  return lists.map((all) => all.findIndex((name) => name.length > 2 && said.includes(name))).find((at) => at >= 0) ?? -1
}

/** Calendars that show the same year again after December, or a month’s first day under another day of the week. */
export async function tryCalendars(): Promise<Fault[]> {
  const titles = [...document.querySelectorAll('body *')].filter(
    (one) =>
      one.childElementCount === 0 &&
      yearIn(textOn(one)) !== undefined &&
      textOn(one).length < 24 &&
      monthOf(textOn(one)) >= 0 &&
      isSeen(one) &&
      !isPictured(one),
  )
  const found: Fault[] = []
  for (const title of titles.slice(0, mostTitles)) {
    const months = [textOn(title)]
    const shifted = shiftedDay(title, titles)
    if (shifted !== undefined) found.push({ ...toNamed(title), text: shifted, kind: 'weekday' })
    const next =
      boxesAround(title)
        .map(arrowsIn)
        .find((all) => all.length > 0) ?? []
    if (next.length !== 1 || !boxesAround(title).some((box) => daysIn(box).first >= 0)) continue
    for (let presses = 0; presses < 12 && next[0]?.isConnected && !next[0].matches(':disabled'); presses += 1) {
      press(next[0])
      await wait(60)
      const now = title.isConnected ? textOn(title) : ''
      if (monthOf(now) < 0 || now === months.at(-1)) break
      months.push(now)
    }
    const years = new Set(months.map(yearIn))
    const last = months.findIndex((month) => monthOf(month) === 11)
    if (months.length === 13 && months[12] === months[0] && years.size === 1 && new Set(months).size === 12)
      found.push({ ...toNamed(next[0] ?? title), text: `${months[last]}” and “${months[last + 1]}`, kind: 'years' })
  }
  return found
}

function boxesAround(title: Element): Element[] {
  const boxes: Element[] = []
  for (let at = title.parentElement; at !== null && at !== document.body && boxes.length < tallest; at = at.parentElement) boxes.push(at)
  return boxes
}

const arrowsIn = (box: Element) =>
  [...box.querySelectorAll('button, [role="button"]')].filter(
    (one) => isSeen(one) && [textOn(one), one.getAttribute('aria-label') ?? ''].some((said) => arrow.test(said.trim()) && said.length < 30),
  )

/** The texts of a box, and where a month’s days begin among them; −1 if they aren’t there. */
function daysIn(box: Element): { leaves: Element[]; first: number } {
  const leaves = [...box.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && isSeen(one))
  const isDay = (one: Element | undefined, day: number) => one !== undefined && textOn(one) === String(day + 1)
  return { leaves, first: leaves.findIndex((_, at) => Array.from({ length: 28 }).every((_each, day) => isDay(leaves[at + day], day))) }
}

/** Where the first of the month stands below another day of the week than it is. */
function shiftedDay(title: Element, titles: readonly Element[]): string | undefined {
  const [year, month] = [Number(yearIn(textOn(title))), monthOf(textOn(title))]
  for (const box of boxesAround(title)) {
    if (titles.some((other) => other !== title && box.contains(other))) return undefined
    const { leaves, first } = daysIn(box)
    const heads = leaves.slice(0, Math.max(0, first)).filter((one) => /^\p{L}{1,10}\.?$/u.test(textOn(one)))
    if (first < 0 || heads.length !== 7) continue
    const start = new Date(Date.UTC(year, month, 1)).getUTCDay()
    const middle = (one: Element) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2
    const [one, eighth] = [leaves[first], leaves[first + 7]]
    // Rows of seven have the same days of the week below each other.
    if (one === undefined || eighth === undefined || Math.abs(middle(one) - middle(eighth)) > 4) return undefined
    const at = heads.findIndex((head) => Math.abs(middle(head) - middle(one)) < head.getBoundingClientRect().width / 2)
    // 2026-02-01 is a Sunday.
    const weeks = (['short', 'long', 'narrow'] as const).flatMap((weekday) => namesOf(7, 32, { weekday }))
    const turns = [0, 1, 2, 3, 4, 5, 6]
    const said = heads.map((one) => textOn(one).toLowerCase().replace('.', ''))
    const turn = turns.filter((by) => weeks.some((week) => said.every((name, day) => isNamed(name, week[(day + by) % 7] ?? ''))))
    const [by] = turn
    if (at < 0 || by === undefined || turn.length > 1 || (at + by) % 7 === start) return undefined
    return `${textOn(title)}: 1” and “${textOn(heads[at] ?? title)}`
  }
  return undefined
}

const isNamed = (said: string, name: string) =>
  name.startsWith(said.slice(0, 2)) || (said.length > 2 && said.startsWith(name.replace('.', '')))
