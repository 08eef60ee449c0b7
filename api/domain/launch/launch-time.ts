import { locale } from '../../../shared/locale.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { startOfWeek, type Week } from '../../../shared/weeks.ts'
import { currentSite } from '../settings/current-site.ts'
import { addDays, dayOf, isDay, planningDays } from './launch.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import type { LaunchPlan } from '../../../shared/vocabulary.ts'
import { fieldError } from '../failure.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a time zone show, as if it were UTC, in milliseconds. */
function wallTime(at: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? []
  return at + (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * minuteMs)
}

/** Every answer asks for the day, which doesn’t begin within a minute, and Intl would take longer than all else a kept page needs. */
let known = { minute: Number.NaN, zone: '', day: '' }

/** The site’s day at a moment, YYYY-MM-DD: its launches, weeks and rankings go by it. */
export function siteDay(now: Date): string {
  const { launchZone: zone } = currentSite()
  const minute = Math.floor(now.getTime() / minuteMs)
  if (minute !== known.minute || zone !== known.zone)
    known = { minute, zone, day: dayOf(zone === 'UTC' ? now : new Date(wallTime(now.getTime(), zone))) }
  return known.day
}

/** When clocks where the site is show an hour of a day. Of an hour that a clock change skips, it’s the one after: the hour before may be another day. */
function momentOf(day: string, hour: number): Date {
  const { launchZone } = currentSite()
  const wanted = Date.parse(day) + hour * hourMs
  if (launchZone === 'UTC') return new Date(wanted)
  const guess = 2 * wanted - wallTime(wanted, launchZone)
  const again = guess + wanted - wallTime(guess, launchZone)
  return new Date(wallTime(again, launchZone) < wanted ? guess : again)
}

/** When the launches of a day go live. */
export const launchMoment = (day: string): Date => momentOf(day, Number(currentSite().launchHour))

/** The day on which the free launches of a week go live. */
export const freeLaunchDay = (week: Week): string => addDays(startOfWeek(week), Number(currentSite().launchWeekday) - 1)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The weekday of free launches: “Monday”. */
export const launchWeekday = (): string => weekdays[Number(currentSite().launchWeekday) - 1] ?? weekdays[0]

export const isLaunchWeekday = (day: string): boolean => (new Date(day).getUTCDay() || 7) === Number(currentSite().launchWeekday)

const clockOf = (at: Date) => at.toISOString().slice(11, 16)

/** The hour of launches as the site sets it: “00:00 UTC”, “09:00 (Europe/Berlin)”. */
export function launchHourWords(): string {
  const { launchZone, launchHour } = currentSite()
  const clock = clockOf(new Date(Number(launchHour) * hourMs))
  return launchZone === 'UTC' ? `${clock} UTC` : `${clock} (${launchZone})`
}

/** When the launches of a day go live, in UTC: “Mon, Nov 30, 2026 at 00:00 UTC”. */
export function launchWords(day: string): string {
  const at = launchMoment(day)
  return `${dayWords(dayOf(at), 'weekday')} at ${clockOf(at)} UTC`
}

/** The launch time of a day in UTC, with its weekday there: “Monday at 00:00 UTC”. */
export function weeklyLaunchWords(day: string): string {
  const at = launchMoment(day)
  return `${weekdays[(at.getUTCDay() + 6) % 7]} at ${clockOf(at)} UTC`
}

/** A moment as an attribute and for feeds: 2026-11-30T00:00:00Z. */
export const launchTimestamp = (day: string): string => launchMoment(day).toISOString().replace('.000', '')

/** When a day begins in the site’s time zone. */
export const dayStart = (day: string): Date => momentOf(day, 0)

/** When a day ends, in UTC: “today at midnight UTC”, “Mon, Nov 30, 2026, at 05:00 UTC”. */
export function endWords(day: string, today: string): string {
  const end = dayStart(addDays(day, 1))
  const clock = clockOf(end)
  if (clock !== '00:00') return `${dayWords(dayOf(end), 'weekday')}, at ${clock} UTC`
  return `${day === today ? 'today' : `${dayWords(day, 'weekday')},`} at midnight UTC`
}

/** The site’s weekday for a free launch, unless it goes live at once; within a year of `today`. Whether the week has a free slot is checked in the action’s transaction. */
export function launchDayErrors(
  plan: LaunchPlan,
  day: string,
  { from, today, atOnce = false }: { from: string; today: string; atOnce?: boolean },
): Issue[] {
  if (!isDay(day)) return [fieldError('launchDate', 'Choose a launch date.', 'invalid')]
  if (day < from) return [fieldError('launchDate', `Choose ${dayWords(from)} or later.`, 'too_early')]
  if (day > addDays(today, planningDays)) return [fieldError('launchDate', 'Choose a date within the next year.', 'too_late')]
  if (plan === 'free' && !atOnce && !isLaunchWeekday(day))
    return [fieldError('launchDate', `Free launches start on ${launchWeekday()}s. Choose a week.`, 'not_monday')]
  return []
}
