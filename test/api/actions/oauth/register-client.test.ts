import { afterAll, beforeAll, expect, it } from 'vitest'
import { madeRoom, maxNew, registerClient } from '../../../../api/actions/oauth/register-client.ts'
import type { OAuthClient } from '../../../../api/domain/oauth/records.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { approveNew, callback } from '../../../support/oauth.ts'
import { putAll } from '../../../support/put-all.ts'

const client = (index: number): OAuthClient => ({
  id: `slipway_client_${index.toString(16).padStart(32, '0')}`,
  name: 'A flood',
  redirectUris: [callback],
  refreshes: false,
  state: 'new',
  createdAt: '2026-11-18T09:59:00.000Z',
  createdFrom: `2001:db8:7:${(index % 256).toString(16)}::1`,
  usedAt: null,
})

let catalog: LaunchWorld
beforeAll(async () => {
  catalog = await openLaunchWorld()
})
afterAll(() => catalog.close())

it('a network that keeps registering clients only pushes out its own, and none that was approved', async () => {
  const { world } = catalog
  const approved = await approveNew(world, ada)
  const register = (ip: string) => registerClient(world, { body: { redirect_uris: [callback] }, ip })
  const mine = await register('192.0.2.1')
  await putAll(
    world.store,
    'oauthClients',
    Array.from({ length: maxNew }, (_, index) => client(index)),
  )
  const other = await register('198.51.100.1')
  for (let nth = 0; nth < 3 * madeRoom; nth += 1) await register(`2001:db8:7:${nth.toString(16)}::2`)
  for (const id of [approved.clientId, mine.id, other.id]) expect(await world.store.get('oauthClients', id)).not.toBeNull()
  expect(await world.store.countBy('oauthClients', 'state', 'new')).toBeLessThanOrEqual(maxNew)
})
