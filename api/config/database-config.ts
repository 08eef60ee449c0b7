/** The database's URL, or null. It may contain a password, so no message repeats it. `name` is what errors call it. */
export function readDatabaseUrl(text: string | undefined, errors: string[], name = 'DATABASE_URL'): string | null {
  if (text === undefined) return null
  if (!isDatabaseUrl(text))
    errors.push(
      `${name} must be a URL such as postgres://user:password@db.example.org:5432/slipway. In the password, percent-encode / @ # : ? and % (/ is %2F).`,
    )
  return text
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return true
  } catch {
    return false // a percent sign in the password that wasn't encoded
  }
}
