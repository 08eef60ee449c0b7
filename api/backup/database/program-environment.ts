/** Parameters of a database URL, and the variables that tell PostgreSQL’s programs the same. */
const variables: Record<string, string> = {
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslrootcert: 'PGSSLROOTCERT',
  options: 'PGOPTIONS',
}
const sslModes = new Set(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'])

/** Not by arguments, which every user of the machine can see. `server` is the one of several hosts that was found to accept writes. */
export function programEnvironment(databaseUrl: string, server: { host: string; port: number }): NodeJS.ProcessEnv {
  // Of several hosts, the URL parser accepts only one; which one doesn’t matter here.
  const url = new URL(databaseUrl.replace(/^(\w+:\/\/(?:[^/?#]*@)?)[^/?#@]*/, '$1host'))
  const environment: NodeJS.ProcessEnv = {
    ...withoutPostgres(process.env),
    PGHOST: server.host,
    PGPORT: String(server.port),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)) || url.searchParams.get('dbname') || decodeURIComponent(url.username),
    PGAPPNAME: 'slipway backup',
    PGCONNECT_TIMEOUT: '10',
  }
  if (url.username !== '') environment['PGUSER'] = decodeURIComponent(url.username)
  if (url.password !== '') environment['PGPASSWORD'] = decodeURIComponent(url.password)
  for (const [parameter, variable] of Object.entries(variables)) {
    const value = url.searchParams.get(parameter)
    if (value !== null) environment[variable] = value
  }
  const sslMode = url.searchParams.get('sslmode') ?? (url.searchParams.get('ssl') === 'true' ? 'require' : null)
  // “no-verify” is the driver’s word for what libpq calls “require”.
  if (sslMode !== null) environment['PGSSLMODE'] = sslModes.has(sslMode) ? sslMode : 'require'
  return environment
}

/** PGPASSFILE and PGPASSWORD still work for a URL without a password, as they do for the service. */
function withoutPostgres(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = new Set(['PGPASSFILE', 'PGPASSWORD', 'PGUSER', 'PGSSLROOTCERT', 'PGSSLCERT', 'PGSSLKEY'])
  return Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith('PG') || kept.has(name)))
}
