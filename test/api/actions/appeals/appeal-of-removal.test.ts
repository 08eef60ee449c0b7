import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grantAppeal, readAppeals, appealDecision, listOwnDecisions } from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { restoreListing } from '../../../../api/actions/moderation/decide-on-launch.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { applySuspension, removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import { listingOf } from '../../../../api/domain/moderation/changes.ts'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

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
const appeal = ({ id }: Decision, text = 'It wasn’t.', account = bob) => appealDecision(catalog.world, { id, text }, account)
const suspension = async () => (await catalog.world.store.get('profiles', 'bob'))?.suspension

it('while a removal of everything is appealed, nobody removes everything again', async () => {
  const removal = await removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, mia)
  afterAMinute()
  await appeal(removal)
  await expect(removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, max)).rejects.toMatchObject({ code: 'CONFLICT' })
  await grantAppeal(catalog.world, { id: removal.id, answer: '' }, max)
  expect(await suspension()).toBeUndefined()
})

it('an appealed suspension isn’t replaced by a harsher one; lifting it settles the appeal, and afterwards it can’t be appealed', async () => {
  const first = await suspend()
  afterAMinute()
  await appeal(first)
  const refused = { code: 'CONFLICT', message: expect.stringContaining('Bob has appealed a suspension.') as string }
  await expect(suspend('lifted')).rejects.toMatchObject(refused)
  for (const moderator of [mia, max])
    await expect(removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, moderator)).rejects.toMatchObject(refused)
  expect((await readAppeals(catalog.world, max)).total).toBe(1)
  await removeSuspension(catalog.world, { id: 'bob' }, mia)
  expect((await catalog.world.store.get('appeals', first.id))?.state).toBe('granted')
  const second = await suspend()
  await removeSuspension(catalog.world, { id: 'bob' }, mia)
  const now = (await catalog.world.store.get('profiles', 'bob')) ?? bob
  expect((await listOwnDecisions(catalog.world, now)).map(({ mayAppeal }) => mayAppeal)).not.toContain(true)
  await expect(appeal(second, 'It wasn’t.', now)).rejects.toMatchObject({ code: 'CONFLICT' })
})

describe('an edit that a moderator took back', () => {
  const discount = { badgeTitle: null, code: 'CASINO50', percentOff: 50, validUntil: null }
  const text = 'Tagline: Pills\n\nLaunch discount: code CASINO50, 50% off'
  const edit = async (state: 'waiting' | 'changed') => {
    const launch = await catalog.launch('kettle')
    const approved = listingOf(launch)
    const edited = { ...approved, tagline: 'Pills', discount }
    const at = '2026-11-18T09:00:00.000Z'
    if (state === 'changed') await putAll(catalog.world.store, 'launches', [{ ...launch, ...edited }])
    await putAll(catalog.world.store, 'revisions', [
      { id: launch.id, state, approved, proposed: state === 'waiting' ? edited : null, by: 'ada', at },
    ])
    const { decision } = await restoreListing(catalog.world, { slug: 'kettle', seen: at, reason: 'Spam.' }, mia)
    return decision
  }

  it.each([
    [
      'waiting',
      'reject_edit',
      'Your edit to Kettle was rejected: “{text}”. Your page shows the approved listing.',
      'Your appeal was granted: the decision to reject your edit to Kettle was reversed. It’s waiting for a moderator again.',
    ],
    [
      'changed',
      'restore_edit',
      'A moderator reverted your edit to Kettle: “{text}”. Your page shows the approved listing again.',
      'Your appeal was granted: the decision to revert your edit to Kettle was reversed. It’s public again.',
    ],
  ] as const)('is shown with its appeal, and is as it was once that’s granted: %s', async (state, action, sentence, granted) => {
    const decision = await edit(state)
    afterAMinute()
    expect(await told(ada)).toEqual([[sentence.replace('{text}', text), 'Spam.']])
    await appeal(decision, 'They’re cheap.', ada)
    expect((await readAppeals(catalog.world, max)).appeals[0]?.text).toBe(text)
    await grantAppeal(catalog.world, { id: decision.id, answer: '' }, max)
    expect((await told(ada))[0]).toEqual([granted, null])
    expect((await catalog.world.store.get('revisions', decision.launchId ?? ''))?.state).toBe(state)
    const actions = (await catalog.world.store.list('decisions', 'accountId', 'ada')).map((each) => each.action)
    expect(actions.toSorted()).toEqual(['grant_appeal', action].toSorted())
  })
})
