import { Failure } from '../../../domain/failure.ts'
import { summarizeMonth, type MonthSummary } from '../../../domain/moderation/summary.ts'
import type { World } from '../../../ports/world.ts'
import { readReceived } from '../../decisions/count-received.ts'
import { monthsBack } from '../../../domain/months.ts'

const monthsShown = 12

/** The last twelve months of moderation, newest first, without months before the first decision. Throws NOT_FOUND unless the operator publishes it. */
export async function readSummary(world: Pick<World, 'store' | 'clock' | 'rules'>): Promise<MonthSummary[]> {
  if (!world.rules.publicSummary) throw new Failure('NOT_FOUND', 'Page not found.')
  const months: MonthSummary[] = []
  for (const month of [...monthsBack(world.clock())].slice(0, monthsShown))
    months.push(summarizeMonth(month, await world.store.list('decisions', 'month', month), await readReceived(world.store, month)))
  const first = months.findLastIndex(
    ({ counts, reportsReceived, appealsReceived }) => counts.length > 0 || reportsReceived + appealsReceived > 0,
  )
  return months.slice(0, first + 1)
}
