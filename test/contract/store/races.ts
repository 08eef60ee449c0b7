import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { approvePairing, startPairing } from '../../../api/actions/connections/start-pairing.ts'
import { maxConnections } from '../../../api/actions/connections/manage-connections.ts'
import { queueMail } from '../../../api/mail/outbox.ts'
import { Failure } from '../../../api/domain/failure.ts'
import type { World } from '../../../api/ports/world.ts'
import { moveLaunch } from '../../../api/actions/launches/move-launch.ts'
import { ada, mia } from '../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { useStore, type MakePlace } from './store-place.ts'
import { literalUpvote } from '../../support/literal-upvote.ts'

const fifty = Array.from({ length: 50 }, (_, index) => String(index))
const countOf = (outcomes: PromiseSettledResult<unknown>[], status: 'fulfilled' | 'rejected') =>
  outcomes.filter((outcome) => outcome.status === status).length

/** Fifty at once, as if one after the other. */
export function raceContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: of fifty at once`, () => {
    const opened = useStore(makePlace)

    it('one gets the slug that all of them saw as free', async () => {
      const winners = await Promise.all(
        fifty.map((id) =>
          opened.store.transact(async ({ findLaunch, put }) => {
            const found = await findLaunch('prize')
            if (found !== null) return found.id
            await put('launches', liveLaunch({ id, slug: 'prize' }))
            return id
          }),
        ),
      )
      expect(new Set(winners).size).toBe(1)
      expect((await opened.store.findLaunch('prize'))?.id).toBe(winners[0])
      expect(await opened.store.countLaunches()).toBe(1)
    })

    it('one gets the alias that none of them checked', async () => {
      const outcomes = await Promise.allSettled(fifty.map((slug) => opened.put(liveLaunch({ slug, aliases: ['prize'] }))))
      expect(countOf(outcomes, 'fulfilled')).toBe(1)
      expect(await opened.store.countLaunches()).toBe(1)
    })

    it('no increment is lost', async () => {
      await opened.put(liveLaunch())
      await Promise.all(
        fifty.map(() =>
          opened.store.transact(async ({ get, put }) => {
            const launch = await get('launches', 'teapot')
            if (launch !== null) await put('launches', { ...launch, upvotes: launch.upvotes + 1 })
          }),
        ),
      )
      expect((await opened.store.findLaunch('teapot'))?.upvotes).toBe(50)
      await opened.reopen()
      expect((await opened.store.findLaunch('teapot'))?.upvotes).toBe(50)
    })

    it('simultaneous approvals create no more connections than an account can have', async () => {
      const world = {
        store: opened.store,
        siteUrl: 'https://slipway.example',
        clock: () => new Date(),
        random: randomBytes,
        outbox: { queue: queueMail, wake: () => {} },
        rules: { readOnly: false },
      } as never as World
      const codes = await Promise.all(fifty.map(async () => (await startPairing(world, { client: 'A tool', ip: '192.0.2.1' })).code))
      const outcomes = await Promise.allSettled(codes.map((code) => approvePairing(world, { code }, ada)))
      expect(countOf(outcomes, 'fulfilled')).toBe(maxConnections)
      const refused = { reason: { code: 'CONFLICT', message: expect.stringContaining('Revoke one') } }
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject(refused)
      expect(await opened.store.countBy('connections', 'accountId', ada.id)).toBe(maxConnections)
      expect(await opened.store.countBy('pairings', 'state', 'waiting')).toBe(50 - maxConnections)
      expect(await opened.store.countBy('mails', 'state', 'waiting'), 'one email lists them all').toBe(1)
    })

    it('none gets the place of a launch that is unpublished on its launch day', async () => {
      const world = {
        store: opened.store,
        clock: () => new Date('2026-12-28T10:00:00Z'),
        random: randomBytes,
        weekCapacity: 1,
        moderators: new Set([mia.email]),
        rules: {},
        events: { wake: () => {} },
      } as never as World
      const waiting = { status: 'pending_review', plan: 'free', week: { year: 2027, week: 1 } } as const
      await opened.put(
        liveLaunch({ ownerId: ada.id, launchDate: '2026-12-28', week: { year: 2026, week: 53 } }),
        ...fifty.slice(0, 10).map((slug) => literalLaunch({ slug, url: `https://${slug}.example/`, ...waiting })),
      )
      const today = { event: 'approve', launchDate: '2026-12-28', seen: null, confirmedPlan: '' } as const
      const moves = [
        ...fifty.slice(0, 5).map((slug) => moveLaunch(world, slug, today, mia)),
        moveLaunch(world, 'teapot', { event: 'unpublish' }, ada),
        ...fifty.slice(5, 10).map((slug) => moveLaunch(world, slug, today, mia)),
      ]
      const outcomes = await Promise.allSettled(moves)
      expect([countOf(outcomes, 'fulfilled'), await opened.store.countReservations(2026, 53)]).toEqual([1, 1])
      expect((await opened.store.findLaunch('teapot'))?.status).toBe('draft')
    })

    it('a maker gets one free launch a week, however many are submitted at once from the accounts of one mailbox', async () => {
      const clock = () => new Date('2026-12-25T10:00:00Z')
      const rules = { weekCapacityPerMaker: 1 }
      const world = {
        store: opened.store,
        clock,
        random: randomBytes,
        weekCapacity: 10,
        rules,
        moderators: new Set(),
        events: { wake: () => {} },
      }
      const people = [ada, { ...ada, id: 'ada2', email: 'ada+2@example.com', handle: 'ada2' }]
      await opened.store.transact(async ({ put }) => {
        for (const person of people) await put('profiles', person)
      })
      const six = fifty.slice(0, 6)
      await opened.put(
        ...six.map((slug, at) =>
          literalLaunch({ slug, ownerId: people[at % 2]?.id ?? '', url: `https://${slug}.example/`, categories: ['productivity'] }),
        ),
      )
      await opened.store.transact(async ({ put }) => {
        for (const slug of six) await put('crawls', literalCrawl({ id: (await opened.store.findLaunch(slug))?.id ?? '' }))
      })
      const submit = { event: 'submit', plan: 'free', launchDate: '2026-12-28' } as const
      const moves = six.map((slug, at) => moveLaunch(world as never as World, slug, submit, people[at % 2] ?? ada))
      const outcomes = await Promise.allSettled(moves)
      expect(outcomes).toContainEqual({ status: 'fulfilled', value: expect.anything() })
      expect([countOf(outcomes, 'fulfilled'), await opened.store.countReservations(2026, 53)]).toEqual([1, 1])
    })

    it('as many get a place as the week has room for', async () => {
      const week = { year: 2026, week: 53 }
      const outcomes = await Promise.allSettled(
        fifty.map((slug) =>
          opened.store.transact(async ({ countReservations, put }) => {
            if ((await countReservations(2026, 53)) >= 10) throw new Failure('CONFLICT', 'This week is full.')
            await put('launches', literalLaunch({ slug, status: 'pending_review', week }))
          }),
        ),
      )
      expect([countOf(outcomes, 'fulfilled'), countOf(outcomes, 'rejected')]).toEqual([10, 40])
      expect(await opened.store.countReservations(2026, 53)).toBe(10)
    })

    it('one vote per account counts, with its record', async () => {
      await opened.put(liveLaunch())
      const vote = literalUpvote('teapot', 'ada')
      await Promise.all(
        fifty.map(() =>
          opened.store.transact(async ({ get, put }) => {
            const launch = await get('launches', 'teapot')
            if (launch === null || (await get('upvotes', vote.id)) !== null) return
            await put('upvotes', vote)
            await put('launches', { ...launch, upvotes: launch.upvotes + 1 })
          }),
        ),
      )
      expect((await opened.store.findLaunch('teapot'))?.upvotes).toBe(1)
      expect(await opened.store.list('upvotes', 'accountId', 'ada')).toEqual([vote])
    })

    it('every second one removes what the previous one put', async () => {
      const seen = await Promise.all(
        fifty.map(() =>
          opened.store.transact(async ({ findLaunch, put, remove }) => {
            const found = await findLaunch('ball')
            await (found === null ? put('launches', liveLaunch({ slug: 'ball' })) : remove('launches', found.id))
            return found !== null
          }),
        ),
      )
      expect(seen.filter(Boolean)).toHaveLength(25)
      expect(await opened.store.countLaunches()).toBe(0)
    })
  })
}
