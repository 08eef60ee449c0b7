import { writeAll, type Disk, type DiskFile } from './disk.ts'
import { pathOf } from './file-names.ts'
import { encodeBatch, encodeLine, type Header } from './line.ts'
import { formatVersion } from './read-file.ts'
import { writeTemporary } from './temporary-file.ts'

/** The journal that is being written: batches `first` to `next` - 1 are in it, durably, in `length` bytes. */
export class JournalFile {
  #file: DiskFile
  readonly first: number
  next: number
  length: number

  constructor(file: DiskFile, { first, next, length }: { first: number; next: number; length: number }) {
    this.#file = file
    this.first = first
    this.next = next
    this.length = length
  }

  /** Resolves when the batch is on disk. After a failure nothing may be appended again: nobody knows what the disk holds. */
  async append(operations: string[]): Promise<void> {
    const line = encodeBatch(this.next, operations)
    await writeAll(this.#file, line, this.length)
    await this.#file.datasync()
    this.length += line.length
    this.next += 1
  }

  /** Takes back what a failed append has left, so that a restart does not bring back what was refused. */
  async cutUnfinished(): Promise<void> {
    await this.#file.truncate(this.length)
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

export const header = (slipway: Header['slipway'], first: number): Buffer =>
  encodeLine(JSON.stringify({ slipway, version: formatVersion, first } satisfies Header))

/** Writes an empty journal beside its place; to be published (temporary-file.ts) and then opened. Returns its length in bytes. */
export const prepareJournal = (disk: Disk, folder: string, first: number): Promise<number> =>
  writeTemporary(disk, pathOf(folder, 'journal', first), [header('journal', first)])
