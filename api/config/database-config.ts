import { readDatabaseAddress } from '../net/database-address.ts'

/** The database's URL, or null. It may contain a password, so no message repeats it. `name` is what errors call it. */
export function readDatabaseUrl(text: string | undefined, errors: string[], name = 'DATABASE_URL'): string | null {
  if (text === undefined) return null
  errors.push(...readDatabaseAddress(text).faults.map((fault) => `${name} ${fault}`))
  return text
}
