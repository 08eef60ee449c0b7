import type { Folders } from '../catalog/folders.ts'
import { runProcess } from '../in-process.ts'
import type { OutboxFigures } from '../processes/outbox.ts'
import { median } from '../rounds.ts'
import { compare, type Row } from '../row.ts'

export async function measureOutbox(folders: Folders): Promise<Row[]> {
  const { ours, nodemailer } = await runProcess<OutboxFigures>('outbox.ts', { FOLDER: folders.scratch('outbox') })
  const perSecond = (figures: readonly number[]) => Math.round(1000 / median(figures))
  return [
    compare({
      id: 'outbox-updates',
      what: 'An email of 1,000 to followers, from posting the update to the server’s acceptance',
      unit: 'ms',
      ours,
      theirs: nodemailer,
      peer: 'nodemailer, already written',
      atMost: 3,
      note: `${perSecond(ours)} emails a second, each durable before and after; ${perSecond(nodemailer)} by nodemailer alone, which keeps nothing.`,
    }),
  ]
}
