import { afterEach, expect, it, vi } from 'vitest'
import { faultyDisk, systemError, type Faults } from './faulty-disk.ts'
import { makeFolder, note, openNotes } from './notes-database.ts'

afterEach(() => vi.useRealTimers())

it('what is counted shows within a second, added up, after one sync', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const faults: Faults = {}
  const db = await openNotes(await makeFolder(), faultyDisk(faults))
  await db.commit([{ put: 'visits', key: 'tea', value: { seen: 5 } }])
  const synced = vi.fn<() => void>()
  faults.datasync = synced
  for (let index = 0; index < 10; index += 1) db.addLater('visits', 'tea', 'seen', 1)
  db.addLater('visits', 'tea', 'clicked', 1)
  db.addLater('visits', 'pot', 'seen', 2)
  await vi.advanceTimersByTimeAsync(999)
  expect(synced).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => db.state.get('visits', 'pot') !== undefined, { interval: 0 })
  expect([...db.state.entries('visits')]).toEqual([
    ['tea', { seen: 15, clicked: 1 }],
    ['pot', { seen: 2 }],
  ])
  expect(synced).toHaveBeenCalledOnce()
})

it('close writes what was counted since', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  db.addLater('visits', 'tea', 'seen', 1)
  await db.close()
  db.addLater('visits', 'tea', 'seen', 1)
  const again = await openNotes(folder)
  expect(again.state.get('visits', 'tea')).toEqual({ seen: 1 })
})

it('counting loses no commit to the same record that is on its way', async () => {
  const db = await openNotes(await makeFolder())
  const committed = db.commit([{ put: 'visits', key: 'tea', value: { seen: 7, clicked: 1 } }])
  db.addLater('visits', 'tea', 'seen', 1)
  await Promise.all([db.close(), committed])
  expect(db.state.get('visits', 'tea')).toEqual({ seen: 8, clicked: 1 })
})

it('close says when the last counts could not be written', async () => {
  const faults: Faults = {}
  const db = await openNotes(await makeFolder(), faultyDisk(faults))
  await db.commit([note('a')])
  db.addLater('visits', 'tea', 'seen', 1)
  faults.datasync = () => {
    throw systemError('EIO')
  }
  await expect(db.close()).rejects.toThrow('EIO')
})
