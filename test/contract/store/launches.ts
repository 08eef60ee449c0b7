import { describe, expect, it } from 'vitest'
import { nameKey, urlKey } from '../../../api/domain/launch/duplicates.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** What launches are found by, at any status. */
export function launchContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: launches`, () => {
    const opened = useStore(makePlace)
    const conflict = { code: 'CONFLICT', data: { fieldErrors: { slug: [expect.any(String)] } } }

    it('are found by slug and by every alias', async () => {
      await opened.put(liveLaunch({ aliases: ['kettle', 'urn'] }), literalLaunch({ slug: 'brouillon', name: 'Théière 急須' }))
      for (const address of ['teapot', 'kettle', 'urn']) expect((await opened.store.findLaunch(address))?.slug).toBe('teapot')
      expect((await opened.store.findLaunch('brouillon'))?.status).toBe('draft')
      for (const address of ['tea', 'TEAPOT', 'constructor', '__proto__', '']) expect(await opened.store.findLaunch(address)).toBeNull()
      expect(await opened.store.countLaunches()).toBe(2)
    })

    it('are still found by the old slug after a change', async () => {
      await opened.put(liveLaunch({ id: 'tea' }))
      await opened.put(liveLaunch({ id: 'tea', slug: 'samovar', aliases: ['teapot'] }))
      expect((await opened.store.findLaunch('teapot'))?.slug).toBe('samovar')
      await opened.put(liveLaunch({ id: 'tea', slug: 'urn', aliases: ['teapot', 'samovar'] }))
      for (const address of ['teapot', 'samovar', 'urn']) expect((await opened.store.findLaunch(address))?.id).toBe('tea')
      expect((await opened.store.findLiveLaunches({ words: [], category: null, after: null, limit: 9 })).map(({ slug }) => slug)).toEqual([
        'urn',
      ])
      expect(await opened.store.countLaunches()).toBe(1)
    })

    it('may return to a former slug', async () => {
      await opened.put(liveLaunch({ id: 'tea' }))
      await opened.put(liveLaunch({ id: 'tea', slug: 'samovar', aliases: ['teapot'] }))
      await opened.put(liveLaunch({ id: 'tea', slug: 'teapot', aliases: ['teapot', 'samovar'] }))
      expect((await opened.store.findLaunch('samovar'))?.slug).toBe('teapot')
    })

    it('never share a slug or alias', async () => {
      await opened.put(liveLaunch({ aliases: ['kettle'] }))
      await expect(opened.put(liveLaunch({ slug: 'kettle' }))).rejects.toMatchObject(conflict)
      await expect(opened.put(liveLaunch({ slug: 'pan', aliases: ['teapot'] }))).rejects.toMatchObject(conflict)
      await expect(opened.put(liveLaunch({ slug: 'pan', aliases: ['kettle'] }))).rejects.toMatchObject(conflict)
      expect(await opened.store.countLaunches()).toBe(1)
    })

    it('free a slug when they give it up or are removed', async () => {
      await opened.put(liveLaunch({ id: 'tea', aliases: ['kettle'] }))
      await opened.put(liveLaunch({ id: 'tea' }))
      expect(await opened.store.findLaunch('kettle')).toBeNull()
      await opened.put(liveLaunch({ slug: 'kettle' }))
      await opened.store.transact(({ remove }) => remove('launches', 'tea'))
      await opened.put(liveLaunch({ id: 'other' }))
      expect((await opened.store.findLaunch('teapot'))?.id).toBe('other')
    })

    it('may swap slugs in one transaction', async () => {
      await opened.put(liveLaunch({ id: '1', slug: 'a' }), liveLaunch({ id: '2', slug: 'b' }))
      await opened.put(
        liveLaunch({ id: '1', slug: 'c' }),
        liveLaunch({ id: '2', slug: 'a' }),
        liveLaunch({ id: '1', slug: 'b', aliases: ['c'] }),
      )
      const found = await opened.store.findLiveLaunches({ words: [], category: null, after: null, limit: 9 })
      expect(found.map(({ id, slug }) => [id, slug])).toEqual([
        ['2', 'a'],
        ['1', 'b'],
      ])
      expect((await opened.store.findLaunch('c'))?.id).toBe('1')
    })

    it('are found by the key of their URL or name', async () => {
      await opened.put(
        liveLaunch(),
        literalLaunch({ slug: 'teapot-2', name: 'Teapot', url: 'http://www.teapot.example' }),
        liveLaunch({ slug: 'x', name: 'X', url: 'https://x.example' }),
      )
      const byUrl = async (url: string) => (await opened.store.findLaunchesByUrl(urlKey(url))).map(({ id }) => id)
      const byName = async (text: string) => (await opened.store.findLaunchesByName(nameKey(text))).map(({ id }) => id)
      expect(await byUrl('https://www.teapot.example')).toEqual(['teapot', 'teapot-2'])
      expect(await byName('teapot')).toEqual(['teapot', 'teapot-2'])
      expect(await byUrl('https://nobody.example')).toEqual([])
      await opened.put(liveLaunch({ name: 'Samovar', url: 'https://samovar.example' }))
      expect([await byUrl('https://teapot.example'), await byName('Teapot')]).toEqual([['teapot-2'], ['teapot-2']])
      expect([await byUrl('https://samovar.example'), await byName('Samovar')]).toEqual([['teapot'], ['teapot']])
    })

    it('hold places in ISO weeks until they give them up', async () => {
      const week = { year: 2026, week: 53 }
      await opened.put(
        literalLaunch({ slug: 'a', status: 'pending_review', week }),
        liveLaunch({ slug: 'b', week }),
        liveLaunch({ slug: 'c' }),
      )
      expect(await opened.store.countReservations(2026, 53)).toBe(2)
      expect(await opened.store.countReservations(2025, 53)).toBe(0)
      await opened.put(literalLaunch({ slug: 'a', week: { year: 2027, week: 1 } }))
      await opened.store.transact(({ remove }) => remove('launches', 'b'))
      expect(await opened.store.countReservations(2026, 53)).toBe(0)
      expect(await opened.store.countReservations(2027, 1)).toBe(1)
    })

    it('keep the places that they used taken when they are unpublished', async () => {
      await opened.put(liveLaunch({ slug: 'a', week: { year: 2026, week: 53 } }))
      const used = await opened.store.transact(async ({ put, remove, countReservations }) => {
        await put('tombstones', { id: 'b', by: 'maker', at: '2026-12-28T09:00:00.000Z', week: '2026-53' })
        await put('tombstones', { id: 'c', by: 'maker', at: '2026-12-28T09:00:00.000Z', week: null })
        await remove('launches', 'a')
        return countReservations(2026, 53)
      })
      expect([used, await opened.store.countReservations(2026, 53)]).toEqual([1, 1])
      await opened.store.transact(({ remove }) => remove('tombstones', 'b'))
      expect(await opened.store.countReservations(2026, 53)).toBe(0)
    })
  })
}
