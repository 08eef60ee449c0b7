import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultyDisk, systemError, type Faults } from './faulty-disk.ts'
import { makeFolder, note, notesOf, openNotes, reopened } from './notes-database.ts'

const fails = (code: string) => () => {
  throw systemError(code)
}

async function openFaulty() {
  const faults: Faults = {}
  const folder = await makeFolder()
  const db = await openNotes(folder, faultyDisk(faults))
  await db.commit([note('a')])
  return { faults, folder, db }
}

describe.each<[string, Faults]>([
  ['a failing sync', { datasync: fails('EIO') }],
  ['a full disk', { write: fails('ENOSPC') }],
  ['a disk that fills up within a line', { write: (_path, length) => (length < 40 ? fails('ENOSPC')() : length >> 1) }],
  ['a disk that takes nothing', { write: () => 0 }],
])('%s', (_, fault) => {
  it('fails the waiting and all later commits, while reads continue', async () => {
    const { faults, db } = await openFaulty()
    Object.assign(faults, fault)
    const commits = await Promise.allSettled([db.commit([note('b'), note('c')]), db.transact(() => [note('d')])])
    expect(commits.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    for (const call of Object.keys(fault)) delete faults[call as keyof Faults]
    await expect(db.commit([note('e')])).rejects.toThrow('Store is read-only: a write failed')
    expect(notesOf(db)).toEqual({ a: 'a' })
    expect(db.rejection).toMatchObject({ name: 'WritesStopped', cause: expect.any(Error) })
  })

  it('leaves nothing of the failed commits after a restart', async () => {
    const { faults, folder, db } = await openFaulty()
    Object.assign(faults, fault)
    await expect(db.commit([note('b'), note('c')])).rejects.toThrow('Fix the cause, then restart')
    await db.close()
    expect(await reopened(folder)).toEqual({ notes: { a: 'a' }, told: [] })
  })

  it('leaves at most a torn line if it can’t be undone either', async () => {
    const { faults, folder, db } = await openFaulty()
    Object.assign(faults, fault, { truncate: fails('EIO') })
    await expect(db.commit([note('b'), note('c')])).rejects.toThrow('restart')
    await db.close()
    const { notes } = await reopened(folder)
    expect([{ a: 'a' }, { a: 'a', b: 'b', c: 'c' }]).toContainEqual(notes)
  })
})

it('short writes continue until all bytes are written', async () => {
  const { faults, folder, db } = await openFaulty()
  faults.write = (_path, length) => Math.min(length, 7)
  await db.commit([note('b'), note('c')])
  await db.compact()
  await db.commit([note('d')])
  await db.close()
  expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b', c: 'c', d: 'd' }, told: [] })
})

it('a line left by a failed sync is written again before anything is added', async () => {
  const { faults, folder, db } = await openFaulty()
  Object.assign(faults, { datasync: fails('EIO'), truncate: fails('EIO') })
  await expect(db.commit([note('b')])).rejects.toThrow('EIO')
  await db.close()
  const written: [string, number][] = []
  let synced = 0
  const again = await openNotes(
    folder,
    faultyDisk({ write: (path, length) => (written.push([path, length]), length), datasync: () => void (synced += 1) }),
  )
  const lastLine = (await readFile(join(folder, 'journal-000000000001.ndjson'), 'utf8')).split(/(?<=\n)/u).at(-1)
  expect(written).toEqual([[join(folder, 'journal-000000000001.ndjson'), lastLine?.length]])
  expect(synced).toBe(1)
  expect(notesOf(again)).toEqual({ a: 'a', b: 'b' })
})

describe('a folder that can’t be used', () => {
  it.each<[string, Faults]>([
    ['cannot be written', { write: fails('ENOSPC') }],
    ['cannot be synced', { datasync: fails('EIO') }],
    ['cannot sync its names', { syncFolder: fails('EIO') }],
    ['cannot take a name', { rename: fails('EROFS') }],
  ])('that %s opens no store, and an empty one when it can', async (_, fault) => {
    const folder = await makeFolder()
    await expect(openNotes(folder, faultyDisk(fault))).rejects.toThrow('a fault of the disk')
    expect(await reopened(folder)).toEqual({ notes: {}, told: [] })
  })

  it('whose names can’t be made durable is refused, because its newest file could vanish', async () => {
    const { folder, db } = await openFaulty()
    await db.close()
    await expect(openNotes(folder, faultyDisk({ syncFolder: fails('EIO') }))).rejects.toThrow('EIO')
    expect((await reopened(folder)).notes).toEqual({ a: 'a' })
  })

  it('that is a file can’t be opened', async () => {
    const path = join(await makeFolder(), 'file')
    await writeFile(path, 'mine')
    await expect(openNotes(path)).rejects.toThrow('ENOTDIR')
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  it('that disappears makes the next compaction fail, not the commits', async () => {
    const { folder, db } = await openFaulty()
    const away = join(await makeFolder(), 'away')
    await rename(folder, away)
    await expect(db.compact()).rejects.toThrow('ENOENT')
    await db.commit([note('b')])
    await rename(away, folder)
    await db.compact()
    await db.close()
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b' }, told: [] })
  })
})

it('a really full disk fails the commit that no longer fits, and loses none before it', async () => {
  const folder = await makeFolder()
  const writer = fileURLToPath(new URL('./filling-writer.ts', import.meta.url))
  const child = spawn('bash', ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const { acknowledged, failure, readable } = JSON.parse(output) as { acknowledged: string[]; failure: string; readable: string[] }
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(failure).toContain('EFBIG')
  expect(readable).toEqual(acknowledged)
  expect(Object.keys((await reopened(folder)).notes)).toEqual(acknowledged)
})
