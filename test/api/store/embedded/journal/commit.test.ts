import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import { nodeDisk } from '../../../../../api/store/embedded/journal/disk.ts'
import { faultyDisk, systemError, type Faults } from './faulty-disk.ts'
import { contentOf, makeFolder, note, notesOf, openNotes, reopened, type Tables } from './notes-database.ts'

/** Syncs wait until they are let go, one by one. */
async function openHeld() {
  const faults: Faults = {}
  const held: PromiseWithResolvers<void>[] = []
  const db = await openNotes(await makeFolder(), faultyDisk(faults))
  faults.datasync = () => {
    const gate = Promise.withResolvers<void>()
    held.push(gate)
    return gate.promise
  }
  const settled: string[] = []
  const commit = (name: string) => {
    const done = db.commit([note(name)]).then(
      () => settled.push(name),
      () => settled.push(`${name} failed`),
    )
    return done
  }
  const nextSync = (count: number) => vi.waitUntil(() => held.length === count, { timeout: 60_000 })
  return { db, held, settled, commit, nextSync }
}

it('a change to a new store is there when it is reopened', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  await db.commit([note('a'), note('b'), { put: 'owners', key: 'ann', value: { note: 'a' } }])
  await db.commit([{ delete: 'notes', key: 'b' }, note('a', 'new')])
  await db.close()
  expect(await reopened(folder)).toEqual({ notes: { a: 'new' }, told: [] })
})

it('callers that wait during a sync share the next one, and are notified of their own batch only', async () => {
  const { db, held, settled, commit, nextSync } = await openHeld()
  const first = commit('a')
  await nextSync(1)
  const later = [commit('b'), commit('c')]
  expect(notesOf(db)).toEqual({})
  held[0]?.resolve()
  await first
  expect(settled).toEqual(['a'])
  expect(notesOf(db)).toEqual({ a: 'a' })
  await nextSync(2)
  const last = commit('d')
  held[1]?.resolve()
  await Promise.all(later)
  expect(settled).toEqual(['a', 'b', 'c'])
  await nextSync(3)
  held[2]?.reject(systemError('EIO'))
  await last
  expect(settled).toEqual(['a', 'b', 'c', 'd failed'])
  expect(notesOf(db)).toEqual({ a: 'a', b: 'b', c: 'c' })
})

it('concurrent changes need one sync', async () => {
  const faults: Faults = {}
  const db = await openNotes(await makeFolder(), faultyDisk(faults))
  const synced = vi.fn<() => void>()
  faults.datasync = synced
  await Promise.all(Array.from({ length: 50 }, (_, index) => db.commit([note(`${index}`)])))
  expect(synced).toHaveBeenCalledOnce()
})

it('a transaction sees changes that are still being written, and a plain reader does not', async () => {
  const { db, held, commit, nextSync } = await openHeld()
  const written = commit('a')
  await nextSync(1)
  void commit('b')
  let seen: unknown[] = []
  const decided = db.transact((view) => {
    seen = [view.get('notes', 'a'), view.get('notes', 'b'), [...view.entries('notes')].length]
    return [note('b', 'twice'), { delete: 'notes', key: 'a' }]
  })
  expect(seen).toEqual([{ text: 'a' }, { text: 'b' }, 2])
  expect(db.state.get('notes', 'a')).toBeUndefined()
  await db.transact((view) => {
    expect(view.get('notes', 'a')).toBeUndefined()
    expect(view.get('notes', 'b')).toEqual({ text: 'twice' })
    expect([...view.entries('notes')]).toEqual([['b', { text: 'twice' }]])
    held[0]?.resolve()
    void nextSync(2).then(() => held[1]?.resolve())
    return []
  })
  await Promise.all([written, decided])
  expect(notesOf(db)).toEqual({ b: 'twice' })
})

it('of fifty concurrent callers that want the same name, one gets it', async () => {
  const db = await openNotes(await makeFolder())
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      let won = false
      await db.transact((view) => {
        won = view.get('notes', 'name') === undefined
        return won ? [note('name', `${index}`)] : []
      })
      return { won, durable: db.state.get('notes', 'name') }
    }),
  )
  expect(answers.filter(({ won }) => won)).toHaveLength(1)
  expect(new Set(answers.map(({ durable }) => durable?.text))).toEqual(new Set(['0']))
})

it.each<[string, () => []]>([
  ['writes nothing', () => []],
  [
    'refuses',
    () => {
      throw new Error('taken')
    },
  ],
])('a transaction that %s answers only when what it saw is durable', async (_, end) => {
  const { db, held, commit, nextSync } = await openHeld()
  const written = commit('a')
  await nextSync(1)
  let answered = false
  const answer = db.transact((view) => (view.get('notes', 'a') === undefined ? [note('unseen')] : end())).catch(() => undefined)
  void answer.then(() => (answered = true))
  await turn()
  expect(answered).toBe(false)
  held[0]?.resolve()
  await Promise.all([written, answer])
  expect(notesOf(db)).toEqual({ a: 'a' })
})

it('a transaction based on a change that fails fails too', async () => {
  const { db, held, commit, nextSync } = await openHeld()
  const written = commit('a')
  await nextSync(1)
  const onTop = db.transact((view) => [note('b', view.get('notes', 'a')?.text)])
  const onlyLooking = db.transact(() => [])
  held[0]?.reject(systemError('EIO'))
  await expect(onTop).rejects.toThrow('EIO')
  await expect(onlyLooking).rejects.toThrow('EIO')
  await written
  expect(notesOf(db)).toEqual({})
})

it('a value is copied as JSON at commit, and nobody can change it', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  const value = { text: 'then', unset: undefined, at: new Date(0) }
  const committed = db.commit([{ put: 'notes', key: 'a', value }])
  value.text = 'now'
  await committed
  const expected = { text: 'then', at: '1970-01-01T00:00:00.000Z' }
  expect(db.state.get('notes', 'a')).toStrictEqual(expected)
  expect(Object.isFrozen(db.state.get('notes', 'a'))).toBe(true)
  await db.close()
  const again = await openNotes(folder)
  expect(again.state.get('notes', 'a')).toStrictEqual(expected)
  expect(Object.isFrozen(again.state.get('notes', 'a'))).toBe(true)
})

it('a commit with a value that isn’t JSON changes nothing', async () => {
  const db = await openNotes(await makeFolder())
  const value = (() => undefined) as unknown as { text: string }
  await expect(db.commit([note('a'), { put: 'notes', key: 'b', value }])).rejects.toThrow('“b” in notes is not JSON')
  await db.commit([note('c')])
  expect(notesOf(db)).toEqual({ c: 'c' })
})

it('an index is notified of changes when readers see them, before writers are', async () => {
  const heard: string[] = []
  const db = await openJournalDatabase<Tables>({
    folder: await makeFolder(),
    disk: nodeDisk,
    onCompactionFailure: () => undefined,
    onDurable: (changes) => {
      for (const { key, value } of changes) heard.push(`${key}:${db.state.get('notes', key) === value}`)
    },
  })
  await Promise.all([db.commit([note('a')]).then(() => heard.push('written')), db.commit([note('b'), { delete: 'notes', key: 'c' }])])
  expect(heard).toEqual(['a:true', 'b:true', 'c:true', 'written'])
  await db.close()
})

it('more than fits a line is split into batches, each change complete', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  const text = 'x'.repeat(300_000)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => db.commit([note(key, text), note(`${key}${key}`, text)])))
  await db.close()
  const lines = Object.values(await contentOf(folder))
    .join('')
    .split(/(?<=\n)/u)
  expect(lines.slice(1).map((line) => line.match(/"notes"/gu)?.length)).toEqual([2, 2, 2, 2, 2])
  expect(Object.keys((await reopened(folder)).notes)).toHaveLength(10)
})

it('close finishes pending changes and refuses later ones', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  const early = db.commit([note('a')])
  const closed = db.close()
  await expect(db.commit([note('b')])).rejects.toThrow('closed')
  await Promise.all([early, closed])
  await expect(db.compact()).rejects.toThrow('closed')
  expect(db.rejection).toEqual(new Error('The store is closed.'))
  expect((await reopened(folder)).notes).toEqual({ a: 'a' })
})
