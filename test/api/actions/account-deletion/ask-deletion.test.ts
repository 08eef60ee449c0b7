import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { approvePairing } from '../../../../api/actions/connections/start-pairing.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { askDeletion, keepAccount } from '../../../../api/actions/account-deletion/ask-deletion.ts'
import { eraseDueAccounts } from '../../../../api/actions/account-deletion/erase-account.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { rejectPendingDeletion } from '../../../../api/actions/access/deletion-access.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'

let opened: LaunchWorld
beforeEach(async () => {
  const mine = { ownerId: ada.id }
  opened = await openLaunchWorld({
    now: '2026-11-18T10:00:00Z',
    launches: [
      liveLaunch({ ...mine, slug: 'live' }),
      literalLaunch({ ...mine, slug: 'soon', status: 'scheduled', launchDate: '2026-11-23', week: { year: 2026, week: 48 } }),
      literalLaunch({ ...mine, slug: 'draft' }),
      literalLaunch({ ...mine, slug: 'ours', status: 'scheduled', launchDate: '2026-11-23', week: { year: 2026, week: 48 } }),
    ],
  })
})
afterEach(() => opened.close())

const ask = (account: Profile, keepsLaunches = false) => askDeletion(opened.world, { keepsLaunches }, account)
const profileOf = ({ id }: Profile) => opened.world.store.get('profiles', id)

describe('somebody who asks to delete their account', () => {
  it('has seven days to keep it; until then only upcoming launches and connections go', async () => {
    await ask(ada, true)
    const { store } = opened.world
    expect((await profileOf(ada))?.deletion).toEqual({
      askedAt: '2026-11-18T10:00:00.000Z',
      dueAt: '2026-11-25T10:00:00.000Z',
      keepsLaunches: true,
    })
    expect((await opened.launch('live')).status).toBe('live')
    expect(await opened.launch('soon')).toMatchObject({ status: 'draft', week: null })
    expect(await store.countBy('connections', 'accountId', ada.id)).toBe(0)
    expect((await store.list('mails', 'state', 'waiting')).map(({ kind, to }) => ({ kind, to }))).toEqual([
      { kind: 'deletion-asked', to: ada.email },
    ])
    opened.at('2026-11-25T09:59:59Z')
    await eraseDueAccounts(opened.world)
    expect(await profileOf(ada)).not.toBeNull()
    opened.at('2026-11-25T10:00:00Z')
    await eraseDueAccounts(opened.world)
    expect(await profileOf(ada)).toBeNull()
  })

  it('leaves a launch made with others its date; a co-maker leads it once the account is gone, and is told', async () => {
    const { store } = opened.world
    const ours = await opened.launch('ours')
    const joined = {
      id: `${ours.id}:bob`,
      launchId: ours.id,
      accountId: 'bob',
      state: 'joined',
      emailHash: null,
      invited: '@bob',
      as: 'co-maker',
      at: '2026-11-01T00:00:00.000Z',
    } as const
    await store.transact(({ put }) => put('coMakers', joined))
    await ask(ada)
    expect(await opened.launch('ours')).toMatchObject({ status: 'scheduled', launchDate: '2026-11-23', ownerId: ada.id })
    opened.at('2026-11-25T10:00:00Z')
    await eraseDueAccounts(opened.world)
    expect(await opened.launch('ours')).toMatchObject({ status: 'scheduled', ownerId: 'bob' })
    await fanOut(opened.world)
    expect((await listNotices(opened.world, bob)).map(({ text }) => text)).toEqual([
      expect.stringContaining('You’re now the lead maker of Acme'),
    ])
  })

  it('can’t submit a launch or connect a tool meanwhile', async () => {
    await ask(ada)
    const submit = { event: 'submit', plan: 'free', launchDate: '2026-11-23' } as const
    await expect(moveLaunch(opened.world, 'draft', submit, ada)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/about to be deleted/),
    })
    await opened.world.store.transact((transaction) =>
      transaction.put('pairings', {
        id: hashSecret('BCDF-GHJK'),
        client: 'curl',
        ip: '::1',
        sessionId: null,
        createdAt: '2026-11-18T10:00:00Z',
        expiresAt: '2026-11-18T10:10:00Z',
        state: 'waiting',
      }),
    )
    const approval = approvePairing(opened.world, { code: 'BCDF-GHJK' }, ada)
    await expect(approval).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/about to be deleted/) })
  })

  it('changes nothing by asking again, and is told once', async () => {
    await ask(ada)
    opened.at('2026-11-20T10:00:00Z')
    await ask(ada, true)
    expect((await profileOf(ada))?.deletion).toMatchObject({ dueAt: '2026-11-25T10:00:00.000Z', keepsLaunches: false })
  })

  it('can keep the account, and it isn’t deleted when it would have been due', async () => {
    await ask(ada)
    await keepAccount(opened.world, {}, ada)
    await keepAccount(opened.world, {}, ada)
    opened.at('2026-12-18T10:00:00Z')
    await eraseDueAccounts(opened.world)
    expect(await profileOf(ada)).toEqual(ada)
    expect(await opened.world.store.get('erasures', ada.id)).toBeNull()
  })

  it('can’t keep it once it’s being deleted', async () => {
    await ask(ada)
    await opened.world.store.transact(async (transaction) => {
      const erasure = await transaction.get('erasures', ada.id)
      if (erasure !== null) await transaction.put('erasures', { ...erasure, state: 'erasing' })
    })
    await expect(keepAccount(opened.world, {}, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('can’t be the only moderator', async () => {
    await expect(ask(mia)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/only moderator/) })
    const two = { ...opened.world, moderators: new Set([mia.email, ada.email]) }
    await askDeletion(two, { keepsLaunches: false }, mia)
    await expect(askDeletion(two, { keepsLaunches: false }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a request that began before the account was deleted', () => {
  it('adds nothing afterwards', async () => {
    await ask(ada)
    opened.at('2026-11-26T10:00:00Z')
    await eraseDueAccounts(opened.world)
    await opened.world.store.transact((transaction) => transaction.put('launches', liveLaunch({ slug: 'other' })))
    const late = [
      toggleUpvote(opened.world, { slug: 'other' }, ada),
      addComment(opened.world, { slug: 'other', text: 'Hello' }, ada),
      rejectPendingDeletion(opened.world.store, ada.id),
    ]
    for (const request of late) await expect(request).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
