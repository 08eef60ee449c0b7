import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nameKey, urlKey } from '../../api/domain/duplicates.ts'
import { isLive, type Launch } from '../../api/domain/launch.ts'
import { matches, words } from '../../api/domain/matching.ts'
import type { LaunchFilter, Store } from '../../api/actions/world.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { liveLaunch } from '../support/live-launch.ts'

/** A place that keeps one catalog: `open` gives a store on it, again after `close`; `remove` leaves nothing behind. */
export type StorePlace = { open: () => Promise<Store>; remove: () => Promise<void> }

const everything: LaunchFilter = { words: [], category: null, after: null, limit: 50 }
const putAll = (store: Store, launches: Launch[]) => Promise.all(launches.map((launch) => store.putLaunch(launch)))

/** What every store of the catalog promises, whatever it is made of. `makePlace` gives an empty place. */
export function storeContract(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name} as a store`, () => {
    let place: StorePlace
    let store: Store
    beforeEach(async () => {
      place = await makePlace()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })
    const slugs = async (filter: Partial<LaunchFilter> = {}) =>
      (await store.findLiveLaunches({ ...everything, ...filter })).map((launch) => launch.slug)

    it('answers the newest launch first, and launches of one day by slug', async () => {
      await putAll(store, [
        liveLaunch({ slug: 'b', launchDate: '2026-03-02' }),
        liveLaunch({ slug: 'old', launchDate: '2025-12-29' }),
        liveLaunch({ slug: 'a', launchDate: '2026-03-02' }),
        liveLaunch({ slug: 'new', launchDate: '2026-03-09' }),
      ])
      expect(await slugs()).toEqual(['new', 'a', 'b', 'old'])
      expect(await slugs({ limit: 2 })).toEqual(['new', 'a'])
    })

    it('goes on strictly behind a position, also one whose launch is gone', async () => {
      await putAll(store, [liveLaunch({ slug: 'a' }), liveLaunch({ slug: 'c' }), liveLaunch({ slug: 'd', launchDate: '2026-01-05' })])
      expect(await slugs({ after: { launchDate: '2026-03-02', slug: 'a' } })).toEqual(['c', 'd'])
      expect(await slugs({ after: { launchDate: '2026-03-02', slug: 'b' } })).toEqual(['c', 'd'])
      expect(await slugs({ after: { launchDate: '2026-01-05', slug: 'd' } })).toEqual([])
    })

    it('loses and doubles nothing while launches appear between pages', async () => {
      const early = Array.from({ length: 12 }, (_, index) =>
        liveLaunch({ slug: `early-${index + 10}`, launchDate: `2026-02-${10 + (index % 4)}` }),
      )
      await putAll(store, early)
      const seen: string[] = []
      let after: LaunchFilter['after'] = null
      for (let page = 0; page < 4; page += 1) {
        const found = await store.findLiveLaunches({ ...everything, after, limit: 3 })
        seen.push(...found.map((launch) => launch.slug))
        after = found.at(-1) ?? null
        await putAll(store, [liveLaunch({ slug: `late-${page}`, launchDate: `2026-03-0${page + 1}` })])
      }
      expect(seen.toSorted()).toEqual(early.map((launch) => launch.slug).toSorted())
    })

    it('finds launches whose folded text has every word, in one category', async () => {
      await putAll(store, [
        liveLaunch({ slug: 'cafe', name: 'Café Ledger', categories: ['finance'] }),
        liveLaunch({ slug: 'tea', tagline: '急須のための時計', categories: ['home', 'finance'] }),
        liveLaunch({ slug: 'host', url: 'https://orbit.example/ledger' }),
      ])
      expect(await slugs({ words: ['cafe', 'led'] })).toEqual(['cafe'])
      expect(await slugs({ words: ['ための'] })).toEqual(['tea'])
      expect(await slugs({ words: ['orbit.example'] })).toEqual(['host'])
      expect(await slugs({ category: 'finance' })).toEqual(['cafe', 'tea'])
      expect(await slugs({ category: 'finance', words: ['cafe'] })).toEqual(['cafe'])
      expect(await slugs({ category: 'fin' })).toEqual([])
    })

    it('shows live launches only to readers of the catalog', async () => {
      const statuses = ['draft', 'pending_review', 'scheduled', 'rejected'] as const
      await putAll(store, [liveLaunch(), ...statuses.map((status) => literalLaunch({ slug: status, status }))])
      expect(await slugs()).toEqual(['teapot'])
      expect((await store.findLaunch('draft'))?.status).toBe('draft')
      expect(await store.countLaunches()).toBe(5)
    })

    it('replaces a launch of the same slug, wherever it was shown', async () => {
      await store.putLaunch(liveLaunch({ aliases: ['kettle'], categories: ['home'], week: { year: 2026, week: 10 } }))
      await store.putLaunch(liveLaunch({ name: 'Samovar', categories: ['work'], url: 'https://samovar.example', launchDate: '2026-03-03' }))
      expect(await slugs({ category: 'home' })).toEqual([])
      expect(await slugs({ words: ['teapot'] })).toEqual([])
      expect(await slugs({ words: ['samovar'], category: 'work' })).toEqual(['teapot'])
      expect(await store.findLaunch('kettle')).toBeNull()
      expect(await store.findLaunchesByUrl(urlKey('https://teapot.example/'))).toEqual([])
      expect(await store.findLaunchesByName(nameKey('Teapot'))).toEqual([])
      expect(await store.countReservations(2026, 10)).toBe(0)
      expect(await store.countLaunches()).toBe(1)
    })

    it('finds a launch by its slug and by every alias', async () => {
      await store.putLaunch(liveLaunch({ aliases: ['kettle', 'urn'] }))
      for (const address of ['teapot', 'kettle', 'urn']) expect((await store.findLaunch(address))?.slug).toBe('teapot')
      expect(await store.findLaunch('tea')).toBeNull()
      expect(await store.findLaunch('constructor')).toBeNull()
    })

    it('finds launches at any status by the key of their address or name', async () => {
      await putAll(store, [
        liveLaunch(),
        literalLaunch({ slug: 'teapot-2', name: 'Teapot', url: 'http://www.teapot.example' }),
        liveLaunch({ slug: 'x', name: 'X', url: 'https://x.example' }),
      ])
      const both = ['teapot', 'teapot-2']
      expect((await store.findLaunchesByUrl(urlKey('https://www.teapot.example'))).map(({ slug }) => slug).toSorted()).toEqual(both)
      expect((await store.findLaunchesByName(nameKey('teapot'))).map(({ slug }) => slug).toSorted()).toEqual(both)
      expect(await store.findLaunchesByUrl(urlKey('https://nobody.example'))).toEqual([])
    })

    it('gives no address to two launches, also when they ask at once', async () => {
      await store.putLaunch(liveLaunch({ aliases: ['kettle'] }))
      const conflict = { code: 'CONFLICT' }
      await expect(store.putLaunch(liveLaunch({ slug: 'kettle' }))).rejects.toMatchObject(conflict)
      await expect(store.putLaunch(liveLaunch({ slug: 'pan', aliases: ['teapot'] }))).rejects.toMatchObject(conflict)
      const rivals = ['one', 'two', 'three'].map((slug) => store.putLaunch(liveLaunch({ slug, aliases: ['prize'] })))
      const outcomes = await Promise.allSettled(rivals)
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect(await store.countLaunches()).toBe(2)
    })

    it('counts the places that launches hold in an ISO week', async () => {
      const week = { year: 2026, week: 53 }
      await putAll(store, [
        literalLaunch({ slug: 'a', status: 'pending_review', week }),
        liveLaunch({ slug: 'b', week }),
        liveLaunch({ slug: 'c' }),
      ])
      expect(await store.countReservations(2026, 53)).toBe(2)
      expect(await store.countReservations(2025, 53)).toBe(0)
    })

    it('keeps everything when it is opened again', async () => {
      const launches = [
        liveLaunch({ aliases: ['kettle'], discount: { badgeTitle: 'Tea', code: null, percentOff: 10, validUntil: '2026-12-31' } }),
        literalLaunch({ slug: 'brouillon', status: 'draft', launchDate: null, name: 'Théière 急須' }),
      ]
      await putAll(store, launches)
      await store.close()
      store = await place.open()
      for (const launch of launches) expect(await store.findLaunch(launch.slug)).toEqual(launch)
      expect((await store.findLaunch('kettle'))?.slug).toBe('teapot')
      expect(await slugs()).toEqual(['teapot'])
    })

    it('is not changed by what callers do to the objects they gave or got', async () => {
      const given = liveLaunch({ categories: ['home'] })
      await store.putLaunch(given)
      given.categories.push('work')
      const got = await store.findLaunch('teapot')
      expect(() => got?.categories.push('play')).toThrow(TypeError)
      expect(await slugs({ category: 'home' })).toEqual(['teapot'])
      expect((await store.findLaunch('teapot'))?.categories).toEqual(['home'])
    })

    it('lists directories strongest domain first, then by name', async () => {
      const all = await store.listDirectories(100)
      const sorted = all.toSorted((a, b) => b.domainRating - a.domainRating || (a.name < b.name ? -1 : 1))
      expect(all).toEqual(sorted)
      expect(await store.listDirectories(3)).toEqual(all.slice(0, 3))
    })

    it('answers a ping until it is closed, and then takes nothing more', async () => {
      await expect(store.ping()).resolves.toBeUndefined()
      await store.close()
      await expect(store.ping()).rejects.toThrow('closed')
      await expect(store.putLaunch(liveLaunch())).rejects.toThrow('closed')
      store = await place.open()
      expect(await store.countLaunches()).toBe(0)
    })

    it('may be closed twice', async () => {
      await store.close()
      await expect(store.close()).resolves.toBeUndefined()
    })

    it('answers any search as a scan of all launches would', async () => {
      const word = fc.constantFrom('tea', 'Thé', 'お茶', 'POT', 'straße', '')
      const launch = fc.record({
        slug: fc.stringMatching(/^[a-e]{1,2}$/),
        status: fc.constantFrom('live' as const, 'draft' as const),
        launchDate: fc.constantFrom('2026-01-05', '2026-01-12', '2026-01-19'),
        name: word,
        tagline: word,
        categories: fc.subarray(['home', 'work']),
      })
      const search = fc.record({
        query: fc.array(word, { maxLength: 2 }),
        category: fc.constantFrom(null, 'home', 'work', 'none'),
        after: fc.option(fc.record({ launchDate: fc.constantFrom('2026-01-12', '2026-01-15'), slug: fc.stringMatching(/^[a-e]$/) })),
        limit: fc.integer({ min: 1, max: 6 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(launch, { maxLength: 30 }), search, async (parts, { query, ...rest }) => {
          const fresh = await makePlace()
          const store = await fresh.open()
          try {
            const known = new Map<string, Launch>()
            for (const part of parts) known.set(part.slug, literalLaunch(part))
            await putAll(
              store,
              parts.map((part) => literalLaunch(part)),
            )
            const filter = { ...rest, words: words(query.join(' ')) }
            expect(await store.findLiveLaunches(filter)).toEqual(scan([...known.values()], filter))
          } finally {
            await store.close()
            await fresh.remove()
          }
        }),
        { numRuns: 60 },
      )
    })
  })
}

// Newest first and slugs ascending: dates are turned over so that one ascending sort gives both.
const place = ({ launchDate, slug }: { launchDate: string; slug: string }) =>
  `${99_999_999 - Number(launchDate.replaceAll('-', ''))} ${slug}`

function scan(launches: Launch[], { words, category, after, limit }: LaunchFilter): Launch[] {
  return launches
    .filter(isLive)
    .filter((launch) => matches(launch, words, category) && (after === null || place(launch) > place(after)))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
    .slice(0, limit)
}
