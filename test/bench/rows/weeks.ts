import type { Folders } from '../catalog/folders.ts'
import { runProcess } from '../in-process.ts'
import type { WeekFigures } from '../processes/weeks.ts'
import { median } from '../rounds.ts'
import { compare, inUnit, type Row } from '../row.ts'

export async function measureWeeks(folders: Folders): Promise<Row[]> {
  const { page, top, ranking } = await runProcess<WeekFigures>('weeks.ts', { SQLITE: folders.scratch('weeks.sqlite') })
  const unit = 'ms' as const
  const scale = (id: string, what: string, { at1k, at10k, at100k }: WeekFigures['page']) =>
    compare({
      id,
      what,
      unit,
      ours: at100k,
      theirs: at1k,
      peer: 'of 1,000',
      atMost: 1.3,
      note: `Of 10,000: ${inUnit(median(at10k), unit)}.`,
    })
  return [
    scale('weeks-page', 'A vote, and the week’s page rendered anew, of 100,000', page),
    scale('weeks-top', 'A vote, and Top rendered anew, of 100,000', top),
    compare({
      id: 'weeks-sqlite',
      what: 'A vote, and its week ranked, of 100,000',
      unit,
      ours: ranking.ours,
      theirs: ranking.sqlite,
      peer: 'SQLite',
      atMost: null,
    }),
    compare({
      id: 'weeks-array',
      what: 'A vote, and its week ranked, of 100,000',
      unit,
      ours: ranking.ours,
      theirs: ranking.array,
      peer: 'sorting all in an array',
      atMost: null,
    }),
  ]
}
