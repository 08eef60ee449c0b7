import { describe, expect, it } from 'vitest'
import type { LaunchFilter } from '../../../api/ports/store.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { useStore, type MakePlace } from './store-place.ts'

export const everything: LaunchFilter = { words: [], category: null, after: null, limit: 50 }

/** What readers of the public catalog find, and in which order. */
export function catalogContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: the catalog`, () => {
    const opened = useStore(makePlace)
    const slugs = async (filter: Partial<LaunchFilter> = {}) =>
      (await opened.store.findLiveLaunches({ ...everything, ...filter })).map((launch) => launch.slug)

    it('returns the newest launch first, and launches of one day by slug', async () => {
      await opened.put(
        liveLaunch({ slug: 'b', launchDate: '2026-03-02' }),
        liveLaunch({ slug: 'old', launchDate: '2025-12-29' }),
        liveLaunch({ slug: 'a', launchDate: '2026-03-02' }),
        liveLaunch({ slug: 'new', launchDate: '2026-03-09' }),
      )
      expect(await slugs()).toEqual(['new', 'a', 'b', 'old'])
      expect(await slugs({ limit: 2 })).toEqual(['new', 'a'])
    })

    it('orders slugs by code unit, not by locale', async () => {
      await opened.put(...['ab', 'a-c', 'a1', 'a-', 'a'].map((slug) => liveLaunch({ slug })))
      expect(await slugs()).toEqual(['a', 'a-', 'a-c', 'a1', 'ab'])
      expect(await slugs({ after: { launchDate: '2026-03-02', slug: 'a-c' } })).toEqual(['a1', 'ab'])
    })

    it('continues strictly after a position, even if its launch is gone', async () => {
      await opened.put(liveLaunch({ slug: 'a' }), liveLaunch({ slug: 'c' }), liveLaunch({ slug: 'd', launchDate: '2026-01-05' }))
      expect(await slugs({ after: { launchDate: '2026-03-02', slug: 'a' } })).toEqual(['c', 'd'])
      expect(await slugs({ after: { launchDate: '2026-03-02', slug: 'b' } })).toEqual(['c', 'd'])
      expect(await slugs({ after: { launchDate: '2026-01-05', slug: 'd' } })).toEqual([])
    })

    it('begins with all launches of a day at the position before any slug', async () => {
      const days = { a: '2026-03-08', b: '2026-03-09', 静かな: '2026-03-08', z: '2026-03-07' }
      await opened.put(...Object.entries(days).map(([slug, launchDate]) => liveLaunch({ slug, launchDate })))
      expect(await slugs({ after: { launchDate: '2026-03-08', slug: '' } })).toEqual(['a', '静かな', 'z'])
      expect(await slugs({ after: { launchDate: '2026-03-06', slug: '' } })).toEqual([])
    })

    it('skips and repeats nothing while launches appear between pages', async () => {
      const early = Array.from({ length: 12 }, (_, index) =>
        liveLaunch({ slug: `early-${index + 10}`, launchDate: `2026-02-${10 + (index % 4)}` }),
      )
      await opened.put(...early)
      const seen: string[] = []
      let after: LaunchFilter['after'] = null
      for (let page = 0; page < 4; page += 1) {
        const found = await opened.store.findLiveLaunches({ ...everything, after, limit: 3 })
        seen.push(...found.map((launch) => launch.slug))
        after = found.at(-1) ?? null
        await opened.put(liveLaunch({ slug: `late-${page}`, launchDate: `2026-03-0${page + 1}` }))
      }
      expect(seen.toSorted()).toEqual(early.map((launch) => launch.slug).toSorted())
    })

    it('finds launches whose folded text has every word, in one category', async () => {
      await opened.put(
        liveLaunch({ slug: 'cafe', name: 'Café Ledger', categories: ['finance'] }),
        liveLaunch({ slug: 'tea', tagline: '急須のための時計', categories: ['home', 'finance'] }),
        liveLaunch({ slug: 'host', url: 'https://orbit.example/ledger' }),
        liveLaunch({ slug: 'odd', description: '100% of_it \\ "quoted"' }),
      )
      expect(await slugs({ words: ['cafe', 'led'] })).toEqual(['cafe'])
      expect(await slugs({ words: ['ための'] })).toEqual(['tea'])
      expect(await slugs({ words: ['orbit.example'] })).toEqual(['host'])
      for (const word of ['100%', 'of_it', '\\', '"quoted"']) expect(await slugs({ words: [word] })).toEqual(['odd'])
      expect(await slugs({ words: ['_%'] })).toEqual([])
      expect(await slugs({ category: 'finance' })).toEqual(['cafe', 'tea'])
      expect(await slugs({ category: 'finance', words: ['cafe'] })).toEqual(['cafe'])
      expect(await slugs({ category: 'fin' })).toEqual([])
    })

    it('contains only live launches, each as long as it is live', async () => {
      const statuses = ['draft', 'pending_review', 'scheduled', 'rejected'] as const
      await opened.put(liveLaunch(), ...statuses.map((status) => literalLaunch({ slug: status, status, launchDate: '2026-03-01' })))
      expect(await slugs()).toEqual(['teapot'])
      await opened.put(literalLaunch({ slug: 'scheduled', status: 'live', launchDate: '2026-03-01' }))
      expect(await slugs()).toEqual(['teapot', 'scheduled'])
      await opened.put(literalLaunch({ slug: 'teapot', status: 'draft' }))
      expect(await slugs()).toEqual(['scheduled'])
      await opened.store.transact(({ remove }) => remove('launches', 'scheduled'))
      expect(await slugs()).toEqual([])
    })

    it('shows a changed launch as it is now, where it is now', async () => {
      await opened.put(liveLaunch({ categories: ['home'] }), liveLaunch({ slug: 'x', name: 'X', launchDate: '2026-03-05' }))
      await opened.put(liveLaunch({ name: 'Samovar', categories: ['work'], launchDate: '2026-03-09' }))
      expect(await slugs()).toEqual(['teapot', 'x'])
      expect(await slugs({ category: 'home' })).toEqual([])
      expect(await slugs({ words: ['teapot'], category: 'home' })).toEqual([])
      expect(await slugs({ words: ['samovar'], category: 'work' })).toEqual(['teapot'])
    })
  })
}
