import type { LogFilter } from '../../../actions/moderation/log/read-log.ts'
import { paths } from '../../../../shared/paths.ts'
import { decisionActions } from '../../../domain/moderation/records.ts'

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
