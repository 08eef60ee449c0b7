import { describe, expect, it } from 'vitest'
import { backupName, chooseNewest, takenAtOf } from '../../../api/backup/backup-name.ts'
import { compareReleases, parseManifest, rejectNewer, type Manifest } from '../../../api/backup/manifest.ts'
import { RecordCheck } from '../../../api/backup/record-errors.ts'
import { surplusBackups } from '../../../api/backup/make-backup.ts'
import { afterBad, isAsked, isTrouble, noBackups, type Runs } from '../../../api/domain/backups.ts'
import { isBackupDue, isCheckDue, lastPlanned } from '../../../api/backup/timetable.ts'

const time = (text: string) => new Date(`2026-03-${text}Z`)
/** Daily backups of these days in March 2026. */
const daily = (...days: number[]) => days.map((day) => backupName(new Date(Date.UTC(2026, 2, day, 3))))
const at = { hour: 3, minute: 0 }

it('a backup is named after its time, and nothing else in the folder is taken for one', () => {
  expect(backupName(new Date('2026-03-02T03:04:05.678Z'))).toBe('slipway-2026-03-02T03-04-05Z.tar.gz')
  expect(takenAtOf('slipway-2026-03-02T03-04-05Z.tar.gz')?.toISOString()).toBe('2026-03-02T03:04:05.000Z')
  const others = [
    'slipway-2026-03-02T03-04-05Z.tar.gz.part',
    'slipway-2026-13-02T03-04-05Z.tar.gz',
    'notes.txt',
    'old-slipway-2026.tar.gz',
    '',
  ]
  expect(others.map(takenAtOf)).toEqual(others.map(() => null))
})

describe('the newest backup', () => {
  it.each<[string, string[], string | null, string[]]>([
    ['is the last by its name', ['notes.txt', ...daily(18, 20, 19)], daily(20)[0] ?? '', []],
    ['isn’t one from the future', daily(18, 19, 25, 26), daily(19)[0] ?? '', daily(26, 25)],
    ['may come from a clock that is a little ahead', [...daily(19), backupName(time('20T12:04:00'))], backupName(time('20T12:04:00')), []],
    ['is from the future if there is no other', daily(25, 26), daily(26)[0] ?? '', []],
    ['isn’t there in an empty place', ['notes.txt'], null, []],
  ])('%s', (_, names, name, passed) => {
    expect(chooseNewest(names, time('20T12:00:00'))).toEqual({ name, passed })
  })
})

describe('what is deleted after a new backup', () => {
  const now = time('20T03:01:00')
  it.each<[string, { keep: number; keepDays: number | null }, string[], string[]]>([
    ['nothing while there are few', { keep: 3, keepDays: null }, daily(18, 19, 20), []],
    ['those beyond the number', { keep: 2, keepDays: null }, daily(17, 18, 19, 20), daily(18, 17)],
    ['those that are too old, however few', { keep: 7, keepDays: 5 }, daily(1, 14, 16, 20), daily(14, 1)],
    ['both', { keep: 2, keepDays: 5 }, daily(1, 18, 19, 20), daily(18, 1)],
    ['never the newest, however old', { keep: 1, keepDays: 1 }, daily(1, 2), daily(1)],
    ['no other file', { keep: 1, keepDays: 1 }, ['notes.txt', 'slipway.tar.gz', ...daily(20)], []],
    ['nothing in an empty place', { keep: 1, keepDays: 1 }, [], []],
  ])('%s', (_, retention, names, deleted) => {
    expect(surplusBackups(names, retention, now)).toEqual(deleted)
  })
})

it('a backup that had begun when the owner asked for one isn’t the one they asked for', () => {
  const good = { at: '2026-03-02T12:05:00.000Z', name: 'slipway', bytes: 1, seconds: 300 }
  const asked = (at: string) => isAsked({ ...noBackups, backup: { good, bad: null }, askedAt: `2026-03-02T12:${at}.000Z` })
  expect([asked('06:00'), asked('01:00'), asked('00:00')]).toEqual([true, true, false])
})

describe('when a backup is made', () => {
  it.each<[string, string | null, string | null, string, boolean]>([
    ['at once if there is none', null, null, '10T12:00:00', true],
    ['not again on the same day', '10T03:00:10', null, '10T23:59:59', false],
    ['not before its time', '10T03:00:10', null, '11T02:59:59', false],
    ['at its time', '10T03:00:10', null, '11T03:00:00', true],
    ['later, if the service was down then', '10T03:00:10', null, '13T17:20:00', true],
    ['at once if the clock was ahead at the last one', '20T03:00:10', null, '11T02:00:00', true],
    ['not within an hour of a failure', '10T03:00:10', '11T03:00:20', '11T03:50:00', false],
    ['an hour after a failure', '10T03:00:10', '11T03:00:20', '11T04:00:20', true],
    ['an hour after the first, failed one', null, '11T03:00:20', '11T04:00:20', true],
    ['not after a failure that a later one made good', '11T04:00:30', '11T03:00:20', '11T05:00:00', false],
    ['at once if the clock was set back after a failure', '10T03:00:10', '20T03:00:20', '11T04:00:20', true],
  ])('%s', (_, succeeded, failed, now, due) => {
    const runs = { succeededAt: succeeded === null ? null : time(succeeded), failedAt: failed === null ? null : time(failed) }
    expect(isBackupDue(at, runs, time(now))).toBe(due)
  })

  it('the last planned time is today’s or yesterday’s', () => {
    expect(lastPlanned(at, time('10T03:00:00'))).toEqual(time('10T03:00:00'))
    expect(lastPlanned(at, time('10T02:59:59'))).toEqual(time('09T03:00:00'))
    expect(lastPlanned({ hour: 23, minute: 59 }, time('01T00:00:00'))).toEqual(new Date('2026-02-28T23:59:00Z'))
  })

  it.each<[string, string | null, string | null, string | null, boolean]>([
    ['not without a backup', null, null, null, false],
    ['soon after the first backup', '10T03:00:10', null, null, true],
    ['not within a week', '10T03:00:10', '04T04:00:00', null, false],
    ['after a week', '10T03:00:10', '03T04:00:00', null, true],
    ['not within an hour of a failure', '10T03:00:10', '03T04:00:00', '10T03:30:00', false],
  ])('a check: %s', (_, backedUp, succeeded, failed, due) => {
    const runs = (good: string | null, bad: string | null) => ({
      succeededAt: good === null ? null : time(good),
      failedAt: bad === null ? null : time(bad),
    })
    expect(isCheckDue(runs(succeeded, failed), runs(backedUp, null), time('10T04:00:00'))).toBe(due)
  })
})

describe('moderators are told', () => {
  const runs = (good: string | null, bad: string): Runs => ({
    good: good === null ? null : { at: time(good).toISOString(), name: '', bytes: 1, seconds: 1 },
    bad: { at: time(bad).toISOString(), reason: 'no room', since: 1 },
  })
  it.each<[string, Runs, boolean]>([
    ['nothing before the first run', { good: null, bad: null }, false],
    ['that the first failed', runs(null, '10T03:00:10'), true],
    ['that the last failed', runs('09T03:00:10', '10T03:00:10'), true],
    ['nothing once one has succeeded', runs('10T04:00:20', '10T03:00:10'), false],
    // While they’re on, they are tried every hour.
    ['nothing of backups that were turned off after a failure', runs('07T03:00:10', '08T11:59:59'), false],
  ])('%s', (_, state, isTold) => {
    expect(isTrouble(state, time('10T12:00:00'))).toBe(isTold)
  })
})

describe('what moderators see of a failure names no folder and no server', () => {
  it.each([
    ['ENOSPC: no space left, write /srv/backups/slipway.part', 'ENOSPC: no space left, write slipway.part'],
    [
      'connection to server at "db1.internal" (10.0.0.5), port 5432 failed: FATAL: too many',
      'connection to server at … failed: FATAL: too many',
    ],
    [
      'connection to server on socket "/run/postgresql/.s.PGSQL.5432" failed: No such file',
      'connection to server on socket … failed: No such file',
    ],
    ['could not translate host name "db1.internal" to address', 'could not translate host name … to address'],
    ['Can’t connect to the database: connect ECONNREFUSED 10.0.0.5:5432', 'Can’t connect to the database: connect ECONNREFUSED …'],
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED …'],
    ['connect ETIMEDOUT fd12:3456:789a:1:2:3:4:5:5432', 'connect ETIMEDOUT …'],
    ['getaddrinfo ENOTFOUND db1.internal', 'getaddrinfo ENOTFOUND …'],
    ['db1:5432: timeout expired; [fd00::5]:5433: it is a standby', '…: timeout expired; …: it is a standby'],
    ['s3://launches/daily/ at https://s3.internal:9000: AccessDenied: no', 's3://launches/daily/ at …: AccessDenied: no'],
    [
      'taken 2026-03-02T03:04:05Z, at 03:04:05: 15.18, comments::text, 1:2',
      'taken 2026-03-02T03:04:05Z, at 03:04:05: 15.18, comments::text, 1:2',
    ],
  ])('%s', (reason, shown) => {
    expect(afterBad(noBackups.backup, '2026-03-02T03:00:00Z', reason).bad?.reason).toBe(shown)
  })
})

describe('a manifest', () => {
  const manifest: Manifest = {
    slipwayBackup: 1,
    release: '1.0.0',
    store: 'folder',
    takenAt: '2026-03-02T03:00:00.000Z',
    files: [],
    parts: { launches: { rows: 1, digest: '00' } },
  }
  const migrations = ['0001-catalog', '0002-shared-state']
  const ofDatabase: Manifest = { ...manifest, store: 'postgres', parts: {}, postgres: { version: 15, migrations } }

  it('of this release or an older one is accepted', () => {
    for (const each of [manifest, { ...manifest, release: '0.9.12' }, ofDatabase]) {
      expect(parseManifest(JSON.stringify(each))).toEqual(each)
      expect(() => rejectNewer(each, [...migrations, '0003-public-version'])).not.toThrow()
    }
  })

  it.each<[string, Manifest, string]>([
    ['release', { ...manifest, release: '1.0.1' }, 'it was made by release 1.0.1, and this is 1.0.0'],
    ['collection', { ...manifest, parts: { polls: { rows: 1, digest: '00' } } }, 'it contains polls'],
    ['migration', { ...ofDatabase, postgres: { version: 15, migrations: [...migrations, '0999-polls'] } }, 'it contains 0999-polls'],
  ])('with a newer %s is refused', (_, newer, reason) => {
    expect(() => rejectNewer(newer, migrations)).toThrow(`The backup is from a newer release: ${reason}`)
  })

  it('in a newer format, or that is none, is refused', () => {
    expect(() => parseManifest(JSON.stringify({ ...manifest, slipwayBackup: 2 }))).toThrow('its format is 2, and this release reads 1')
    for (const text of ['', '{', 'null', '[]', '{"release":"1.0.0"}', JSON.stringify({ ...manifest, files: 3 })])
      expect(() => parseManifest(text)).toThrow('This isn’t a Slipway backup')
  })

  it('compares releases by number', () => {
    expect([compareReleases('1.10.0', '1.9.9') > 0, compareReleases('1.0.0', '1.0.0'), compareReleases('0.9.0', '1.0.0') < 0]).toEqual([
      true,
      0,
      true,
    ])
  })
})

it('records that aren’t of their kind are named', () => {
  const check = new RecordCheck()
  const good = [
    ['launches', 'a', { id: 'a', ownerId: 'ada', status: 'live' }],
    ['profiles', 'a', { id: 'a', email: 'ada@example.org', handle: null }],
    ['profiles', 'b', { id: 'b', email: 'bea@example.org', handle: null }],
    ['counts', 'a', { impressions: 3 }],
  ] as const
  const bad = [
    ['profiles', 'c', { id: 'c', email: 'ada@example.org' }, 'another record has the same email'],
    ['launches', 'b', { id: 'a' }, 'its id is "a"'],
    ['comments', 'c', { id: 'c', launchId: 7 }, 'launchId isn’t text'],
    ['counts', 'b', { clicks: -1 }, 'clicks isn’t a whole number'],
    ['comments', 'd', 'text', 'it isn’t a record'],
    ['polls', 'a', { id: 'a' }, 'its kind is unknown'],
  ] as const
  for (const [part, key, value] of [...good, ...bad]) check.check(part, key, value)
  expect(check.errors).toEqual(bad.map(([part, key, , error]) => `${part} ${key}: ${error}`))
})

it.each<[string, unknown, string | null]>([
  ['comments', null, 'it isn’t a record'],
  ['comments', [], 'it isn’t a record'],
  ['comments', {}, 'its id is missing'],
  ['comments', { id: 'a', launchId: null }, null],
  ['launches', { id: 'a', ownerId: false }, 'ownerId isn’t text'],
  ['counts', {}, null],
  ['counts', { impressions: 0, clicks: 0 }, null],
  ['counts', { impressions: '3' }, 'impressions isn’t a whole number'],
  ['counts', { clicks: 1.5 }, 'clicks isn’t a whole number'],
  ['counts', { impressions: 2 ** 53 }, 'impressions isn’t a whole number'],
])('a record of %s, %j: %s', (part, value, error) => {
  const check = new RecordCheck()
  check.check(part, 'a', value)
  expect(check.errors).toEqual(error === null ? [] : [`${part} a: ${error}`])
})

it('at most twenty odd records are listed', () => {
  const check = new RecordCheck()
  for (let n = 0; n < 30; n += 1) check.check('comments', String(n), 7)
  expect(check.errors).toHaveLength(20)
})
