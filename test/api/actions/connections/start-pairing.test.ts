import { afterEach, beforeEach, expect, it } from 'vitest'
import { mostWaiting, startPairing } from '../../../../api/actions/connections/start-pairing.ts'
import type { Pairing } from '../../../../api/domain/records.ts'
import { openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { putAll } from '../../../support/put-all.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ now: '2026-11-18T10:00:00Z' })
  const waiting = (index: number): Pairing => ({
    id: `pairing-${index}`,
    client: 'A tool',
    ip: '192.0.2.1',
    sessionId: null,
    createdAt: '2026-11-18T09:55:00.000Z',
    expiresAt: '2026-11-18T10:05:00.000Z',
    state: 'waiting',
  })
  await putAll(
    catalog.world.store,
    'pairings',
    Array.from({ length: mostWaiting }, (_, index) => waiting(index)),
  )
})
afterEach(() => catalog.close())

const ask = () => startPairing(catalog.world, { client: 'One more', ip: '198.51.100.1' })

it('no pairing starts while too many are pending, from any IP', async () => {
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 60 } })
})

it('pending requests are counted without reading them', async () => {
  await catalog.world.store.transact(({ remove }) => remove('pairings', 'pairing-0'))
  const lists: string[] = []
  const { transact } = catalog.world.store
  catalog.world.store.transact = (work) =>
    transact((transaction) =>
      work({
        ...transaction,
        list: (collection, field, value) => {
          lists.push(collection)
          return transaction.list(collection, field, value)
        },
      }),
    )
  await ask()
  expect(lists).toEqual([])
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('pairings start again once earlier ones have expired', async () => {
  catalog.at('2026-11-18T10:05:00Z')
  expect((await ask()).expiresAt).toBe('2026-11-18T10:15:00.000Z')
})
