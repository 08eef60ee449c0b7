import { describe, expect, it } from 'vitest'
import { carrySuspension } from '../../../../api/actions/account-deletion/carry-suspension.ts'
import { newErasure } from '../../../../api/actions/account-deletion/ask-deletion.ts'
import { deleteAccountNow } from '../../../../api/actions/account-deletion/delete-account-now.ts'
import { eraseDueAccounts } from '../../../../api/actions/account-deletion/erase-account.ts'
import { sweepErased } from '../../../../api/actions/account-deletion/eraser.ts'
import { collectionNames, definitionOf } from '../../../../api/domain/collections/collections.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { readContents } from '../../../../api/store/move/folder-contents.ts'
import { makeStoreFolder, openStore } from '../../store/embedded/open-store.ts'
import { literalProfile, oneOfEach } from '../../../contract/store/one-of-each.ts'
import { email, eraseQuentin, erasingWorld, putQuentin } from './deleting-person.ts'

const openQuentin = async (settings = { keepsLaunches: false }) => {
  const { store } = await openStore(await makeStoreFolder())
  await putQuentin(store, settings)
  return store
}
const stateOf = async (store: Store) => (await store.get('erasures', 'quentin'))?.state ?? null

describe('deleting an account', () => {
  it('takes its votes and comments, and counts down only what was counted', async () => {
    const store = await openQuentin()
    await eraseQuentin(store)
    expect(await store.get('launches', 'other')).toMatchObject({ upvotes: 4, commentCount: 2 })
    expect((await store.get('launches', 'other'))?.coMakers).toBeUndefined()
    expect(await store.countBy('upvotes', 'accountId', 'quentin')).toBe(0)
    expect(await store.get('flags', 'c1:zoe')).toBeNull()
  })

  it('deletes live launches with everything in them, and leaves a tombstone and the week taken', async () => {
    const store = await openQuentin()
    await eraseQuentin(store)
    expect([await store.findLaunch('live'), await store.findLaunch('soon'), await store.findLaunch('draft')]).toEqual([null, null, null])
    expect(await store.get('tombstones', 'live')).toMatchObject({ by: 'maker', week: '2026-10' })
    expect(await store.get('tombstones', 'old-live')).toMatchObject({ week: null })
    expect(await store.countReservations(2026, 10)).toBe(1)
    expect(await store.countReservations(2026, 12)).toBe(0)
    const rest = ['comments', 'changelog', 'history', 'upvotes'] as const
    for (const collection of rest) expect(await store.countBy(collection, 'launchId', 'live')).toBe(0)
    expect([await store.get('crawls', 'live'), await store.get('revisions', 'live'), await store.get('flags', 'c3:zoe')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('or leaves live launches to nobody, with what others wrote', async () => {
    const store = await openQuentin({ keepsLaunches: true })
    await eraseQuentin(store)
    expect(await store.findLaunch('live')).toMatchObject({
      status: 'live',
      ownerId: null,
      maker: { name: 'Former member', handle: null },
      description: 'Write to [deleted email].',
      upvotes: 12,
      commentCount: 7,
    })
    expect(await store.get('comments', 'c3')).toMatchObject({ accountId: 'zoe', text: 'Thanks [deleted email]!' })
    expect(await store.get('tombstones', 'live')).toBeNull()
  })

  it('passes what was made with others to one of them, who are told', async () => {
    const store = await openQuentin()
    await store.transact(async ({ put }) => {
      await put('profiles', literalProfile('new', { handle: 'new', name: 'New' }))
    })
    await eraseQuentin(store)
    expect(await store.get('launches', 'shared')).toMatchObject({
      ownerId: 'new',
      maker: { name: 'New', handle: 'new' },
      coMakers: [{ id: 'zoe' }],
      description: 'Write to [deleted email].',
    })
    expect((await store.list('coMakers', 'launchId', 'shared')).map(({ accountId }) => accountId)).toEqual(['zoe'])
    const told = (await store.list('events', 'state', 'waiting')).map(({ kind, facts }) => [kind, facts['what'], facts['to']])
    expect(told).toEqual(
      expect.arrayContaining([
        ['maker', 'inherited', 'new'],
        ['maker', 'transferred', 'zoe'],
      ]),
    )
  })

  it('but to nobody who is suspended or leaving', async () => {
    const store = await openQuentin()
    const suspension = { at: '2026-03-01T00:00:00.000Z', until: null, reason: 'Spam', by: null }
    await store.transact(async ({ get, put }) => {
      const zoe = await get('profiles', 'zoe')
      if (zoe !== null) await put('profiles', { ...zoe, suspension })
    })
    await eraseQuentin(store)
    expect(await store.get('launches', 'shared')).toBeNull()
  })

  it('leaves history and decisions attributed to somebody, never to the service', async () => {
    const store = await openQuentin({ keepsLaunches: true })
    await eraseQuentin(store)
    expect((await store.list('history', 'launchId', 'live')).map(({ by, note }) => ({ by, note }))).toEqual([
      { by: 'deleted', note: null },
      { by: null, note: null },
    ])
    expect(await store.get('history', 'h3')).toMatchObject({ by: 'deleted', note: '2026-03-02' })
    expect(await store.get('decisions', 'd2')).toMatchObject({ by: 'deleted', accountId: 'zoe' })
    expect(await store.get('decisions', 'd1')).toMatchObject({ accountId: 'quentin', reason: 'Spam by [deleted email]' })
  })

  it('leaves nothing of it in any collection, whichever says that accounts leave traces there', async () => {
    const folder = await makeStoreFolder()
    const { store } = await openStore(folder)
    await putQuentin(store, { keepsLaunches: false })
    await store.close()
    const before = await readContents(folder, () => undefined)
    const traced = collectionNames.filter((collection) => !('none' in definitionOf(collection).traces))
    const missing = traced.filter((collection) => before.get(collection)?.size === 0)
    expect(missing, 'cure: give Quentin such a record in deleting-person.ts').toEqual([])
    const reopened = await openStore(folder)
    await eraseQuentin(reopened.store)
    await reopened.store.close()
    const after = await readContents(folder, () => undefined)
    const naming = collectionNames.filter((collection) => /quentin/i.test(JSON.stringify([...(after.get(collection) ?? [])])))
    expect(naming).toEqual(['erasures', 'decisions']) // the deletion until it has been swept; the id in the log
  })

  it('continues after a crash, wherever it was', async () => {
    for (let step = 1; ; step += 1) {
      const store = await openQuentin()
      let left = step
      const dying: Store = {
        ...store,
        transact: (work) => (left-- > 0 ? store.transact(work) : Promise.reject(new Error('killed'))),
      }
      const outcome = await eraseDueAccounts(erasingWorld(dying)).catch((error: Error) => error.message)
      await Promise.all([eraseDueAccounts(erasingWorld(store)), eraseDueAccounts(erasingWorld(store))])
      expect([step, await store.get('profiles', 'quentin'), await stateOf(store)]).toEqual([step, null, 'sweeping'])
      expect(await store.get('launches', 'other')).toMatchObject({ upvotes: 4, commentCount: 2 })
      expect((await store.list('mails', 'state', 'waiting')).length).toBe(1)
      await store.close()
      if (outcome === undefined) break
    }
  }, 180_000)

  it('takes what is still saved or queued while it goes on', async () => {
    const counting = async (store: Store, before: (step: number) => Promise<void>) => {
      let steps = 0
      const transact: Store['transact'] = async (work) => {
        await before((steps += 1))
        return store.transact(work)
      }
      await eraseDueAccounts(erasingWorld({ ...store, transact }))
      return steps
    }
    const last = await counting(await openQuentin(), async () => {})
    const store = await openQuentin()
    const maker = { id: 'quentin', name: 'Quentin', handle: null, about: 'Still here', links: [] }
    const [webhook] = await store.list('webhooks', 'ownerId', 'quentin')
    await counting(store, async (step) => {
      // What happens meanwhile is queued for the webhook, for as long as there is one.
      if (webhook !== undefined && (await store.get('webhooks', webhook.id)) !== null)
        await store.transact(({ put }) => put('deliveries', { ...oneOfEach.deliveries, id: `late${step}`, webhookId: webhook.id }))
      if (step === last) await store.transact((transaction) => transaction.put('makers', maker))
    })
    expect([await store.get('profiles', 'quentin'), await store.get('makers', 'quentin')]).toEqual([null, null])
    expect(await store.list('deliveries', 'webhookId', webhook?.id ?? '')).toEqual([])
  })

  it('emails the former owner, and purges once the email was sent or failed', async () => {
    const store = await openQuentin()
    await eraseDueAccounts(erasingWorld(store))
    const [mail] = await store.list('mails', 'state', 'waiting')
    expect(mail).toMatchObject({ kind: 'account-deleted', to: email })
    await sweepErased(erasingWorld(store))
    expect(await stateOf(store)).toBe('sweeping')
    await store.transact(async (transaction) => {
      if (mail !== undefined) await transaction.put('mails', { ...mail, state: 'failed' })
    })
    await sweepErased(erasingWorld(store))
    expect([await stateOf(store), await store.list('mails', 'state', 'failed')]).toEqual([null, []])
  })

  it('tries the purge again after a failure', async () => {
    const store = await openQuentin()
    await eraseQuentin(store)
    const failing: Store = { ...store, purge: () => Promise.reject(new Error('in use')) }
    await expect(sweepErased(erasingWorld(failing))).rejects.toThrow('in use')
    expect(await stateOf(store)).toBe('sweeping')
    await sweepErased(erasingWorld(store))
    expect(await stateOf(store)).toBeNull()
  })

  it('keeps a suspension, as a hash of the email, until it ends', async () => {
    const store = await openQuentin()
    const suspension = { at: '2026-03-05T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z', reason: 'Spam', by: null }
    await store.transact(async (transaction) => {
      const profile = await transaction.get('profiles', 'quentin')
      if (profile !== null) await transaction.put('profiles', { ...profile, suspension })
    })
    await eraseQuentin(store)
    await sweepErased(erasingWorld(store))
    expect(await store.get('erasures', 'quentin')).toMatchObject({ state: 'barred', suspension })

    const again = (id: string, from: string) => literalProfile(id, { email: from })
    await store.transact(async (transaction) => {
      await transaction.put('profiles', again('again', email))
      await transaction.put('profiles', again('someone', 'someone@people.example'))
      for (const id of ['again', 'someone']) await carrySuspension(erasingWorld(store), transaction, id)
    })
    expect((await store.get('profiles', 'again'))?.suspension).toEqual(suspension)
    expect((await store.get('profiles', 'someone'))?.suspension).toBeUndefined()
    await sweepErased(erasingWorld(store, '2026-04-02T00:00:00Z'))
    expect(await stateOf(store)).toBeNull()
  })

  it('knows a suspended mailbox again that was kept as the hash of an email with a tag', async () => {
    const store = await openQuentin()
    const world = erasingWorld(store)
    const suspension = { at: '2026-03-05T00:00:00.000Z', until: null, reason: 'Spam', by: null }
    const tagged = 'zed+a@people.example'
    const barred = { ...newErasure('zed', suspension.at), state: 'barred', emailHash: world.hashEmail(tagged), suspension } as const
    await store.transact(async (transaction) => {
      await transaction.put('erasures', barred)
      await transaction.put('profiles', literalProfile('again', { email: tagged }))
      await carrySuspension(world, transaction, 'again')
    })
    expect((await store.get('profiles', 'again'))?.suspension).toEqual(suspension)
  })

  it('can be done at once by the operator, without an email, and twice', async () => {
    const store = await openQuentin()
    const world = erasingWorld(store, '2026-03-03T09:00:00Z')
    await deleteAccountNow(world, 'quentin', { keepsLaunches: true, reason: `Asked by ${email}` })
    expect([await store.get('profiles', 'quentin'), await stateOf(store), await store.list('mails', 'state', 'waiting')]).toEqual([
      null,
      null,
      [],
    ])
    expect(await store.findLaunch('live')).toMatchObject({ ownerId: null })
    const decisions = await store.list('decisions', 'action', 'delete_account')
    expect(decisions).toMatchObject([{ by: null, accountId: 'quentin', reason: 'Asked by [deleted email]' }])
    await expect(deleteAccountNow(world, 'quentin', { keepsLaunches: true, reason: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
