import { join } from 'node:path'
import { type Disk, publish, writeTemporary, pathOf, sortNames, type DiskFile, writeAll } from './disk.ts'
import { encodeBatch, encodeLine, type End, type Header } from './line.ts'
import { toText, type State } from './staged-batch.ts'
import { formatVersion } from './read-file.ts'

/** Characters of JSON per line. Longer lines take many times as long to decode. */
const sliceLength = 16 * 1024
/** Lines encoded between two turns of the event loop, in well below a millisecond. */
const linesPerChunk = 4

/** Changes from batch `first` on may be missing: journal `first`, which must exist, repeats them. Resolves to the length in bytes. */
export async function writeSnapshot(disk: Disk, folder: string, first: number, state: State, signal: AbortSignal): Promise<number> {
  const path = pathOf(folder, 'snapshot', first)
  const length = await writeTemporary(disk, path, snapshotChunks(first, state, signal))
  await publish(disk, folder, path)
  return length
}

/** Lazy: each chunk reflects the state at the time it is read. */
function* snapshotChunks(first: number, state: State, signal: AbortSignal): Generator<Buffer> {
  let lines = [header('snapshot', first)]
  let slices = 0
  for (const texts of sliceTexts(state)) {
    lines.push(encodeBatch((slices += 1), texts))
    if (lines.length < linesPerChunk) continue
    yield Buffer.concat(lines)
    signal.throwIfAborted()
    lines = []
  }
  yield Buffer.concat([...lines, encodeLine(JSON.stringify({ end: slices } satisfies End))])
}

function* sliceTexts(state: State): Generator<string[]> {
  let texts: string[] = []
  let length = 0
  for (const [collection, records] of state) {
    for (const [key, value] of records) {
      const text = toText(collection, key, JSON.stringify(value))
      texts.push(text)
      length += text.length
      if (length < sliceLength) continue
      yield texts
      texts = []
      length = 0
    }
  }
  if (texts.length > 0) yield texts
}

/** Removes the files that snapshot `first` replaces. */
export async function removeOlder(disk: Disk, folder: string, first: number): Promise<void> {
  const { journals, snapshots } = sortNames(await disk.list(folder))
  for (const older of journals.filter((number) => number < first)) await disk.remove(pathOf(folder, 'journal', older))
  for (const older of snapshots.filter((number) => number < first)) await disk.remove(pathOf(folder, 'snapshot', older))
}

export async function removeTemporaries(disk: Disk, folder: string): Promise<void> {
  for (const name of sortNames(await disk.list(folder)).temporaries) await disk.remove(join(folder, name))
}

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
