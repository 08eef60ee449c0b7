import { describe, expect, it } from 'vitest'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { oneOfEach } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** Versions, readiness and the end. */
export function serviceContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: the store`, () => {
    const opened = useStore(makePlace)

    it('has another version after each change of what everybody may read, and of nothing else', async () => {
      const { store } = opened
      const versions = [await store.version()]
      const differs = async () => {
        versions.push(await store.version())
        return versions.at(-1) !== versions.at(-2)
      }
      const draft = literalLaunch({ slug: 'teapot' })
      await opened.put(draft)
      expect([await differs(), 'a draft is added']).toEqual([false, 'a draft is added'])
      await opened.put(liveLaunch({ id: draft.id, slug: 'teapot' }))
      expect([await differs(), 'it goes live']).toEqual([true, 'it goes live'])
      await opened.put(liveLaunch({ id: draft.id, slug: 'teapot', upvotes: 1 }))
      expect([await differs(), 'it is voted for']).toEqual([true, 'it is voted for'])
      const comment = {
        id: 'c',
        launchId: draft.id,
        accountId: 'ada',
        author: { name: 'Ada', handle: null },
        text: 'Hi',
        at: '2026-03-01T00:00:00Z',
      }
      await store.transact((transaction) => transaction.put('comments', comment))
      expect([await differs(), 'somebody comments']).toEqual([true, 'somebody comments'])
      await store.transact((transaction) => transaction.put('directoryEntries', oneOfEach.directoryEntries))
      expect([await differs(), 'a directory is added']).toEqual([true, 'a directory is added'])
      await store.transact(async () => Promise.reject(new Error('No.'))).catch(() => undefined)
      expect([await differs(), 'a transaction fails']).toEqual([false, 'a transaction fails'])
      await opened.put(literalLaunch({ id: draft.id, slug: 'teapot' }))
      expect([await differs(), 'it is unpublished']).toEqual([true, 'it is unpublished'])
      await store.transact((transaction) => transaction.remove('launches', draft.id))
      expect([await differs(), 'the draft is deleted']).toEqual([false, 'the draft is deleted'])
    })

    it('answers a ping until it is closed, then accepts nothing', async () => {
      await expect(opened.store.ping()).resolves.toBeUndefined()
      await opened.store.close()
      await expect(opened.store.ping()).rejects.toThrow('closed')
      await expect(opened.put(liveLaunch())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
      await opened.reopen()
      expect(await opened.store.countLaunches()).toBe(0)
    })

    it('says how many bytes it takes up', async () => {
      const before = await opened.store.size()
      const description = Array.from({ length: 20_000 }, (_, at) => `${at}`).join(' ')
      await opened.put(liveLaunch({ description }))
      expect((await opened.store.size()) - before).toBeGreaterThanOrEqual(before > 1_000_000 ? 0 : description.length)
    })

    it('finishes pending work before it closes', async () => {
      const puts = ['a', 'b', 'c'].map((slug) => opened.put(literalLaunch({ slug })))
      await opened.store.close()
      await Promise.all(puts)
      await opened.reopen()
      expect(await opened.store.countLaunches()).toBe(3)
    })

    it('may be closed twice', async () => {
      await opened.store.close()
      await expect(opened.store.close()).resolves.toBeUndefined()
    })
  })
}
