export type DatabaseHost = { host: string; port: number }

/** The values of libpq's target_session_attrs that can give a writable server. */
const targets = ['read-write', 'primary', 'any'] as const
export type Target = (typeof targets)[number]
/** Those that can give a standby. */
const standbyTargets = ['standby', 'prefer-standby', 'read-only', 'any']

export type DatabaseAddress = {
  /** With the first host only, as the driver reads it. Contains a password. */
  url: string
  /** Empty if the URL has only one. */
  hosts: DatabaseHost[]
  /** The kind of server to use. With several hosts the default is the one that accepts writes. */
  target: Target
}

const standardPort = 5432
const example = 'postgres://user:password@db.example.org:5432/slipway'
const addressPattern = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#@]*)(?<rest>[/?].*)?$/i
const hostPattern = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/i

/**
 * Reads a URL that may name several hosts (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS). No error repeats
 * a part of it, because a password that isn't encoded may be anywhere in it. `kind` is what its servers are for.
 */
export function readDatabaseAddress(text: string, kind: 'writes' | 'standbys' = 'writes'): { address: DatabaseAddress; errors: string[] } {
  const { scheme = '', user = '', hosts: list = '', rest = '' } = addressPattern.exec(text)?.groups ?? {}
  const names = list.split(',')
  const errors: string[] = []
  const hosts = names.length === 1 ? [] : names.flatMap((name, index) => readHost(name, `host ${index + 1} of ${names.length}`, errors))
  const url = names.length === 1 ? text : `${scheme}${user}${names[0]}${rest}`
  const parameters = new URLSearchParams(rest.replace(/^[^?]*/, ''))
  if (!/^postgres(ql)?:/i.test(text)) errors.push(`must start with postgres:// or postgresql://, as in ${example}.`)
  else if (user !== '' && list === '' && !parameters.has('host')) errors.push(`has no host. Use a URL such as ${example}.`)
  else if (errors.length === 0 && !isUrl(url)) {
    errors.push(`must be a URL such as ${example}. In the password, percent-encode / @ # : ? and % (/ is %2F).`)
  }
  if (parameters.get('host')?.includes(',') || parameters.get('port')?.includes(','))
    errors.push('must list several hosts before the path (…@db1:5432,db2:5432/slipway), not in host= or port=.')
  const asked = parameters.get('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any')
  const target = targets.find((name) => name === asked)
  if (kind === 'standbys') {
    if (parameters.has('target_session_attrs') && !standbyTargets.includes(asked))
      errors.push(`must use one of these for target_session_attrs: ${standbyTargets.join(', ')}. Slipway only reads from standbys.`)
  } else if (target === undefined)
    errors.push(`must use one of these for target_session_attrs: ${targets.join(', ')}. Slipway needs a server it can write to.`)
  return { address: { url, hosts, target: target ?? 'any' }, errors }
}

function readHost(name: string, which: string, errors: string[]): DatabaseHost[] {
  const { host, port = String(standardPort) } = hostPattern.exec(name)?.groups ?? {}
  if (host === undefined) errors.push(`has an invalid name or port for ${which}.`)
  else if (Number(port) < 1 || Number(port) > 65_535) errors.push(`must have a port from 1 to 65535 for ${which}.`)
  return host === undefined ? [] : [{ host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) }]
}

function isUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return true
  } catch {
    return false // a percent sign in the password that wasn't encoded
  }
}
