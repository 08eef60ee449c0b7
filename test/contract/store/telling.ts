import { describe, expect, it } from 'vitest'
import { emit, fanOut, type FanOutWorld } from '../../../api/notices/fan-out.ts'
import type { Store } from '../../../api/ports/store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { literalProfile } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'

const followers = ['bob', 'cleo', 'dora', 'eve', 'fay']
const at = '2026-03-02T09:00:00.000Z'

/** A process that tells people what happened, on a store. */
const tellingWorld = (store: Store): FanOutWorld => ({
  store,
  clock: () => new Date(at),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  moderators: new Set(),
  moderatorsProve: false,
  rules: { moderatorsNeedSecondFactor: false },
  websubHub: null,
})

/** An update of a launch that five people follow. */
export async function putNews(store: Store): Promise<void> {
  await putAll(store, 'launches', [{ ...liveLaunch({ slug: 'kettle' }), ownerId: 'ada' }])
  await putAll(store, 'changelog', [{ id: 'u1', launchId: 'kettle', title: 'Faster', text: 'Boils faster.', at }])
  await putAll(
    store,
    'profiles',
    followers.map((id) => literalProfile(id, { emailProven: true })),
  )
  await putAll(
    store,
    'bookmarks',
    followers.map((accountId) => ({ id: `kettle:${accountId}`, launchId: 'kettle', accountId, at })),
  )
  await store.transact((transaction) =>
    emit(tellingWorld(store), transaction, { kind: 'update', launchId: 'kettle', by: 'ada', facts: { entryId: 'u1' } }),
  )
}

/** How many notices and emails each follower has. */
export async function toldTimes(store: Store): Promise<{ notices: number[]; mails: number[]; waiting: number }> {
  const count = (collection: 'notices' | 'mails') => Promise.all(followers.map((id) => store.countBy(collection, 'accountId', id)))
  const distinct = async (collection: 'notices' | 'mails') => [...new Set(await count(collection))]
  return {
    notices: await distinct('notices'),
    mails: await distinct('mails'),
    waiting: await store.countBy('events', 'state', 'waiting'),
  }
}
/** Two people per transaction, so that there are three. */
export const tellInParts = (store: Store): Promise<void> => fanOut(tellingWorld(store), () => false, 2)
export const toldOnce = { notices: [1], mails: [1], waiting: 0 }

export function tellingContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: telling everyone what happened`, () => {
    const opened = useStore(makePlace)

    it('tells each person once, wherever it’s interrupted, and however many tell them', async () => {
      for (let step = 0; ; step += 1) {
        await putNews(opened.store)
        let left = step
        const dying: Store = {
          ...opened.store,
          transact: (work) => (left-- > 0 ? opened.store.transact(work) : Promise.reject(new Error('killed'))),
        }
        const fault = await tellInParts(dying).catch((error: Error) => error.message)
        await Promise.all([tellInParts(opened.store), tellInParts(opened.store)])
        expect([step, await toldTimes(opened.store)]).toEqual([step, toldOnce])
        if (fault === undefined) break
        expect(fault).toBe('killed')
        await forgetNews(opened.store)
      }
    })
  })
}

/** So that the next round begins with nothing told. */
async function forgetNews(store: Store): Promise<void> {
  const told = await Promise.all(
    followers.map(async (id) => ({
      notices: await store.list('notices', 'accountId', id),
      mails: await store.list('mails', 'accountId', id),
    })),
  )
  await store.transact(async ({ remove }) => {
    for (const { notices, mails } of told) {
      for (const { id } of notices) await remove('notices', id)
      for (const { id } of mails) await remove('mails', id)
    }
  })
}
