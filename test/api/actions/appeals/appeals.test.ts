import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccountNow } from '../../../../api/actions/account-deletion/delete-account-now.ts'
import {
  grantAppeal,
  readAppeals,
  rejectAppeal,
  appealDecision,
  listOwnDecisions,
} from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { decideOnLaunch, moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { countWaiting } from '../../../../api/actions/moderation/count-waiting.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { warnPerson } from '../../../../api/actions/people/warn-person.ts'
import { dailyUpkeep } from '../../../../api/actions/retention/daily-upkeep.ts'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import type { Notice } from '../../../../api/domain/notices/records.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { sent, writerOn } from '../../notices/emails/written-mails.ts'

const max: Profile = { ...mia, id: 'max', name: 'Max', email: 'max@example.com', handle: 'max' }
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'kettle', name: 'Kettle', ownerId: 'ada', launchDate: '2026-11-02' })] })
  catalog.world.moderators = new Set([mia.email, max.email])
  await putAll(catalog.world.store, 'profiles', [max])
})
afterEach(() => catalog.close())

const afterAMinute = () => catalog.at('2026-11-18T10:01:01Z')
const told = async (account: Profile) => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, account)).map(({ text, quote }) => [text, quote])
}
const suspend = (until = '7d') => applySuspension(catalog.world, { id: 'bob', reason: 'Advertising.', until }, mia)
const deleteComment = async (reason?: string) => {
  const { id } = await addComment(catalog.world, { slug: 'kettle', text: 'Nice kettle' }, bob)
  await flagContent(catalog.world, { slug: 'kettle', comment: id, reason: 'spam', text: '' }, ada)
  return (await removeComment(catalog.world, { id, ...(reason !== undefined && { reason }) }, mia)) as Decision
}
const appeal = ({ id }: Decision, text = 'It wasn’t.', account = bob) => appealDecision(catalog.world, { id, text }, account)
const suspension = async () => (await catalog.world.store.get('profiles', 'bob'))?.suspension

it('a comment that reports had hidden is shown again once an appeal against its deletion is granted', async () => {
  const { id } = await addComment(catalog.world, { slug: 'kettle', text: 'Nice kettle' }, bob)
  const comment = await catalog.world.store.get('comments', id)
  if (comment !== null) await putAll(catalog.world.store, 'comments', [{ ...comment, exclusion: 'reported' }])
  const decision = (await removeComment(catalog.world, { id }, mia)) as Decision
  afterAMinute()
  await appeal(decision)
  await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
  expect((await listComments(catalog.world, await catalog.launch('kettle'))).map(({ text }) => text)).toEqual(['Nice kettle'])
})

describe('an appeal', () => {
  it('reaches another moderator than the one who decided, once; granted, the decision is reversed and the person told', async () => {
    const decision = await suspend()
    afterAMinute()
    await appeal(decision)
    await expect(appeal(decision)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect([await told(mia), await told(max)]).toEqual([[], [['Bob (@bob) appealed a decision.', 'It wasn’t.']]])
    expect((await readAppeals(catalog.world, mia)).appeals[0]?.others).toMatchObject([{ name: 'Max' }])
    for (const decide of [grantAppeal, rejectAppeal])
      await expect(decide(catalog.world, { id: decision.id, answer: 'No' }, mia)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('Ask Max.'),
      })
    catalog.at('2026-11-20T10:00:00Z')
    await grantAppeal(catalog.world, { id: decision.id, answer: 'You’re right.' }, max)
    expect(await suspension()).toBeUndefined()
    expect((await told(bob))[0]).toEqual([
      'Your appeal was granted: the decision to suspend your account was reversed. Your suspension is over.',
      'You’re right.',
    ])
    expect((await readAppeals(catalog.world, max)).total).toBe(0)
    await expect(grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('within the minute in which nobody is told is answered all the same, and its email doesn’t offer a second one', async () => {
    const undone = await suspend()
    await appeal(undone)
    await revertDecision(catalog.world, undone.id, mia.id)
    expect(await told(bob)).toEqual([['A moderator reversed the decision to suspend your account. Your suspension is over.', null]])
    const granted = await deleteComment()
    await appeal(granted)
    await grantAppeal(catalog.world, { id: granted.id, answer: 'Right.' }, max)
    expect(await told(bob)).toContainEqual([
      'Your appeal was granted: the decision to delete your comment on Kettle was reversed. It’s public again.',
      'Right.',
    ])
    const standing = await suspend()
    catalog.at('2026-11-18T10:02:00Z')
    await told(bob)
    const notice = (await catalog.world.store.list('notices', 'accountId', 'bob')).find(({ facts }) => facts['decisionId'] === standing.id)
    const email = async () => sent(await writerOn(catalog.world)(notice as Notice)).text
    expect(await email()).toContain('you can appeal within 14 days')
    await appeal(standing)
    expect(await email()).not.toContain('you can appeal')
  })

  it('restores a deleted comment days later, without its reports', async () => {
    const decision = await deleteComment()
    const comments = async () => (await listComments(catalog.world, await catalog.launch('kettle'))).length
    expect((await listOwnDecisions(catalog.world, bob))[0]).toMatchObject({ text: 'Nice kettle', mayAppeal: true })
    catalog.at('2026-11-30T10:00:00Z')
    for (const [, forget] of dailyUpkeep) await forget(catalog.world)
    expect(await comments()).toBe(0)
    await appeal(decision)
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
    expect((await told(bob))[0]).toEqual([
      'Your appeal was granted: the decision to delete your comment on Kettle was reversed. It’s public again.',
      null,
    ])
    expect([await comments(), (await catalog.launch('kettle')).commentCount]).toEqual([1, 1])
    expect(await catalog.world.store.countBy('flags', 'state', 'open')).toBe(0)
  })

  it('shows a deleted comment that had waited for a moderator', async () => {
    const { id } = await addComment(catalog.world, { slug: 'kettle', text: 'See https://kettles.example/' }, bob)
    const decision = (await removeComment(catalog.world, { id }, mia)) as Decision
    afterAMinute()
    await appeal(decision)
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
    const shown = await listComments(catalog.world, await catalog.launch('kettle'))
    expect([shown.map(({ text }) => text), (await catalog.launch('kettle')).commentCount]).toEqual([['See https://kettles.example/'], 1])
  })

  it('restores an unpublished launch, and doesn’t lift another suspension since', async () => {
    const { decision } = await decideOnLaunch(catalog.world, 'kettle', { event: 'take_down', reason: 'Spam' }, mia)
    catalog.at('2026-11-20T10:00:00Z')
    await appeal(decision, 'It’s mine.', ada)
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
    expect((await catalog.launch('kettle')).status).toBe('live')
    const suspended = await suspend()
    await appeal(suspended)
    catalog.at('2026-11-21T10:00:00Z')
    // Only the operator can change a suspension while its appeal is open.
    await applySuspension(catalog.world, { id: 'bob', reason: 'Advertising.', until: '30d' }, null)
    await expect(grantAppeal(catalog.world, { id: suspended.id, answer: '' }, max)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('changed since'),
    })
    expect((await suspension())?.until).toBe('2026-12-21T10:00:00.000Z')
    expect((await readAppeals(catalog.world, max)).total).toBe(1)
  })

  it('isn’t granted for a launch that its maker has reopened', async () => {
    const { decision } = await decideOnLaunch(catalog.world, 'kettle', { event: 'take_down', reason: 'Spam' }, mia)
    await appeal(decision, 'It’s mine.', ada)
    await moveLaunch(catalog.world, 'kettle', { event: 'reopen' }, ada)
    await expect(grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await catalog.launch('kettle')).status).toBe('draft')
  })

  it('rejected needs an answer, which the person reads; undone within the minute it’s open again', async () => {
    const decision = await suspend()
    await appeal(decision)
    await expect(rejectAppeal(catalog.world, { id: decision.id, answer: ' ' }, max)).rejects.toMatchObject({
      data: { fieldErrors: { answer: [expect.any(String)] } },
    })
    const { id } = await rejectAppeal(catalog.world, { id: decision.id, answer: 'You posted it five times.' }, max)
    await revertDecision(catalog.world, id, max.id)
    expect((await readAppeals(catalog.world, max)).total).toBe(1)
    await rejectAppeal(catalog.world, { id: decision.id, answer: 'You posted it five times.' }, max)
    afterAMinute()
    expect(await told(bob)).toContainEqual(['Your appeal of the decision about your account was rejected.', 'You posted it five times.'])
    expect(await suspension()).toBeDefined()
  })

  it('is for the person alone, for two weeks, with a text, while the decision stands', async () => {
    const decision = await suspend('30d')
    await expect(appeal(decision, 'Let her off', ada)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(appeal(decision, ' ')).rejects.toMatchObject({ data: { fieldErrors: { text: [expect.any(String)] } } })
    await expect(appeal(decision, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    catalog.at('2026-12-02T10:00:00Z')
    await expect(appeal(decision)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await listOwnDecisions(catalog.world, bob)).toMatchObject([{ mayAppeal: false }])
  })

  it('reaches whoever decided if there’s no other moderator', async () => {
    catalog.world.moderators = new Set([mia.email])
    const decision = await suspend()
    await appeal(decision)
    expect(await told(mia)).toEqual([['Bob (@bob) appealed a decision.', 'It wasn’t.']])
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, mia)
    expect(await suspension()).toBeUndefined()
  })
})

describe('an appeal of', () => {
  const warn = (picture?: string) =>
    warnPerson(catalog.world, { id: 'bob', reason: 'Be kind.', ...(picture !== undefined && { picture }) }, mia)
  const grant = ({ id }: Decision, account = max) => grantAppeal(catalog.world, { id, answer: '' }, account)

  it('a warning is decided by another moderator; granted, it no longer stands', async () => {
    const decision = await warn()
    afterAMinute()
    await appeal(decision)
    await expect(grant(decision, mia)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await grant(decision)
    expect((await told(bob))[0]).toEqual([
      'Your appeal was granted: the decision to warn you was reversed. The warning was withdrawn.',
      null,
    ])
    expect((await catalog.world.store.get('decisions', decision.id))?.undone).toMatchObject({ by: 'max' })
  })

  it('a warning is granted also if the person has another picture since, which stays', async () => {
    await putAll(catalog.world.store, 'profiles', [{ ...bob, picture: '/media/old/1.webp' }])
    const decision = await warn('delete')
    await putAll(catalog.world.store, 'profiles', [{ ...bob, picture: '/media/new/1.webp' }])
    afterAMinute()
    await appeal(decision)
    expect((await grant(decision)).undone?.left).toEqual(['the profile'])
    expect((await catalog.world.store.get('profiles', 'bob'))?.picture).toBe('/media/new/1.webp')
  })

  it('a rejection brings the launch back to the queue, unless it was edited since', async () => {
    const pending = literalLaunch({
      slug: 'pot',
      ownerId: 'bob',
      status: 'pending_review',
      plan: 'free',
      submittedAt: '2026-11-17T09:00:00.000Z',
    })
    const reject = async () => {
      await putAll(catalog.world.store, 'launches', [pending])
      const step = { event: 'reject', reason: 'Too little', seen: pending.submittedAt } as const
      return (await decideOnLaunch(catalog.world, 'pot', step, mia)).decision
    }
    const decision = await reject()
    afterAMinute()
    await appeal(decision)
    await grant(decision)
    expect((await catalog.launch('pot')).status).toBe('pending_review')
    expect((await told(bob))[0]?.[0]).toMatch(/^Your appeal was granted: the decision to reject .* was reversed\. .* is in review again\.$/)
    const other = await reject()
    await appeal(other)
    await putAll(catalog.world.store, 'launches', [{ ...pending, status: 'draft' }])
    await expect(grant(other)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

it('an appeal by somebody whose account is deleted is gone, and nobody is told of it by name', async () => {
  const decision = await deleteComment()
  await appeal(decision, 'I’m Bob Bobson')
  expect(await told(max)).toEqual([['Bob (@bob) appealed a decision.', 'I’m Bob Bobson']])
  await deleteAccountNow(catalog.world, 'bob', { keepsLaunches: false, reason: null })
  expect([(await readAppeals(catalog.world, max)).total, (await countWaiting(catalog.world)).appeals]).toEqual([0, 0])
  expect(await told(max)).toEqual([['An appeal was deleted along with its author’s account.', null]])
  for (const decide of [grantAppeal, rejectAppeal])
    await expect(decide(catalog.world, { id: decision.id, answer: 'No' }, max)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listComments(catalog.world, await catalog.launch('kettle'))).toEqual([])
  expect((await catalog.world.store.list('mails', 'accountId', 'bob')).map(({ kind }) => kind)).toEqual([])
  // One that was being sent meanwhile leaves nothing either.
  await expect(appeal(decision)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await catalog.world.store.countBy('appeals', 'accountId', 'bob')).toBe(0)
})

describe('an appeal of a decision', () => {
  it('that another moderator undid meanwhile isn’t open any more', async () => {
    const removal = await removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, mia)
    afterAMinute()
    await appeal(removal)
    await revertDecision(catalog.world, removal.id, mia.id)
    expect((await readAppeals(catalog.world, max)).total).toBe(0)
    await expect(rejectAppeal(catalog.world, { id: removal.id, answer: 'It stands.' }, max)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('of which nothing can be restored isn’t granted', async () => {
    const decision = await suspend()
    afterAMinute()
    await appeal(decision)
    await catalog.world.store.transact((transaction) => transaction.remove('undos', decision.id)) // as after thirty days
    await expect(grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect([(await suspension())?.reason, (await readAppeals(catalog.world, max)).total]).toEqual(['Advertising.', 1])
  })
})
