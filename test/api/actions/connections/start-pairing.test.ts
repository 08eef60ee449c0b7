import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { madeRoom, maxWaiting, startPairing } from '../../../../api/actions/connections/start-pairing.ts'
import type { Pairing } from '../../../../api/domain/records.ts'
import { openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { putAll } from '../../../support/put-all.ts'

const waiting = (index: number): Pairing => ({
  id: `pairing-${index}`,
  client: 'A tool',
  ip: '192.0.2.1',
  sessionId: null,
  createdAt: '2026-11-18T09:55:00.000Z',
  expiresAt: '2026-11-18T10:05:00.000Z',
  state: 'waiting',
})

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ now: '2026-11-18T10:00:00Z' })
  await putAll(
    catalog.world.store,
    'pairings',
    Array.from({ length: maxWaiting }, (_, index) => waiting(index)),
  )
})
afterEach(() => catalog.close())

const ask = (ip = '198.51.100.1') => startPairing(catalog.world, { client: 'One more', ip })

const waitingIds = async () => (await catalog.world.store.list('pairings', 'state', 'waiting')).map(({ id }) => id)

it('a full queue drops the oldest of the most crowded network, and refuses nobody', async () => {
  const { code } = await ask('2001:db8:7::1')
  await catalog.world.store.transact(({ put }) => put('pairings', { ...waiting(maxWaiting), createdAt: '2026-11-18T09:54:00.000Z' }))
  for (let nth = 0; nth < 3 * madeRoom; nth += 1) await ask(`2001:db8:8:${nth}::1`)
  const ids = await waitingIds()
  expect(ids).toContain(hashSecret(code))
  expect(ids).not.toContain(`pairing-${maxWaiting}`)
  expect(ids.length).toBeLessThanOrEqual(maxWaiting)
  expect(ids.filter((id) => !id.startsWith('pairing-'))).toHaveLength(3 * madeRoom + 1)
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
  await ask()
  expect(lists).toEqual(['pairings'])
})

it('expired requests make room before any that can still be approved', async () => {
  const lasting = waiting(maxWaiting)
  await catalog.world.store.transact(({ put }) => put('pairings', { ...lasting, expiresAt: '2026-11-18T10:06:00.000Z' }))
  catalog.at('2026-11-18T10:05:00Z')
  expect((await ask()).expiresAt).toBe('2026-11-18T10:15:00.000Z')
  expect(await waitingIds()).toContain(lasting.id)
  expect(await waitingIds()).toHaveLength(maxWaiting + 2 - madeRoom)
})
