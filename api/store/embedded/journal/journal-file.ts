import { type Disk, type DiskFile, writeAll, writeTemporary, pathOf } from './disk.ts'
import { encodeBatch, encodeLine, type Header } from './line.ts'
import { formatVersion } from './read-file.ts'

/** The journal being written. Batches `first` to `next` - 1 are durable in it, in `length` bytes. */
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

  /** Resolves when the batch is on disk. After a failure nothing may be appended again, because the disk's content is unknown. */
  async append(operations: string[]): Promise<void> {
    const line = encodeBatch(this.next, operations)
    await writeAll(this.#file, line, this.length)
    await this.#file.datasync()
    this.length += line.length
    this.next += 1
  }

  /** Removes what a failed append left behind, so that a restart doesn't bring back refused changes. */
  async cutUnfinished(): Promise<void> {
    await this.#file.truncate(this.length)
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

export const header = (slipway: Header['slipway'], first: number): Buffer =>
  encodeLine(JSON.stringify({ slipway, version: formatVersion, first } satisfies Header))

/** Writes an empty journal to a temporary file, to be published (disk.ts) and then opened. Returns its length in bytes. */
export const prepareJournal = (disk: Disk, folder: string, first: number): Promise<number> =>
  writeTemporary(disk, pathOf(folder, 'journal', first), [header('journal', first)])

/** After a failed write the disk's content is unknown, so nothing more is acknowledged. Reads continue; a restart reads what is on the disk. */
export class WritesStopped extends Error {
  override name = 'WritesStopped'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Store is read-only: a write failed (${reason}). Fix the cause, then restart.`, { cause })
  }
}
