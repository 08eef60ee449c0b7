import { describe, expect, it } from 'vitest'
import { PositionTimes, replayedEnd } from '../../../../../api/store/postgres/standbys/leader-log.ts'

describe('a standby that has replayed everything', () => {
  it.each([
    ['a record’s end', 0x84_c0c8n, 0x84_c0c8n],
    ['the header of a page without a record, as seen after pg_switch_wal()', 0x90_0028n, 0x90_0000n],
    ['the shorter header of another page', 0x90_2018n, 0x90_2000n],
    ['the beginning of a page', 0x90_2000n, 0x90_2000n],
    ['the first record of a page', 0x90_2030n, 0x90_2030n],
  ])('stands at %s', (_, position, end) => {
    expect(replayedEnd(position)).toBe(end)
  })
})

describe('the lag', () => {
  const times = new PositionTimes()
  times.note(100n, 0)
  times.note(200n, 1000)
  times.note(200n, 9000)
  times.note(300n, 10_000)
  it.each([
    ['nothing, for a standby that has all there is, however old', 300n, 60_000, 0],
    ['nothing, for one that is further than what is known here', 400n, 60_000, 0],
    ['the age of the first position that it has not replayed', 150n, 10_500, 9500],
    ['the age of the newest, if it lacks only that', 200n, 10_500, 500],
  ])('is %s', (_, replayed, now, lag) => {
    expect(times.lagOf(replayed, now)).toBe(lag)
  })

  it('begins anew after a failover to a leader whose log ends earlier', () => {
    const moved = new PositionTimes()
    moved.note(900n, 0)
    moved.note(500n, 60_000)
    expect(moved.lagOf(500n, 60_100)).toBe(0)
    expect(moved.lagOf(499n, 60_100)).toBe(100)
  })
})
