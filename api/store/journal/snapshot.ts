import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { pathOf, sortNames } from './file-names.ts'
import { header } from './journal-file.ts'
import { encodeBatch, encodeLine, type End } from './line.ts'
import { toText, type State } from './operation.ts'
import { publish, writeTemporary } from './temporary-file.ts'

/** Characters of JSON; what is made between two turns of the event loop. */
const sliceLength = 128 * 1024

/**
 * Writes the state while it goes on changing: a change from batch `first` on may be in the snapshot or not, and journal `first`, which
 * must be there already, sets it right. Resolves to the length in bytes when the snapshot is durable; `signal` breaks it off.
 */
export async function writeSnapshot(disk: Disk, folder: string, first: number, state: State, signal: AbortSignal): Promise<number> {
  const path = pathOf(folder, 'snapshot', first)
  const length = await writeTemporary(disk, path, snapshotLines(first, state, signal))
  await publish(disk, folder, path)
  return length
}

/** Lazy: each line is made of the state as it is when the line is asked for. */
function* snapshotLines(first: number, state: State, signal: AbortSignal): Generator<Buffer> {
  yield header('snapshot', first)
  let slices = 0
  let texts: string[] = []
  let length = 0
  for (const [collection, records] of state) {
    for (const [key, value] of records) {
      const text = toText(collection, key, JSON.stringify(value))
      texts.push(text)
      length += text.length
      if (length < sliceLength) continue
      signal.throwIfAborted()
      yield encodeBatch((slices += 1), texts)
      texts = []
      length = 0
    }
  }
  if (texts.length > 0) yield encodeBatch((slices += 1), texts)
  yield encodeLine(JSON.stringify({ end: slices } satisfies End))
}

/** Removes the files that snapshot `first` stands for. */
export async function removeOlder(disk: Disk, folder: string, first: number): Promise<void> {
  const { journals, snapshots } = sortNames(await disk.list(folder))
  for (const older of journals.filter((number) => number < first)) await disk.remove(pathOf(folder, 'journal', older))
  for (const older of snapshots.filter((number) => number < first)) await disk.remove(pathOf(folder, 'snapshot', older))
}

/** Removes files whose writing a crash has broken off. */
export async function removeTemporaries(disk: Disk, folder: string): Promise<void> {
  for (const name of sortNames(await disk.list(folder)).temporaries) await disk.remove(join(folder, name))
}
