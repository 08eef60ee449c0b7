import { afterAll, beforeAll, expect, it } from 'vitest'
import { findConnection } from '../../../../api/actions/connections/find-connection.ts'
import { renameConnection } from '../../../../api/actions/connections/manage-connections.ts'
import type { Connection, Profile } from '../../../../api/domain/records.ts'
import { connectAccount } from '../../../support/connect-account.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

let catalog: OpenCatalog
let ada: Profile
let current: () => Promise<Connection>
beforeAll(async () => {
  catalog = await openCatalog([])
  const { world } = catalog
  const token = await connectAccount(world)
  current = async () => {
    const connection = await findConnection(world, `Bearer ${token}`, '::1')
    if (connection === null) throw new Error('The connection is gone.')
    return connection
  }
  const profile = await world.store.get('profiles', (await current()).accountId)
  if (profile === null) throw new Error('The account is gone.')
  ada = profile
})
afterAll(() => catalog.close())

async function rename(label: string): Promise<string> {
  const { id } = await current()
  await renameConnection(catalog.world, { id, label }, ada)
  return (await current()).label
}

it.each([
  ['  My   laptop ', 'My laptop'],
  ['My \u202Epotpal\u202C', 'My potpal'],
  ['two\nlines\u0000', 'two lines'],
  [`Z${'\u0337'.repeat(40)}algo`, `Z${'\u0337'.repeat(3)}algo`],
  ['🚢'.repeat(80), '🚢'.repeat(80)],
])('a connection renamed to %j is called %j', async (label, stored) => {
  expect(await rename(label)).toBe(stored)
})

it.each([
  ['', 'Enter a name.'],
  ['\u202E\u200B', 'Enter a name.'],
  ['x'.repeat(81), 'Use up to 80 characters.'],
  [
    'Approved by Slipway staff',
    'Names with words like “admin”, “moderator”, “team” or “Slipway”, or with this site’s domain, are reserved.',
  ],
  ['m\u200Boderator', 'Names with words like “admin”, “moderator”, “team” or “Slipway”, or with this site’s domain, are reserved.'],
])('a connection can’t be renamed to %j', async (label, message) => {
  const before = (await current()).label
  await expect(rename(label)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { label: [message] } } })
  expect((await current()).label).toBe(before)
})
