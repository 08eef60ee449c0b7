import { describe, expect, it } from 'vitest'
import { nameKey, urlKey } from '../../../api/domain/launch/duplicates.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import type { Transaction } from '../../../api/ports/store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { literalProfile } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'
import { literalUpvote } from '../../support/literal-upvote.ts'

/** Changes that belong together, one transaction at a time. */
export function transactionContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: a transaction`, () => {
    const opened = useStore(makePlace)

    it('returns what its work returns, even without changes', async () => {
      await opened.put(liveLaunch())
      const answer = await opened.store.transact(async ({ findLaunch }) => (await findLaunch('teapot'))?.name)
      expect(answer).toBe('Teapot')
    })

    it('sees its own changes in every lookup', async () => {
      const week = { year: 2026, week: 10 }
      await opened.put(liveLaunch({ id: 'old', slug: 'old', week }), literalLaunch({ slug: 'gone', ownerId: 'ada', week }))
      await opened.store.transact(async (transaction) => {
        await transaction.put(
          'launches',
          liveLaunch({ id: 'old', slug: 'new', aliases: ['old'], name: 'Samovar', url: 'https://s.example' }),
        )
        await transaction.put('launches', literalLaunch({ slug: 'fresh', ownerId: 'ada', week, name: 'Samovar' }))
        await transaction.put('launches', literalLaunch({ slug: 'fleeting' }))
        await transaction.remove('launches', 'fleeting')
        await transaction.remove('launches', 'gone')

        expect((await transaction.get('launches', 'old'))?.slug).toBe('new')
        expect(await transaction.get('launches', 'gone')).toBeNull()
        expect(await transaction.get('launches', 'fleeting')).toBeNull()
        expect((await transaction.list('launches', 'ownerId', 'ada')).map(({ id }) => id)).toEqual(['fresh'])
        expect((await transaction.findLaunch('old'))?.slug).toBe('new')
        expect(await transaction.findLaunch('gone')).toBeNull()
        expect((await transaction.findLaunchesByName(nameKey('samovar'))).map(({ id }) => id)).toEqual(['fresh', 'old'])
        expect(await transaction.findLaunchesByUrl(urlKey('https://teapot.example'))).toEqual([])
        expect(await transaction.countReservations(2026, 10)).toBe(1)
      })
      expect(await opened.store.countLaunches()).toBe(2)
      expect((await opened.store.list('launches', 'ownerId', 'ada')).map(({ id }) => id)).toEqual(['fresh'])
      expect(await opened.store.countReservations(2026, 10)).toBe(1)
    })

    it('sees the changes of every earlier transaction, awaited or not', async () => {
      const first = opened.put(liveLaunch({ ownerId: 'ada' }))
      const second = opened.store.transact(async (transaction) => {
        const found = await transaction.findLaunch('teapot')
        await transaction.put('launches', liveLaunch({ ownerId: 'bob', upvotes: (found?.upvotes ?? 100) + 1 }))
        return (await transaction.list('launches', 'ownerId', 'ada')).length
      })
      const third = opened.store.transact(async (transaction) => {
        const found = await transaction.get('launches', 'teapot')
        await transaction.remove('launches', 'teapot')
        return found?.upvotes
      })
      const fourth = opened.store.transact(({ findLaunch }) => findLaunch('teapot'))
      expect(await Promise.all([first, second, third, fourth])).toEqual([undefined, 0, 1, null])
      expect(await opened.store.findLaunch('teapot')).toBeNull()
    })

    it('that is over lets what it has set off open transactions', async () => {
      const over = Promise.withResolvers<void>()
      const { setOff } = await opened.store.transact(async () => ({ setOff: over.promise.then(() => opened.put(liveLaunch())) }))
      over.resolve()
      await setOff
      expect((await opened.store.findLaunch('teapot'))?.name).toBe('Teapot')
    })

    it('shows readers nothing before it is done', async () => {
      const put = Promise.withResolvers<void>()
      const go = Promise.withResolvers<void>()
      const written = opened.store.transact(async (transaction) => {
        await transaction.put('launches', liveLaunch())
        put.resolve()
        await go.promise
      })
      await put.promise
      expect(await opened.store.findLaunch('teapot')).toBeNull()
      expect(await opened.store.countLaunches()).toBe(0)
      go.resolve()
      await written
      expect(await opened.store.findLaunch('teapot')).not.toBeNull()
    })

    it('that throws leaves nothing behind and rethrows', async () => {
      await opened.put(liveLaunch({ id: 'tea', upvotes: 3 }))
      const reason = new Error('in the middle')
      const answer = opened.store.transact(async (transaction) => {
        await transaction.put('launches', liveLaunch({ id: 'tea', slug: 'samovar', upvotes: 4 }))
        await transaction.put('upvotes', literalUpvote('tea', 'ada'))
        await transaction.put('profiles', literalProfile('ada'))
        throw reason
      })
      await expect(answer).rejects.toBe(reason)
      expect(await opened.store.findLaunch('teapot')).toMatchObject({ upvotes: 3 })
      expect(await opened.store.findLaunch('samovar')).toBeNull()
      expect(await opened.store.list('upvotes', 'accountId', 'ada')).toEqual([])
      await opened.put(liveLaunch({ slug: 'samovar' }))
      await opened.reopen()
      expect(await opened.store.get('profiles', 'ada')).toBeNull()
    })

    it('may continue after a refused record, as if it had never been put', async () => {
      await opened.put(liveLaunch())
      const slug = await opened.store.transact(async ({ put, findLaunch, get }) => {
        const refused = put('launches', liveLaunch({ id: '2', slug: 'teapot', aliases: ['urn'] }))
        await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' })
        expect([await findLaunch('urn'), await get('launches', '2')]).toEqual([null, null])
        await put('launches', liveLaunch({ id: '2', slug: 'teapot-2' }))
        return (await get('launches', '2'))?.slug
      })
      expect(slug).toBe('teapot-2')
      expect((await opened.store.findLaunch('teapot'))?.id).toBe('teapot')
    })

    it('checks and indexes what is put, even if the record that was read is changed in place', async () => {
      await opened.put(liveLaunch({ id: 'tea' }), liveLaunch({ id: 'cup', slug: 'cup', name: 'Cup', url: 'https://cup.example/' }))
      const renameTo = (slug: string, read: (transaction: Transaction) => Promise<Launch | null>) =>
        opened.store.transact(async (transaction) => {
          const launch = await read(transaction)
          if (launch === null) return
          launch.slug = slug
          await transaction.put('launches', launch)
        })
      await expect(renameTo('cup', ({ get }) => get('launches', 'tea'))).rejects.toThrow('read only')
      await expect(renameTo('cup', ({ findLaunch }) => findLaunch('teapot'))).rejects.toThrow('read only')
      expect((await opened.store.findLaunch('cup'))?.id).toBe('cup')
      expect((await opened.store.get('launches', 'tea'))?.slug).toBe('teapot')
    })

    it('refuses duplicates of unique values within itself', async () => {
      const answer = opened.put(liveLaunch({ slug: 'a', aliases: ['prize'] }), liveLaunch({ slug: 'b', aliases: ['prize'] }))
      await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await opened.store.countLaunches()).toBe(0)
    })

    it('doesn’t affect the next one by failing', async () => {
      const failing = opened.store.transact(async () => Promise.reject(new Error('no')))
      const next = opened.put(liveLaunch())
      await expect(failing).rejects.toThrow('no')
      await next
      expect(await opened.store.countLaunches()).toBe(1)
    })
  })
}
