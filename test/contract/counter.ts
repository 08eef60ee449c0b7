import { describe, expect, it } from 'vitest'
import { blockShares, quotasOf } from '../../api/domain/quotas.ts'
import { createLimiters } from '../../api/http/limits/limiters.ts'
import { addressBlocks } from '../../api/net/caller-network.ts'
import type { CreateCounter } from '../../api/ports/limits.ts'

/** What every counter of quotas promises. Those that `create` makes share their counts; each name counts by itself. */
export function counterContract(name: string, create: () => readonly [CreateCounter, CreateCounter]): void {
  describe(`the counter ${name}`, () => {
    const counters = (quota: string, seconds = 3600) => create().map((counter) => counter(quota, seconds))
    const room = (key: string, max: number) => [{ key, max }]

    it('allows as many of many concurrent calls as there is room for', async () => {
      const [one, other] = counters('many')
      const asked = await Promise.all(Array.from({ length: 50 }, async (_, nth) => (nth % 2 ? one : other)?.use(room('somebody', 10), 1)))
      expect(asked.filter((outcome) => outcome?.isFull === false)).toHaveLength(10)
      expect(await one?.use(room('somebody', 10), 1)).toMatchObject({ isFull: true, used: [{ key: 'somebody', units: 10 }] })
    })

    it('counts several units at once, or none if there isn’t room for all', async () => {
      const [one] = counters('several')
      expect(await one?.use(room('somebody', 10), 8)).toMatchObject({ isFull: false, used: [{ units: 8 }] })
      expect(await one?.use(room('somebody', 10), 3)).toMatchObject({ isFull: true, used: [{ units: 8 }] })
      expect(await one?.use(room('somebody', 10), 2)).toMatchObject({ isFull: false, used: [{ units: 10 }] })
    })

    it('gives back and clears for all that share it', async () => {
      const [one, other] = counters('back')
      await one?.use(room('somebody', 2), 2)
      expect(await other?.giveBack(['somebody'], 1)).toMatchObject([{ key: 'somebody', units: 1 }])
      expect(await one?.use(room('somebody', 2), 1)).toMatchObject({ isFull: false, used: [{ units: 2 }] })
      await other?.clear(['somebody'])
      expect(await one?.use(room('somebody', 2), 1)).toMatchObject({ isFull: false, used: [{ units: 1 }] })
    })

    it('starts over when a window ends, and what is given back then adds nothing to the next', async () => {
      const [one, other] = counters('short', 1)
      await one?.use(room('somebody', 1), 1)
      expect(await other?.use(room('somebody', 1), 1)).toMatchObject({ isFull: true })
      await expect.poll(() => other?.giveBack(['somebody'], 1), { interval: 100 }).toEqual([])
      expect(await one?.use(room('somebody', 1), 1)).toMatchObject({ isFull: false, used: [{ units: 1 }] })
    })

    it.each(['', 'x'.repeat(3000), '\0', '\ud800', "'; drop table launches; --"])('counts for the key %j', async (key) => {
      const [one, other] = counters('odd')
      await one?.use(room(key, 1), 1)
      expect(await other?.use(room(key, 1), 1)).toMatchObject({ isFull: true })
    })

    it('counts each name by itself', async () => {
      await counters('this')[0]?.use(room('somebody', 1), 1)
      expect(await counters('that')[0]?.use(room('somebody', 1), 1)).toMatchObject({ isFull: false })
    })

    it('counts without a limit', async () => {
      const [one] = counters('endless')
      for (let call = 1; call <= 3; call += 1)
        expect(await one?.use(room('somebody', Infinity), 1)).toMatchObject({ isFull: false, used: [{ units: call }] })
    })
  })

  describe(`quotas of networks with the counter ${name}`, () => {
    const quotas = quotasOf({ readsPerMinute: 60, auditsPerHour: 2, draftsPerHour: 10, signUpsPerHour: 10 })
    let prefixes = 0
    /** A quota of two, and the networks of one customer’s /48, which no other test uses. */
    const newCustomer = () => {
      prefixes += 1
      const { audits } = createLimiters(quotas, create()[0])
      const prefix = `2001:db8:${prefixes}`
      const take = async (network: string) => (await audits.take(addressBlocks(`${prefix}:${network}::1`))).rejection
      return { audits, prefix, take }
    }

    it.each([
      ['/64', blockShares[64], (nth: number) => `0:${nth}:0:0`],
      ['/56', blockShares[56], (nth: number) => `${nth.toString(16)}:0:0:0`],
      ['/48', blockShares[48], (nth: number) => `${(nth * 256).toString(16)}:0:0:0`],
    ])('a %s has %d quotas, however many addresses it uses', async (_, share, hostOf) => {
      const { audits, prefix } = newCustomer()
      const outcomes = []
      for (let nth = 0; nth < 100; nth += 1) outcomes.push((await audits.take(addressBlocks(`${prefix}:${hostOf(nth)}:1`))).rejection)
      expect(outcomes.filter((rejection) => rejection === null)).toHaveLength(share * 2)
      expect(outcomes.at(-1)).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        data: { quota: { name: 'audits', limit: share * 2, seconds: 3600 } },
      })
    })

    it('a refused network uses nothing of its neighbors’ room', async () => {
      const { take } = newCustomer()
      for (let call = 0; call < 200; call += 1) await take('1')
      expect(await Promise.all(['2', '2', '3', '3', '4', '4'].map(take))).toEqual([null, null, null, null, null, null])
      expect((await take('5'))?.message).toContain('The limit for your network is 8 audits per hour.')
      // That refusal used nothing of the /64, nor of the /48.
      for (let network = 1; network < 16; network += 1) await take(`${network}00`)
      expect((await take('1000'))?.data?.['quota']).toBeUndefined()
    })

    it('what is left is what the fullest network has left', async () => {
      const { audits, prefix } = newCustomer()
      for (let network = 0; network < 3; network += 1) await audits.take(addressBlocks(`${prefix}:${network}::1`), 2)
      expect(await audits.take(addressBlocks(`${prefix}:4::1`))).toMatchObject({ left: 1, rejection: null })
      expect(await audits.take(addressBlocks(`${prefix}:5::1`))).toMatchObject({ left: 0, rejection: null })
      expect(await audits.giveBack(addressBlocks(`${prefix}:5::1`))).toMatchObject({ left: 1, rejection: null })
    })
  })
}
