import { type LogFilter, readLog, type LogPage } from '../../../actions/moderation/log/read-log.ts'
import { paths } from '../../../../shared/paths.ts'
import { decisionActions } from '../../../domain/moderation/records.ts'
import type { Context } from 'koa'
import { toCsv } from '../../../domain/csv.ts'
import { Failure } from '../../../domain/failure.ts'
import { siteSlug } from '../../../domain/settings/current-site.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { requireAccount } from '../../session/session.ts'
import { admit } from '../../page/page-access.ts'
import { actionWords, byWords } from './decision-words.ts'

const idShape = /^[\w:-]{1,100}$/

/** The filter in a query string. Anything else is ignored. */
export function readFilter(query: URLSearchParams): LogFilter {
  const id = (name: string) => [query.get(name) ?? ''].filter((value) => idShape.test(value))[0]
  const action = decisionActions.find((known) => known === query.get('kind'))
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  const [by, accountId, launchId] = [id('by'), id('person'), id('launch')]
  return {
    ...(action !== undefined && { action }),
    ...(by !== undefined && { by }),
    ...(accountId !== undefined && { accountId }),
    ...(launchId !== undefined && { launchId }),
    ...(month !== undefined && { month }),
  }
}

type Loose = { [K in keyof LogFilter]?: LogFilter[K] | undefined }

/** A page of the log with a filter. With a format, an export of it. */
export function logLink(
  { action, by, accountId, launchId, month }: Loose,
  { before, format }: { before?: string; format?: 'csv' | 'json' } = {},
): string {
  const query = new URLSearchParams()
  const all = { kind: action, by, person: accountId, launch: launchId, month, before }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, value)
  return format === undefined ? paths.log(query) : paths.logFile({ format }, query)
}

/** The most decisions of one export, the newest; the filter reaches the others. */
const maxExported = 10_000

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
