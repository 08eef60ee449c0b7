import { describe, expect, it } from 'vitest'
import {
  freeLaunchDay,
  isLaunchWeekday,
  launchHourWords,
  launchMoment,
  launchWords,
  endWords,
  siteDay,
} from '../../../../api/domain/launch/launch-time.ts'
import { standardSite, type SiteValues } from '../../../../api/domain/settings/site-settings.ts'
import { inSite } from '../../../../api/http/site-context.ts'
import type { Site } from '../../../../api/ports/site.ts'

const at = (launchZone: string, launchHour: SiteValues['launchHour'], launchWeekday: SiteValues['launchWeekday'] = '1') => {
  const values = { ...standardSite, launchZone, launchHour, launchWeekday }
  const site: Site = { values, rules: values, canSend: false, hasBackups: false, fixed: {}, refresh: () => null }
  return <T>(say: () => T) => inSite(site, async () => say())
}

describe('the launches of a day', () => {
  it.each([
    ['UTC', '0', '2026-11-30', '2026-11-30T00:00:00.000Z', 'Mon, Nov 30, 2026 at 00:00 UTC'],
    ['UTC', '9', '2026-11-30', '2026-11-30T09:00:00.000Z', 'Mon, Nov 30, 2026 at 09:00 UTC'],
    ['Europe/Berlin', '9', '2026-11-30', '2026-11-30T08:00:00.000Z', 'Mon, Nov 30, 2026 at 08:00 UTC'],
    ['Europe/Berlin', '9', '2026-07-06', '2026-07-06T07:00:00.000Z', 'Mon, Jul 6, 2026 at 07:00 UTC'],
    ['Asia/Tokyo', '0', '2026-11-30', '2026-11-29T15:00:00.000Z', 'Sun, Nov 29, 2026 at 15:00 UTC'],
    ['America/Los_Angeles', '0', '2026-11-30', '2026-11-30T08:00:00.000Z', 'Mon, Nov 30, 2026 at 08:00 UTC'],
    // Clocks go from 02:00 to 03:00.
    ['America/New_York', '2', '2027-03-14', '2027-03-14T07:00:00.000Z', 'Sun, Mar 14, 2027 at 07:00 UTC'],
    // And from 00:00 to 01:00.
    ['America/Santiago', '0', '2026-09-06', '2026-09-06T04:00:00.000Z', 'Sun, Sep 6, 2026 at 04:00 UTC'],
    ['America/Havana', '0', '2027-03-14', '2027-03-14T05:00:00.000Z', 'Sun, Mar 14, 2027 at 05:00 UTC'],
    ['America/Santiago', '0', '2026-09-07', '2026-09-07T03:00:00.000Z', 'Mon, Sep 7, 2026 at 03:00 UTC'],
    ['Africa/Cairo', '0', '2026-04-24', '2026-04-23T22:00:00.000Z', 'Thu, Apr 23, 2026 at 22:00 UTC'],
    ['Pacific/Kiritimati', '12', '2026-11-30', '2026-11-29T22:00:00.000Z', 'Sun, Nov 29, 2026 at 22:00 UTC'],
  ])('in %s at %s o’clock on %s go live at %s', async (zone, hour, day, moment, words) => {
    expect(await at(zone, hour)(() => launchMoment(day).toISOString())).toBe(moment)
    expect(await at(zone, hour)(() => launchWords(day))).toBe(words)
    expect(await at(zone, hour)(() => siteDay(launchMoment(day)))).toBe(day)
  })

  it.each([
    ['UTC', '2026-11-29T23:59:59Z', '2026-11-29'],
    ['Asia/Tokyo', '2026-11-29T15:00:00Z', '2026-11-30'],
    ['Asia/Tokyo', '2026-11-29T14:59:59Z', '2026-11-29'],
    ['America/Los_Angeles', '2026-11-30T07:59:59Z', '2026-11-29'],
  ])('in %s at %s, the day is %s', async (zone, moment, day) => expect(await at(zone, '0')(() => siteDay(new Date(moment)))).toBe(day))

  it.each([
    ['1', '2026-11-30'],
    ['2', '2026-12-01'],
    ['7', '2026-12-06'],
  ])('on weekday %s of week 49 is %s', async (weekday, day) => {
    expect(await at('UTC', '0', weekday)(() => freeLaunchDay({ year: 2026, week: 49 }))).toBe(day)
    expect(await at('UTC', '0', weekday)(() => isLaunchWeekday(day))).toBe(true)
  })

  it('say their hour as it was set', async () => expect(await at('Asia/Tokyo', '9')(launchHourWords)).toBe('09:00 (Asia/Tokyo)'))

  it.each([
    ['UTC', '2026-11-29', 'Sun, Nov 29, 2026, at midnight UTC'],
    ['Europe/London', '2026-11-29', 'Sun, Nov 29, 2026, at midnight UTC'],
    ['Europe/London', '2026-07-05', 'Sun, Jul 5, 2026, at 23:00 UTC'],
    ['Asia/Tokyo', '2026-11-29', 'Sun, Nov 29, 2026, at 15:00 UTC'],
    ['America/New_York', '2026-11-29', 'Mon, Nov 30, 2026, at 05:00 UTC'],
    ['America/Santiago', '2026-09-05', 'Sun, Sep 6, 2026, at 04:00 UTC'],
  ])('in %s, %s ends %s', async (zone, day, words) => {
    expect(await at(zone, '0')(() => endWords(day, '2026-01-01'))).toBe(words)
    const isAtMidnight = words.endsWith('midnight UTC')
    expect(await at(zone, '0')(() => endWords(day, day))).toBe(isAtMidnight ? 'today at midnight UTC' : words)
  })
})
