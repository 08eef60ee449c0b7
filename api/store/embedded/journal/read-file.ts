import { type Disk, pathOf, type Kind } from './disk.ts'
import { type Batch, decodeLine, type End, type Header, type Line, readLines } from './line.ts'
import { applyChange, type State } from './staged-batch.ts'

export const formatVersion = 1

/** The result of reading a journal: the number and position of the next batch, the last line before it, and what `resume` has to repair. */
export type JournalEnd = { next: number; length: number; last: Place | null; lacksNewline: boolean; torn: Place | null }
export type Place = { number: number; offset: number; length: number }

/** Applies a snapshot to an empty state and returns its length in bytes. Throws Damage unless it is complete. */
export async function readSnapshot(disk: Disk, folder: string, first: number, state: State): Promise<number> {
  const path = pathOf(folder, 'snapshot', first)
  let next = 1
  let hasEnd = false
  let length = 0
  for await (const line of readLines(disk, path)) {
    const content = line.hasNewline ? decodeLine(line.bytes) : null
    if (content === null) throw new Damage(path, line.number, 'the line is corrupt')
    if (hasEnd) throw new Damage(path, line.number, 'the snapshot continues after its end')
    length = line.offset + line.bytes.length + 1
    if (line.number === 1) assertHeader(path, content, 'snapshot', first)
    else if ((hasEnd = 'end' in (content as End))) assertNumber(path, line, (content as End).end, next - 1)
    else next = applyBatch(path, line, content as Batch, next, state)
  }
  if (!hasEnd) throw new Damage(path, null, 'the snapshot has no end')
  return length
}

/** Applies a journal. Only the last line of the last journal may be torn or lack its newline; any other corruption throws Damage. */
export async function readJournal(disk: Disk, folder: string, first: number, isLast: boolean, state: State): Promise<JournalEnd> {
  const path = pathOf(folder, 'journal', first)
  const end: JournalEnd = { next: first, length: 0, last: null, lacksNewline: false, torn: null }
  for await (const line of readLines(disk, path)) {
    if (end.torn !== null) throw new Damage(path, end.torn.number, 'the line is corrupt')
    const bytes = line.hasNewline ? line.bytes : withoutEmptyNewline(line.bytes)
    const content = decodeLine(bytes)
    const isUnfinished = content === null || !line.hasNewline
    if (isUnfinished && (!isLast || line.number === 1)) throw new Damage(path, line.number, 'the line is corrupt')
    if (content === null) {
      if (!isTorn(line)) throw new Damage(path, line.number, 'the line is corrupt')
      end.torn = placeOf(line)
      continue
    }
    if (line.number === 1) assertHeader(path, content, 'journal', first)
    else {
      end.next = applyBatch(path, line, content as Batch, end.next, state)
      end.last = { ...placeOf(line), length: bytes.length }
      end.lacksNewline = !line.hasNewline
    }
    end.length = line.offset + bytes.length + 1
  }
  if (end.length === 0) throw new Damage(path, null, 'the file is empty')
  return end
}

const placeOf = ({ number, offset, bytes }: Line): Place => ({ number, offset, length: bytes.length })

/** A complete line is kept even if a power cut (zeros) or an editor took its newline: it may have been acknowledged. */
const withoutEmptyNewline = (bytes: Buffer): Buffer => (bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes)

/** No newline, or zeros where a power cut lost a block: JSON text has none. Another byte as newline was acknowledged, so that is damage. */
export const isTorn = ({ bytes, hasNewline }: Pick<Line, 'bytes' | 'hasNewline'>): boolean =>
  hasNewline ? bytes.includes(0) : decodeLine(bytes.subarray(0, -1)) === null

function assertHeader(path: string, content: unknown, kind: Kind, first: number): void {
  const header = content as Partial<Header>
  if (header.slipway !== kind) throw new Damage(path, 1, `the file is not marked as a ${kind}`)
  if (header.version !== formatVersion) {
    throw new Damage(
      path,
      1,
      `the file has format ${header.version}, but this version of Slipway reads format ${formatVersion}; start the version that wrote it`,
    )
  }
  if (header.first !== first) throw new Damage(path, 1, `the file starts at batch ${header.first}, but its name says ${first}`)
}

function applyBatch(path: string, line: Line, { n, ops }: Batch, expected: number, state: State): number {
  assertNumber(path, line, n, expected)
  for (const operation of ops) applyChange(state, operation)
  return expected + 1
}

function assertNumber(path: string, { number }: Line, found: number, expected: number): void {
  if (found !== expected) throw new Damage(path, number, `found number ${found} instead of ${expected}`)
}

/** The store refused to open. The files are the only copy, so nothing was changed. The message names the place and what to do. */
export class Damage extends Error {
  override name = 'Damage'

  constructor(path: string, line: number | null, what: string) {
    super(
      `${path}${line === null ? '' : `, line ${line}`}: ${what}. Nothing was changed. ` +
        'Restore the folder from a backup (npm run restore). Without one, npm run salvage -- look shows what else can be kept.',
    )
  }
}
