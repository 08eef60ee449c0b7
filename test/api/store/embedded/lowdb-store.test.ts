import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { storeContract } from '../../../contract/store.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

const journal = 'journal-000000000001.ndjson'

storeContract('lowdb', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-store-'))
  const quiet = { onNote: () => undefined, onFailure: () => undefined }
  return { open: () => createLowdbStore({ folder, ...quiet }), remove: () => rm(folder, { recursive: true }) }
})

describe('the lowdb store and its folder', () => {
  it('creates a missing folder', async () => {
    const folder = join(await makeStoreFolder(), 'a', 'b')
    await (await openStore(folder)).store.close()
    expect((await readdir(folder)).toSorted()).toEqual([journal, 'lock'])
  })

  it('has a change on disk before the writer is notified', async () => {
    const folder = await makeStoreFolder()
    const { store } = await openStore(folder)
    await putAll(store, 'launches', [liveLaunch({ name: 'Samovar' })])
    expect(await readFile(join(folder, journal), 'utf8')).toContain('Samovar')
  })

  it('cuts an interrupted write, and says so', async () => {
    const folder = await makeStoreFolder()
    const first = await openStore(folder)
    await putAll(first.store, 'launches', [liveLaunch()])
    await first.store.close()
    await appendFile(join(folder, journal), '["0000')
    const { store, notes } = await openStore(folder)
    expect(notes).toEqual([expect.stringContaining('incomplete line of 6 bytes, which was removed')])
    expect(await store.countLaunches()).toBe(1)
  })

  it('refuses a damaged journal, says where, leaves it unchanged and keeps no lock', async () => {
    const folder = await makeStoreFolder()
    const first = await openStore(folder)
    await putAll(first.store, 'launches', [liveLaunch()])
    await putAll(first.store, 'launches', [liveLaunch({ name: 'Samovar' })])
    await first.store.close()
    const damaged = (await readFile(join(folder, journal), 'utf8')).replace('Teapot', 'Teabot')
    await writeFile(join(folder, journal), damaged)
    for (const _ of ['once', 'twice']) await expect(openStore(folder)).rejects.toThrow(/journal-0+1\.ndjson, line 2: .* Restore/)
    expect(await readFile(join(folder, journal), 'utf8')).toBe(damaged)
  })

  it('is not ready while its folder is missing', async () => {
    const folder = await makeStoreFolder()
    const { store } = await openStore(folder)
    await rename(folder, `${folder}-away`)
    await expect(store.ping()).rejects.toThrow('ENOENT')
    await rename(`${folder}-away`, folder)
    await store.ping()
  })

  it('can’t open a folder that another store has locked until that one is closed', async () => {
    const folder = await makeStoreFolder()
    const first = await openStore(folder)
    await expect(openStore(folder)).rejects.toThrow('Another Slipway process is using the data folder')
    await first.store.close()
    await openStore(folder)
  })

  it('can’t open a folder that another process has locked until that one is killed', async () => {
    const folder = await makeStoreFolder()
    const writer = new URL('./counting-writer.ts', import.meta.url).pathname
    const holder = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    holder.stdout.resume()
    await once(holder.stdout, 'data')
    await expect(openStore(folder)).rejects.toThrow('Another Slipway process')
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
    await openStore(folder)
  })
})
