import type { Context } from 'koa'
import { readLog, type LogPage } from '../../../actions/moderation/log/read-log.ts'
import { toCsv } from '../../../domain/csv.ts'
import { Failure } from '../../../domain/failure.ts'
import { siteSlug } from '../../../domain/settings/current-site.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { requireAccount } from '../../session/session.ts'
import { admit } from '../../page/page-access.ts'
import { actionWords, byWords } from './decision-words.ts'
import { readFilter } from './log-filter.ts'

/** The most decisions of one export, the newest; the filter reaches the others. */
export const maxExported = 10_000

/** The log as log.csv or log.json, with the filter of the query. */
export async function exportLog(world: World, takeExport: TakeQuota, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const account = requireAccount(ctx)
  await admit(world, 'moderator', account, undefined)
  const { format } = ctx.params
  if (format !== 'csv' && format !== 'json') throw new Failure('NOT_FOUND', 'Page not found.')
  await takeExport(ctx, account.id)
  const filter = readFilter(new URLSearchParams(ctx.querystring))
  const { entries, next } = await readLog(world, filter, { limit: maxExported })
  const rows = entries.map(rowOf)
  ctx.attachment(`${siteSlug()}-moderation-log.${format}`)
  ctx.set('Cache-Control', 'no-store')
  ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
  ctx.body =
    format === 'csv'
      ? toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))])
      : JSON.stringify({ decisions: rows, complete: next === null }, null, 2)
}

type Row = ReturnType<typeof rowOf>

const rowOf = ({ decision, by, person, launch, undoneBy }: LogPage['entries'][number]) => ({
  id: decision.id,
  at: decision.at,
  decision: actionWords[decision.action],
  by: byWords(decision.by, by),
  byId: decision.by,
  person,
  personId: decision.accountId,
  about: decision.about ?? launch?.name ?? null,
  launchId: decision.launchId,
  commentId: decision.commentId,
  reason: decision.reason,
  reports: decision.reports ?? 0,
  undoneAt: decision.undone?.at ?? null,
  undoneBy: decision.undone === undefined ? null : byWords(decision.undone.by, undoneBy),
})

const columns = [
  'id',
  'at',
  'decision',
  'by',
  'byId',
  'person',
  'personId',
  'about',
  'launchId',
  'commentId',
  'reason',
  'reports',
  'undoneAt',
  'undoneBy',
] as const satisfies (keyof Row)[]
