import { describe, expect, it } from 'vitest'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** Directories, readiness and the end. */
export function serviceContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: the store`, () => {
    const opened = useStore(makePlace)

    it('lists directories by domain rating, highest first, then by name', async () => {
      const all = await opened.store.listDirectories(100)
      expect(all.length).toBeGreaterThan(0)
      expect(all).toEqual(all.toSorted((a, b) => b.domainRating - a.domainRating || (a.name < b.name ? -1 : 1)))
      expect(await opened.store.listDirectories(3)).toEqual(all.slice(0, 3))
    })

    it('answers a ping until it is closed, then accepts nothing', async () => {
      await expect(opened.store.ping()).resolves.toBeUndefined()
      await opened.store.close()
      await expect(opened.store.ping()).rejects.toThrow('closed')
      await expect(opened.put(liveLaunch())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
      await opened.reopen()
      expect(await opened.store.countLaunches()).toBe(0)
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
