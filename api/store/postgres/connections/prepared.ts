import { sql } from 'kysely'
import { DatabaseError, type QueryConfig } from 'pg'

const mark = '/* prepared */'

/** Planned only a few times. For lookups and writes by key: a search needs a plan for its very words. What differs must be a parameter. */
export const prepared = sql.raw(`${mark} `)

/** PostgreSQL keeps a plan of each in every connection. The others are planned each time. */
const maxNames = 100
const names = new Map<string, string>()

export function queryOf(text: string, parameters: readonly unknown[]): QueryConfig {
  const query = { text, values: [...parameters] }
  if (!text.startsWith(mark)) return query
  const name = names.get(text) ?? (names.size < maxNames ? `slipway_${names.size}` : undefined)
  if (name === undefined) return query
  names.set(text, name)
  return { ...query, name }
}

/** Whether the connection’s statements have become useless: a table has changed since, or a pooler has dropped them. A new connection prepares them again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'))
