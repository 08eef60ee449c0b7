import type { Disk } from './disk.ts'
import { pathOf, type Kind } from './file-names.ts'
import { decodeLine, type Batch, type End, type Header } from './line.ts'
import { applyChange, type State } from './operation.ts'
import { readLines, type Line } from './read-lines.ts'

export const formatVersion = 1

/** What is known after a journal was read: the batch that comes next, where it goes, and the last line before it. */
export type JournalEnd = { next: number; length: number; last: Place | null; torn: Place | null }
/** Of a line. */
export type Place = { number: number; offset: number; length: number }

/** Applies a snapshot to an empty state; returns its length in bytes. Throws Damage unless it is whole. */
export async function readSnapshot(disk: Disk, folder: string, first: number, state: State): Promise<number> {
  const path = pathOf(folder, 'snapshot', first)
  let next = 1
  let hasEnd = false
  let length = 0
  for await (const line of readLines(disk, path)) {
    const content = line.hasNewline ? decodeLine(line.bytes) : null
    if (content === null) throw new Damage(path, line.number, 'it is not as it was written')
    if (hasEnd) throw new Damage(path, line.number, 'the snapshot goes on behind its end')
    length = line.offset + line.bytes.length + 1
    if (line.number === 1) assertHeader(path, content, 'snapshot', first)
    else if ((hasEnd = 'end' in (content as End))) assertNumber(path, line, (content as End).end, next - 1)
    else next = applyBatch(path, line, content as Batch, next, state)
  }
  if (!hasEnd) throw new Damage(path, null, 'the snapshot has no end')
  return length
}

/** Applies a journal. Only in the last journal may the last line be torn; throws Damage for anything else that is not as written. */
export async function readJournal(disk: Disk, folder: string, first: number, isLast: boolean, state: State): Promise<JournalEnd> {
  const path = pathOf(folder, 'journal', first)
  const end: JournalEnd = { next: first, length: 0, last: null, torn: null }
  for await (const line of readLines(disk, path)) {
    if (end.torn !== null) throw new Damage(path, end.torn.number, 'it is not as it was written')
    const content = line.hasNewline ? decodeLine(line.bytes) : null
    if (content === null) {
      if (!isLast || line.number === 1 || !isTorn(line)) throw new Damage(path, line.number, 'it is not as it was written')
      end.torn = placeOf(line)
      continue
    }
    if (line.number === 1) assertHeader(path, content, 'journal', first)
    else {
      end.next = applyBatch(path, line, content as Batch, end.next, state)
      end.last = placeOf(line)
    }
    end.length = line.offset + line.bytes.length + 1
  }
  if (end.length === 0) throw new Damage(path, null, 'the file is empty')
  return end
}

const placeOf = ({ number, offset, bytes }: Line): Place => ({ number, offset, length: bytes.length })

/**
 * A write that was cut off has no newline. After a power cut a block may be missing in the middle: it reads as zeros, which JSON text
 * never holds. A whole line whose newline became another byte was acknowledged: that is damage.
 */
function isTorn({ bytes, hasNewline }: Line): boolean {
  return hasNewline ? bytes.includes(0) : decodeLine(bytes.subarray(0, -1)) === null
}

function assertHeader(path: string, content: unknown, kind: Kind, first: number): void {
  const header = content as Partial<Header>
  if (header.slipway !== kind) throw new Damage(path, 1, `it does not say that this is a ${kind}`)
  if (header.version !== formatVersion) {
    throw new Damage(
      path,
      1,
      `the file has format ${header.version}, this Slipway reads format ${formatVersion}: start the one that wrote it`,
    )
  }
  if (header.first !== first) throw new Damage(path, 1, `the file says it begins at batch ${header.first}, its name says ${first}`)
}

function applyBatch(path: string, line: Line, { n, ops }: Batch, expected: number, state: State): number {
  assertNumber(path, line, n, expected)
  for (const operation of ops) applyChange(state, operation)
  return expected + 1
}

function assertNumber(path: string, { number }: Line, found: number, expected: number): void {
  if (found !== expected) throw new Damage(path, number, `it has number ${found} where ${expected} belongs`)
}

/** Opening was refused: the files are the only copy, so nothing in them was changed. The message names the place and the way out. */
export class Damage extends Error {
  override name = 'Damage'

  constructor(path: string, line: number | null, what: string) {
    super(
      `${path}${line === null ? '' : `, line ${line}`}: ${what}. Nothing was changed. ` +
        'Restore the folder from a backup, or move it away to begin with an empty store.',
    )
  }
}
