import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeDisk } from '../../../../api/store/embedded/journal/disk.ts'
import { makeFolder } from '../../../../api/store/embedded/data-folder.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'slipway-folder-'))
  await writeFile(join(place, 'file'), '')
})
afterAll(() => rm(place, { recursive: true }))

it('a folder is created with all its parents, each durable before the next', async () => {
  const synced: string[] = []
  const folder = join(place, 'a', 'b')
  await makeFolder({ ...nodeDisk, syncFolder: async (path) => void synced.push(path) }, folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
  expect(synced).toEqual([place, join(place, 'a')])
})

it('two processes that create it at once both get it', async () => {
  const folder = join(place, 'c', 'd')
  await Promise.all([makeFolder(nodeDisk, folder), makeFolder(nodeDisk, folder)])
  expect((await stat(folder)).isDirectory()).toBe(true)
})

it.each([
  ['a path that is a file', () => join(place, 'file')],
  ['a path below a file', () => join(place, 'file', 'data')],
  ['a path where nothing can be created', () => '/proc/slipway/data'],
])('%s can’t be used, and the message says what to set', async (_, folder) => {
  await expect(makeFolder(nodeDisk, folder())).rejects.toThrow(
    /^The data folder \S+ can’t be used \(E\w+\)\. Set DATA_DIR to another folder\.$/,
  )
})
