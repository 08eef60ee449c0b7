import { type Disk, pathOf, type Kind } from '../../store/embedded/journal/disk.ts'
import { type Batch, decodeLine, type End, type Header, readLines } from '../../store/embedded/journal/line.ts'
import { formatVersion, isTorn } from '../../store/embedded/journal/read-file.ts'

/** A place in a file that can’t be used: a damaged line, or batches that aren’t there. */
export type Corruption = {
  /** Counted from 1; null if lines are missing. */
  line: number | null
  bytes: Buffer
  /** The batches (of a snapshot: the slices) that can’t be read. `to` is null while nothing readable follows. */
  from: number
  to: number | null
  what: string
  /** A crash in the middle of a write leaves such a line at the end. */
  isTorn: boolean
}

/** A file read line by line, without giving up at the first damage. */
export type Examined = {
  path: string
  kind: Kind
  first: number
  corruptions: Corruption[]
  /** Whether a snapshot’s end is there; true for journals. */
  hasEnd: boolean
  /** The number after the last readable batch. */
  next: number
}

type Visitor = { onBatch: (batch: Batch) => void; onCorruption: (corruption: Corruption) => void }

export async function examineFile(
  disk: Disk,
  folder: string,
  kind: Kind,
  first: number,
  { onBatch, onCorruption }: Visitor,
): Promise<Examined> {
  const path = pathOf(folder, kind, first)
  const start = kind === 'snapshot' ? 1 : first
  const found: Examined = { path, kind, first, corruptions: [], hasEnd: kind === 'journal', next: start }
  const note = (line: number | null, bytes: Buffer, what: string, to: number | null = null, isTorn = false) => {
    const corruption: Corruption = { line, bytes: Buffer.from(bytes), from: found.next, to, what, isTorn }
    found.corruptions.push(corruption)
    onCorruption(corruption)
  }
  /** Everything that couldn’t be read before this number is between the last readable batch and this one. */
  const reach = (number: number) => {
    const open = found.corruptions.filter(({ to }) => to === null)
    for (const corruption of open) corruption.to = number - 1
    if (open.length === 0 && number > found.next) note(null, none, 'lines are missing', number - 1)
    found.next = number
  }
  for await (const { bytes, number, hasNewline } of readLines(disk, path)) {
    // A complete last line may lack its line break, or have a zero there.
    const content = decodeLine(hasNewline || bytes.at(-1) !== 0 ? bytes : bytes.subarray(0, -1))
    if (number === 1 && isHeader(content, kind, first)) continue
    if (number === 1) note(1, isBatch(content) ? none : bytes, 'the first line, which says what the file is, can’t be read', found.next - 1)
    if (number === 1 && !isBatch(content)) continue
    if (isBatch(content) && content.n >= found.next) {
      reach(content.n)
      onBatch(content)
      found.next += 1
    } else if (kind === 'snapshot' && isEnd(content) && content.end >= found.next - 1) {
      reach(content.end + 1)
      found.hasEnd = true
    } else note(number, bytes, content === null ? 'the line is damaged' : 'the line is out of order', null, isTorn({ bytes, hasNewline }))
  }
  return found
}

const none = Buffer.alloc(0)
const isHeader = (content: unknown, kind: Kind, first: number): boolean => {
  const header = content as Partial<Header> | null
  return header?.slipway === kind && header.version === formatVersion && header.first === first
}
const isBatch = (content: unknown): content is Batch =>
  typeof content === 'object' && content !== null && 'n' in content && 'ops' in content && Array.isArray(content.ops)
const isEnd = (content: unknown): content is End => typeof content === 'object' && content !== null && 'end' in content
