import type { Folders } from '../catalog/folders.ts'
import { runProcess } from '../in-process.ts'
import type { CompactionFigures } from '../processes/compaction.ts'
import type { CountingFigures } from '../processes/counting.ts'
import type { WriteFigures } from '../processes/writes.ts'
import { median } from '../rounds.ts'
import { bound, compare, inUnit, stallNote, type Row } from '../row.ts'

export async function measureWrites(folders: Folders): Promise<Row[]> {
  const { at1k, at10k, at100k, append, lowdb } = await runProcess<WriteFigures>('writes.ts', {
    AT_1K: await folders.folderOf(1000),
    AT_10K: await folders.folderOf(10_000),
    AT_100K: await folders.folderOf(100_000),
    APPEND: folders.scratch('append.ndjson'),
    LOWDB: folders.scratch('lowdb-writes.json'),
  })
  const { stalls, idle, turns, quiet, took } = await runProcess<CompactionFigures>('compaction.ts', {
    FOLDER: await folders.folderOf(100_000),
  })
  const { atOnce, later } = await runProcess<CountingFigures>('counting.ts')
  const unit = 'ms' as const
  return [
    compare({
      id: 'write-append',
      what: 'An acknowledged vote, of 10,000',
      unit,
      ours: at10k,
      theirs: append,
      peer: 'append + fdatasync',
      atMost: 2,
    }),
    compare({
      id: 'write-scale',
      what: 'An acknowledged vote, of 100,000',
      unit,
      ours: at100k,
      theirs: at1k,
      peer: 'of 1,000',
      atMost: 1.3,
    }),
    compare({
      id: 'write-lowdb',
      what: 'An acknowledged vote, of 10,000',
      unit,
      ours: at10k,
      theirs: lowdb,
      peer: 'lowdb JSONFile',
      atMost: 1 / 100,
    }),
    bound({
      id: 'write-compaction',
      what: `Longest stall while 100,000 are compacted, the worst of ${stalls.length}`,
      unit,
      ours: Math.max(...stalls),
      peer: `${inUnit(Math.max(...idle), unit)} idle process`,
      atMost: 15,
      note: stallNote(
        stalls,
        idle,
        turns,
        `Without a compaction the longest was ${inUnit(Math.max(...quiet), unit)}. A compaction took ${inUnit(median(took), unit)}; one vote every 10 ms went on.`,
      ),
    }),
    bound({
      id: 'count-page',
      what: 'Counting a page of ten as seen',
      unit: 'µs',
      ours: median(atOnce),
      atMost: 0.2,
      note: `That is while the answer waits; what follows later, to the disk, costs ${inUnit(median(later), 'µs')} of CPU time for each page.`,
    }),
  ]
}
