import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { isLoopbackHost } from '../../shared/hosts.ts'
import { readDatabaseUrl } from './database-config.ts'
import { readModelConfig, type ModelConfig } from './model-config.ts'
import { readSignInConfig, type SignInConfig } from './sign-in-config.ts'

export type Config = SignInConfig & {
  port: number
  host: string
  /** Public origin without a trailing slash. */
  siteUrl: string
  /** A PostgreSQL that any number of processes share; null: the embedded store in `dataDir`. Holds a password. */
  databaseUrl: string | null
  /** Neither read nor made where there is a database. */
  dataDir: string
  /** Own proxies in front of the service. */
  trustProxy: number
  /** `host:port` entries the crawler may reach although they are not public. */
  crawlAllow: string[]
  auditsPerHour: number
  draftsPerHour: number
  readsPerMinute: number
  signUpsPerHour: number
  weekCapacity: number
  /** Where visitors reach the people who run the site: a link, or null when they have not said. */
  contact: string | null
  /** E-mail addresses of the accounts that moderate, lower case. */
  moderators: string[]
  /** Real people are served: nothing invented is trusted. */
  production: boolean
  sampleData: boolean
  logLevel: LogLevel
  /** A language model that drafts listings; null: rules alone do. */
  model: ModelConfig | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Every fault of the configuration at once, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: string[]
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

type Environment = Record<string, string | undefined>

/** Reads the settings; `production` refuses what is unsafe there. Throws ConfigError. */
export function readConfig(env: Environment, { production }: { production: boolean }): Config {
  const faults: string[] = []
  const given = (name: string) => env[name]?.trim() || undefined

  const integer = (name: string, standard: number, min: number, max: number): number => {
    const text = given(name)
    if (text === undefined) return standard
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
    return standard
  }
  const flag = (name: string, standard: boolean): boolean => {
    const text = given(name)
    if (text === undefined || text === '0' || text === '1') return text === undefined ? standard : text === '1'
    faults.push(`${name} must be 0 or 1, not "${text}".`)
    return standard
  }

  const port = integer('PORT', 3000, 0, 65535)
  const host = given('HOST') ?? '127.0.0.1'
  if (isIP(host) === 0 && !/^[a-z0-9.-]+$/i.test(host)) faults.push(`HOST must be an address or a host name, not "${host}".`)

  if (production && given('SITE_URL') === undefined && !isLoopbackHost(host))
    faults.push(`SITE_URL must be set where HOST is "${host}": every link would lead visitors to their own machine.`)
  const siteUrl = readOrigin(given('SITE_URL') ?? `http://localhost:${port}`, production, faults)
  const trustProxy = integer('TRUST_PROXY', 0, 0, 10)
  if (production && siteUrl.startsWith('https:') && trustProxy === 0)
    faults.push(
      'TRUST_PROXY must be at least 1 where SITE_URL is https: a proxy ends the encryption, and without its word everybody seems to call from its address.',
    )
  const crawlAllow = readHosts(given('CRAWL_ALLOW'), faults)
  if (production && crawlAllow.length > 0)
    faults.push('CRAWL_ALLOW opens private addresses to anyone who asks for an audit and is refused in production: unset it.')

  const sampleData = flag('SAMPLE_DATA', !production)
  if (production && sampleData)
    faults.push('SAMPLE_DATA=1 would fill a real catalog with invented launches: unset it, or use npm start to try the service.')

  const logLevel = logLevels.find((level) => level === (given('LOG_LEVEL') ?? 'info'))
  if (logLevel === undefined) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${given('LOG_LEVEL')}".`)

  const databaseUrl = readDatabaseUrl(given('DATABASE_URL'), faults)
  const dataDir = given('DATA_DIR') ?? 'data'
  const config: Config = {
    port,
    host,
    siteUrl,
    databaseUrl,
    dataDir: databaseUrl === null ? readFolder(dataDir, faults) : resolve(dataDir),
    trustProxy,
    crawlAllow,
    auditsPerHour: integer('AUDITS_PER_HOUR', 10, 1, 1_000_000),
    draftsPerHour: integer('DRAFTS_PER_HOUR', 10, 1, 1_000_000),
    readsPerMinute: integer('READS_PER_MINUTE', 60, 1, 1_000_000),
    signUpsPerHour: integer('SIGN_UPS_PER_HOUR', 10, 1, 1_000_000),
    weekCapacity: integer('WEEK_CAPACITY', 10, 0, 100_000),
    contact: readContact(given('CONTACT'), faults),
    moderators: readAddresses(given('MODERATORS'), faults),
    production,
    ...readSignInConfig(given, production, faults),
    model: readModelConfig(given, integer('MODEL_CALLS_PER_DAY', 500, 1, 1_000_000), production, faults),
    sampleData,
    logLevel: logLevel ?? 'info',
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** What is there of the path must be a folder to write in; the rest is made at start. */
function readFolder(text: string, faults: string[]): string {
  const folder = resolve(text)
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  try {
    if (!statSync(there).isDirectory()) throw new Error('no folder')
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch {
    faults.push(`DATA_DIR must be a folder that can be written to, and "${there}" is not.`)
  }
  return folder
}

function readOrigin(text: string, production: boolean, faults: string[]): string {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    faults.push(`SITE_URL must be an origin such as https://launches.example.org, not "${text}".`)
    return text
  }
  if (production && url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    faults.push(`SITE_URL must be https outside this machine, not "${text}".`)
  return url.origin
}

function readHosts(text: string | undefined, faults: string[]): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  for (const entry of entries)
    if (!/^([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/.test(entry)) faults.push(`CRAWL_ALLOW must list host:port entries, not "${entry}".`)
  return entries
}

function readContact(text: string | undefined, faults: string[]): string | null {
  if (text === undefined) return null
  if (/^[^@\s:/]+@[^@\s/]+$/.test(text)) return `mailto:${text}`
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  faults.push(`CONTACT must be an e-mail address or a web address, not "${text}".`)
  return null
}

function readAddresses(text: string | undefined, faults: string[]): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  for (const entry of entries) if (!/^[^@\s]+@[^@\s]+$/.test(entry)) faults.push(`MODERATORS must list e-mail addresses, not "${entry}".`)
  return entries
}
