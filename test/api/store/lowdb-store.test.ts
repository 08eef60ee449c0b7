import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLowdbStore } from '../../../api/store/lowdb-store.ts'
import { storeContract } from '../../contract/store.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'slipway-store-'))

storeContract('lowdb', async () => {
  const folder = await makeFolder()
  return { open: () => createLowdbStore({ folder }), remove: () => rm(folder, { recursive: true }) }
})

describe('the lowdb store and its folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await makeFolder()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('creates a folder that is missing', async () => {
    const store = await createLowdbStore({ folder: join(folder, 'a', 'b') })
    await store.close()
    expect(await readdir(join(folder, 'a', 'b'))).toContain('directories.json')
  })

  it('has a change on disk before the writer hears of it', async () => {
    const store = await createLowdbStore({ folder })
    await store.putLaunch(liveLaunch({ name: 'Samovar' }))
    expect(await readFile(join(folder, 'catalog.json'), 'utf8')).toContain('Samovar')
    await store.close()
  })

  it('shows no change before it is durable', async () => {
    const store = await createLowdbStore({ folder })
    const written = store.putLaunch(liveLaunch())
    expect(await store.findLaunch('teapot')).toBeNull()
    await written
    expect(await store.findLaunch('teapot')).not.toBeNull()
    await store.close()
  })

  it('forgets a change that could not be written, and takes it when it can be', async () => {
    const store = await createLowdbStore({ folder })
    await store.putLaunch(liveLaunch())
    const away = `${folder}-away`
    await rename(folder, away)
    await expect(store.putLaunch(liveLaunch({ name: 'Samovar' }))).rejects.toThrow('ENOENT')
    await expect(store.ping()).rejects.toThrow('ENOENT')
    expect((await store.findLaunch('teapot'))?.name).toBe('Teapot')
    await rename(away, folder)
    await store.putLaunch(liveLaunch({ name: 'Samovar' }))
    expect((await store.findLaunch('teapot'))?.name).toBe('Samovar')
    await store.close()
  })

  it('finishes what was asked for before it closes', async () => {
    const store = await createLowdbStore({ folder })
    const puts = ['a', 'b', 'c'].map((slug) => store.putLaunch(literalLaunch({ slug })))
    await store.close()
    await Promise.all(puts)
    const again = await createLowdbStore({ folder })
    expect(await again.countLaunches()).toBe(3)
    await again.close()
  })

  it.each([
    ['cut short', '{"format":1,"launches":[{"slug":"tea'],
    ['empty', ''],
    ['null', 'null'],
    ['of another format', '{"format":2,"launches":[]}'],
    ['without launches', '{"format":1}'],
    ['with a nameless launch', '{"format":1,"launches":[{}]}'],
    ['with one address twice', '{"format":1,"launches":[{"slug":"a","aliases":[]},{"slug":"b","aliases":["a"]}]}'],
  ])('refuses a catalog file that is %s, and leaves it as it is', async (_, content) => {
    await writeFile(join(folder, 'catalog.json'), content)
    await expect(createLowdbStore({ folder })).rejects.toThrow(/catalog\.json is damaged.*restore it from a backup/)
    await expect(createLowdbStore({ folder })).rejects.toThrow('is damaged')
    expect(await readFile(join(folder, 'catalog.json'), 'utf8')).toBe(content)
  })

  it('clears away what a crash in the middle of a write left', async () => {
    await writeFile(join(folder, 'catalog.json.4711.tmp'), '{"form')
    const store = await createLowdbStore({ folder })
    await store.close()
    expect((await readdir(folder)).toSorted()).toEqual(['directories.json', 'lock'])
  })

  it('is refused while another store holds the folder, and opens after that one has closed', async () => {
    const first = await createLowdbStore({ folder })
    await expect(createLowdbStore({ folder })).rejects.toThrow('Another Slipway process already uses the data folder')
    await first.close()
    await (await createLowdbStore({ folder })).close()
  })

  it('is refused while another process holds the folder, and opens at once when that one was killed', async () => {
    const storeModule = new URL('../../../api/store/lowdb-store.ts', import.meta.url).href
    const script = `const { createLowdbStore } = await import(${JSON.stringify(storeModule)})
      await createLowdbStore({ folder: ${JSON.stringify(folder)} })
      console.log('open')
      setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    await expect(createLowdbStore({ folder })).rejects.toThrow('Another Slipway process')
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
    await (await createLowdbStore({ folder })).close()
  })
})
