import { noteBackup } from '../../../../api/actions/backups/backup-state.ts'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import { load } from 'cheerio/slim'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// The clock says March 4, 2026, noon.
let site: OpenPages
let mia: Person
let bob: Person
beforeAll(async () => {
  site = await openPages([
    liveLaunch({ slug: 'teapot', launchDate: '2026-03-02' }),
    liveLaunch({ slug: 'kettle', launchDate: '2026-03-02' }),
    liveLaunch({ slug: 'old', launchDate: '2025-03-02' }),
  ])
  mia = await signUpPerson(site, 'Mia')
  bob = await signUpPerson(site, 'Bob')
  Object.assign(site.world, { moderators: new Set(['mia@example.com']) })
  const stored = await site.world.store.get('profiles', bob.profile.id)
  if (stored !== null) await putAll(site.world.store, 'profiles', [{ ...stored, createdAt: '2026-03-04T08:00:00.000Z' }])
  const noon = site.world.clock
  site.world.clock = () => new Date('2026-03-03T09:00:00Z')
  await bob.visitor.send('/launches/teapot/upvote/', { wanted: 'yes' })
  site.world.clock = noon
  await bob.visitor.send('/launches/kettle/upvote/', { wanted: 'yes' })
  await bob.visitor.send('/launches/teapot/comments/', { text: 'Does it whistle?' })
})
afterAll(() => site.close())

const open = async () => load(await (await mia.visitor.open('/moderation/numbers/')).text())

test('moderators see what is counted by day, with charts, and who was active yesterday', async () => {
  const $ = await open()
  expect($('.funnel').text()).toBe('Members2Active yesterday1Live launches3')
  const charts = $('.trend svg[role=img]').map((_, chart) => $(chart).attr('aria-label'))
  expect(charts.toArray()).toEqual([
    'Sign-ups in the last 30 days: 1, most on March 4, 2026 (1).',
    'Launches in the last 30 days: 2, most on March 2, 2026 (2).',
    'Votes in the last 30 days: 2, most on March 3, 2026 (1).',
    'Comments in the last 30 days: 1, most on March 4, 2026 (1).',
  ])
})

test('they see what has happened in the last 24 hours', async () => {
  const text = (await open())('[aria-labelledby=last-day-title]').text()
  expect(text).toMatch(
    /Sign-ups1 new member: Bob.*Votes1 vote.*1 comment.*Bob.*Does it whistle\?.*Flags0 flags.*No emails are stuck\..*No backup yet.*DecisionsNone/s,
  )
})

test('the numbers of a year are a table to download, for moderators only', async () => {
  const answer = await mia.visitor.open('/moderation/numbers.csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect([answer.headers.get('Content-Type'), lines.length]).toEqual(['text/csv; charset=utf-8', 366])
  expect(lines[0]).toContain('Day,Sign-ups,Launches,Votes,Comments')
  expect(lines.slice(-3)).toEqual(['2026-03-02,0,2,0,0', '2026-03-03,0,0,1,0', '2026-03-04,1,0,1,1'])
  for (const path of ['/moderation/numbers/', '/moderation/numbers.csv']) expect((await bob.visitor.open(path)).status).toBe(404)
})

test('what went wrong in the night is there, too: reports, failed emails and backups, and what was decided', async () => {
  const { store, clock } = site.world
  await bob.visitor.send('/launches/kettle/report/', { reason: 'spam', text: '' })
  const mail = newMail('m1', 'verify-email', 'zoe@example.com', clock())
  await putAll(store, 'mails', [{ ...mail, state: 'failed', error: '550 No such mailbox' }])
  await noteBackup({ store, clock: () => new Date('2026-03-04T03:00:00Z') }, 'backup', {
    name: 'slipway-2026-03-04T03-00-00Z.tar.gz',
    bytes: 2_400_000,
    seconds: 3,
  })
  await noteBackup(site.world, 'backup', { reason: 'No space left' })
  const { id } = bob.profile
  await mia.visitor.send(`/moderation/people/${id}/`, { do: 'suspend', reason: 'Advertising', length: '7d' })
  const text = (await open())('[aria-labelledby=last-day-title]').text()
  expect(text).toMatch(
    /Flags1 flag.*Emails1 email failed, \d waiting\. Last error: 550 No such mailbox.*Last backup 9 hours ago, 2\.4 MB\. Failed just now: No space left.*DecisionsMar.*Advertising/s,
  )
})
