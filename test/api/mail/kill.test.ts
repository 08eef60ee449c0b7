import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usePostgres } from '../../support/postgres-databases.ts'
import { killSenders } from './kill-senders.ts'

const databases = usePostgres()

// npm run chaos -- mail kills more often, and at every moment.
test('a process killed on a folder loses no email and sends one twice only if it didn’t know that it was accepted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-mail-kill-'))
  const { stored, told, lost, doubled, unnoted, retold } = await killSenders(folder, ['MAIL', 'accepted'])
  expect([stored > 0, told > 0, lost, retold]).toEqual([true, true, 0, 0])
  expect(doubled).toBeLessThanOrEqual(unnoted)
  await rm(folder, { recursive: true })
})

test('a process killed on a shared database does the same', async () => {
  const { stored, told, lost, doubled, unnoted, retold } = await killSenders(await databases.create(), ['DATA', 'accepted'])
  expect([stored > 0, told > 0, lost, retold]).toEqual([true, true, 0, 0])
  expect(doubled).toBeLessThanOrEqual(unnoted)
})
