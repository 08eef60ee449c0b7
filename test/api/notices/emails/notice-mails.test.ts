import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeSubscription, chooseMails, type UnsubscribeLink } from '../../../../api/actions/notices/choose-mails.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Notice } from '../../../../api/domain/notices/records.ts'
import type { Comment } from '../../../../api/domain/records.ts'
import { listingOf } from '../../../../api/domain/moderation/changes.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { literalNotice, sent, writerOn } from './written-mails.ts'

const kettle = literalLaunch({ slug: 'kettle', name: 'Kettle', ownerId: ada.id, url: 'https://kettle.dev/' })
const live: Partial<Launch> = { status: 'live', launchDate: '2026-11-16', plan: 'free' }
const comment = (overrides: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  launchId: 'kettle',
  accountId: 'bob',
  author: { name: 'Bob', handle: 'bob' },
  text: 'Does it whistle?',
  at: '2026-11-18T09:00:00.000Z',
  ...overrides,
})

let opened: LaunchWorld
let write: ReturnType<typeof writerOn>
beforeAll(async () => {
  opened = await openLaunchWorld({ launches: [kettle] })
})
afterAll(() => opened.close())
beforeEach(async () => {
  await putAll(opened.world.store, 'profiles', [ada, bob, mia])
  write = writerOn(opened.world)
})
const change = (overrides: Partial<Launch>) => putAll(opened.world.store, 'launches', [{ ...kettle, ...overrides }])
const put = (...comments: Comment[]) => putAll(opened.world.store, 'comments', comments)

type ResolvedNotice = Partial<Notice> & Pick<Notice, 'kind'>
const cases: [notices: ResolvedNotice, launch: Partial<Launch>, subject: string | null, words: string][] = [
  [{ kind: 'submitted' }, { status: 'pending_review', requestedLaunchDate: '2026-11-23' }, 'Kettle is in review', 'Mon, Nov 23, 2026'],
  [{ kind: 'submitted' }, { status: 'scheduled' }, null, ''],
  [
    { kind: 'approved', facts: { launchDate: '2026-11-23' } },
    { status: 'scheduled', launchDate: '2026-11-23' },
    'Kettle is approved for Mon, Nov 23, 2026',
    '00:00 UTC',
  ],
  [{ kind: 'approved', facts: { launchDate: '2026-11-23' } }, { status: 'draft' }, null, ''],
  [
    { kind: 'rejected', facts: { reason: 'The page is empty.' } },
    { status: 'rejected', rejectionReason: 'The page is empty.' },
    'Kettle was rejected',
    '> The page is empty.',
  ],
  [{ kind: 'rejected', facts: { reason: 'The page is empty.' } }, { status: 'draft', rejectionReason: 'The page is empty.' }, null, ''],
  [
    { kind: 'stopped', facts: { reason: 'Sold.' } },
    { status: 'rejected', rejectionReason: 'Sold.' },
    'The launch of Kettle was stopped',
    '> Sold.',
  ],
  [
    { kind: 'taken-down', facts: { reason: 'Spam.' } },
    { status: 'rejected', rejectionReason: 'Spam.' },
    'Kettle was unpublished',
    '> Spam.',
  ],
  [{ kind: 'taken-down', facts: { reason: 'Spam.' } }, live, null, ''],
  [
    { kind: 'tomorrow', facts: { launchDate: '2026-11-19' } },
    { status: 'scheduled', launchDate: '2026-11-19' },
    'Kettle launches tomorrow',
    'Write your first comment',
  ],
  [{ kind: 'tomorrow', facts: { launchDate: '2026-11-18' } }, { status: 'scheduled', launchDate: '2026-11-18' }, null, ''],
  [{ kind: 'tomorrow', facts: { launchDate: '2026-11-19' } }, { status: 'scheduled', launchDate: '2026-11-23' }, null, ''],
  [{ kind: 'live' }, live, 'Kettle is live', 'Share on Bluesky'],
  [{ kind: 'live' }, { status: 'draft' }, null, ''],
  [{ kind: 'votes', facts: { votes: 10 } }, { ...live, upvotes: 12 }, 'Kettle has 12 votes', '12 people have voted'],
  [{ kind: 'votes', facts: { votes: 10 } }, { ...live, upvotes: 9 }, null, ''],
  [
    { kind: 'badge-lost' },
    { ...live, badge: { status: 'absent', reason: 'No badge found on this page.', checkedAt: null } },
    'The badge for Kettle is missing from kettle.dev',
    'No badge found on this page.',
  ],
  [{ kind: 'badge-lost' }, { ...live, badge: { status: 'ok', reason: null, checkedAt: null } }, null, ''],
  [{ kind: 'badge-lost' }, { ...live, badge: { status: 'loose', reason: 'The link is marked nofollow.', checkedAt: null } }, null, ''],
  [{ kind: 'badge-lost' }, { ...live, badge: { status: 'error', reason: 'The site didn’t answer.', checkedAt: null } }, null, ''],
  [
    { kind: 'week-won', facts: { year: 2026, week: 48, place: 1 } },
    { ...live, weekPlace: { year: 2026, week: 48, place: 1 } },
    'Kettle is No. 1 of the week',
    '/weeks/2026-w48/',
  ],
]
it.each(cases)('%o about %o: %s', async (notices, launch, subject, words) => {
  await change(launch)
  const mail = await write(literalNotice(notices))
  if (subject === null) return expect(mail).toBeNull()
  expect(sent(mail)).toMatchObject({ subject, text: expect.stringContaining(words) as string })
  const page = load(sent(mail).html ?? '')
  expect(page('h1, h2').first().text()).not.toBe('')
  expect(page('img, link, script').length).toBe(0)
})

it('comments of one hour are one email, with quotes that are neither markup nor long', async () => {
  await change({ ...live, upvotes: 25 })
  await put(
    comment({ text: `<script>alert(1)</script> ${'word '.repeat(200)}` }),
    comment({ id: 'c2', text: 'Gone.', exclusion: 'removed' }),
  )
  await put(comment({ id: 'c3', text: 'Two\nlines' }))
  const mail = sent(
    await write(
      literalNotice({ kind: 'comment', id: '1', facts: { commentId: 'c1' } }),
      literalNotice({ kind: 'comment', id: '2', facts: { commentId: 'c2' } }),
      literalNotice({ kind: 'reply', id: '3', facts: { commentId: 'c3' } }),
      literalNotice({ kind: 'votes', id: '4', facts: { votes: 25 } }),
    ),
  )
  expect(mail.subject).toBe('Kettle: 1 comment, 1 reply and new votes')
  const page = load(mail.html ?? '')
  expect(page('script').length).toBe(0)
  const quotes = page('blockquote')
    .toArray()
    .map((quote) => page(quote).text())
  expect(quotes).toHaveLength(2)
  expect(quotes[0]).toMatch(/^Bob \(@bob\)<script>alert\(1\)<\/script> .+word…$/)
  expect(quotes[0]?.length).toBeLessThan(300)
  expect(mail.text).toContain('Bob (@bob) replied to you:\n> Two\n> lines')
})

it('of fifty comments, an email quotes ten and counts the rest', async () => {
  await change(live)
  const ids = Array.from({ length: 50 }, (_, at) => `c${at}`)
  await put(...ids.map((id) => comment({ id })))
  const mail = sent(await write(...ids.map((id) => literalNotice({ kind: 'comment', id, facts: { commentId: id } }))))
  expect(mail.subject).toBe('Kettle: 50 comments')
  expect([load(mail.html ?? '')('blockquote').length, mail.text.includes('And 40 more comments.')]).toEqual([10, true])
})

it('a subject is one line, however a launch is called', async () => {
  await change({ ...live, name: `Kettle\r\nBcc: x@example.org ${'long '.repeat(100)}` })
  const { subject } = sent(await write(literalNotice({ kind: 'live' })))
  expect(subject).toMatch(/^Kettle Bcc: .{100,128}$/)
})

it('a suspended maker isn’t told to submit a rejected launch again', async () => {
  await change({ status: 'rejected', rejectionReason: 'Spam.' })
  const rejection = literalNotice({ kind: 'rejected', facts: { reason: 'Spam.' } })
  const suspend = (until: string | null) =>
    putAll(opened.world.store, 'profiles', [{ ...ada, suspension: { at: '2026-11-01T00:00:00.000Z', until, reason: 'Spam.', by: 'mia' } }])
  await suspend('2026-11-02T00:00:00.000Z')
  expect(sent(await write(rejection)).text).toContain('You can edit your launch and submit it again.')
  await suspend(null)
  const { text } = sent(await write(rejection))
  expect(text).toContain('It can’t be submitted again while your account is suspended.')
  expect(text).not.toMatch(/You can edit|Edit launch/)
})

it('followers read the beginning of an update, not one that was deleted', async () => {
  await change(live)
  const notices = literalNotice({ kind: 'update', facts: { entryId: 'u1' }, accountId: 'bob', id: 'h:bob', by: 'ada' })
  expect(await write(notices)).toBeNull()
  await putAll(opened.world.store, 'changelog', [
    { id: 'u1', launchId: 'kettle', title: 'It whistles', text: 'In two tones. '.repeat(100), at: '2026-11-18T09:00:00.000Z' },
  ])
  const mail = sent(await write(notices))
  expect(mail.subject).toBe('Kettle: It whistles')
  expect(mail.text.length).toBeLessThan(1500)
})

it('a moderator’s email about flags says what was flagged, and why', async () => {
  await change(live)
  const about = { launchId: 'kettle', text: '', state: 'open' } as const
  const flagged = { ...about, subject: 'comment', subjectId: 'c1', reason: 'spam' } as const
  await put(comment())
  await putAll(opened.world.store, 'flags', [{ ...flagged, id: 'c1:bob', accountId: 'bob', at: '2026-11-18T08:00:00.000Z' }])
  const notices = literalNotice({ kind: 'reported', accountId: mia.id, id: 'h:mia', facts: { commentId: 'c1', reason: 'spam' } })
  expect(sent(await write(notices)).subject).toBe('A comment by Bob on Kettle was flagged: spam')
  await putAll(opened.world.store, 'flags', [
    { ...flagged, id: 'c1:ada', accountId: 'ada', reason: 'abuse', at: '2026-11-18T08:30:00.000Z' },
    {
      ...about,
      id: 'kettle:bob',
      accountId: 'bob',
      subject: 'launch',
      subjectId: 'kettle',
      reason: 'scam',
      at: '2026-11-18T09:00:00.000Z',
    },
  ])
  const { subject, text } = sent(await write(notices))
  expect(subject).toBe('To review: 2 flagged items')
  expect(text).toMatch(/A comment by Bob on Kettle: “Does it whistle\?” \([^]*\/moderation\/reports\/\?flagged=c1#reports-c1/)
  expect(text.match(/(spam and abuse|scam or malware), /g)).toHaveLength(2)
  await opened.world.store.transact(async ({ remove }) => {
    for (const id of ['c1:bob', 'c1:ada', 'kettle:bob']) await remove('flags', id)
  })
})

it('a moderator who was suspended since gets no email about what waits', async () => {
  await change({ status: 'pending_review', ownerId: ada.id, submittedAt: '2026-11-18T08:00:00.000Z' })
  const suspension = { at: '2026-11-18T09:00:00.000Z', until: null, reason: 'Spam', by: null }
  await putAll(opened.world.store, 'profiles', [{ ...mia, suspension }])
  expect(await write(literalNotice({ kind: 'waiting', accountId: mia.id, id: 'h:mia' }))).toBeNull()
})

it('a moderator’s email lists what still waits: at once what is new, daily everything', async () => {
  const { world } = opened
  const waiting = { status: 'pending_review' as const, ownerId: bob.id, submittedAt: '2026-11-18T08:00:00.000Z' }
  const others = ['lamp', 'sofa'].map((slug) => literalLaunch({ slug, name: slug, ...waiting }))
  await change({ ...waiting, ownerId: ada.id })
  await putAll(world.store, 'launches', others)
  const notices = literalNotice({ kind: 'waiting', accountId: mia.id, id: 'h:mia' })
  expect(sent(await write(notices)).subject).toBe('Kettle is waiting for review')
  await chooseMails(world, { moderation: 'daily' }, mia)
  expect(sent(await write(notices)).subject).toBe('To review: 3 launches')
  await change({ status: 'scheduled' })
  expect(sent(await write(notices)).subject).toBe('To review: 2 launches')
  await putAll(
    world.store,
    'launches',
    others.map((launch) => ({ ...launch, status: 'draft' as const })),
  )
  expect(await write(notices)).toBeNull()
})

it('a moderator’s email names whose comments and edits wait, and why', async () => {
  const { world } = opened
  await change(live)
  const held = { exclusion: 'held' } as const
  await put(comment({ ...held, id: 'h1', text: 'Best casino' }), comment({ ...held, id: 'h2', text: 'See https://pot.example/' }))
  const about = sent(await write(literalNotice({ kind: 'comment-waiting', accountId: mia.id, id: 'w:mia', facts: { commentId: 'h1' } })))
  expect(about.text).toMatch(
    /A comment by Bob on Kettle \(contains “casino”, [^]*A comment by Bob on Kettle \(contains a link or a phone number, /,
  )
  await world.store.transact(({ remove }) => remove('comments', 'h2'))
  const alone = sent(await write(literalNotice({ kind: 'comment-waiting', accountId: mia.id, id: 'x:mia', facts: { commentId: 'h1' } })))
  expect(alone.subject).toBe('A comment by Bob on Kettle is waiting for review (contains “casino”)')
  await world.store.transact(({ remove }) => remove('comments', 'h1'))
  const approved = listingOf(await opened.launch('kettle'))
  const revision = { id: 'kettle', approved, by: 'bob', at: '2026-11-18T08:00:00.000Z' }
  await putAll(world.store, 'revisions', [{ ...revision, state: 'waiting', proposed: { ...approved, tagline: 'Pills' } }])
  const edit = sent(await write(literalNotice({ kind: 'edit-waiting', accountId: mia.id, id: 'e:mia' })))
  expect([edit.subject, edit.text]).toEqual([
    'An edit is waiting for review: Kettle, edited by Bob',
    expect.stringContaining('Kettle, edited by Bob (tagline, '),
  ])
})

it('no email goes to a former address, or once its topic is turned off by its own link', async () => {
  const { world } = opened
  await change(live)
  const notices = literalNotice({ kind: 'live' })
  const { list } = sent(await write(notices))
  const link = Object.fromEntries(new URL(list?.unsubscribeUrl ?? '').searchParams) as unknown as UnsubscribeLink
  expect([list?.topic, link]).toEqual([
    'launch-day',
    { account: 'ada', topic: 'launch-day', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  ])
  await changeSubscription(world, { ...link, choice: 'off' }, literalCaller())
  expect(await write(notices)).toBeNull()
  await changeSubscription(world, { ...link, choice: 'on' }, literalCaller())
  await putAll(world.store, 'profiles', [{ ...ada, email: 'new@example.com' }])
  expect(await write(notices)).toBeNull()
})

it('an account gets 40 such emails a day; the others wait', async () => {
  await change(live)
  for (let count = 0; count < 40; count += 1) sent(await write(literalNotice({ kind: 'live' })))
  const mail = await write(literalNotice({ kind: 'live' }))
  expect(mail).toEqual({ wait: expect.any(Number) as number })
})
