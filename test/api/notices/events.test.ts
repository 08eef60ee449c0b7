import { afterEach, describe, expect, it } from 'vitest'
import { addComment, editComment } from '../../../api/actions/community/add-comment.ts'
import { addChangelogEntry, removeChangelogEntry } from '../../../api/actions/community/edit-changelog.ts'
import { approveComment, removeComment } from '../../../api/actions/community/decide-on-comment.ts'
import { recountAccount } from '../../../api/actions/votes/recount-accounts.ts'
import { toggleUpvote } from '../../../api/actions/votes/toggle-upvote.ts'
import { checkBadge } from '../../../api/actions/launches/check-badge.ts'
import { editLiveListing } from '../../../api/actions/launches/edit-live-listing.ts'
import { decideOnLaunch } from '../../../api/actions/launches/move-launch.ts'
import { flagContent } from '../../../api/actions/moderation/reports/flag-content.ts'
import { revertDecision } from '../../../api/actions/moderation/undo-decision.ts'
import { emit, fanOut } from '../../../api/notices/fan-out.ts'
import { countUnread, listNotices, markAllRead } from '../../../api/actions/notices/list-notices.ts'
import { remindMakers } from '../../../api/actions/notices/reminders.ts'
import { Failure } from '../../../api/domain/failure.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import type { Comment, Profile } from '../../../api/domain/records.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../support/literal-page.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'

let opened: LaunchWorld
const open = async (overrides: Partial<Launch> = {}) => {
  opened = await openLaunchWorld({
    launches: [{ ...liveLaunch({ slug: 'kettle', upvotes: 0 }), categories: ['ai'], ownerId: ada.id, ...overrides }],
  })
  return opened
}
afterEach(() => opened.close())

const told = async (id: string) => {
  await fanOut(opened.world)
  return (await opened.world.store.list('notices', 'accountId', id))
    .map(({ kind, facts: { votes, launchDate, reason } }) => [kind, votes ?? launchDate ?? reason].join(' ').trim())
    .toSorted()
}
const person = (id: string, overrides: Partial<Profile> = {}): Profile => ({
  ...bob,
  id,
  email: `${id}@example.com`,
  handle: id,
  ...overrides,
})
const join = (...people: Profile[]) => putAll(opened.world.store, 'profiles', people)
const say = (text: string, account = bob): Promise<Comment> => addComment(opened.world, { slug: 'kettle', text }, account)

describe('comments', () => {
  it('are announced to the maker, but not their own', async () => {
    await open()
    await say('Nice')
    await say('Thanks', ada)
    expect([await told('ada'), await told('bob')]).toEqual([['comment'], []])
  })

  it('notify each person once, as what concerns them most, and nobody who is suspended or leaving', async () => {
    await open()
    const suspension = { at: '2026-11-01T00:00:00.000Z', until: null, reason: 'Spam', by: null }
    const deletion = { askedAt: '2026-11-01T00:00:00.000Z', dueAt: '2026-12-01T00:00:00.000Z', keepsLaunches: false }
    await join(person('zoe'), person('eve', { suspension }), person('lea', { deletion }))
    const question = await say('Which size?')
    const answer = { ...question, id: 'answer', accountId: ada.id, text: '@bob @zoe @ada @eve @lea @nobody: large.', replyTo: question.id }
    await opened.world.store.transact(async (transaction) => {
      await transaction.put('comments', answer)
      await emit(opened.world, transaction, { kind: 'comment', launchId: 'kettle', by: ada.id, facts: { commentId: answer.id } })
    })
    await say('@ada Thanks! @bob', person('zoe'))
    expect(await Promise.all(['ada', 'bob', 'zoe', 'eve', 'lea'].map(told))).toEqual([
      ['comment', 'mention'],
      ['mention', 'reply'],
      ['mention'],
      [],
      [],
    ])
  })

  it('aren’t announced if deleted before anyone was told', async () => {
    await open()
    const { id } = await say('@ada Hello')
    await removeComment(opened.world, { id }, bob)
    expect(await told('ada')).toEqual([])
  })

  it('that wait again after an edit, or were deleted then, are only said to be no longer shown', async () => {
    const { world } = await open({ name: 'Kettle' })
    await join(person('zoe'))
    const { id } = await say('@zoe Hello')
    const words = async (of: Profile) => (await listNotices(world, of)).map(({ text }) => text)
    const wordsOfBoth = async () => [...(await words(ada)), ...(await words(person('zoe')))]
    await told('ada')
    const gone = ['A comment on Kettle is no longer shown.', 'A comment on Kettle that mentioned you is no longer shown.']
    const shown = ['Bob (@bob) commented on Kettle.', 'Bob (@bob) mentioned you in a comment on Kettle.']
    expect(await wordsOfBoth()).toEqual(shown)
    const { editedAt = '' } = await editComment(world, { id, text: '@zoe See https://kettles.example/' }, bob)
    expect(await wordsOfBoth()).toEqual(gone)
    world.moderators = new Set([mia.email])
    await approveComment(world, { id, seen: editedAt }, mia)
    expect(await wordsOfBoth()).toEqual(shown)
    await removeComment(world, { id }, bob)
    expect(await wordsOfBoth()).toEqual(gone)
  })

  it('of an unverified author are announced once verified, and not again after a suspension', async () => {
    const { world } = await open()
    const { emailProven: _, ...unproven } = person('zoe')
    await join(unproven)
    await say('Hello', unproven)
    expect(await told('ada')).toEqual([])
    const as = async (profile: Profile) => {
      await join(profile)
      await world.store.transact((transaction) => recountAccount(world, transaction, 'zoe'))
    }
    await as(person('zoe'))
    expect(await told('ada')).toEqual(['comment'])
    await as(person('zoe', { suspension: { at: '2026-11-01T00:00:00.000Z', until: null, reason: 'Spam', by: null } }))
    await as(person('zoe'))
    expect(await told('ada')).toEqual(['comment'])
  })
})

describe('votes', () => {
  it('are announced at milestones, once however often they’re toggled, and never the maker’s own', async () => {
    const { world } = await open()
    const vote = (account: Profile, wanted: boolean) => toggleUpvote(world, { slug: 'kettle', wanted }, account)
    await vote(ada, true)
    expect(await told('ada')).toEqual([])
    for (const wanted of [true, false, true]) await vote(bob, wanted)
    expect(await told('ada')).toEqual(['votes 1'])
    const more = ['v1', 'v2', 'v3', 'v4'].map((id) => person(id))
    await join(...more)
    for (const voter of more) await vote(voter, true)
    await vote(bob, false)
    await vote(bob, true)
    expect(await told('ada')).toEqual(['votes 1', 'votes 5'])
  })

  it('from before they were announced stay unannounced', async () => {
    const { world } = await open({ upvotes: 41 })
    await toggleUpvote(world, { slug: 'kettle' }, bob)
    expect(await told('ada')).toEqual([])
  })

  it('that don’t count aren’t announced', async () => {
    const { world } = await open()
    const { emailProven: _, ...unproven } = person('zoe')
    await join(unproven)
    await toggleUpvote(world, { slug: 'kettle' }, unproven)
    expect(await told('ada')).toEqual([])
  })
})

describe('a badge', () => {
  it('is lost once until it’s found again; an error tells nothing', async () => {
    const { world } = await open({ url: 'https://acme.dev/', badge: { status: 'ok', reason: null, checkedAt: null } })
    const read = {
      gone: literalSite({ page: literalPage({ url: 'https://acme.dev/', links: [] }) }),
      down: new Failure('BAD_REQUEST', 'No answer.'),
    }
    const check = async (found: 'gone' | 'down') => {
      world.crawler.read = () => (found === 'down' ? Promise.reject(read.down) : Promise.resolve(read.gone))
      await checkBadge(world, await opened.launch('kettle'))
      return (await told('ada')).length
    }
    expect([await check('down'), await check('gone'), await check('gone'), await check('down'), await check('gone')]).toEqual([
      0, 1, 1, 1, 1,
    ])
  })
})

describe('updates', () => {
  it('reach those who have saved the launch and not muted it, unless deleted before', async () => {
    const { world } = await open()
    const bookmark = (accountId: string) => ({ id: `kettle:${accountId}`, launchId: 'kettle', accountId, at: '2026-11-01T00:00:00.000Z' })
    await join(person('zoe'))
    await putAll(world.store, 'bookmarks', [bookmark('bob'), { ...bookmark('zoe'), isMuted: true }, bookmark('ada')])
    await addChangelogEntry(world, { slug: 'kettle', title: 'Faster', text: 'Boils faster.' }, ada)
    expect(await Promise.all(['ada', 'bob', 'zoe'].map(told))).toEqual([[], ['update'], []])
    const { id } = await addChangelogEntry(world, { slug: 'kettle', title: 'Wrong', text: 'Never mind.' }, ada)
    await removeChangelogEntry(world, { slug: 'kettle', id }, ada)
    expect(await told('bob')).toEqual(['update'])
  })
})

describe('moderators', () => {
  it('are notified of a waiting edit and of the first report of something, not of each', async () => {
    const { world } = await open()
    const edit = (tagline: string) => editLiveListing(world, { slug: 'kettle', fields: { tagline } }, ada)
    await edit('Boils water')
    await edit('Boils water well')
    await join(person('zoe'))
    const report = { slug: 'kettle', commentId: null, reason: 'spam', text: '' }
    await flagContent(world, report, bob)
    await flagContent(world, report, person('zoe'))
    expect([await told('mia'), await told('ada'), await told('bob')]).toEqual([['edit-waiting', 'reported spam'], [], []])
  })

  it('are notified of each public edit, unless it’s as approved again', async () => {
    const { world } = await open()
    const history = { id: 'a', launchId: 'kettle', at: '2026-01-01T00:00:00.000Z', by: 'mia', event: 'approve', note: null } as const
    await putAll(world.store, 'history', [history])
    const edit = (description: string) => editLiveListing(world, { slug: 'kettle', fields: { description } }, ada)
    const { description } = await opened.launch('kettle')
    await edit('Cheap pills')
    expect(await told('mia')).toEqual(['edit-public'])
    await edit('Cheap pills today')
    expect([await told('mia'), await told('ada')]).toEqual([['edit-public', 'edit-public'], []])
    expect((await listNotices(world, mia))[0]?.text).toBe('Ada (@ada) edited Teapot: description.')
    await edit(description)
    expect(await told('mia')).toHaveLength(2)
  })

  it('read nothing of a draft that its maker has taken back', async () => {
    const { world } = await open({ status: 'pending_review', launchDate: null })
    await world.store.transact((transaction) => emit(world, transaction, { kind: 'submitted', launchId: 'kettle', by: ada.id, facts: {} }))
    expect(await told('mia')).toEqual(['waiting'])
    await putAll(world.store, 'launches', [{ ...(await opened.launch('kettle')), name: 'Secret', status: 'draft' }])
    const expected = { text: 'A notification about a launch that’s no longer in review.', slug: null, path: null }
    expect(await listNotices(world, mia)).toEqual([expect.objectContaining(expected)])
  })
})

describe('what nobody expected', () => {
  it('about one launch keeps nobody from hearing of the others', async () => {
    const { world } = await open()
    const { store } = world
    await putAll(store, 'launches', [literalLaunch({ slug: 'broken' })])
    await store.transact((transaction) => emit(world, transaction, { kind: 'live', launchId: 'broken', by: null, facts: {} }))
    opened.at('2026-11-18T10:00:01Z')
    await say('Nice')
    const get: typeof store.get = async (collection, id) => {
      if (id === 'broken') throw new TypeError('A defect')
      return store.get(collection, id)
    }
    await expect(fanOut({ ...world, store: { ...store, get } })).rejects.toThrow('A defect')
    expect((await store.list('notices', 'accountId', 'ada')).map(({ kind }) => kind)).toEqual(['comment'])
  })
})

describe('a moderator’s decision', () => {
  const reject = () => decideOnLaunch(opened.world, 'kettle', { event: 'take_down', reason: 'No pictures' }, mia)

  it('is announced a minute later', async () => {
    await open()
    await reject()
    expect(await told('ada')).toEqual([])
    opened.at('2026-11-18T10:01:00Z')
    expect(await told('ada')).toEqual(['taken-down No pictures'])
  })

  it('is news from then on, so that it stays unread when what a page showed before is marked as read', async () => {
    const { world } = await open()
    await reject()
    opened.at('2026-11-18T10:01:00Z')
    await fanOut(world)
    await markAllRead(world, { until: '2026-11-18T10:00:30.000Z' }, ada)
    expect(await countUnread(world, ada)).toBe(1)
  })

  it('isn’t announced if it was undone', async () => {
    const { world } = await open()
    const { decision } = await reject()
    await revertDecision(world, decision.id, mia.id)
    opened.at('2026-11-18T10:02:00Z')
    expect([await told('ada'), (await opened.launch('kettle')).status]).toEqual([[], 'live'])
  })
})

describe('the day before a launch', () => {
  const soon = literalLaunch({ slug: 'soon', id: 'soon', status: 'scheduled', ownerId: ada.id, launchDate: '2026-11-23' })
  const approved = (at: string) => ({ id: `h${at}`, launchId: 'soon', at, by: mia.id, event: 'approve', note: null })

  it.each([
    ['2026-11-20T10:00:00.000Z', ['tomorrow 2026-11-23']],
    ['2026-11-21T10:00:00.000Z', []],
  ])('its maker is reminded once, unless it was approved the day before: %s', async (at, expected) => {
    opened = await openLaunchWorld({ launches: [soon] })
    await putAll(opened.world.store, 'history', [approved(at)])
    await remindMakers(opened.world)
    opened.at('2026-11-22T00:00:00Z')
    await Promise.all([remindMakers(opened.world), remindMakers(opened.world)])
    await remindMakers(opened.world)
    expect(await told('ada')).toEqual(expected)
  })
})
