import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDamagedLine } from '../../../api/backup/salvage/damaged-line.ts'
import { dropDamage } from '../../../api/backup/salvage/drop-damage.ts'
import { examineFolder } from '../../../api/backup/salvage/examine-folder.ts'
import type { Store } from '../../../api/ports/store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { runCommand } from '../../support/run-command.ts'
import { makeStoreFolder, openStore } from '../store/embedded/open-store.ts'

const journal = (first: number) => `journal-${String(first).padStart(12, '0')}.ndjson`
const snapshot = (first: number) => `snapshot-${String(first).padStart(12, '0')}.ndjson`
const entry = (id: string, title = 'First') => ({ id, launchId: 'a', title, text: 'Text', at: '2026-03-02T09:00:00.000Z' })

/** Five writes: line 2 to 6 of the first journal. */
async function write(store: Store): Promise<void> {
  await store.transact(async ({ put }) => {
    await put('launches', liveLaunch({ id: 'a', slug: 'a', name: 'Ada' }))
    await put('changelog', entry('one'))
  })
  await store.transact(async ({ put }) => {
    await put('launches', liveLaunch({ id: 'a', slug: 'a', name: 'Bea' }))
    await put('changelog', entry('two'))
  })
  await store.transact(({ put }) => put('changelog', entry('three')))
  await store.transact(async ({ put, remove }) => {
    await put('changelog', entry('two', 'Second'))
    await remove('changelog', 'one')
  })
  await store.transact(({ put }) => put('changelog', entry('four')))
}

async function makeFolder(compacts = false): Promise<string> {
  const folder = await makeStoreFolder()
  const { store } = await openStore(folder)
  await write(store)
  if (compacts) {
    await store.purge(['changelog'])
    await store.transact(({ put }) => put('changelog', entry('five')))
  }
  await store.close()
  return folder
}

async function change(folder: string, name: string, how: (lines: string[]) => string[]): Promise<void> {
  const path = join(folder, name)
  await writeFile(path, how((await readFile(path, 'latin1')).split('\n')).join('\n'), 'latin1')
}

/** The name of the launch, and the titles of its changelog by id. */
async function contentOf(folder: string) {
  const { store, notes } = await openStore(folder)
  const titles = (await store.list('changelog', 'launchId', 'a')).map(({ id, title }) => [id, title])
  const content = { name: (await store.get('launches', 'a'))?.name, ...Object.fromEntries(titles), notes }
  await store.close()
  return content
}

const lossesOf = async (folder: string) =>
  (await examineFolder(folder)).losses.map(({ corruption: { line, from, to }, changes }) => ({
    line,
    batches: [from, to],
    changes: changes.map(({ collection, key, outcome }) => `${collection} ${key}: ${outcome}`),
  }))

const whole = { name: 'Bea', two: 'Second', three: 'First', four: 'First', notes: [] }
const swap = (line: string) => line.replace('Text', 'Tezt').replace('Bea', 'Bee')
const onLine = (number: number, how: (line: string) => string) => (lines: string[]) =>
  lines.map((line, at) => (at === number - 1 ? how(line) : line))
const twoChanges = ['launches a: as before', 'changelog two: replaced later']

describe('what is given up with', () => {
  it.each<[string, (lines: string[]) => string[], { line: number | null; batches: [number, number | null]; changes: string[] }[], object]>([
    ['a changed byte', onLine(3, swap), [{ line: 3, batches: [2, 2], changes: twoChanges }], { ...whole, name: 'Ada' }],
    [
      'a line that isn’t JSON any more',
      onLine(3, (line) => line.replace('}', '#')),
      [{ line: 3, batches: [2, 2], changes: twoChanges }],
      { ...whole, name: 'Ada' },
    ],
    [
      'a change that nothing replaced',
      onLine(4, swap),
      [{ line: 4, batches: [3, 3], changes: ['changelog three: gone'] }],
      { ...whole, three: undefined },
    ],
    [
      'a deletion',
      onLine(5, swap),
      [{ line: 5, batches: [4, 4], changes: ['changelog two: as before', 'changelog one: back'] }],
      { ...whole, one: 'First', two: 'First' },
    ],
    ['a lost line', (lines) => lines.toSpliced(3, 1), [{ line: null, batches: [3, 3], changes: [] }], { ...whole, three: undefined }],
    [
      'two lines that ran together',
      (lines) => lines.toSpliced(2, 2, `${lines[2]}#${lines[3]}`),
      [{ line: 3, batches: [2, 3], changes: [...twoChanges, 'changelog three: gone'] }],
      { ...whole, name: 'Ada', three: undefined },
    ],
    ['the last line', onLine(6, swap), [{ line: 6, batches: [5, null], changes: ['changelog four: gone'] }], { ...whole, four: undefined }],
    [
      'a first line that can’t be read',
      onLine(1, (line) => line.replace('slipway', 'slipwaz')),
      [{ line: 1, batches: [1, 0], changes: [] }],
      whole,
    ],
    [
      'a line of zeros',
      onLine(4, (line) => '\0'.repeat(line.length)),
      [{ line: 4, batches: [3, 3], changes: [] }],
      { ...whole, three: undefined },
    ],
  ])('%s', async (_, how, losses, after) => {
    const folder = await makeFolder()
    const before = await readFile(join(folder, journal(1)))
    await change(folder, journal(1), how)
    const damaged = await readFile(join(folder, journal(1)))
    await expect(openStore(folder)).rejects.toThrow(/Nothing was changed/)
    expect(await lossesOf(folder)).toEqual(losses)
    const copies = await dropDamage(folder, await examineFolder(folder), new Date(0))
    expect(await lossesOf(folder)).toEqual([])
    expect(await contentOf(folder)).toEqual(Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)))
    expect(await readFile(join(copies, journal(1)))).toEqual(damaged)
    expect(damaged).not.toEqual(before)
  })

  it('a damaged snapshot, also without its end', async () => {
    const folder = await makeFolder(true)
    const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith('snapshot'))
    expect(name).toBe(snapshot(6))
    await change(folder, name, (lines) => [...lines.slice(0, 1), swap(lines[1] ?? ''), ''])
    const [loss] = (await examineFolder(folder)).losses
    expect(loss?.changes.map(({ key, outcome }) => `${key}: ${outcome}`).sort()).toEqual([
      'a: gone',
      'four: gone',
      'three: gone',
      'two: gone',
    ])
    await dropDamage(folder, await examineFolder(folder), new Date(0))
    expect(await contentOf(folder)).toEqual({ five: 'First', notes: [] })
  })
})

it('a torn last line is no damage, and a missing file can’t be made up for', async () => {
  const folder = await makeFolder()
  await change(folder, journal(1), (lines) => [...lines.slice(0, -1), (lines[5] ?? '').slice(0, 40)])
  expect(await lossesOf(folder)).toEqual([])
  const compacted = await makeFolder(true)
  await writeFile(join(compacted, snapshot(9)), '')
  await expect(examineFolder(compacted)).rejects.toThrow(`${journal(9)} is missing`)
})

it('reads what it can of a damaged line', () => {
  const known = new Set(['launches', 'changelog'])
  const line = '["0bad0bad",{"n":7,"ops":[["launches","a\\"b",{"tags":["x","y"]}],["changelog","o'
  expect(readDamagedLine(Buffer.from(`${line}ne"],["polls","p",{}]]}#`), known)).toEqual({
    batch: 7,
    changes: [
      { collection: 'launches', key: 'a"b', isRemoval: false },
      { collection: 'changelog', key: 'one', isRemoval: true },
    ],
    isReadable: false,
  })
  expect(readDamagedLine(Buffer.from([0xff, 0, 0xfe]), known)).toEqual({ batch: null, changes: [], isReadable: false })
})

it('the command shows what is damaged, and changes nothing without --yes', async () => {
  const folder = await makeFolder()
  await change(folder, journal(1), onLine(3, swap))
  const damaged = await readFile(join(folder, journal(1)))
  const run = (given: string[]) => runCommand('salvage', given, { DATA_DIR: folder })
  const asked = await run(['drop'])
  expect(asked).toEqual({ code: 1, said: expect.stringContaining('Nothing was changed. Add --yes to give this up.') })
  expect(asked.said).toContain(`${journal(1)}, line 3`)
  expect(asked.said).toContain('change of launches a: the record goes back to what it was before')
  expect(await readFile(join(folder, journal(1)))).toEqual(damaged)
  expect(await run(['drop', '--yes'])).toEqual({ code: 0, said: expect.stringContaining('The folder can be used again') })
  expect(await contentOf(folder)).toMatchObject({ name: 'Ada' })
  const missing = await runCommand('salvage', ['look'], { DATA_DIR: `${folder}/none` })
  expect(missing).toEqual({ code: 1, said: expect.stringContaining('Set DATA_DIR to the folder of the catalog.') })
})
