import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { startService } from '../../api/service.ts'
import { whenReachable } from '../../api/store/postgres/when-reachable.ts'
import { createPostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { usePostgres } from '../support/postgres-databases.ts'
import { startPostgresProxy } from '../support/postgres-proxy.ts'
import { freePort } from '../support/service.ts'
import { goodPassword, Visitor } from '../support/visitor.ts'

const databases = usePostgres()
const silent = pino({ level: 'silent' })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-storage-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function start(settings: Record<string, string>, production = false) {
  const port = await freePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings }, { production })
  return { ...(await startService(config, silent)), origin: `http://127.0.0.1:${port}` }
}

describe('a service on a database', () => {
  it('makes no folder, and knows its people again after a restart and on another machine', async () => {
    const settings = { DATABASE_URL: await databases.create('bare'), SAMPLE_DATA: '0' }
    const first = await start(settings)
    const visitor = await new Visitor(first.origin).signUp('ada@example.org')
    const { cookieHeader: Cookie } = visitor
    await first.close()
    const second = await start(settings, true)
    expect((await new Visitor(second.origin).open('/profile/', { headers: { Cookie } })).status).toBe(200)
    expect((await new Visitor(second.origin).send('/sign-in/', { email: 'ada@example.org', password: goodPassword })).status).toBe(303)
    await second.close()
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  it('refuses real people where the sample accounts are, and names the database, not its password', async () => {
    const settings = { DATABASE_URL: await databases.create() }
    await (await start({ ...settings, SAMPLE_DATA: '1' })).close()
    const refused = start(settings, true)
    await expect(refused).rejects.toThrow(/^The database holds the sample catalog .* Choose another DATABASE_URL/)
  })
})

describe('the start', () => {
  const open = (databaseUrl: string) => createPostgresStore({ databaseUrl, onFailure: () => undefined })

  it('waits for a database that comes up later, and says so once', async () => {
    const proxy = await startPostgresProxy(await databases.create())
    await proxy.become('away')
    const waits: unknown[] = []
    const opening = whenReachable(
      () => open(proxy.url),
      (error) => waits.push(error),
    )
    await expect.poll(() => waits.length).toBe(1)
    await proxy.become('open')
    await (await opening).close()
    expect(waits).toHaveLength(1)
    await proxy.stop()
  })

  it('gives up after its patience, with the reason', async () => {
    const waits: unknown[] = []
    const opening = whenReachable(
      () => open('postgres://slipway:hush@127.0.0.1:1/slipway'),
      (error) => waits.push(error),
      500,
    )
    const failure = await opening.catch(String)
    expect(failure).toContain('The database of DATABASE_URL cannot be used: connect ECONNREFUSED')
    expect(failure).not.toContain('hush')
  })

  it('does not wait for what waiting does not cure', async () => {
    const url = Object.assign(new URL(await databases.create()), { pathname: '/no_such_database' }).href
    const waits: unknown[] = []
    await expect(
      whenReachable(
        () => open(url),
        (error) => waits.push(error),
      ),
    ).rejects.toThrow('does not exist')
    expect(waits).toEqual([])
  })
})
