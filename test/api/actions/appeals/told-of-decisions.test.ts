import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grantAppeal, appealDecision, listOwnDecisions } from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { decideOnLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { applySuspension, removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const max: Profile = { ...mia, id: 'max', name: 'Max', email: 'max@example.com', handle: 'max' }
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'kettle', name: 'Kettle', ownerId: 'ada', launchDate: '2026-11-02' })] })
  await catalog.stopEvents()
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

describe('the person whom a decision concerns', () => {
  it('is told of a suspension a minute later, with the reason and how long, also that it’s lifted', async () => {
    await suspend()
    expect(await told(bob)).toEqual([])
    afterAMinute()
    const suspended = ['Your account was suspended until November 25, 2026 at 10:00 UTC.', 'Advertising.']
    expect([await told(bob), await told(mia)]).toEqual([[suspended], []])
    await removeSuspension(catalog.world, { id: 'bob' }, mia)
    catalog.at('2026-11-18T10:03:00Z')
    expect(await told(bob)).toEqual([['Your suspension was lifted.', null], suspended])
  })

  it.each<[string, string, object, string | null]>([
    [
      'the chosen reason',
      'Nice kettle',
      { preset: 'You’ve posted the same before.', reason: 'Twice.' },
      'You’ve posted the same before.\n\nTwice.',
    ],
    ['the watched word that held it', 'Nice casino', {}, 'It contains “casino”.'],
    ['the link that held it', 'See https://kettle.example', {}, 'It contains a link or a phone number.'],
    ['no reason if none is known', 'Nice kettle', {}, null],
  ])('is told of a deleted comment, with %s', async (_, text, given, reason) => {
    const { id } = await addComment(catalog.world, { slug: 'kettle', text }, bob)
    await removeComment(catalog.world, { id, ...given }, mia)
    afterAMinute()
    expect(await told(bob)).toEqual([[`A moderator deleted your comment on Kettle: “${text}”.`, reason]])
  })

  it('finds a rejected launch among the decisions, too', async () => {
    const { store } = catalog.world
    const launch = literalLaunch({
      slug: 'pot',
      name: 'Pot',
      ownerId: 'bob',
      status: 'pending_review',
      submittedAt: '2026-11-18T09:00:00Z',
    })
    await putAll(store, 'launches', [launch])
    await decideOnLaunch(catalog.world, 'pot', { event: 'reject', reason: 'No pictures.', seen: '2026-11-18T09:00:00Z' }, mia)
    expect(await listOwnDecisions(catalog.world, bob)).toMatchObject([{ sentence: 'A moderator rejected Pot.', mayAppeal: true }])
  })

  it('is told of a deleted comment that was flagged, and not of what it was flagged for', async () => {
    await deleteComment()
    await deleteComment('Off topic.')
    afterAMinute()
    const deleted = 'A moderator deleted your comment on Kettle: “Nice kettle”.'
    expect(new Set(await told(bob))).toEqual(
      new Set([
        [deleted, null],
        [deleted, 'Off topic.'],
      ]),
    )
  })

  it('is told that everything was removed, and of nothing that was undone within the minute', async () => {
    const { id } = await suspend()
    await revertDecision(catalog.world, id, mia.id)
    afterAMinute()
    expect([await told(bob), await listOwnDecisions(catalog.world, bob)]).toEqual([[], []])
    const removal = await removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, mia)
    catalog.at('2026-11-18T10:03:00Z')
    const removed = 'Your account was suspended until a moderator lifts it, and everything you published was removed.'
    expect(await told(bob)).toEqual([[removed, 'Spam']])
    await revertDecision(catalog.world, removal.id, mia.id)
    expect(await told(bob)).toEqual([
      ['A moderator reversed the decision to suspend your account and remove everything you published. Your suspension is over.', null],
      [`${removed} It has been reversed.`, 'Spam'],
    ])
  })
})

describe('those who flagged something', () => {
  it('are told what a moderator decided', async () => {
    await flagContent(catalog.world, { slug: 'kettle', reason: 'scam', text: '' }, bob)
    await dismissReports(catalog.world, { subjectId: (await catalog.launch('kettle')).id, until: '9999' }, mia)
    await deleteComment()
    afterAMinute()
    expect(await told(ada)).toEqual([['You flagged a comment on Kettle. It’s no longer public.', null]])
    expect((await told(bob)).map(([text]) => text)).toContain(
      'A moderator checked your flag on Kettle and found nothing against the rules.',
    )
    expect(await told(mia)).not.toContainEqual([expect.stringContaining('You flagged'), null])
  })
  it('are told when the decision is reversed after an appeal', async () => {
    const decision = await deleteComment()
    afterAMinute()
    const removed = 'You flagged a comment on Kettle. It’s no longer public.'
    expect((await told(ada)).map(([text]) => text)).toEqual([removed])
    await appeal(decision)
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
    expect((await told(ada)).map(([text]) => text)).toContain(
      'You flagged a comment on Kettle. The decision on it was reversed after an appeal.',
    )
  })
})

it('several decisions about somebody within a minute are one email, which quotes what each was about', async () => {
  for (const text of ['Nice kettle', 'A kettle that I’d buy']) {
    const { id } = await addComment(catalog.world, { slug: 'kettle', text }, bob)
    await removeComment(catalog.world, { id }, mia)
  }
  afterAMinute()
  expect(new Set((await told(bob)).map(([text]) => text))).toEqual(
    new Set(['Nice kettle', 'A kettle that I’d buy'].map((text) => `A moderator deleted your comment on Kettle: “${text}”.`)),
  )
  const mails = await catalog.world.store.list('mails', 'accountId', bob.id)
  expect(mails.map(({ kind }) => kind)).toEqual(['decisions'])
})
