import { cp, readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import { faultyDisk, systemError, type Faults } from './faulty-disk.ts'
import { makeFolder, note, notesOf, openNotes, reopened, type Tables } from './notes-database.ts'

const fails = (code: string) => () => {
  throw systemError(code)
}
const isSnapshot = (path: string) => path.includes('snapshot-')

it('a snapshot replaces the journals before it', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  await db.commit([note('a'), note('b')])
  await db.commit([{ delete: 'notes', key: 'a' }])
  await db.compact()
  expect((await readdir(folder)).sort()).toEqual(['journal-000000000003.ndjson', 'snapshot-000000000003.ndjson'])
  await db.commit([note('c')])
  await db.close()
  expect(await reopened(folder)).toEqual({ notes: { b: 'b', c: 'c' }, told: [] })
})

it('without changes, another one does nothing', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  await db.compact()
  await db.commit([note('a')])
  await db.compact()
  const names = await readdir(folder)
  await db.compact()
  expect(await readdir(folder)).toEqual(names)
  await db.close()
  expect(await reopened(folder)).toEqual({ notes: { a: 'a' }, told: [] })
})

it('commits continue while it runs, and are correct whether or not the snapshot has them', async () => {
  const faults: Faults = {}
  const folder = await makeFolder()
  const db = await openNotes(folder, faultyDisk(faults))
  const filling = 'x'.repeat(20_000)
  const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`)
  await db.commit(keys.map((key) => note(key, filling)))
  let turn = 0
  const during: Promise<void>[] = []
  faults.write = (path, length) => {
    if (isSnapshot(path)) {
      turn += 1
      const [early = '', late = ''] = [keys[turn], keys[keys.length - turn]]
      during.push(db.commit([note(early, `early ${turn}`), { delete: 'notes', key: late }, note(`new ${turn}`), note('same', `${turn}`)]))
    }
    return length
  }
  await db.compact()
  delete faults.write
  await Promise.all(during)
  expect(during.length).toBeGreaterThan(10)
  const expected = notesOf(db)
  expect(expected).toMatchObject({ 'key 1': 'early 1', 'new 2': 'new 2', same: `${turn}` })
  expect(expected).not.toHaveProperty('key 99')
  await db.close()
  expect(await reopened(folder)).toEqual({ notes: expected, told: [] })
})

it('starts automatically when the journals have outgrown the state', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  const filling = 'x'.repeat(500_000)
  for (let index = 0; index < 40; index += 1) await db.commit([note('same', `${index} ${filling}`)])
  await expect.poll(() => readdir(folder)).not.toContain('journal-000000000001.ndjson')
  await db.close()
  expect(Object.keys((await reopened(folder)).notes)).toEqual(['same'])
})

it('close aborts it, and the journals stay', async () => {
  const faults: Faults = {}
  const folder = await makeFolder()
  const db = await openNotes(folder, faultyDisk(faults))
  const filling = 'x'.repeat(200_000)
  for (let index = 0; index < 10; index += 1) await db.commit([note(`${index}`, filling)])
  let closed: Promise<void> | undefined
  faults.write = (path, length) => {
    if (isSnapshot(path)) closed ??= db.close()
    return length
  }
  await expect(db.compact()).rejects.toThrow('closed')
  await closed
  expect((await readdir(folder)).sort()).toEqual(['journal-000000000001.ndjson', 'journal-000000000011.ndjson'])
  expect(Object.keys((await reopened(folder)).notes)).toHaveLength(10)
})

describe('one that fails', () => {
  it.each<[string, Faults]>([
    ['for want of room', { write: (path, length) => (isSnapshot(path) ? fails('ENOSPC')() : length) }],
    ['at the sync of the snapshot', { datasync: (path) => (isSnapshot(path) ? fails('EIO')() : undefined) }],
    ['at the new journal', { write: (path, length) => (path.endsWith('.tmp') ? fails('ENOSPC')() : length) }],
    ['at the name of the snapshot', { rename: (to) => (isSnapshot(to) ? fails('EIO')() : undefined) }],
    ['at what it should remove', { remove: fails('EIO') }],
  ])('%s stops no commit, loses nothing and can be repeated', async (_, fault) => {
    const faults: Faults = {}
    const folder = await makeFolder()
    const db = await openNotes(folder, faultyDisk(faults))
    await db.commit([note('a')])
    Object.assign(faults, fault)
    await expect(db.compact()).rejects.toThrow('a fault of the disk')
    await db.commit([note('b')])
    await expect(db.compact()).rejects.toThrow('a fault of the disk')
    await db.commit([note('c')])
    for (const call of Object.keys(fault)) delete faults[call as keyof Faults]
    const copy = await makeFolder()
    await cp(folder, copy, { recursive: true })
    expect((await reopened(copy)).notes).toEqual({ a: 'a', b: 'b', c: 'c' })
    await db.compact()
    await db.close()
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b', c: 'c' }, told: [] })
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('with the new journal’s name in doubt stops commits until a restart', async () => {
    const faults: Faults = {}
    const folder = await makeFolder()
    const db = await openNotes(folder, faultyDisk(faults))
    await db.commit([note('a')])
    faults.syncFolder = fails('EIO')
    const compacted = db.compact()
    const committed = db.commit([note('b')])
    await expect(compacted).rejects.toThrow('Store is read-only')
    await expect(Promise.all([committed, db.commit([note('c')])])).rejects.toThrow('Store is read-only')
    await db.close()
    const { notes } = await reopened(folder)
    expect(notes).toEqual(notesOf(db))
  })

  it('started automatically is reported, and retried only when the journals have doubled', async () => {
    const faults: Faults = {}
    const told: unknown[] = []
    const db = await openJournalDatabase<Tables>({
      folder: await makeFolder(),
      disk: faultyDisk(faults),
      onCompactionFailure: (error) => told.push(error),
    })
    faults.write = (path, length) => (isSnapshot(path) ? fails('ENOSPC')() : length)
    const filling = 'x'.repeat(1_000_000)
    const commitMegabytes = async (count: number) => {
      for (let index = 0; index < count; index += 1) await db.commit([note('same', `${index} ${filling}`)])
    }
    await commitMegabytes(5)
    await expect.poll(() => told.length, { interval: 5 }).toBe(1)
    await commitMegabytes(4)
    expect(told).toHaveLength(1)
    await commitMegabytes(3)
    await expect.poll(() => told.length, { interval: 5 }).toBe(2)
    await db.close()
    expect(told).toEqual([expect.objectContaining({ code: 'ENOSPC' }), expect.objectContaining({ code: 'ENOSPC' })])
  })
})
