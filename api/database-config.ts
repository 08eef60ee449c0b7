/** The database's address, which may hold a password: no message repeats it. Null for none. */
export function readDatabaseUrl(text: string | undefined, faults: string[]): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  const isAddress = url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
  if (!isAddress) faults.push('DATABASE_URL must be an address such as postgres://user:password@db.example.org:5432/slipway.')
  return text
}
