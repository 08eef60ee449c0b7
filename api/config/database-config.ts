import { readDatabaseAddress } from '../net/database-address.ts'

/** The database's URL, or null. It may contain a password, so no message repeats it. `name` is what errors call it. */
export function readDatabaseUrl(text: string | undefined, errors: string[], name = 'DATABASE_URL'): string | null {
  if (text === undefined) return null
  errors.push(...readDatabaseAddress(text).errors.map((error) => `${name} ${error}`))
  return text
}

/** The standbys' URL (DATABASE_READ_URL), or null. It may contain a password, so no message repeats it. */
export function readStandbyUrl(text: string | undefined, hasDatabase: boolean, errors: string[]): string | null {
  if (text === undefined) return null
  errors.push(...readDatabaseAddress(text, 'standbys').errors.map((error) => `DATABASE_READ_URL ${error}`))
  if (!hasDatabase) errors.push('DATABASE_READ_URL needs DATABASE_URL: it names the standbys of that database.')
  return text
}

/** Several processes need a database: a folder belongs to one. */
export function readWorkers(workers: number, hasDatabase: boolean, errors: string[]): number {
  if (workers > 1 && !hasDatabase)
    errors.push(`WORKERS=${workers} needs PostgreSQL, because only one process can use a folder. Set DATABASE_URL or unset WORKERS.`)
  return workers
}
