import { hash, createHash } from 'node:crypto'
import { readdir, readFile, open, type FileHandle } from 'node:fs/promises'
import { join, basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ifThere, nodeDisk, pathOf, sortNames, type DiskFile } from '../store/embedded/journal/disk.ts'
import type { State } from '../store/embedded/journal/staged-batch.ts'
import { Damage, readJournal, readSnapshot } from '../store/embedded/journal/read-file.ts'
import { rejectUnfinished } from '../store/move/folder-contents.ts'
import type { ArchiveFile } from './archive.ts'
import { BackupError, type Manifest, sumState } from './manifest.ts'

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

type Held = { handle: FileHandle; bytes: number }

const chunkBytes = 512 * 1024
const newline = Buffer.from('\n')

/** Files that stay open, and as long as they were when they were first opened. */
class HeldFiles {
  readonly #held = new Map<string, Held>()

  /** For reading only. Closing what this returns doesn’t close the file. */
  async open(path: string): Promise<DiskFile> {
    let held = this.#held.get(path)
    if (held === undefined) {
      const handle = await open(path, 'r')
      this.#held.set(path, (held = { handle, bytes: 0 }))
      held.bytes = (await handle.stat()).size
    }
    const { handle, bytes } = held
    const reject = () => Promise.reject(new Error(`${path} is open for reading.`))
    return {
      read: (buffer, offset, length, position) =>
        handle.read(buffer, offset, Math.max(0, Math.min(length, bytes - position)), position).then(({ bytesRead }) => ({ bytesRead })),
      write: reject,
      datasync: reject,
      truncate: reject,
      close: async () => undefined,
    }
  }

  /** The first `bytes` of a file that was opened, ending with a line break. */
  async file(path: string, bytes: number): Promise<ArchiveFile> {
    const handle = this.#held.get(path)?.handle
    if (handle === undefined) throw new Error(`${path} isn’t open.`)
    const content = () => readLinesOf(handle, bytes)
    const digest = createHash('sha256')
    for await (const chunk of content()) digest.update(chunk)
    return { name: basename(path), bytes, sha256: digest.digest('hex'), content }
  }

  async close(): Promise<void> {
    for (const { handle } of this.#held.values()) await handle.close()
    this.#held.clear()
  }
}

/** A complete last line may still lack its line break, which is added as the store does when it opens. */
async function* readLinesOf(handle: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < bytes - 1;) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkBytes, bytes - 1 - position))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.')
    position += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
  yield newline
}
