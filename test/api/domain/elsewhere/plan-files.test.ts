import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../api/domain/elsewhere/calendar-file.ts'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import { planTable } from '../../../../api/domain/elsewhere/plan-table.ts'
import { nextPlace } from '../../../../api/domain/elsewhere/week-ahead.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { literalEntry } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const launch = literalLaunch({
  slug: 'teapot',
  name: 'Tea; pot, „größer“ 🫖 \\ and\nmore',
  ownerId: 'ada',
  requestedLaunchDate: '2026-12-07',
})
const at = '2026-11-22T12:00:00.000Z'
const hostile = '=HYPERLINK("https://evil.example";"x")'
const entries = [
  literalEntry('dry-dock', { type: 'community', free: true, accountAge: 7, waitDays: 0 }, { name: `Dry Dock ${'ö'.repeat(60)}` }),
  literalEntry('sums', { type: 'community', free: true, waitDays: 7 }, { name: hostile }),
  literalEntry('done', { free: true }, { name: '-done' }),
]
const submissions = entries.map(({ id }) => newSubmission({ id: launch.id, ownerId: 'ada' }, id, null, at))
const [, sums, done] = submissions
if (sums !== undefined) sums.note = 'two\r\nlines, and "quotes"'
if (done !== undefined) done.state = 'live'
const { places } = composePlan({ launch, plan: defaultPlan(launch, null, 'ada', at), entries, submissions, today: '2026-11-22' })

describe('the calendar file', () => {
  const file = (now = at) => calendarFile({ places, launch, siteUrl: 'https://slipway.example', now: new Date(now) })
  const lines = file().split('\r\n')
  const unfolded = file().replaceAll('\r\n ', '').split('\r\n')

  it('has lines of at most 75 octets that end with CRLF, and cuts no character', () => {
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(unfolded.join('\n')).toContain('ö'.repeat(60))
    expect(file()).not.toContain('\uFFFD')
  })

  it('has an all-day event for each place to send and each account to create, not for what was sent', () => {
    expect(unfolded.filter((line) => /^(UID|DTSTART|DTEND)/.test(line))).toEqual([
      'UID:send-teapot-sums@slipway.example',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'UID:send-teapot-dry-dock@slipway.example',
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261208',
      'UID:account-teapot-dry-dock@slipway.example',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
    ])
    expect(unfolded.filter((line) => line.startsWith('DTSTAMP'))).toEqual(Array.from({ length: 3 }, () => 'DTSTAMP:20261122T120000Z'))
  })

  it('has nothing of what has no day', () => {
    const undated = places.map((place) => ({ ...place, day: null, accountBy: null }))
    expect(calendarFile({ places: undated, launch, siteUrl: 'https://slipway.example', now: new Date(at) })).not.toContain('SUMMARY')
  })

  it('escapes text, and keeps each event’s identifier', () => {
    expect(unfolded.find((line) => line.startsWith('X-WR-CALNAME'))).toBe(
      'X-WR-CALNAME:Tea\\; pot\\, „größer“ 🫖 \\\\ and\\nmore: directories',
    )
    const uids = (text: string) => text.match(/^UID:.*$/gm)
    expect(uids(file('2026-12-01T00:00:00.000Z'))).toEqual(uids(file()))
  })
})

it('next is what is due first, and an account that has to age before what is sent on its day', () => {
  expect(nextPlace(places)?.entry.id).toBe('dry-dock')
  expect(nextPlace(places.filter(({ entry }) => entry.id !== 'dry-dock'))?.entry.id).toBe('sums')
  expect(nextPlace(places.filter(({ entry }) => entry.id === 'done'))).toBeNull()
})

describe('the table', () => {
  const table = planTable(places)
  it('has a line for each place, quoted where it must be', () => {
    expect(table.split('\r\n').length).toBe(1 + 3 + 1 + 1)
    expect(table).toContain('"two\r\nlines, and ""quotes"""')
    expect(table.endsWith('\r\n')).toBe(true)
  })
  it('has no cell that a spreadsheet would run', () => {
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`)
    expect(table).toContain("'-done")
    expect(table).not.toMatch(/(^|,)"?[=+@-]/m)
    for (const note of ['\n=1+1', ' =1+1', '＝1+1', '＠SUM(1)']) {
      const [place] = places
      if (place === undefined) throw new Error('no place')
      const noted = planTable([{ ...place, submission: { ...place.submission, note } }])
      expect(noted).toMatch(new RegExp(`"?'${RegExp.escape(note)}"?\\r\\n$`))
    }
  })
})
