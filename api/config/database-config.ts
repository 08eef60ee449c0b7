/** The database's address, which may hold a password: no message repeats it. Null for none. `name` is what faults call it. */
export function readDatabaseUrl(text: string | undefined, faults: string[], name = 'DATABASE_URL'): string | null {
  if (text === undefined) return null
  if (!isAddress(text))
    faults.push(
      `${name} must be an address such as postgres://user:password@db.example.org:5432/slipway. In a password, / @ # : ? and % must be percent-encoded (/ is %2F).`,
    )
  return text
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return true
  } catch {
    return false // a percent sign of a password that was not encoded
  }
}
