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
  const rows = entries.map((entry) => Object.entries(columns).map(([name, read]) => [name, read(entry)] as const))
  ctx.attachment(`${siteSlug()}-moderation-log.${format}`)
  ctx.set('Cache-Control', 'no-store')
  ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
  ctx.body =
    format === 'csv'
      ? toCsv([Object.keys(columns), ...rows.map((row) => row.map(([, value]) => value))])
      : JSON.stringify({ decisions: rows.map((row) => Object.fromEntries(row)), complete: next === null }, null, 2)
}

const columns: Record<string, (entry: LogPage['entries'][number]) => string | number | null> = {
  id: ({ decision }) => decision.id,
  at: ({ decision }) => decision.at,
  decision: ({ decision }) => actionWords[decision.action],
  by: ({ decision, by }) => byWords(decision.by, by),
  byId: ({ decision }) => decision.by,
  person: ({ person }) => person,
  personId: ({ decision }) => decision.accountId,
  about: ({ decision, launch }) => decision.about ?? launch?.name ?? null,
  launchId: ({ decision }) => decision.launchId,
  commentId: ({ decision }) => decision.commentId,
  reason: ({ decision }) => decision.reason,
  flags: ({ decision }) => decision.reports ?? 0,
  undoneAt: ({ decision }) => decision.undone?.at ?? null,
  undoneBy: ({ decision: { undone }, undoneBy }) => (undone === undefined ? null : byWords(undone.by, undoneBy)),
  until: ({ decision: { until } }) => (until === null ? 'lifted' : (until ?? null)),
}
