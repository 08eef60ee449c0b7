import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ifThere, nodeDisk, pathOf, sortNames } from '../store/embedded/journal/disk.ts'
import type { State } from '../store/embedded/journal/operation.ts'
import { Damage, readJournal, readSnapshot } from '../store/embedded/journal/read-file.ts'
import { rejectUnfinished } from '../store/move/folder-contents.ts'
import type { ArchiveFile } from './archive.ts'
import { HeldFiles } from './held-files.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { sumState } from './sum-state.ts'

export type Captured = { files: ArchiveFile[]; parts: Manifest['parts']; close: () => Promise<void> }

/** Compactions replace files at most every few seconds. */
const attempts = 10
const betweenAttempts = 200

/**
 * Opens the files of a data folder at one moment, without a lock, also while a service writes to it: journals only grow, and a file that a
 * compaction removes stays readable here. Contains everything acknowledged before the call, and no half of a transaction. Throws Damage if a
 * file is corrupt.
 */
export async function captureFolder(folder: string): Promise<Captured> {
  for (let attempt = 1; ; attempt += 1) {
    await rejectUnfinished(folder)
    const names = await listFiles(folder)
    const held = new HeldFiles()
    try {
      const journals = await holdJournals(folder, names, held)
      return { ...journals, files: [...journals.files, ...(await readOthers(folder))], close: () => held.close() }
    } catch (error) {
      await held.close()
      // Files that come and go look like damage; files that stay are damaged.
      const isMoving = (await listFiles(folder)).join() !== names.join()
      if (!isMoving || attempt === attempts) throw error
      await wait(betweenAttempts)
    }
  }
}

const listFiles = async (folder: string): Promise<string[]> => (await listNames(folder)).filter((name) => name.endsWith('.ndjson')).sort()

const listNames = async (folder: string): Promise<string[]> => (await ifThere(readdir(folder))) ?? []

async function holdJournals(folder: string, names: string[], held: HeldFiles): Promise<Pick<Captured, 'files' | 'parts'>> {
  const { journals, snapshots } = sortNames(names)
  if (journals.length + snapshots.length === 0)
    throw new BackupError(`${folder} contains no catalog. Set DATA_DIR to the folder that does.`)
  const snapshot = snapshots.at(-1)
  const start = snapshot ?? 1
  const needed = journals.filter((first) => first >= start)
  if (snapshot !== undefined) await held.open(pathOf(folder, 'snapshot', start))
  for (const first of needed) await held.open(pathOf(folder, 'journal', first))

  const state: State = new Map()
  const disk = { ...nodeDisk, open: (path: string) => held.open(path) }
  const files: ArchiveFile[] = []
  if (snapshot !== undefined) {
    const path = pathOf(folder, 'snapshot', start)
    files.push(await held.file(path, await readSnapshot(disk, folder, start, state)))
  }
  let next = start
  for (const first of needed) {
    const path = pathOf(folder, 'journal', first)
    if (first !== next) throw new Damage(path, null, `it starts at batch ${first} instead of ${next}`)
    const end = await readJournal(disk, folder, first, first === needed.at(-1), state)
    files.push(await held.file(path, end.length))
    next = end.next
  }
  if (needed[0] !== start) throw new Damage(pathOf(folder, 'journal', start), null, 'the journal is missing')
  return { files, parts: sumState(state) }
}

/** Pictures, which may go at any time. Not the sign-in key: it would open the second factors in the journals. */
async function readOthers(folder: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  const pictures = await listNames(join(folder, 'pictures'))
  for (const name of pictures.filter((picture) => /^[\w-]+\.png$/u.test(picture)).sort()) {
    const bytes = await ifThere(readFile(join(folder, 'pictures', name)))
    if (bytes !== null) files.push(fileOf(`pictures/${name}`, bytes))
  }
  return files
}

const fileOf = (name: string, bytes: Buffer): ArchiveFile => ({
  name,
  bytes: bytes.length,
  sha256: hash('sha256', bytes),
  async *content() {
    yield bytes
  },
})
