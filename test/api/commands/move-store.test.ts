import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/run-command.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { makeStoreFolder, openStore } from '../store/embedded/open-store.ts'
import { expectFilled, fillStore } from '../store/move/same-catalog.ts'

const databases = usePostgres()
const run = (given: string[], settings?: Record<string, string>) => runCommand('move-store', given, settings)

it('a catalog moves into a database and back into a folder, with the sign-in key, and no password is printed', async () => {
  const [folder, back] = [await makeStoreFolder(), await makeStoreFolder()]
  const { store } = await openStore(folder)
  await fillStore(store)
  await store.close()
  await writeFile(join(folder, 'auth-secret'), `${'k'.repeat(64)}\n`)
  const TARGET = Object.assign(new URL(await databases.create('bare')), { password: 's3cret' }).href
  const there = await run(['--to', 'TARGET'], { TARGET, DATA_DIR: folder })
  const again = await run(['--from', TARGET], { DATA_DIR: back })
  expect([there.code, again.code]).toEqual([0, 0])
  expect(there.said).toContain('Moved and compared: launches ')
  expect(there.said + again.said).not.toContain('s3cret')
  await expectFilled((await openStore(back)).store)
  expect(await readFile(join(back, 'auth-secret'), 'utf8')).toBe(`${'k'.repeat(64)}\n`)
})

it.each([
  ['nothing', [], 'Usage: npm run move-store -- --to DATABASE_URL'],
  ['no address', ['--to'], 'Usage: '],
  ['another word', ['--into', 'postgres://u:s3cret@127.0.0.1:1/x'], 'Usage: '],
  ['an unset variable', ['--to', 'NOWHERE'], 'The environment variable NOWHERE is not set.'],
  ['an invalid URL', ['--to', 'mysql://u:s3cret@127.0.0.1/x'], 'The database must start with postgres:// or postgresql://'],
  ['an unreachable database', ['--from', 'postgres://u:s3cret@127.0.0.1:1/x'], 'Can’t connect to the database: connect ECONNREFUSED'],
])('given %s, it prints a one-line error without the password', async (_what, given, expected) => {
  const { code, said } = await run(given, { DATA_DIR: await makeStoreFolder() })
  expect(code).toBe(1)
  expect(said).toContain(expected)
  expect(said).not.toMatch(/s3cret|\bat .*\.ts:/)
})
