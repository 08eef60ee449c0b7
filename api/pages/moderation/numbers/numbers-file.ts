import type { Context } from 'koa'
import { paths } from '../../../../shared/paths.ts'
import { readSeries } from '../../../actions/numbers/read-numbers.ts'
import { toCsv } from '../../../domain/csv.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { admit } from '../../page/page-access.ts'
import { requireAccount } from '../../session/session.ts'

const days = 365

export async function exportNumbers(world: World, takeExport: TakeQuota, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  await admit(world, 'moderator', account, undefined)
  await takeExport(ctx, account.id)
  const series = await readSeries(world, days)
  ctx.attachment(paths.numbersFile().split('/').at(-1))
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'text/csv; charset=utf-8'
  const rows = (series[0]?.days ?? []).map(({ day }, at) => [day, ...series.map((each) => each.days[at]?.count ?? 0)])
  ctx.body = toCsv([['Day', ...series.map(({ label }) => label)], ...rows])
}
