import { describe, expect, it } from 'vitest'
import { liveLaunch } from '../../support/live-launch.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** Impressions and clicks: counted without a wait, in sum and by day. */
export function counterContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: counters`, () => {
    const opened = useStore(makePlace)
    const days = ['2026-03-01', '2026-03-02', '2026-03-03']
    const countSome = () => {
      opened.store.count('tea', '2026-03-01', { impressions: 2, clicks: 1 })
      opened.store.count('tea', '2026-03-02', { impressions: 1 })
      opened.store.count('tea', '2026-03-02', { clicks: 3 })
      opened.store.count('pot', '2026-03-02', { impressions: 7 })
    }

    it('are zero for what was never counted', async () => {
      expect(await opened.store.readCounts('nobody')).toEqual({ impressions: 0, clicks: 0 })
      expect(await opened.store.readDailyCounts('nobody', days)).toEqual(days.map(() => ({ impressions: 0, clicks: 0 })))
      expect(await opened.store.readDailyCounts('nobody', [])).toEqual([])
    })

    it('are summed per launch, and per day in the requested order', async () => {
      countSome()
      await opened.reopen()
      countSome()
      await opened.reopen()
      expect(await opened.store.readCounts('tea')).toEqual({ impressions: 6, clicks: 8 })
      expect(await opened.store.readCounts('pot')).toEqual({ impressions: 14, clicks: 0 })
      expect(await opened.store.readDailyCounts('tea', days.toReversed())).toEqual([
        { impressions: 0, clicks: 0 },
        { impressions: 2, clicks: 6 },
        { impressions: 4, clicks: 2 },
      ])
    })

    it('appear soon after, without a restart', async () => {
      countSome()
      await expect.poll(() => opened.store.readCounts('pot')).toEqual({ impressions: 7, clicks: 0 })
    })

    it('don’t affect the launch, and the launch doesn’t affect them', async () => {
      const launch = liveLaunch({ id: 'tea' })
      await opened.put(launch)
      countSome()
      await opened.put({ ...launch, upvotes: 1 })
      await opened.reopen()
      expect(await opened.store.get('launches', 'tea')).toEqual({ ...launch, upvotes: 1 })
      expect(await opened.store.readCounts('tea')).toEqual({ impressions: 3, clicks: 4 })
    })

    it('lose the days before a date on request, but no totals', async () => {
      countSome()
      await opened.reopen()
      await opened.store.dropDailyCounts('2026-03-02')
      await opened.reopen()
      expect(await opened.store.readDailyCounts('tea', days)).toEqual([
        { impressions: 0, clicks: 0 },
        { impressions: 1, clicks: 3 },
        { impressions: 0, clicks: 0 },
      ])
      expect(await opened.store.readDailyCounts('pot', ['2026-03-02'])).toEqual([{ impressions: 7, clicks: 0 }])
      expect(await opened.store.readCounts('tea')).toEqual({ impressions: 3, clicks: 4 })
    })

    it('belong to their launch, whatever its id', async () => {
      for (const id of ['__proto__', 'a', 'a 2026-03-01', '']) opened.store.count(id, '2026-03-01', { clicks: 1 })
      await opened.reopen()
      for (const id of ['__proto__', 'a', 'a 2026-03-01', '']) {
        expect(await opened.store.readCounts(id)).toEqual({ impressions: 0, clicks: 1 })
        expect(await opened.store.readDailyCounts(id, ['2026-03-01'])).toEqual([{ impressions: 0, clicks: 1 }])
      }
    })
  })
}
